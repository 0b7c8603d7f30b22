// A server that is told to load its data anew, and new data for it: what the tests of SIGHUP share.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { compileFolder } from '../../src/tariff/compile/compileFolder.ts';
import { endsWithTests } from '../children.ts';
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

export const LOADED = 'new data loaded';
export const KEPT = 'the new data failed its checks; the old data stays';

export interface Reloading {
  readonly built: () => BuiltFolder;
  readonly ports: () => { readonly tariffPort: number; readonly promptsPort: number };
  readonly printed: () => string;
  start(environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends SIGHUP and waits for as many sentences in the log as there are processes. */
  reload(sentence: string, processes?: number): Promise<void>;
}

/** A server of its own for each test of the file, which ends with exit code 0. */
export function reloading(): Reloading {
  let built: BuiltFolder;
  let server: ChildProcess;
  let printed = '';
  let ports = { tariffPort: 0, promptsPort: 0 };
  beforeEach(() => {
    built = builtFolder();
  });
  afterEach(async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
    built.remove();
    expect(server.exitCode).toBe(0);
  });
  const times = (sentence: string): number => printed.split(sentence).length - 1;
  return {
    built: () => built,
    ports: () => ports,
    printed: () => printed,
    async start(environment = {}) {
      printed = '';
      const started = spawn(process.execPath, [built.server], {
        env: { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0', RATE_LIMIT: 'off', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      server = endsWithTests(started);
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
        });
      }
      const told = () => [...printed.matchAll(/: http:\/\/127\.0\.0\.1:(\d+)\n/g)].map(([, port]) => Number(port));
      await until('both addresses', () => told().length === 2);
      const [tariffPort = 0, promptsPort = 0] = told();
      ports = { tariffPort, promptsPort };
    },
    async reload(sentence, processes = 1) {
      const before = times(sentence);
      server.kill('SIGHUP');
      await until(sentence, () => times(sentence) >= before + processes);
    },
  };
}

export const json = async (port: number, path: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json();

export interface NewTariff {
  put(): void;
  /** Whether it is served. */
  isServed(): Promise<boolean>;
}

/** Another tariff for the server, made once for the file. */
export function newTariff({ built, ports }: Reloading): NewTariff {
  let fresh: ReturnType<typeof newData>;
  beforeAll(() => {
    fresh = newData();
  });
  return {
    put() {
      built().put('tariff.bin', fresh.records);
      built().put('search.bin', fresh.search);
    },
    isServed: async () => JSON.stringify(await json(ports().tariffPort, '/api/codes/1006')).includes(NEW_WORDS),
  };
}

/** The first half of a file of the data. */
export function half({ built }: Reloading, name: string): Uint8Array {
  const bytes = readFileSync(join(built().data, name));
  return bytes.subarray(0, Math.floor(bytes.length / 16) * 8);
}
