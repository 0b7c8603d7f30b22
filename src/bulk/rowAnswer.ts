// What is known of a row of a table, and what of it a person chose.

import type { CodeEntry, RateView } from '../tariff/lookup/contract.ts';
import type { PreparedCode } from '../tariff/lookup/prepared.ts';
import { type BranchKey, conditionWord } from '../tariff/lookup/results.ts';
import type { Review } from '../tariff/lookup/review.ts';

export type { Review } from '../tariff/lookup/review.ts';

/** What a person chose for a row. */
export interface Choice {
  /** Digits of a code; empty: the row needs none, as a total, a discount or a note. */
  readonly code: string;
  /** Which of its rates; undefined: what the text says, or open. */
  readonly branch?: BranchKey | undefined;
}

/** What is added to a row. */
export interface RowAnswer {
  /** What is known of the code; undefined: nothing was found, or the text names nothing. */
  readonly facts: CodeFacts | undefined;
  readonly confidence: number;
  readonly review: Review;
  /** Other codes that may be meant. */
  readonly alternates: readonly string[];
  /** ISO date whose rates these are; empty: there are none. */
  readonly asOf: string;
  /** What the row has in the place of a day, where it cannot count and those of `asOf` are taken. */
  readonly undated?: string;
  /** Of one piece in rupees, where it settled the rate. */
  readonly price?: number;
  /** What the item belongs to, where it was read with the text. */
  readonly group?: string;
  /** What the row's column of codes says, where the text alone leads elsewhere or to no code. */
  readonly columnCode?: string;
  /** Where the shop's own list says so. */
  readonly ownSource?: string;
  /** What of it a person chose; undefined: nothing. */
  readonly chosen?: 'no code' | 'code' | 'code and rate';
}

/** What a row shows of a code. */
export interface CodeFacts {
  /** Facts have numbers from 0 on. */
  readonly number: number;
  readonly code: string;
  readonly description: string;
  readonly rate: string;
  readonly unit: string;
  /** With reverse charge and cess. */
  readonly notes: string;
  /** Its rate depends on something, which a text may say; and it is open where the text does not. */
  readonly isRateSplit: boolean;
  readonly isRateOpen: boolean;
  readonly isRetired: boolean;
  /** Every rate of the day, that of `rate` first. */
  readonly rates: readonly RateView[];
  /** Of `rate`; empty: it has none, and there is no other rate. */
  readonly condition: string;
}

/** The facts of a code, taken from its entry. */
export function factsOf({ entry, isSplit }: PreparedCode, number: number): CodeFacts {
  const { rates } = entry;
  const [main] = rates;
  return {
    number,
    code: entry.hsn_sac,
    description: entry.description,
    rate: entry.gst_rate,
    unit: entry.uqc ?? '',
    notes: codeNotes(entry),
    isRateSplit: isSplit,
    isRateOpen: entry.rate_open === true,
    isRetired: entry.status === 'retired',
    rates,
    condition: main === undefined ? '' : isSplit ? conditionWord(main) : main.condition,
  };
}

const codeNotes = ({ notes, rcm_trigger, cess_applies, cess_note }: CodeEntry): string =>
  [
    notes,
    rcm_trigger === undefined ? '' : `Reverse charge: ${rcm_trigger}.`,
    cess_applies === true ? `Compensation cess: ${cess_note}.` : '',
  ]
    .filter((note) => note !== '')
    .join(' ');

const RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
export const rupees = (amount: number): string => RUPEES.format(amount);

/** The notes of a row: what its other columns settled, and what is known of its code. */
export function notesOf({ facts, undated, price, group, columnCode, ownSource, asOf }: RowAnswer): string {
  if (facts === undefined) return '';
  return [
    ownSource === undefined ? '' : `Your own list says so (${ownSource}).`,
    columnCode === undefined ? '' : `The code ${columnCode} stands in its column.`,
    undated === undefined ? '' : `"${undated}" is no day since GST began: the rates of ${asOf} are taken.`,
    price === undefined ? '' : `Price ${rupees(price)}: ${facts.condition === '' ? facts.code : facts.condition}.`,
    group === undefined ? '' : `Read with its group: ${group}.`,
    facts.notes,
  ]
    .filter((note) => note !== '')
    .join(' ');
}
