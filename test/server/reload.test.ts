// SIGHUP: new data without dropping a request; the old data stay when the new ones fail their checks.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compileFolder } from '../../src/tariff/compile/compileFolder.ts';
import { load } from '../cluster/client.ts';
import { until } from '../cluster/program.ts';
import { type BuiltFolder, builtFolder, ROOT } from './builtFolder.ts';

const NEW_WORDS = 'Rice as the new dataset has it';

/** The repository's data with another description of rice, and without the example lines, which take longest to index. */
function newData(): { readonly records: Uint8Array; readonly search: Uint8Array } {
  const folder = mkdtempSync(join(tmpdir(), 'kosh-new-data-'));
  try {
    cpSync(join(ROOT, 'data', 'tariff'), folder, { recursive: true });
    const path = join(folder, 'codes', '10.tsv');
    const rows = readFileSync(path, 'utf8').split('\n');
    const changed = rows.map((row) => {
      const cells = row.split('\t');
      return cells[0] === '1006' ? [...cells.slice(0, -1), NEW_WORDS].join('\t') : row;
    });
    writeFileSync(path, changed.join('\n'));
    const examples = join(folder, 'examples');
    for (const name of readdirSync(examples)) writeFileSync(join(examples, name), 'code\ttext\n');
    return compileFolder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let fresh: ReturnType<typeof newData>;
beforeAll(() => {
  fresh = newData();
});

let built: BuiltFolder;
let server: ChildProcess;
let printed = '';
let tariffPort = 0;
let promptsPort = 0;

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  printed = '';
  server = spawn(process.execPath, [built.server], {
    env: { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0', RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ports = () => [...printed.matchAll(/: http:\/\/127\.0\.0\.1:(\d+)\n/g)].map(([, port]) => Number(port));
  await until('both addresses', () => ports().length === 2);
  [tariffPort = 0, promptsPort = 0] = ports();
}

beforeEach(() => {
  built = builtFolder();
});
afterEach(async () => {
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  built.remove();
});
afterAll(() => {
  expect(server.exitCode).toBe(0);
});

const times = (sentence: string): number => printed.split(sentence).length - 1;

const LOADED = 'new data loaded';
const KEPT = 'the new data failed its checks; the old data stays';

/** Sends SIGHUP and waits for as many sentences in the log as there are processes. */
async function reload(sentence: string, processes = 1): Promise<void> {
  const before = times(sentence);
  server.kill('SIGHUP');
  await until(sentence, () => times(sentence) >= before + processes);
}

const json = async (port: number, path: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json();
const riceNow = () => json(tariffPort, '/api/codes/1006');
const isNew = async () => JSON.stringify(await riceNow()).includes(NEW_WORDS);

function putNewTariff(): void {
  built.put('tariff.bin', fresh.records);
  built.put('search.bin', fresh.search);
}

describe.each([1, 2])('with %i process(es)', (processes) => {
  test('new data are served from then on, and no request is dropped', async () => {
    await start({ WEB_CONCURRENCY: String(processes) });
    expect(await isNew()).toBe(false);
    const { version } = (await json(tariffPort, '/api/meta')) as { version: string };
    const running = load({ tariffPort, promptsPort }, 8);
    await reload(LOADED, processes);
    expect(await isNew()).toBe(false);
    putNewTariff();
    for (let i = 0; i < 3; i++) await reload(LOADED, processes);
    // New connections, so that every process is asked.
    const answers = await Promise.all(Array.from({ length: 8 }, isNew));
    const { failures, replies } = await running.stop(200);
    expect(answers).toEqual(new Array(8).fill(true));
    expect(failures).toEqual([]);
    expect(replies).toBeGreaterThanOrEqual(200);
    expect(((await json(tariffPort, '/api/meta')) as { version: string }).version).not.toBe(version);
  });
});

describe('data that fail their checks', () => {
  const half = (name: string) => {
    const bytes = readFileSync(join(built.data, name));
    return bytes.subarray(0, Math.floor(bytes.length / 16) * 8);
  };

  test.each(['tariff.bin', 'search.bin', 'catalog.json'])(
    '%s cut: the old data stay, the log names it',
    async (name) => {
      await start();
      const [tariffBefore, promptsBefore] = [await riceNow(), await json(promptsPort, '/api/meta')];
      const running = load({ tariffPort, promptsPort }, 4);
      // All that is new is refused together: nobody serves half of it.
      putNewTariff();
      built.put(name, half(name));
      await reload(KEPT);
      const line = printed.split('\n').find((one) => one.includes(KEPT)) ?? '';
      expect(JSON.parse(line)).toMatchObject({ level: 50, err: { message: expect.stringContaining(name) } });
      expect(await riceNow()).toEqual(tariffBefore);
      expect(await json(promptsPort, '/api/meta')).toEqual(promptsBefore);
      const { failures, replies } = await running.stop(11);
      expect(failures).toEqual([]);
      expect(replies).toBeGreaterThan(10);
    },
  );

  test('a later reload with whole files succeeds', async () => {
    await start();
    rmSync(join(built.data, 'search.bin'));
    await reload(KEPT);
    expect(await isNew()).toBe(false);
    putNewTariff();
    await reload(LOADED);
    expect(await isNew()).toBe(true);
  });
});

test('a reload forgives nobody: a window goes on', async () => {
  await start({ RATE_LIMIT: 'on' });
  const ask = async () => (await fetch(`http://127.0.0.1:${tariffPort}/api/lookup?q=rice`)).status;
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push(await ask());
  expect(statuses).toEqual(new Array(20).fill(200));
  await reload(LOADED);
  expect(await ask()).toBe(429);
});
