// What the routes of the code lookup service answer from, and what they share.
import { dateFrom } from '../../http/parameters.ts';
import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { ASKED } from './examples.ts';

export interface TariffSource {
  readonly tariff: Tariff;
  /** Today in India as YYYY-MM-DD: answers without a date belong to one day. */
  readonly today: () => string;
  /** The day of an answer, for its key: what is said of a day to come depends on today. */
  readonly dayKey: (asOf: string | undefined) => string;
}

export const asOf = dateFrom('Parameter as_of', GST_START, {
  description: `Answer with the rates in force on this date, ${GST_START} or later. Default: today in India. For a date later than both today and the dataset, notes says up to when rates are known.`,
  example: ASKED.asOf,
}).optional();

export const asOfOption = (day: string | undefined) => (day === undefined ? {} : { asOf: day });

/** Unlike lists of values are unlike keys: free text is last, so nothing in it can pass for another part. */
export const keyOf = (kind: string, ...parts: readonly (string | number)[]): string => `${kind}\n${parts.join('\n')}`;
