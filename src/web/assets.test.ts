// Built files are served as they are, the data files from `dist/data`; compressed forms are made where packing made none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coding } from '../http/keptAnswer.ts';
import { nodePacker } from '../server/compression.ts';
import { type Assets, DATA_FILES, hashedName, openAssets } from './assets.ts';

const SCRIPT = Buffer.from('let a;');
const SCRIPT_FILE = hashedName('page.js', SCRIPT);
const DATA = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) % 251);
const DATA_FILE = hashedName('tariff.bin', DATA);

let folder: string;
let assets: Assets;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-assets-'));
  for (const name of ['web', 'data']) mkdirSync(join(folder, name));
  const files = { 'page.js': SCRIPT_FILE, 'gone.js': 'gone-1.js' };
  writeFileSync(join(folder, 'web', 'manifest.json'), JSON.stringify({ files }));
  writeFileSync(join(folder, 'web', 'tools.json'), '{}');
  writeFileSync(join(folder, 'web', SCRIPT_FILE), SCRIPT);
  writeFileSync(join(folder, 'web', `${SCRIPT_FILE}.br`), 'compressed by packing');
  for (const name of DATA_FILES) writeFileSync(join(folder, 'data', name), DATA);
  assets = openAssets(join(folder, 'web'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (name: string, coding?: Coding, from = assets) => from.read(name, coding, nodePacker);
const bodyOf = async (name: string, coding?: Coding): Promise<Uint8Array> =>
  (await serve(name, coding)) ?? new Uint8Array();

test('a built file is sent as it is, in the form that packing made', async () => {
  expect(Buffer.from(await bodyOf(SCRIPT_FILE)).toString()).toBe('let a;');
  expect(Buffer.from(await bodyOf(SCRIPT_FILE, 'br')).toString()).toBe('compressed by packing');
  expect(gunzipSync(await bodyOf(SCRIPT_FILE, 'gzip')).toString()).toBe('let a;');
});

test('the data files come from their own folder under a name with their hash, in every coding', async () => {
  expect(assets.path('tariff.bin')).toBe(`/assets/${DATA_FILE}`);
  expect(Buffer.compare(await bodyOf(DATA_FILE), DATA)).toBe(0);
  expect(Buffer.compare(brotliDecompressSync(await bodyOf(DATA_FILE, 'br')), DATA)).toBe(0);
  expect(Buffer.compare(gunzipSync(await bodyOf(DATA_FILE, 'gzip')), DATA)).toBe(0);
});

test('new data have a new name once they are loaded, and never come under the old one', async () => {
  const before = openAssets(join(folder, 'web'));
  const fresh = DATA.toReversed();
  writeFileSync(join(folder, 'data', 'search.bin'), fresh);
  const old = hashedName('search.bin', DATA);
  await expect(serve(old, 'gzip', before)).rejects.toThrow('search.bin has changed since the server read it');
  const after = openAssets(join(folder, 'web'));
  expect(serve(old, 'gzip', after)).toBeUndefined();
  expect(Buffer.compare((await serve(hashedName('search.bin', fresh), undefined, after)) ?? DATA, fresh)).toBe(0);
});

test('what is not built is unknown; what is lost is named each time', async () => {
  expect(serve('tariff-2.bin')).toBeUndefined();
  for (let i = 0; i < 2; i++) await expect(serve('gone-1.js')).rejects.toThrow('gone-1.js');
});
