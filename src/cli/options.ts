// Checks of option values that several commands share; each failure says what came and what would be right.
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { GST_START } from '../tariff/model/days.ts';
import { Failure } from './failure.ts';

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
