// Built files are served as they are; what the package leaves out is made of the data on first use.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromFetch } from '../http/fetchForm.ts';
import { type Assets, openAssets } from './assets.ts';
import { choicesIn, pack, unpack } from './transport.ts';

const DATA = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) % 251);
const PACKED = pack(DATA, (block) => (block[0] === 0 ? 1 : 2));

let folder: string;
let assets: Assets;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kosh-assets-'));
  for (const name of ['web', 'data']) mkdirSync(join(folder, name));
  const manifest = {
    files: { 'page.js': 'page-1.js', 'tariff.bin': 'tariff-1.bin', 'gone.js': 'gone-1.js' },
    packed: { 'tariff.bin': choicesIn(PACKED) },
  };
  writeFileSync(join(folder, 'web', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'web', 'tools.json'), '{}');
  writeFileSync(join(folder, 'web', 'page-1.js'), 'let a;');
  writeFileSync(join(folder, 'web', 'page-1.js.br'), 'compressed by the build');
  writeFileSync(join(folder, 'data', 'tariff.bin'), DATA);
  assets = openAssets(join(folder, 'web'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (name: string, coding = 'identity') =>
  assets.serve(name, fromFetch(new Request('http://localhost/', { headers: { 'accept-encoding': coding } })));
const bodyOf = async (name: string, coding: string): Promise<Uint8Array> =>
  ((await serve(name, coding))?.body ?? new Uint8Array()) as Uint8Array;

test('a file that was built is sent as it is, in the form that was built', async () => {
  expect(Buffer.from(await bodyOf('page-1.js', 'identity')).toString()).toBe('let a;');
  expect(Buffer.from(await bodyOf('page-1.js', 'br')).toString()).toBe('compressed by the build');
  expect(gunzipSync(await bodyOf('page-1.js', 'gzip')).toString()).toBe('let a;');
});

test('the data of the package come in the form of the build, in every coding', async () => {
  expect(Buffer.compare(await bodyOf('tariff-1.bin', 'identity'), PACKED)).toBe(0);
  expect(Buffer.compare(brotliDecompressSync(await bodyOf('tariff-1.bin', 'br')), PACKED)).toBe(0);
  const unzipped = gunzipSync(await bodyOf('tariff-1.bin', 'gzip'));
  expect(Buffer.compare(unpack(new Uint8Array(unzipped)), DATA)).toBe(0);
});

test('what is not built is unknown; what is lost is named each time', async () => {
  expect(serve('tariff-2.bin')).toBeUndefined();
  for (let i = 0; i < 2; i++) await expect(serve('gone-1.js')).rejects.toThrow('gone-1.js is missing');
});
