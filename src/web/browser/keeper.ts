// Keeps what works without a network, once the page is idle, and says when there is none. Fetched last of all, by every page.
import { texts } from '../texts/ofPage.ts';
import { isCostly, keepOffline, worker } from './offline.ts';

const { offline: words } = texts;
const { base = '', links = '', service = '', records = '', search = '' } = document.documentElement.dataset;
/** What the reader came for has been loaded by then. */
const IDLE_MS = 4000;
/** So much are the calculators with their scripts, packed. */
const CALCULATORS_MB = 1;

const inLanguage = (path: string): string => base + path + (links === '' ? '' : `?lang=${links}`);

/** The pages that work in the browser alone. */
async function pages(): Promise<readonly string[]> {
  if (service === 'tariff') return ['/', '/bulk', '/check'].map(inLanguage);
  const list = inLanguage('/calculators');
  const page = new DOMParser().parseFromString(await (await fetch(list)).text(), 'text/html');
  const tools = [...page.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return [list, ...new Set(tools.filter((address) => address.startsWith(`${base}/tools/`)))];
}

const keepPages = async (): Promise<void> => (await worker())?.postMessage({ pages: await pages() });

/** Megabytes that the tariff takes on its way. */
async function sizeOf(...addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const { headers } = await fetch(address, { method: 'HEAD' });
    return Number(headers.get('content-length') ?? 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1e6;
}

/** Where data cost money nothing is fetched before somebody asks for it. */
async function offerButton(): Promise<void> {
  const size = records === '' ? CALCULATORS_MB : await sizeOf(records, search);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.keep(texts.form.number(Math.ceil(size * 10) / 10));
  button.addEventListener('click', () => {
    button.disabled = true;
    keepPages().then(
      () => {
        button.textContent = words.keeping;
      },
      () => {
        button.disabled = false;
      },
    );
  });
  document.querySelector('footer .wide')?.prepend(button);
}

function sayWhenOffline(): void {
  const note = document.createElement('p');
  note.className = 'notice offline';
  note.role = 'status';
  document.querySelector('main')?.before(note);
  const show = (): void => {
    note.hidden = navigator.onLine;
    note.textContent = navigator.onLine ? '' : service === 'tariff' ? words.codes : words.calculators;
  };
  for (const kind of ['online', 'offline']) addEventListener(kind, show);
  show();
}

async function keepWhenIdle(): Promise<void> {
  await keepOffline(false);
  if (isCostly()) return offerButton();
  setTimeout(() => void keepPages().catch(() => {}), IDLE_MS);
}

sayWhenOffline();
if ('serviceWorker' in navigator) keepWhenIdle().catch(() => {});
