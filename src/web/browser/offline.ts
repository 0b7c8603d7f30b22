// Registers the service worker and hands it what the page has loaded, so that it can be read again without a network.

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};

/** The reader asked for little data to be loaded. */
export const savesData = (): boolean => connection().saveData === true;

/** What is not asked for should not be loaded: the reader saves data, or they come slowly. */
export const isCostly = (): boolean => savesData() || /2g$/.test(connection().effectiveType ?? '');

const { base = '' } = document.documentElement.dataset;

/** The built files of this page: those in its head, and those of the tariff once they are loaded; the start page in its language. */
function loadedFiles(withTariff: boolean): readonly string[] {
  const { worker = '', records = '', search = '', codeNames = '', links = '' } = document.documentElement.dataset;
  const own = [
    links === '' ? '' : `${base}/?lang=${links}`,
    ...[...document.scripts].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=icon]')].map(({ href }) => href),
  ];
  return [...own, ...(withTariff ? [worker, records, search, codeNames] : [])].filter((address) => address !== '');
}

/** `withTariff`: the tariff is in this browser now. Where there are no service workers, nothing happens. */
export async function keepOffline(withTariff: boolean): Promise<void> {
  (await worker())?.postMessage({ files: loadedFiles(withTariff) });
}

/** The service worker of these pages; undefined: this browser has none. */
export async function worker(): Promise<ServiceWorker | null | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
  return (await navigator.serviceWorker.ready).active;
}

/** Tells when the reader comes back on another day than the page was last used on. */
export function onNewDay(today: () => string, told: () => void): void {
  let day = today();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || today() === day) return;
    day = today();
    told();
  });
}
