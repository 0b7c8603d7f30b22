// The built files a page links to: names with a hash of their content, kept by browsers for ever.
import { existsSync, readFile as readFileLater, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whole } from '../http/answer.ts';
import type { KitRequest, Reply } from '../http/exchange.ts';
import { EVERYWHERE, type HeaderValues, listed, withHeaders } from '../http/headers.ts';
import { type Coding, chooseCoding } from '../http/negotiate.ts';
import type { Route } from '../http/route.ts';
import { type Bytes, compressAside } from '../http/runtime.ts';
import type { FieldMap } from '../prompts/kit.ts';
import { packAs } from './transport.ts';

/** A start would wait for Node's module of file promises, which brings a dozen others along. */
const readFile = promisify(readFileLater);

/** Written by the web build: the name a page knows to the file under `dist/web`. */
export interface Manifest {
  readonly files: Readonly<Record<string, string>>;
  /** Files that are made of one of `dist/data`, and how: see transport.ts. */
  readonly packed: Readonly<Record<string, string>>;
}

export interface Assets {
  /** The path of a built file, such as `/assets/finder-1a2b3c4d.js`; an unknown name throws. */
  path(name: string): string;
  /** The path of a page's script in a language; one that says nothing is the same in all. */
  script(name: string, language: string): string;
  /** The path of the names of codes in a language; undefined: it has none. */
  codeNames(language: string): string | undefined;
  /** The fields of each tool that computes, by slug. */
  readonly toolFields: Readonly<Record<string, FieldMap>>;
  /** The built file of this name; undefined when there is none. */
  serve(name: string, request: KitRequest): Promise<Reply> | undefined;
}

/** Longer ones, the tariff's data, would keep their first reader waiting. */
const QUICKLY_PACKED_BYTES = 512 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  bin: 'application/octet-stream',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/json; charset=utf-8',
  gs: 'text/plain; charset=utf-8',
  pq: 'text/plain; charset=utf-8',
  py: 'text/plain; charset=utf-8',
};

const PREFIX = '/assets/';
const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `finder.js` in English, `finder.hi.js` in Hindi. */
export const scriptName = (name: string, language: string): string =>
  language === 'en' ? name : name.replace(/\.js$/, `.${language}.js`);

export const codeNamesFile = (language: string): string => `codeNames.${language}.json`;

/**
 * `folder` is `dist/web`. Files are read on first use and kept. The package carries the tariff once, in `dist/data`: what
 * the browser gets of it, and its compressed forms, are made on first use where the build has not made them.
 */
export function openAssets(folder: string): Assets {
  const { files, packed } = readJson<Manifest>(join(folder, 'manifest.json'));
  const choicesOf = new Map(Object.entries(packed).map(([name, choices]) => [files[name] ?? '', { name, choices }]));
  const toolFields = readJson<Readonly<Record<string, FieldMap>>>(join(folder, 'tools.json'));
  const known = new Set(Object.values(files));
  const kept = new Map<string, Promise<Bytes>>();

  const made = async (name: string, coding: Coding): Promise<Bytes> => {
    if (coding !== 'identity') {
      const bytes = await bytesOf(name, 'identity');
      return compressAside(bytes, coding, bytes.byteLength < QUICKLY_PACKED_BYTES);
    }
    const source = choicesOf.get(name);
    if (source === undefined) throw new Error(`${join(folder, name)} is missing; make it with "npm run build".`);
    return new Uint8Array(packAs(await readFile(join(folder, '..', 'data', source.name)), source.choices));
  };
  const bytesOf = (name: string, coding: Coding): Promise<Bytes> => {
    const path = join(folder, name + ENDINGS[coding]);
    const ready =
      kept.get(path) ?? (existsSync(path) ? readFile(path).then((bytes) => new Uint8Array(bytes)) : made(name, coding));
    kept.set(path, ready);
    // What failed is tried again at the next request.
    ready.catch(() => kept.delete(path));
    return ready;
  };

  const assets: Assets = {
    toolFields,
    script: (name, language) =>
      assets.path(files[scriptName(name, language)] === undefined ? name : scriptName(name, language)),
    codeNames: (language) =>
      files[codeNamesFile(language)] === undefined ? undefined : assets.path(codeNamesFile(language)),
    path(name) {
      const file = files[name];
      if (file === undefined) throw new Error(`There is no built file "${name}"; make it with "npm run build".`);
      return `${PREFIX}${file}`;
    },
    serve(name, request) {
      if (!known.has(name)) return undefined;
      const coding = chooseCoding(request.header('accept-encoding'));
      return bytesOf(name, coding).then((body) => replyWith(name, coding, body));
    },
  };
  return assets;
}

function replyWith(name: string, coding: Coding, body: Bytes): Reply {
  const headers: Record<string, string> = {
    ...EVERYWHERE,
    'Content-Type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Content-Length': String(body.byteLength),
    'Cache-Control': FOR_EVER,
    // The worker is a document of its own: it may load code and data from here and nothing else.
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    Vary: 'Accept-Encoding',
  };
  if (coding !== 'identity') headers['Content-Encoding'] = coding;
  return { status: 200, headers: listed(headers), body };
}

/** Built files that browsers look for at the root, whatever the page says. */
const AT_ROOT: readonly (readonly [path: string, name: string])[] = [
  ['/favicon.ico', 'favicon.ico'],
  ['/apple-touch-icon.png', 'apple-touch-icon.png'],
];

/** They change under their name, so no cache keeps them for ever. */
export const rootFileRoutes = (assets: () => Assets): readonly Route[] =>
  AT_ROOT.map(([path, name]) => fileAt(assets, path, name, { 'Cache-Control': 'public, max-age=86400' }));

/** The service worker rules the pages below its own path, and browsers look for a new one with each visit. */
export const serviceWorkerRoute = (assets: () => Assets): Route =>
  fileAt(assets, '/sw.js', 'serviceWorker.js', { 'Cache-Control': 'no-cache' });

const fileAt = (assets: () => Assets, path: string, name: string, headers: HeaderValues): Route => ({
  method: 'GET',
  path,
  async handle({ request }) {
    const reply = await assets().serve(assets().path(name).slice(PREFIX.length), request);
    return reply && whole({ ...reply, headers: withHeaders(reply.headers, headers) });
  },
});

export const assetRoute = (assets: () => Assets): Route => ({
  method: 'GET',
  path: `${PREFIX}:name`,
  async handle({ request, param }) {
    const reply = await assets().serve(param('name'), request);
    return reply && whole(reply);
  },
});

function readJson<Content>(path: string): Content {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch {
    throw new Error(`${path} is missing or damaged; make it with "npm run build".`);
  }
}
