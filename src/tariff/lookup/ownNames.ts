// A shop's own words: texts that mean one code, whatever the search would find. They come from a file of the shop and
// stay on its machine.
import { csvRecords } from '../../csv/read.ts';
import type { Records } from '../dataset/records.ts';
import { foldText } from '../engine/text/characters.ts';
import type { RatePeriod } from '../model/rates.ts';
import { digitsOf, MAX_TEXT } from './codeText.ts';
import { type BranchKey, percent, rateViews } from './results.ts';

export interface OwnName {
  readonly text: string;
  readonly code: string;
  /** Where the code has several rates: one as "18%", or words of its condition. Without it the text or a price decides. */
  readonly rate?: string;
  /** Where it is written, such as "own.csv, row 2"; answers name it. */
  readonly source?: string;
}

/**
 * The rows of a CSV file with a text, a code and, where it is wanted, a rate; a first row without a code is a header.
 * `file`: its name, for sentences. Throws a `RangeError` where no name is in it.
 */
export function readOwnNames(csv: string, file: string): readonly OwnName[] {
  if (csv.includes('\0')) throw new RangeError(`${file} is no text: save the sheet as CSV.`);
  const names: OwnName[] = [];
  let row = 0;
  for (const { cells } of csvRecords(csv)) {
    row++;
    const [text = '', code = '', rate = ''] = cells.map((cell) => cell.trim());
    if (cells.every((cell) => cell.trim() === '') || (row === 1 && !/\d/.test(code))) continue;
    names.push({ text, code, ...(rate !== '' && { rate }), source: `${file}, row ${row}` });
  }
  if (names.length === 0) throw new RangeError(`${file} names nothing; give a text and a code in each row.`);
  return names;
}

/** A name with its code in the records. */
interface Known extends Pick<OwnName, 'rate'> {
  readonly code: number;
  readonly source: string;
}

export class OwnNames {
  readonly #known = new Map<string, Known>();

  constructor(records: Records, names: readonly OwnName[]) {
    for (const [at, name] of names.entries()) {
      const source = name.source ?? `ownNames[${at}]`;
      const wrong = (what: string): RangeError => new RangeError(`${source}: ${what}`);
      const key = keyOf(name.text);
      if (key === '' || [...name.text].length > MAX_TEXT) {
        throw wrong(`the text must have 1 to ${MAX_TEXT} characters, but "${name.text.slice(0, MAX_TEXT)}" came.`);
      }
      const digits = digitsOf(name.code);
      const code = /^\d{4,8}$/.test(digits) ? records.find(digits) : -1;
      if (code < 0) throw wrong(`there is no code "${name.code}"; give the text, a code and, if wanted, a rate.`);
      const { rate } = name;
      if (rate !== undefined && !records.rateHistory(code).some((period) => branchNamed(period, rate) !== undefined)) {
        const rates = (records.rateHistory(code).at(-1)?.branches ?? []).map(({ ratePercent }) => percent(ratePercent));
        throw wrong(`${digits} has no rate "${rate}"; it has ${[...new Set(rates)].join(', ')}.`);
      }
      const earlier = this.#known.get(key);
      if (earlier !== undefined && (earlier.code !== code || earlier.rate !== rate)) {
        throw wrong(`"${name.text}" has another code or rate in ${earlier.source}.`);
      }
      if (earlier === undefined) this.#known.set(key, { code, source, ...(rate !== undefined && { rate }) });
    }
  }

  find(text: string): Known | undefined {
    return this.#known.get(keyOf(text));
  }
}

/** Letters and digits: how a text is spaced, dotted or capitalised makes no other goods of it. */
const keyOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Of several branches the one that a rate or words of a condition name; undefined: there is none on the day. */
export function branchNamed(period: RatePeriod, rate: string): BranchKey | undefined {
  const wanted = /^(\d+(?:\.\d+)?)\s*%?$/.exec(rate.trim())?.[1];
  const views = rateViews(period);
  if (wanted !== undefined) return views.find((one) => one.rate === `${Number(wanted)}%`);
  const words = keyOf(rate);
  const conditions = views.map(({ condition }) => keyOf(condition));
  const exact = conditions.indexOf(words);
  return words === '' ? undefined : views[exact >= 0 ? exact : conditions.findIndex((one) => one.includes(words))];
}
