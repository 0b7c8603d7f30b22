// The built files a page links to: names with a hash of their content, kept by browsers for ever.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whole } from '../http/answer.ts';
import type { KitRequest, Reply } from '../http/exchange.ts';
import { EVERYWHERE, type HeaderValues, listed, withHeaders } from '../http/headers.ts';
import { chooseCoding } from '../http/negotiate.ts';
import type { Route } from '../http/route.ts';
import type { FieldMap } from '../prompts/kit.ts';

/** Written by the web build: the name a page knows to the file under `dist/web`. */
export interface Manifest {
  readonly files: Readonly<Record<string, string>>;
}

export interface Assets {
  /** The path of a built file, such as `/assets/finder-1a2b3c4d.js`; an unknown name throws. */
  path(name: string): string;
  /** The path of a page's script in a language; one that says nothing is the same in all. */
  script(name: string, language: string): string;
  /** The fields of each tool that computes, by slug. */
  readonly toolFields: Readonly<Record<string, FieldMap>>;
  /** The built file of this name; undefined when there is none. */
  serve(name: string, request: KitRequest): Reply | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  bin: 'application/octet-stream',
  png: 'image/png',
  ico: 'image/x-icon',
};

const PREFIX = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `finder.js` in English, `finder.hi.js` in Hindi. */
export const scriptName = (name: string, language: string): string =>
  language === 'en' ? name : name.replace(/\.js$/, `.${language}.js`);

/** `folder` is `dist/web`. Files are read on first use and kept. */
export function openAssets(folder: string): Assets {
  const { files } = readJson<Manifest>(join(folder, 'manifest.json'));
  const toolFields = readJson<Readonly<Record<string, FieldMap>>>(join(folder, 'tools.json'));
  const known = new Set(Object.values(files));
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  const read = (name: string): Uint8Array<ArrayBuffer> => {
    const ready = kept.get(name);
    if (ready !== undefined) return ready;
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    kept.set(name, bytes);
    return bytes;
  };

  const assets: Assets = {
    toolFields,
    script: (name, language) =>
      assets.path(files[scriptName(name, language)] === undefined ? name : scriptName(name, language)),
    path(name) {
      const file = files[name];
      if (file === undefined) throw new Error(`There is no built file "${name}"; make it with "npm run build".`);
      return `${PREFIX}${file}`;
    },
    serve(name, request) {
      if (!known.has(name)) return undefined;
      const coding = chooseCoding(request.header('accept-encoding'));
      const ending = coding === 'br' ? '.br' : coding === 'gzip' ? '.gz' : '';
      const body = read(name + ending);
      const headers: Record<string, string> = {
        ...EVERYWHERE,
        'Content-Type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'Content-Length': String(body.byteLength),
        'Cache-Control': FOR_EVER,
        // The worker is a document of its own: it may load code and data from here and nothing else.
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
        Vary: 'Accept-Encoding',
      };
      if (ending !== '') headers['Content-Encoding'] = coding;
      return { status: 200, headers: listed(headers), body };
    },
  };
  return assets;
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
  handle({ request }) {
    const reply = assets().serve(assets().path(name).slice(PREFIX.length), request);
    return reply && whole({ ...reply, headers: withHeaders(reply.headers, headers) });
  },
});

export const assetRoute = (assets: () => Assets): Route => ({
  method: 'GET',
  path: `${PREFIX}:name`,
  handle({ request, param }) {
    const reply = assets().serve(param('name'), request);
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
