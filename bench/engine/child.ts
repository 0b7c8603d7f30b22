// One engine alone in its process: `child.ts ENGINE documents.json queries.json` prints times and answers as JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tariff } from '../../src/tariff/index.ts';
import type { CodeDocument } from '../documents.ts';
import { median, percentile } from '../figures.ts';

/** Codes, best first; enough of them for five headings. */
type Search = (text: string) => readonly string[];
type Build = (documents: readonly CodeDocument[]) => Promise<Search>;

export interface Measured {
  readonly medianMs: number;
  readonly p99Ms: number;
  /** For each query the best codes of five headings. */
  readonly answers: readonly (readonly string[])[];
}

const WARM_UP_MS = 2000;
const DIST = join(import.meta.dirname, '..', '..', 'dist');

const load = async <Module>(path: string): Promise<Module> => (await import(pathToFileURL(path).href)) as Module;

/** The library as it is built; its index has all records and rates. */
async function openOurs(): Promise<Search> {
  const { openTariff } = await load<{ openTariff(): Tariff }>(join(DIST, 'lib', 'tariff.js'));
  const { engine, records } = openTariff();
  return (text) => engine.search(text, 5).matches.map(({ code }) => records.code(code));
}

/** The first code of each of the first five headings. */
function bestOfHeadings(codes: readonly string[]): readonly string[] {
  const best = new Map<string, string>();
  for (const code of codes) if (!best.has(code.slice(0, 4))) best.set(code.slice(0, 4), code);
  return [...best.values()].slice(0, 5);
}

const [name = '', documents = '', queriesFile = ''] = process.argv.slice(2);
const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;
const { PEERS } = await load<{ PEERS: Readonly<Record<string, Build>> }>(join(import.meta.dirname, 'peers.mjs'));
const search = await (PEERS[name]?.(readJson(documents)) ?? openOurs());
const queries = readJson<readonly string[]>(queriesFile);

const warm = performance.now() + WARM_UP_MS;
// In steps, because the queries are sorted by kind and a slow engine gets through few of them.
for (let at = 0; performance.now() < warm; at += 37) search(queries[at % queries.length] ?? '');
const askAll = () =>
  queries.map((text) => {
    const started = performance.now();
    const codes = search(text);
    return { ms: performance.now() - started, codes };
  });
const first = askAll();
// The quicker of two counts, so that a process which interrupts this one does not.
const second = askAll();
const times = second.map(({ ms }, at) => Math.min(ms, first[at]?.ms ?? Number.NaN));
const answers = second.map(({ codes }) => bestOfHeadings(codes));
const measured: Measured = { medianMs: median(times), p99Ms: percentile(times, 0.99), answers };
console.log(JSON.stringify(measured));
