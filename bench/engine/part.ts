// The engines beside each other: quality, time, load, memory, size, and how the time grows with the words of a query.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { judge, type LabelledText, scoreOf, share } from '../../src/tariff/measure/score.ts';
import { readTariffText } from '../../src/tariff/source/readCodes.ts';
import { barPlot, linePlot } from '../document/plots.ts';
import { megabytes, milliseconds, percent, picture, table, times } from '../document/show.ts';
import type { Conditions, Goal, Part } from '../part.ts';
import { documentsOf } from './documents.ts';
import { ENGINES } from './engines/index.ts';
import { inChild, type Sized } from './inChild.ts';
import type { Questions } from './measured.ts';
import { measurePostgres, POSTGRES_SETTINGS, postgresPrograms } from './postgres.ts';
import { LENGTHS, QUERY_COUNT, queriesOf, textsOfLength } from './queries.ts';

interface Row extends Sized {
  readonly name: string;
  readonly settings: string;
  readonly hit1: number;
  readonly hit5: number;
}

const TEXTS_OF_EACH_LENGTH = 15;
const OPENS = 3;

const MORE_SPEED = 10;
const MORE_SPEED_AT_P99 = 100;
const MORE_LOAD_SPEED = 10;

/** Rows asked in a quick run are spread over the whole set, which is sorted by kind. */
const everyNth = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  const step = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, i) => i % step === 0).slice(0, most);
};

export async function enginePart({ root, folder, quick, log }: Conditions): Promise<Part> {
  const data = join(root, 'data', 'tariff');
  const text = readTariffText(data);
  const labelled = readMeasuringFile(join(data, 'golden', 'golden.tsv')).labelled;
  const golden = quick ? everyNth(labelled, 60) : labelled;
  const documents = documentsOf(text);
  const questions: Questions = {
    queries: queriesOf(
      golden.map((row) => row.text),
      text.names,
      quick ? 80 : QUERY_COUNT,
    ),
    lengths: LENGTHS.map((words) => ({
      words,
      texts: textsOfLength(text.names, words, quick ? 3 : TEXTS_OF_EACH_LENGTH),
    })),
    warmUpSeconds: quick ? 0.5 : 3,
    mostSeconds: 600,
  };
  const files = { documents: join(folder, 'documents.json'), questions: join(folder, 'questions.json') };
  writeFileSync(files.documents, JSON.stringify(documents));
  writeFileSync(files.questions, JSON.stringify(questions));

  const rows: Row[] = [];
  const absent: string[] = [];
  const take = async (name: string, settings: string, measure: () => Promise<Sized>): Promise<void> => {
    try {
      const measured = await measure();
      rows.push({ name, settings, ...measured, ...qualityOf(golden, measured) });
      const { hit1, hit5 } = qualityOf(golden, measured);
      log(
        `${name}: heading hit@1 ${percent(hit1)}, hit@5 ${percent(hit5)}; median ${milliseconds(measured.times.medianMs)}, p99 ${milliseconds(measured.times.p99Ms)}; opens in ${milliseconds(measured.openMs)}, grows by ${megabytes(measured.memoryBytes)}, ${megabytes(measured.indexBytes)} on disk`,
      );
    } catch (error) {
      absent.push(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
      log(absent.at(-1) ?? '');
    }
  };
  for (const engine of ENGINES) {
    await take(engine.name, engine.settings, () =>
      inChild(engine, { folder: join(folder, engine.name.replaceAll(' ', '-')), ...files }, quick ? 1 : OPENS),
    );
  }
  const bin = postgresPrograms();
  if (bin === undefined) absent.push('PostgreSQL is not installed here and was not measured.');
  else {
    await take('PostgreSQL', POSTGRES_SETTINGS, () =>
      measurePostgres(bin, join(folder, 'postgres'), documents, questions),
    );
  }
  return partOf(rows, absent, { documents: documents.length, golden: golden.length, questions });
}

function qualityOf(
  golden: readonly LabelledText[],
  { answers }: Sized,
): { readonly hit1: number; readonly hit5: number } {
  const score = scoreOf(golden.map((row, i) => judge(row, { codes: answers[i] ?? [], confidences: [] })));
  return { hit1: share(score.hit1), hit5: share(score.hit5) };
}

interface Asked {
  readonly documents: number;
  readonly golden: number;
  readonly questions: Questions;
}

function partOf(rows: readonly Row[], absent: readonly string[], { documents, golden, questions }: Asked): Part {
  const [ours, ...peers] = rows;
  const plots = new Map([
    [
      'bench-engine-quality.svg',
      barPlot(
        'Right heading first, share of the golden set',
        rows.map(({ name, hit1 }) => ({ name, value: hit1, label: percent(hit1) })),
      ),
    ],
    [
      'bench-engine-p99.svg',
      barPlot(
        'Time for a query at the 99th percentile, logarithmic',
        rows.map(({ name, times: { p99Ms } }) => ({ name, value: p99Ms, label: milliseconds(p99Ms) })),
        { logarithmic: true },
      ),
    ],
    [
      'bench-engine-words.svg',
      linePlot(
        'Median time by words in the query',
        'words in the query',
        'milliseconds',
        rows.map(({ name, lengths }) => ({
          name,
          points: lengths.map(({ words, medianMs }) => ({ x: words, y: medianMs })),
        })),
      ),
    ],
  ]);
  const cells = rows.map((row) => [
    row.name,
    percent(row.hit1),
    percent(row.hit5),
    milliseconds(row.times.medianMs),
    milliseconds(row.times.p99Ms),
    milliseconds(row.openMs),
    megabytes(row.memoryBytes),
    megabytes(row.indexBytes),
  ]);
  const ratios = peers.map((peer) => [
    peer.name,
    `${ours && peer.hit1 <= ours.hit1 ? '+' : ''}${(100 * ((ours?.hit1 ?? 0) - peer.hit1)).toFixed(1)} points`,
    times(peer.times.medianMs / (ours?.times.medianMs ?? Number.NaN)),
    times(peer.times.p99Ms / (ours?.times.p99Ms ?? Number.NaN)),
    times(peer.openMs / (ours?.openMs ?? Number.NaN)),
    times(peer.memoryBytes / (ours?.memoryBytes ?? Number.NaN)),
    times(peer.indexBytes / (ours?.indexBytes ?? Number.NaN)),
  ]);
  const byWords = rows.map(({ name, lengths }) => [name, ...lengths.map(({ medianMs }) => milliseconds(medianMs))]);
  return {
    title: 'Search engines on the same documents and queries',
    text: `${documents.toLocaleString('en-US')} documents, one for each code, with its description, its parents' text and its common names. ${questions.queries.length.toLocaleString('en-US')} queries: the ${golden.toLocaleString('en-US')} texts of the golden set, on which quality is counted, and names drawn with a fixed seed. Each engine runs alone in a fresh process, after ${questions.warmUpSeconds} seconds of queries to warm up. *Opens*: from the saved index to the first answer. *Memory*: how much the process grows from before the index is opened to after all queries.

${table(['engine', 'heading hit@1', 'heading hit@5', 'median', 'p99', 'opens', 'memory', 'saved index'], cells)}

How many times Kosh's number each of the others needs:

${table(['engine', "Kosh's hit@1 is ahead by", 'median', 'p99', 'opens', 'memory', 'saved index'], ratios)}

${picture('bench-engine-quality.svg', 'Share of the golden set whose right heading came first, by engine')}

${picture('bench-engine-p99.svg', 'Time for a query at the 99th percentile, by engine')}

Median time by the number of words in the query, ${questions.lengths[0]?.texts.length ?? 0} queries of each length:

${table(['engine', ...questions.lengths.map(({ words }) => `${words}`)], byWords)}

${picture('bench-engine-words.svg', 'Median time by words in the query, by engine')}

Settings:

${rows.map(({ name, settings }) => `- ${name}: ${settings}.`).join('\n')}
${absent.map((line) => `\n${line}\n`).join('')}`,
    plots,
    goals: goalsOf(ours, peers),
  };
}

function goalsOf(ours: Row | undefined, peers: readonly Row[]): readonly Goal[] {
  const mini = peers.find(({ name }) => name === 'MiniSearch');
  if (ours?.name !== 'Kosh' || mini === undefined) return [];
  const best = peers.reduce((so, peer) => (peer.hit1 > so.hit1 ? peer : so), mini);
  const fifth = peers.reduce((so, peer) => (peer.hit5 > so.hit5 ? peer : so), mini);
  const faster = (what: string, ratio: number, goal: number): Goal => ({
    what,
    goal: `${goal}× or more`,
    measured: times(ratio),
    met: ratio >= goal,
  });
  return [
    {
      what: 'best heading hit@1 of all engines',
      goal: `above ${percent(best.hit1)} (${best.name})`,
      measured: percent(ours.hit1),
      met: ours.hit1 > best.hit1,
    },
    {
      what: 'best heading hit@5 of all engines',
      goal: `above ${percent(fifth.hit5)} (${fifth.name})`,
      measured: percent(ours.hit5),
      met: ours.hit5 > fifth.hit5,
    },
    faster("MiniSearch's median speed", mini.times.medianMs / ours.times.medianMs, MORE_SPEED),
    faster("MiniSearch's speed at p99", mini.times.p99Ms / ours.times.p99Ms, MORE_SPEED_AT_P99),
    faster("MiniSearch's load speed", mini.openMs / ours.openMs, MORE_LOAD_SPEED),
  ];
}
