// Compares the code lists with a folder of reference lists: nothing alive is missing, nothing retired is forgotten,
// and no description repeats a long official text.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvFormOf } from '../../csv/form.ts';
import { readCsv } from '../../csv/read.ts';
import type { CodeRow } from '../source/readCodes.ts';
import { DataError, readTsv } from '../source/tsv.ts';

/** The reference lists, in the folder `codes`; CONTRIBUTING.md says what is in them. */
const LISTS = [
  'goods-tariff-2025-11.csv',
  'goods-portal-2025-09.csv',
  'goods-einvoice-2026-08.csv',
  'services-portal-2025-09.csv',
  'tariff-corrections.csv',
] as const;

/** So many words in a row of an official text make a copy. */
const COPIED_WORDS = 11;

/** A row of a list: each cell by the name of its column. */
type ListRow = Readonly<Record<string, string>>;

/** Official texts hold semicolons and more, so the delimiter is not guessed. */
export function readList(path: string): readonly ListRow[] {
  const text = readFileSync(path, 'utf8');
  const [header = [], ...rows] = readCsv(text, { ...csvFormOf(text), delimiter: ',' });
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The first run of `COPIED_WORDS` words that two texts share; empty: none. */
export function sharedRun(text: string, official: string): string {
  const own = words(text);
  if (own.length < COPIED_WORDS) return '';
  const theirs = words(official);
  const runs = new Set(
    theirs
      .slice(0, Math.max(0, theirs.length - COPIED_WORDS + 1))
      .map((_, i) => theirs.slice(i, i + COPIED_WORDS).join(' ')),
  );
  for (let i = 0; i + COPIED_WORDS <= own.length; i++) {
    const run = own.slice(i, i + COPIED_WORDS).join(' ');
    if (runs.has(run)) return run;
  }
  return '';
}

/** Rows of the source lists that were left out, with the reason. */
function rejectedCodes(dataFolder: string): ReadonlySet<string> {
  const path = join(dataFolder, 'rejected.tsv');
  return existsSync(path)
    ? new Set(readTsv(path, ['code', 'source', 'reason']).map(({ cells }) => cells.code))
    : new Set();
}

export function checkAgainst(factsFolder: string, dataFolder: string, codes: readonly CodeRow[]): readonly string[] {
  const missing = LISTS.filter((name) => !existsSync(join(factsFolder, 'codes', name)));
  if (missing.length > 0) {
    throw new DataError(missing.map((name) => `${join(factsFolder, 'codes', name)} does not exist`).join('\n'));
  }
  const list = (name: (typeof LISTS)[number]): readonly ListRow[] => readList(join(factsFolder, 'codes', name));
  const corrections = new Map<string, Set<string>>();
  for (const { code = '', correction = '' } of list('tariff-corrections.csv')) {
    corrections.set(correction, (corrections.get(correction) ?? new Set()).add(code));
  }
  const corrected = (correction: string): ReadonlySet<string> => corrections.get(correction) ?? new Set();
  const tariff = list('goods-tariff-2025-11.csv');
  const portal = list('goods-portal-2025-09.csv');
  const services = list('services-portal-2025-09.csv');
  const status = new Map(codes.map((row) => [row.code, row.status]));
  const rejected = rejectedCodes(dataFolder);
  const complaints: string[] = [];

  const unreal = corrected('not-a-real-item');
  const divided = corrected('split-2026');
  const alive = [
    ...tariff
      .map(({ code = '' }) => code)
      .filter((code) => code.length === 8 && !unreal.has(code) && !divided.has(code)),
    ...corrected('alive-but-missing-from-tariff-file'),
    ...corrected('new-2026'),
    ...services.map(({ code = '' }) => code).filter((code) => code.length > 2),
  ];
  for (const code of alive)
    if (status.get(code) !== 'live' && !rejected.has(code))
      complaints.push(`${code} is alive in the reference lists but ${status.get(code) ?? 'missing'} here`);

  for (const { code = '' } of portal) {
    if (code.length !== 8 || status.has(code) || rejected.has(code)) continue;
    complaints.push(`${code} is on the portal's list but neither here nor among the rejected rows`);
  }

  const official = new Map<string, string[]>();
  for (const { code = '', official_text: text = '' } of [
    ...tariff,
    ...portal,
    ...services,
    ...list('goods-einvoice-2026-08.csv'),
  ]) {
    const texts = official.get(code);
    if (texts === undefined) official.set(code, [text]);
    else texts.push(text);
  }
  for (const { code, description } of codes) {
    for (const text of official.get(code) ?? []) {
      const run = sharedRun(description, text);
      if (run === '') continue;
      complaints.push(`${code} repeats the official text: "${run}"`);
      break;
    }
  }
  return complaints;
}
