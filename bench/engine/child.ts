// One engine alone in its process: `child.ts build|open|measure ENGINE FOLDER [FILE]`; what was measured goes to FOLDER/measured.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, percentile } from '../statistics.ts';
import type { CodeDocument } from './documents.ts';
import type { Search } from './engine.ts';
import { ENGINES } from './engines/index.ts';
import { leading, type Measured, type Questions } from './measured.ts';

const FIRST_QUESTION = 'cotton bedsheet for double bed';

const [mode, name, folder = '', file = ''] = process.argv.slice(2);
const engine = ENGINES.find((candidate) => candidate.name === name);
if (engine === undefined) throw new Error(`there is no engine "${name}"`);
mkdirSync(folder, { recursive: true });
const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
const readJson = <Content>(): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;
const keep = (measured: object): void => writeFileSync(join(folder, 'measured.json'), JSON.stringify(measured));

function timed(search: Search, text: string): { readonly codes: readonly string[]; readonly ms: number } {
  const started = performance.now();
  const codes = search(text);
  return { codes, ms: performance.now() - started };
}

const loaded = await engine.load();
if (mode === 'build') {
  await loaded.build(readJson<readonly CodeDocument[]>(), folder);
} else {
  const questions: Questions =
    mode === 'measure' ? readJson() : { queries: [], lengths: [], warmUpSeconds: 0, mostSeconds: 0 };
  collect();
  const rssBefore = process.memoryUsage().rss;
  const started = performance.now();
  const search = await loaded.open(folder);
  search(FIRST_QUESTION);
  const openMs = performance.now() - started;
  if (mode === 'open') keep({ openMs });
  else keep(measure(search, questions, openMs, rssBefore));
}

function measure(search: Search, questions: Questions, openMs: number, rssBefore: number): Measured {
  warmUp(search, questions);
  const times: number[] = [];
  const answers: (readonly string[])[] = [];
  const end = performance.now() + questions.mostSeconds * 1000;
  for (const text of questions.queries) {
    const { codes, ms } = timed(search, text);
    times.push(ms);
    answers.push(leading(codes));
    if (performance.now() > end) break;
  }
  const memoryBytes = process.memoryUsage().rss - rssBefore;
  const lengths = questions.lengths.map(({ words, texts }) => {
    const took = texts.map((text) => timed(search, text).ms);
    return { words, medianMs: median(took), slowestMs: Math.max(...took) };
  });
  return {
    openMs,
    memoryBytes,
    times: { medianMs: median(times), p99Ms: percentile(times, 0.99), slowestMs: Math.max(...times) },
    asked: times.length,
    lengths,
    answers,
  };
}

/** By time, not by number, so that fast engines are compiled as well as slow ones; in steps, so that all kinds of texts come. */
function warmUp(search: Search, { queries, warmUpSeconds }: Questions): void {
  const STEP = 37;
  const end = performance.now() + warmUpSeconds * 1000;
  for (let i = 0; performance.now() < end; i += STEP) search(queries[i % queries.length] ?? '');
}
