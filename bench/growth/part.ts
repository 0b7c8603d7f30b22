// How time, memory and size grow with the dataset: as it is, four and sixteen times over.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeasuringFile } from '../../src/tariff/measure/measuringFiles.ts';
import { readTariffText } from '../../src/tariff/source/readCodes.ts';
import { linePlot } from '../document/plots.ts';
import { megabytes, milliseconds, picture, table } from '../document/show.ts';
import { miniSearch } from '../engine/engines/miniSearch.ts';
import { ours } from '../engine/engines/ours.ts';
import { sqlite } from '../engine/engines/sqlite.ts';
import { inChild, runProgram, type Sized } from '../engine/inChild.ts';
import type { Questions } from '../engine/measured.ts';
import { queriesOf } from '../engine/queries.ts';
import type { Conditions, Part } from '../part.ts';

const SIZES = [1, 4, 16] as const;
const PEERS = [ours, miniSearch, sqlite];
const QUERIES = 100;
/** An engine that needs longer for all queries is measured on those it managed. */
const MOST_SECONDS = 12;

interface Size {
  readonly documents: number;
  readonly headings: number;
  readonly names: number;
}

interface Row {
  readonly times: number;
  readonly name: string;
  readonly measured: Sized | undefined;
  readonly failure: string;
}

export async function growthPart({ root, folder, quick, log }: Conditions): Promise<Part> {
  const data = join(root, 'data', 'tariff');
  const golden = readMeasuringFile(join(data, 'golden', 'golden.tsv')).labelled.map(({ text }) => text);
  const spread = golden.filter((_, i) => i % 20 === 0);
  const questions: Questions = {
    queries: queriesOf(spread, readTariffText(data).names, quick ? 40 : QUERIES),
    lengths: [],
    warmUpSeconds: quick ? 0.5 : 3,
    mostSeconds: quick ? 3 : MOST_SECONDS,
  };
  const questionsFile = join(folder, 'questions.json');
  writeFileSync(questionsFile, JSON.stringify(questions));
  const sizes = new Map<number, Size>();
  const rows: Row[] = [];
  for (const times of quick ? SIZES.slice(0, 2) : SIZES) {
    const here = join(folder, String(times));
    try {
      await runProgram([join(import.meta.dirname, 'compile.ts'), data, String(times), here]);
    } catch (error) {
      const failure = `could not be compiled: ${messageOf(error)}`;
      log(`${times} times: ${failure}`);
      rows.push({ times, name: ours.name, measured: undefined, failure });
      continue;
    }
    sizes.set(times, JSON.parse(readFileSync(join(here, 'size.json'), 'utf8')) as Size);
    for (const engine of PEERS) {
      const own = join(here, engine.name.replaceAll(' ', '-'));
      try {
        const files = { folder: own, documents: join(here, 'documents.json'), questions: questionsFile };
        const measured = await inChild(engine, files, 1);
        rows.push({ times, name: engine.name, measured, failure: '' });
        log(
          `${times} times, ${engine.name}: median ${milliseconds(measured.times.medianMs)}, p99 ${milliseconds(measured.times.p99Ms)} over ${measured.asked} queries, opens in ${milliseconds(measured.openMs)}`,
        );
      } catch (error) {
        rows.push({ times, name: engine.name, measured: undefined, failure: messageOf(error) });
        log(`${times} times, ${engine.name}: ${messageOf(error)}`);
      }
    }
    rmSync(here, { recursive: true });
  }
  return partOf(rows, sizes);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function partOf(rows: readonly Row[], sizes: ReadonlyMap<number, Size>): Part {
  const cells = rows.map(({ times, name, measured, failure }) => [
    `${name}, ${times}×`,
    measured === undefined ? failure : milliseconds(measured.times.medianMs),
    milliseconds(measured?.times.p99Ms ?? Number.NaN),
    String(measured?.asked ?? '–'),
    milliseconds(measured?.openMs ?? Number.NaN),
    megabytes(measured?.memoryBytes ?? Number.NaN),
    megabytes(measured?.indexBytes ?? Number.NaN),
  ]);
  const sizeLines = [...sizes].map(
    ([times, { documents, headings, names }]) =>
      `${times}×: ${names.toLocaleString('en-US')} names under ${headings.toLocaleString('en-US')} headings, ${documents.toLocaleString('en-US')} documents`,
  );
  const lines = (value: (measured: Sized) => number) =>
    PEERS.map(({ name }) => ({
      name,
      points: rows.flatMap((row) =>
        row.name === name && row.measured !== undefined ? [{ x: row.times, y: value(row.measured) }] : [],
      ),
    }));
  return {
    title: 'How the cost grows with the dataset',
    text: `The dataset is made larger by copying every heading with all its names and texts, in words that are partly new (each word has 2 forms at 4×, 4 at 16×, so that the vocabulary and the lists of each word both grow), and compiled by the real compiler. Copies have no finer codes, as the records number codes in 16 bits; they carry the names and descriptions of theirs. The trained text model knows the true headings only. ${sizeLines.join('; ')}. Where an engine was not through with the queries after ${MOST_SECONDS} seconds, those asked until then count.

${table(['engine and size', 'median', 'p99', 'queries', 'opens', 'memory', 'saved index'], cells)}

${picture('bench-growth-median.svg', 'Median time of a query by size of the dataset')}

${picture('bench-growth-p99.svg', 'Time of a query at the 99th percentile by size of the dataset')}`,
    plots: new Map([
      [
        'bench-growth-median.svg',
        linePlot(
          'Median time by size of the dataset',
          'times the dataset',
          'milliseconds',
          lines(({ times }) => times.medianMs),
        ),
      ],
      [
        'bench-growth-p99.svg',
        linePlot(
          'p99 by size of the dataset',
          'times the dataset',
          'milliseconds',
          lines(({ times }) => times.p99Ms),
        ),
      ],
    ]),
    goals: [],
  };
}
