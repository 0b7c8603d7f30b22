// Faults of the machine around the server: each leaves it serving, or ends it with one clear line. docs/security.md
// lists what is expected of each.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { seeded } from '../../bench/random.ts';
import { Container, DamagedFile } from '../../src/tariff/dataset/container.ts';
import { freePorts, pause, until } from '../cluster/program.ts';
import { type BuiltFolder, builtFolder, ROOT } from './builtFolder.ts';

let child: ChildProcess | undefined;
let built: BuiltFolder | undefined;
let said = '';
afterEach(async () => {
  if (child !== undefined && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  built?.remove();
  built = undefined;
});

interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly options?: readonly string[];
  readonly host?: string;
  /** A shell command around the program, which stands in it as "$@". */
  readonly shell?: string;
  readonly server?: string;
}

/** Starts the program on free ports and waits until it is ready; hands back the address of the code lookup. */
async function start({ environment = {}, options = [], host = '127.0.0.1', shell, server }: Start): Promise<string> {
  const [tariff = 0, prompts = 0] = await freePorts(2);
  const program = [process.execPath, ...options, server ?? join(ROOT, 'dist', 'server.cjs')];
  const [command = '', ...words] = shell === undefined ? program : ['/bin/sh', '-c', shell, 'sh', ...program];
  const env = {
    ...{ PATH: process.env.PATH, TARIFF_PORT: String(tariff), PROMPTS_PORT: String(prompts), HOST: host },
    ...{ RATE_LIMIT: 'off', ...environment },
  };
  said = '';
  child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${tariff}`;
  await until('the server answers', () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return url;
}

const lookUp = async (url: string, text: string): Promise<number> =>
  (await fetch(`${url}/api/lookup?q=${encodeURIComponent(text)}`)).status;

/** Lookups one after the other until told to stop; the statuses that came. */
function load(url: string): { stop(): Promise<ReadonlySet<number>> } {
  let isOver = false;
  const statuses = new Set<number>();
  const all = Promise.all(
    Array.from({ length: 8 }, async (_, client) => {
      for (let i = 0; !isOver; i++) statuses.add(await lookUp(url, `steel pipe ${client} ${i}`).catch(() => 0));
    }),
  );
  return {
    async stop() {
      isOver = true;
      await all;
      return statuses;
    },
  };
}

async function endOf(process: ChildProcess | undefined): Promise<number | null> {
  if (process === undefined) throw new Error('no process was started');
  if (process.exitCode === null) await once(process, 'exit');
  return process.exitCode;
}

describe('a stop under load', () => {
  test('with clients that do not read ends within its deadline, with 0', async () => {
    const url = await start({});
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
    child?.kill('SIGTERM');
    expect(await endOf(child)).toBe(0);
    expect(performance.now() - started).toBeLessThan(30_000);
    expect([...(await asked.stop())].filter((status) => status >= 500)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('the log', () => {
  test.runIf(existsSync('/dev/full'))('on a full disk: requests are answered', async () => {
    const url = await start({ environment: { LOG_LEVEL: 'info' }, shell: 'exec "$@" >/dev/full 2>/dev/full' });
    for (let i = 0; i < 50; i++) expect(await lookUp(url, `rice ${i}`)).toBe(200);
    await pause(1_500);
    expect(await lookUp(url, 'wheat')).toBe(200);
  });

  test('closed standard output: requests are answered', async () => {
    const url = await start({ environment: { LOG_LEVEL: 'info' }, shell: 'exec "$@" >&-' });
    for (let i = 0; i < 50; i++) expect(await lookUp(url, `rice ${i}`)).toBe(200);
    await pause(1_500);
    expect(await lookUp(url, 'wheat')).toBe(200);
  });

  test('whose reader has left: requests are answered', async () => {
    const url = await start({ environment: { LOG_LEVEL: 'info' } });
    child?.stdout?.destroy();
    for (let i = 0; i < 50; i++) expect(await lookUp(url, `rice ${i}`)).toBe(200);
    await pause(1_500);
    expect(await lookUp(url, 'wheat')).toBe(200);
  });
});

test('descriptors exhausted by idle connections: it recovers when they leave', async () => {
  const url = await start({ shell: 'ulimit -n 64; exec "$@"' });
  const { hostname, port } = new URL(url);
  const idle = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => undefined));
  await pause(2_000);
  for (const socket of idle) socket.destroy();
  await until('it answers again', () =>
    lookUp(url, 'rice').then(
      (status) => status === 200,
      () => false,
    ),
  );
  expect(child?.exitCode).toBeNull();
});

describe('data files', () => {
  test('a bit that flipped is found, at 500 random places', () => {
    const random = seeded(23);
    for (const name of ['tariff.bin', 'search.bin']) {
      const bytes = new Uint8Array(readFileSync(join(ROOT, 'dist', 'data', name)));
      for (let i = 0; i < 250; i++) {
        // The word that is not read stands at 16.
        const at = 20 + Math.floor(random() * (bytes.length - 20));
        const bit = 1 << Math.floor(random() * 8);
        bytes[at] = (bytes[at] ?? 0) ^ bit;
        expect(() => new Container(bytes, name, crc32), `${name}, byte ${at}`).toThrow(DamagedFile);
        bytes[at] = (bytes[at] ?? 0) ^ bit;
      }
      expect(() => new Container(bytes, name, crc32)).not.toThrow();
    }
  });

  test('cut short and overwritten in place while serving: what was opened stays, a reload is refused', async () => {
    built = builtFolder();
    const url = await start({ server: built.server });
    const path = join(built.data, 'tariff.bin');
    writeFileSync(path, readFileSync(path).subarray(0, 1_000_000));
    for (let i = 0; i < 20; i++) expect(await lookUp(url, `cotton shirt ${i}`)).toBe(200);
    child?.kill('SIGHUP');
    await until('the refusal', () => said.includes('the old data stays'));
    expect(await lookUp(url, 'cotton shirt')).toBe(200);
  });
});

test('a hundred SIGHUPs under load: no request fails', async () => {
  const url = await start({ environment: { LOG_LEVEL: 'info' } });
  const asked = load(url);
  for (let i = 0; i < 100; i++) {
    child?.kill('SIGHUP');
    await pause(20);
  }
  await pause(500);
  expect(await asked.stop()).toEqual(new Set([200]));
  expect(child?.exitCode).toBeNull();
  expect(said).toContain('new data loaded');
});

test('64 MB of heap: everything that is usual is answered', async () => {
  const url = await start({ options: ['--max-old-space-size=64'] });
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
  expect(child?.exitCode).toBeNull();
});

test('IPv6 alone', async () => {
  const url = await start({ host: '::1' });
  expect(await lookUp(url, 'rice')).toBe(200);
});
