// Checks of option values that several commands share; each failure says what came and what would be right.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { type OwnName, readOwnNames } from '../tariff/lookup/ownNames.ts';
import { GST_START } from '../tariff/model/days.ts';
import type { Format } from './classify/input.ts';
import { Failure, readFailure } from './failure.ts';

export function dayFrom(name: string, value: string): string {
  if (isCalendarDay(value) && value >= GST_START) return value;
  throw new Failure(`${name} must be a date as YYYY-MM-DD from ${GST_START} on, but "${value}" came.`);
}

export const asOfOption = (value: string | undefined): { readonly asOf?: string } =>
  value === undefined ? {} : { asOf: dayFrom('--as-of', value) };

export function wholeNumber(name: string, value: string, min: number, max: number): number {
  const parsed = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (parsed >= min && parsed <= max) return parsed;
  throw new Failure(`${name} must be a whole number from ${min} to ${max}, but "${value}" came.`);
}

export function share(name: string, value: string): number {
  const parsed = /^\d*\.?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (parsed >= 0 && parsed <= 1) return parsed;
  throw new Failure(`${name} must be a number from 0 to 1, but "${value}" came.`);
}

/** Undefined: one, as where a program calls the command. */
export const jobsOption = (value: string | undefined): number =>
  value === undefined ? 1 : wholeNumber('--jobs', value, 1, 256);

export function formatOption(value: string | undefined): Format | undefined {
  if (value === undefined || value === 'csv' || value === 'ndjson') return value;
  throw new Failure(`--format must be csv or ndjson, but "${value}" came.`);
}

/** `path`: a file of a shop's own names; undefined: there is none. */
export function ownNamesOption(path: string | undefined): { readonly ownNames?: readonly OwnName[] } {
  if (path === undefined) return {};
  try {
    return { ownNames: readOwnNames(readFileSync(path, 'utf8'), basename(path)) };
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(error.message);
    throw readFailure(`--names ${path}`, error, 'give the path of a CSV file with a text and a code in each row');
  }
}
