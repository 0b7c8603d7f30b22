// Registers the service worker and hands it what the page has loaded, so that it can be read again without a network.

interface Connection {
  readonly saveData?: boolean;
}

/** The reader asked for little data to be loaded. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;

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
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loadedFiles(withTariff));
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
