// Faults of the machine around the server: each leaves it serving, or ends it with one clear line. docs/security.md
// lists what is expected of each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { seeded } from '../../bench/random.ts';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import { Container, DamagedFile } from '../../src/tariff/dataset/container.ts';
import { accepts, pause, until } from '../cluster/program.ts';
import { type BuiltFolder, builtFolder, ROOT } from './builtFolder.ts';
import { answers, faultyServers, load, lookUp } from './faultyServer.ts';

const start = faultyServers();
let built: BuiltFolder | undefined;
afterEach(() => {
  built?.remove();
  built = undefined;
});

describe('a stop under load', () => {
  test('with clients that do not read ends within its deadline, with 0', async () => {
    const { url, process, end } = await start();
    const { hostname, port } = new URL(url);
    const sockets: Socket[] = Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.pause();
      socket.write('GET /api/export.ndjson HTTP/1.1\r\nHost: x\r\n\r\n');
      return socket;
    });
    const asked = load(url);
    await pause(1_000);
    const started = performance.now();
    process.kill('SIGTERM');
    expect(await end()).toBe(0);
    expect(performance.now() - started).toBeLessThan(30_000);
    expect([...(await asked.stop())].filter((status) => status >= 500)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('the log', () => {
  const isFullThere = existsSync('/dev/full');
  const title = 'on a full disk: requests are answered';
  test.runIf(isFullThere)(isFullThere ? title : `${title} (left out: no /dev/full)`, async () => {
    const { url } = await start({ environment: { LOG_LEVEL: 'info' }, shell: 'exec "$@" >/dev/full 2>/dev/full' });
    for (let i = 0; i < 50; i++) expect(await lookUp(url, `rice ${i}`)).toBe(200);
    await pause(1_500);
    expect(await lookUp(url, 'wheat')).toBe(200);
  });

  test('closed standard output: requests are answered', async () => {
    const { url } = await start({ environment: { LOG_LEVEL: 'info' }, shell: 'exec "$@" >&-' });
    for (let i = 0; i < 50; i++) expect(await lookUp(url, `rice ${i}`)).toBe(200);
    await pause(1_500);
    expect(await lookUp(url, 'wheat')).toBe(200);
  });

  test('whose reader has left: requests are answered', async () => {
    const { url, process } = await start({ environment: { LOG_LEVEL: 'info' } });
    process.stdout?.destroy();
    for (let i = 0; i < 50; i++) expect(await lookUp(url, `rice ${i}`)).toBe(200);
    await pause(1_500);
    expect(await lookUp(url, 'wheat')).toBe(200);
  });
});

test('descriptors exhausted by idle connections: it recovers when they leave', async () => {
  const { url, process } = await start({ shell: 'ulimit -n 64; exec "$@"' });
  const { hostname, port } = new URL(url);
  const idle = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => undefined));
  await pause(2_000);
  for (const socket of idle) socket.destroy();
  await until('it answers again', () => answers(url));
  expect(process.exitCode).toBeNull();
});

describe('data files', () => {
  test('a bit that flipped is found, at 500 random places', () => {
    const random = seeded(23);
    for (const name of ['tariff.bin', 'search.bin']) {
      const bytes = new Uint8Array(readFileSync(join(ROOT, 'dist', 'data', name)));
      for (let i = 0; i < 200; i++) {
        // The word that is not read stands at 16.
        const at = 20 + Math.floor(random() * (bytes.length - 20));
        const bit = 1 << Math.floor(random() * 8);
        bytes[at] = (bytes[at] ?? 0) ^ bit;
        expect(() => new Container(bytes, name, crc32), `${name}, byte ${at}`).toThrow(DamagedFile);
        bytes[at] = (bytes[at] ?? 0) ^ bit;
      }
      expect(() => new Container(bytes, name, crc32)).not.toThrow();
    }
    const catalog = readFileSync(join(ROOT, 'dist', 'data', 'catalog.json'));
    built = builtFolder();
    const { data, put } = built;
    const openWith = (bytes: Buffer) => {
      put('catalog.json', bytes);
      return openCatalog({ folder: data });
    };
    for (let i = 0; i < 100; i++) {
      const at = Math.floor(random() * catalog.length);
      const damaged = Buffer.from(catalog);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      expect(() => openWith(damaged), `catalog.json, byte ${at}`).toThrow('catalog.json is damaged');
    }
    expect(() => openWith(catalog)).not.toThrow();
  });

  test('cut short and overwritten in place while serving: what was opened stays, a reload is refused', async () => {
    built = builtFolder();
    const { url, process, said } = await start({ server: built.server });
    const path = join(built.data, 'tariff.bin');
    writeFileSync(path, readFileSync(path).subarray(0, 1_000_000));
    for (let i = 0; i < 20; i++) expect(await lookUp(url, `cotton shirt ${i}`)).toBe(200);
    process.kill('SIGHUP');
    await until('the refusal', () => said().includes('the old data stays'));
    expect(await lookUp(url, 'cotton shirt')).toBe(200);
  });
});

test('a hundred SIGHUPs under load: no request fails', async () => {
  const { url, process, said } = await start({ environment: { LOG_LEVEL: 'info' } });
  const asked = load(url);
  for (let i = 0; i < 100; i++) {
    process.kill('SIGHUP');
    await pause(20);
  }
  await pause(500);
  expect(await asked.stop()).toEqual(new Set([200]));
  expect(process.exitCode).toBeNull();
  expect(said()).toContain('new data loaded');
});

test('64 MB of heap: everything that is usual is answered', async () => {
  const { url, process } = await start({ options: ['--max-old-space-size=64'] });
  for (let i = 0; i < 200; i++) expect(await lookUp(url, `ceramic tile ${i}`)).toBe(200);
  for (const path of [
    '/',
    '/codes/8517',
    '/changes',
    '/names/s',
    '/api/changes?from=2017-07-01',
    '/api/lookup?code=84',
  ]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  const exported = await fetch(`${url}/api/export.ndjson`);
  expect((await exported.text()).length).toBeGreaterThan(1_000_000);
  expect(process.exitCode).toBeNull();
});

/** Node refuses every write, every program and every thread: as on a disk that is read-only, but wherever the test runs. */
test('a read-only disk: nothing is written, at start, while serving and at a reload', async () => {
  const { url, prompts, process, said, end } = await start({
    environment: { LOG_LEVEL: 'info' },
    options: ['--experimental-permission', '--allow-fs-read=*'],
  });
  for (const path of ['/', '/codes/8517', '/bulk', '/api/lookup?q=rice', '/api/export.csv', '/changes.ics']) {
    const reply = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    expect(reply.status, path).toBe(200);
    await reply.arrayBuffer();
  }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const listed = await fetch(`${prompts}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(call),
  });
  expect(listed.status).toBe(200);
  process.kill('SIGHUP');
  await until('the reload', () => said().includes('new data loaded'));
  process.kill('SIGTERM');
  expect(await end()).toBe(0);
  expect(said()).not.toMatch(/ERR_ACCESS_DENIED|EROFS|EACCES/);
});

test('IPv6 alone', async () => {
  const { url, ports } = await start({ host: '::1', environment: { RATE_LIMIT: 'on' } });
  const reply = await fetch(`${url}/api/lookup?q=rice`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('ratelimit')).toContain('r=19');
  expect((await fetch(`${url}/codes/1006`)).status).toBe(200);
  // Nothing listens where it was not told to.
  expect(await accepts(ports[0] ?? 0)).toBe(false);
});
