// What a program hands to the tariff, checked: TypeScript sees a wrong value, plain JavaScript does not.
import { came } from '../../contract/came.ts';
import { checkNames } from '../../contract/knownNames.ts';
import type { DayOption, LookupOptions } from './api.ts';

const DEFAULT_LIMIT = 5;
const MOST_LIMIT = 20;

const LOOKUP_OPTIONS = ['limit', 'asOf'] as const;
const DAY_OPTIONS = ['asOf'] as const;

/** The options of a search, the limit filled in. */
export function lookupOptions(options: LookupOptions): LookupOptions & { readonly limit: number } {
  checkNames(options, LOOKUP_OPTIONS);
  const { limit = DEFAULT_LIMIT, asOf } = options;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LIMIT) {
    throw new RangeError(`limit must be a whole number from 1 to ${MOST_LIMIT}, but ${came(limit)} came.`);
  }
  return asOf === undefined ? { limit } : { limit, asOf };
}

/** The day that an answer is asked for; undefined: today. */
export function dayOf(options: DayOption): string | undefined {
  checkNames(options, DAY_OPTIONS);
  return options.asOf;
}

export function checkString(value: unknown, name: string): void {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a text, but ${came(value)} came.`);
}

/** A text to search for. */
export function checkText(value: string, name: string): void {
  checkString(value, name);
  if (value.trim() === '') throw new RangeError(`${name} must not be empty.`);
}
