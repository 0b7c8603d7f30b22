// Several readers of the same two files, as the processes of a server have them.
import { closeSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountKeeper, openCountFiles } from './countFiles.ts';
import { type CountFiles, CountLog } from './countLog.ts';

const LOOKUPS = { name: 'lookup', perMinute: 20 };
const OTHERS = { name: 'tariff', perMinute: 60 };
const MINUTE = 60_000;

let folder: string;
let files: CountFiles;
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'kosh-counts-'));
  files = openCountFiles([folder]);
});
afterEach(() => {
  vi.useRealTimers();
  for (const file of files) closeSync(file);
  rmSync(folder, { recursive: true });
});

const noOne = (worker: number): never => {
  throw new Error(`worker ${worker} was given up`);
};

const workers = (count: number): readonly CountLog[] =>
  Array.from({ length: count }, (_, i) => new CountLog({ files, writer: i + 1, switches: 0 }));

const ask = (log: CountLog | undefined, client: string, weight?: number, policy = LOOKUPS) =>
  log?.counters(policy).consume(client, weight);

test('requests of all processes are counted once each, by policy, client and weight', () => {
  const [first, second] = workers(2);
  expect(ask(first, 'a')).toEqual({ requests: 1, msLeft: MINUTE });
  expect(ask(second, 'a')).toEqual({ requests: 2, msLeft: MINUTE });
  expect(ask(second, 'b')).toEqual({ requests: 1, msLeft: MINUTE });
  expect(ask(first, 'a', 7)).toEqual({ requests: 9, msLeft: MINUTE });
  expect(ask(second, 'a', 2, OTHERS)).toEqual({ requests: 2, msLeft: MINUTE });
  expect(ask(second, 'a')).toEqual({ requests: 10, msLeft: MINUTE });
});

test('a window begins with the first request of any process and ends a minute later', () => {
  const [first, second] = workers(2);
  ask(first, 'a');
  vi.advanceTimersByTime(45_000);
  expect(ask(second, 'a')).toEqual({ requests: 2, msLeft: 15_000 });
  vi.advanceTimersByTime(15_000);
  expect(ask(first, 'a')).toEqual({ requests: 1, msLeft: MINUTE });
});

test('counts as one process would, whoever is asked, whenever the files are switched and whoever joins late', () => {
  const step = fc.record({
    what: fc.constantFrom('ask', 'ask', 'ask', 'ask', 'keep', 'replace', 'read'),
    worker: fc.nat(2),
    client: fc.constantFrom('10.0.0.1', '2001:db8:0:1::/64', 'unknown'),
    weight: fc.integer({ min: 1, max: 3 }),
    pauseMs: fc.constantFrom(0, 0, 1, 20_000),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const shared = openCountFiles([folder]);
      // Each round that keeps the files short switches them as soon as all have read on.
      const keeper = new CountKeeper(shared, noOne, 64);
      const begin = (id: number): CountLog => {
        const moved = (switches: number): void => keeper.moved(id, switches);
        return new CountLog({ files: shared, writer: id, switches: keeper.join(id), moved });
      };
      let last = 3;
      const logs = [1, 2, 3].map((id) => ({ id, log: begin(id) }));
      const windows = new Map<string, { endsAt: number; requests: number }>();
      for (const { what, worker, client, weight, pauseMs } of steps) {
        vi.advanceTimersByTime(pauseMs);
        const at = logs[worker] as (typeof logs)[number];
        if (what === 'keep') keeper.keep();
        else if (what === 'read') at.log.readOn();
        else if (what === 'replace') {
          keeper.left(at.id);
          at.id = ++last;
          at.log = begin(last);
        } else {
          const now = Date.now();
          const known = windows.get(client);
          const isOpen = known !== undefined && known.endsAt > now;
          const window = isOpen ? known : { endsAt: now + MINUTE, requests: 0 };
          window.requests += weight;
          windows.set(client, window);
          expect(ask(at.log, client, weight)).toEqual({ requests: window.requests, msLeft: window.endsAt - now });
        }
      }
      keeper.close();
    }),
    { seed: 20261118, numRuns: 200 },
  );
});

test('a file is not emptied before all have read it to its end', () => {
  const keeper = new CountKeeper(files, noOne, 64);
  const moved = (id: number) => (switches: number) => keeper.moved(id, switches);
  const [busy, idle] = [1, 2].map(
    (id) => new CountLog({ files, writer: id, switches: keeper.join(id), moved: moved(id) }),
  );
  for (let round = 1; round <= 3; round++) {
    ask(busy, 'a');
    keeper.keep();
  }
  expect(keeper.switches).toBe(1);
  expect(ask(idle, 'a')).toMatchObject({ requests: 4 });
  keeper.left(2);
  for (let round = 0; round < 5; round++) {
    ask(busy, 'a');
    keeper.keep();
  }
  expect(ask(busy, 'a')).toMatchObject({ requests: 10 });
  expect(keeper.switches).toBeGreaterThan(4);
});

test('who stands still while the others fill a file several times over is given up', () => {
  const givenUp: number[] = [];
  const keeper = new CountKeeper(files, (worker) => givenUp.push(worker), 64);
  const busy = new CountLog({
    files,
    writer: 1,
    switches: keeper.join(1),
    moved: (switches) => keeper.moved(1, switches),
  });
  keeper.join(2);
  for (let round = 0; round < 8; round++) {
    ask(busy, 'a');
    keeper.keep();
  }
  expect(new Set(givenUp)).toEqual(new Set([2]));
  keeper.left(2);
  keeper.keep();
  keeper.keep();
  expect(ask(busy, 'a')).toMatchObject({ requests: 9 });
  expect(keeper.switches).toBeGreaterThan(1);
});

test('what others add to the next file while it is begun is not counted twice by who joins later', () => {
  const [first] = workers(1);
  const primary = new CountLog({ files, writer: 0, switches: 0, moved: () => ask(first, 'a') });
  ask(first, 'a');
  ask(first, 'a');
  primary.switchFiles(10);
  const late = new CountLog({ files, writer: 9, switches: 1 });
  expect(ask(late, 'a')).toMatchObject({ requests: 4 });
});

test('who joins when a minute had more clients than are handed on knows those who asked most', () => {
  const [first] = workers(1);
  for (let client = 0; client < 10; client++) ask(first, `10.0.0.${client}`);
  for (let more = 0; more < 5; more++) ask(first, '10.0.0.7');
  first?.switchFiles(3);
  const late = new CountLog({ files, writer: 9, switches: 1 });
  expect(ask(late, '10.0.0.7')).toMatchObject({ requests: 7 });
});

test('files that cannot be made are named with what would help', () => {
  expect(() => openCountFiles([join(folder, 'missing')])).toThrow(
    /in .*missing; set TMPDIR to a folder that can be written, or WEB_CONCURRENCY to 1 \(ENOENT/,
  );
});
