// The service worker: what was loaded once works without a network. Built files never change under their name, so the
// kept copy is taken first; pages are asked for anew, so that a new day's data come as soon as there is a network.

/** What of a service worker's surroundings is used; the types of pages do not have them. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface Surroundings {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: Told) => void): void;
}
const here = globalThis as unknown as Surroundings;

const CACHE = 'kosh-1';
/** A page that takes longer is taken from what was kept, if it is there. */
const SLOW_MS = 4000;
const MOST_PAGES = 60;
/** The tariff, and the names of codes. */
const DATA_ENDINGS = ['.bin', '.json'];

const root = (): string => here.registration.scope;
const isAsset = (url: URL): boolean => url.href.startsWith(`${root()}assets/`);
/** The finder's own page in another language. */
const isStart = (url: URL): boolean =>
  url.href.startsWith(root()) && /^\?lang=[a-z]+$/.test(url.href.slice(root().length));

/** Built files: the kept copy, else the network's, which is kept. */
async function assetOf(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** Searches are not kept: without a network the finder's own page answers them. */
const isKeptPage = (url: URL, response: Response): boolean =>
  response.ok &&
  /^(?:\?lang=[a-z]+)?$/.test(url.search) &&
  !/no-store/.test(response.headers.get('cache-control') ?? '');

async function keepPage(cache: Cache, url: URL, response: Response): Promise<void> {
  await cache.delete(url.href);
  await cache.put(url.href, response);
  const pages = (await cache.keys()).filter((one) => !isAsset(new URL(one.url)) && one.url !== root());
  for (const old of pages.slice(0, Math.max(0, pages.length - MOST_PAGES))) await cache.delete(old);
}

/** The page of a code that is not kept is the finder's answer to its digits; undefined: it is no such page. */
function codeAsked(url: URL): string | undefined {
  const [, code] = /^codes\/(\d{4,8})$/.exec(url.href.slice(root().length).split('?')[0] ?? '') ?? [];
  if (code === undefined) return undefined;
  url.searchParams.set('q', code);
  return root() + url.search;
}

async function pageOf(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  const fromNetwork = fetch(request).then(async (response) => {
    if (isKeptPage(url, response)) await keepPage(cache, url, response.clone());
    return response;
  });
  /** The finder's own page in the language of the address. */
  const start = async (): Promise<Response | undefined> =>
    (await cache.match(`${root()}?lang=${url.searchParams.get('lang')}`)) ?? cache.match(root());
  const kept = async (): Promise<Response | undefined> =>
    (await cache.match(url.href)) ??
    // The page of a calculator fills in by itself what stands in the address.
    (isBelow(url.href, 'tools/') ? cache.match(url.href, { ignoreSearch: true }) : undefined) ??
    (url.href.split('?')[0] === root() ? start() : undefined);
  const slow = new Promise<undefined>((done) => setTimeout(done, SLOW_MS, undefined));
  const first = await Promise.race([fromNetwork.catch(() => undefined), slow]);
  return (
    first ??
    (await kept()) ??
    fromNetwork.catch(async (error: unknown) => {
      const finder = (await start()) ?? raise(error);
      const asked = codeAsked(url);
      return asked === undefined ? finder : Response.redirect(asked);
    })
  );
}

function raise(error: unknown): never {
  throw error;
}

/** What a page asks to be kept. */
interface Wanted {
  /** Built files that it has loaded. */
  readonly files?: readonly string[];
  /** Pages that work without a network, with all that they load. */
  readonly pages?: readonly string[];
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' && value !== null && Object.values(value).every(isList);

const isData = (address: string): boolean => DATA_ENDINGS.some((ending) => address.endsWith(ending));

/** What a built file is, whatever it holds: `…/assets/finder.js` of `…/assets/finder-6747f42172.js`. */
const kindOf = (address: string): string => address.replace(/-[0-9a-f]+(?=\.\w+$)/, '');

/** The built files that a page names. */
const filesOf = (page: string): readonly string[] =>
  Array.from(page.matchAll(/\/assets\/[\w.-]+/g), ([path]) => root() + path.slice(1));

/** Keeps what a page loaded before this worker was there. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const urls = addresses.map((one) => new URL(one, root()));
  const wanted = urls.filter((url) => isAsset(url) || isStart(url)).map(({ href }) => href);
  for (const url of wanted) if ((await cache.match(url)) === undefined) await cache.add(url);
  await dropReplaced(cache, wanted);
}

/** Keeps pages that work without a network, one after the other, so that what a reader asks for meanwhile comes first. */
async function keepPages(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { href } of addresses.map((one) => new URL(one, root()))) {
    if (!href.startsWith(root())) continue;
    if ((await cache.match(href)) === undefined) await cache.add(href);
    const files = filesOf(await textOf(cache, href)).filter((file) => !file.endsWith('.png'));
    // A calculator that needs the tariff loads it when it is used.
    const needed = isBelow(href, 'tools/') ? files.filter((file) => !isData(file)) : files;
    for (const file of needed) if ((await cache.match(file)) === undefined) await cache.add(file);
  }
}

const isBelow = (address: string, path: string): boolean => address.startsWith(root() + path);

/**
 * After a new build: the start pages, and others that need data which it replaced, are fetched anew with their files;
 * then every file goes that no kept page names. Other pages keep theirs until they are opened again.
 */
async function dropReplaced(cache: Cache, wanted: readonly string[]): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url);
  // Until the new data are there, the old ones still answer without a network.
  if (kept.some(isData) && !wanted.some(isData)) return;
  const newest = new Map(wanted.map((file) => [kindOf(file), file]));
  const isReplaced = (file: string): boolean => (newest.get(kindOf(file)) ?? file) !== file;
  if (!kept.some(isReplaced)) return;
  const keptKinds = new Set(kept.map(kindOf));
  const named = new Set(wanted);
  for (const page of kept.filter((one) => !isAsset(new URL(one)))) {
    const files = filesOf(await textOf(cache, page));
    const isStartPage = page === root() || isStart(new URL(page));
    const isOld = files.some((file) => (isStartPage || isData(file)) && isReplaced(file));
    // A page that does not come stays as it is, with its files.
    const needed = isOld ? await renew(cache, page, keptKinds).catch(() => files) : files;
    for (const file of needed) named.add(file);
  }
  for (const file of kept) if (isAsset(new URL(file)) && !named.has(file)) await cache.delete(file);
}

const textOf = async (cache: Cache, page: string): Promise<string> => (await cache.match(page))?.text() ?? '';

/** Fetches a page anew, with its files of the kinds that were kept; the files that it names. */
async function renew(cache: Cache, page: string, kinds: ReadonlySet<string>): Promise<readonly string[]> {
  await cache.add(new Request(page, { cache: 'reload' }));
  const files = filesOf(await textOf(cache, page));
  for (const file of files) {
    if (kinds.has(kindOf(file)) && (await cache.match(file)) === undefined) await cache.add(file);
  }
  return files;
}

here.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(root()))
      .then(() => here.skipWaiting()),
  );
});
here.addEventListener('activate', (event) => {
  event.waitUntil(here.clients.claim());
});
here.addEventListener('message', (event) => {
  if (!isWanted(event.data)) return;
  const { files, pages } = event.data;
  if (files !== undefined) event.waitUntil(keep(files));
  if (pages !== undefined) event.waitUntil(keepPages(pages));
});
here.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(root())) return;
  if (isAsset(url)) event.respondWith(assetOf(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(request));
});
