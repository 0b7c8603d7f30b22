// The built files a page links to: names with a hash of their content, kept by browsers for ever.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codingFor } from '../http/answers.ts';
import type { AppContext } from '../http/context.ts';
import { type Bytes, bodyOf, type Coding, type Packer } from '../http/keptAnswer.ts';
import type { App } from '../http/service.ts';
import type { FieldMap } from '../prompts/kit.ts';

/** Written by the web build: the name a page knows to the file under `dist/web`. */
export interface Manifest {
  readonly files: Readonly<Record<string, string>>;
}

/** Files of `dist/data` that pages load. They are served from there, so that the package carries the tariff once. */
export const DATA_FILES: readonly string[] = ['tariff.bin', 'search.bin'];

/** `finder.js` as `finder-1a2b3c4d5e.js`, by the content. */
export function hashedName(name: string, bytes: Uint8Array): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${name.slice(dot)}`;
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
  /** The built file of this name as it is or in a coding; undefined when there is none. */
  read(file: string, coding: Coding | undefined, packer: Packer | undefined): Promise<Bytes> | undefined;
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
const ENDINGS: Readonly<Record<Coding, string>> = { br: 'br', gzip: 'gz' };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `finder.js` in English, `finder.hi.js` in Hindi. */
export const scriptName = (name: string, language: string): string =>
  language === 'en' ? name : name.replace(/\.js$/, `.${language}.js`);

export const codeNamesFile = (language: string): string => `codeNames.${language}.json`;

/**
 * `folder` is `dist/web`. Files are read on first use and kept. Only packing makes compressed forms; where they are missing,
 * they are made on first use. The data files get their names here, so that new data have a new name after a reload.
 */
export function openAssets(folder: string): Assets {
  const manifest = readJson<Manifest>(join(folder, 'manifest.json'));
  const toolFields = readJson<Readonly<Record<string, FieldMap>>>(join(folder, 'tools.json'));
  const dataPath = (name: string): string => join(folder, '..', 'data', name);
  const dataFiles = DATA_FILES.map((name) => [name, hashedName(name, readFileSync(dataPath(name)))] as const);
  const files: Manifest['files'] = { ...manifest.files, ...Object.fromEntries(dataFiles) };
  const nameOf = new Map(Object.entries(files).map(([name, file]) => [file, name]));
  const kept = new Map<string, Promise<Bytes>>();

  const read = async (file: string, name: string, coding: Coding | undefined, packer?: Packer): Promise<Bytes> => {
    const packed = coding && join(folder, `${file}.${ENDINGS[coding]}`);
    if (packed !== undefined && existsSync(packed)) return new Uint8Array(await readFile(packed));
    const path = DATA_FILES.includes(name) ? dataPath(name) : join(folder, file);
    const bytes = new Uint8Array(await readFile(path));
    // Browsers keep it for ever under this name.
    if (hashedName(name, bytes) !== file) throw new Error(`${path} has changed since the server read it.`);
    return coding === undefined || packer === undefined
      ? bytes
      : packer.pack(bytes, coding, bytes.byteLength < QUICKLY_PACKED_BYTES);
  };
  const bytesOf = (file: string, name: string, coding: Coding | undefined, packer?: Packer): Promise<Bytes> => {
    const key = `${file} ${coding}`;
    const bytes = kept.get(key) ?? read(file, name, coding, packer);
    kept.set(key, bytes);
    // What failed is tried again at the next request.
    bytes.catch(() => kept.delete(key));
    return bytes;
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
    read(file, coding, packer) {
      const name = nameOf.get(file);
      return name === undefined ? undefined : bytesOf(file, name, coding, packer);
    },
  };
  return assets;
}

/** Built files that browsers look for at the root; they change under their name, so no cache keeps them for ever. */
const AT_ROOT = { '/favicon.ico': 'favicon.ico', '/apple-touch-icon.png': 'apple-touch-icon.png' };
const A_DAY = 'public, max-age=86400';

export function addAssetRoutes(app: App, assets: () => Assets): void {
  const fileOf = (name: string): string => assets().path(name).slice(PREFIX.length);
  app.get(`${PREFIX}:name`, (c) => sendAsset(c, assets(), c.req.param('name'), FOR_EVER));
  for (const [path, name] of Object.entries(AT_ROOT)) {
    app.get(path, (c) => sendAsset(c, assets(), fileOf(name), A_DAY));
  }
  // The service worker rules the pages below its own path, and browsers look for a new one with each visit.
  app.get('/sw.js', (c) => sendAsset(c, assets(), fileOf('serviceWorker.js'), 'no-cache'));
}

async function sendAsset(c: AppContext, assets: Assets, name: string, cacheControl: string): Promise<Response> {
  c.set('route', `${PREFIX}:name`);
  const coding = codingFor(c);
  const bytes = await assets.read(name, coding, c.var.kit.packer);
  if (bytes === undefined) return c.notFound();
  return c.body(bodyOf(bytes), 200, {
    'Content-Type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': cacheControl,
    // The worker is a document of its own: it may load code and data from here and nothing else.
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    Vary: 'Accept-Encoding',
    ...(coding !== undefined && { 'Content-Encoding': coding }),
  });
}

function readJson<Content>(path: string): Content {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch {
    throw new Error(`${path} is missing or damaged; make it with "npm run build".`);
  }
}
