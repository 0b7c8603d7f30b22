// The worst values a caller can send to a tool's field: long, deep, far, huge, empty, of another kind.
import type { Field } from '../../src/prompts/kit.ts';
import { maxLengthOf } from '../../src/prompts/values.ts';

/** As many code points as the field takes. */
const filled = (part: string, most: number): string =>
  part.repeat(Math.ceil(most / [...part].length)).slice(0, most * (part.length / [...part].length));

const UNITS = [
  ...['a', 'a.\n', '. ', '\n', '"', '[', 'a,b\n', '=', '1,', '*,', 'eaio', '9999-12-31 ', '2026-10 rent=1\n'],
  ...['\u0000', '\u0301', '\u202e', '\ud800', 'é ', 'क्षि।', '中', '👨‍👩‍👧'],
];

/** Texts of full length that are small to send and large, slow or deep to work out. */
const LAID_OUT: readonly ((most: number) => string)[] = [
  (most) => `${'['.repeat(500)}${'1,'.repeat(Math.max(0, (most - 1100) / 2))}1${']'.repeat(500)}`,
  (most) => `"${'a'.repeat(most - 2)}"`,
  (most) => `{${Array.from({ length: Math.floor((most - 2) / 12) }, (_, at) => `"${at}":1`).join(',')}}`,
  (most) => `${'n'.repeat(most / 2)}\n${filled('1\n', most / 2 - 1)}`,
  (most) => Array.from({ length: Math.floor(most / 7) }, (_, at) => at.toString(36)).join(','),
  (most) => `${'a'.repeat(most / 2)}${'.'.repeat(most / 2)}`,
  (most) => `A.${'1'.repeat(most - 3)}a`,
];

export const DATES = ['0000-01-01', '1899-12-31', '1900-01-01', '2017-07-01', '2199-12-31', '9999-12-01', '9999-12-31'];
const NUMBERS = [0, -0, -1, 0.5, 1e-9, 1e-300, 1e15, 1e21, 1e308, -1e308, 90_071_992_547_409.91, '9'.repeat(300)];
/** What every object has: no table of words may be asked for it by its key. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
/** Far longer than any number, choice or day, and hard to read as one. */
const SPACED = `1${' '.repeat(20_000)}!`;
const LISTS = [[], [''], [[]], [null], {}, ';', '', 'x', '\u0000', 1, true, SPACED, ...INHERITED];

export function hostileValues(field: Field): readonly unknown[] {
  const most = maxLengthOf(field);
  if (most !== undefined) {
    const instants = DATES.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59+05:30`]);
    return [...UNITS.map((unit) => filled(unit, most)), ...LAID_OUT.map((text) => text(most)), ...instants, ...LISTS];
  }
  if (field.type === 'date') return [...DATES, ...LISTS];
  if (field.type === 'number' || field.type === 'currency') {
    return [...NUMBERS, field.min ?? 0, field.max ?? 0, Number.NaN, Number.POSITIVE_INFINITY, ...LISTS];
  }
  return 'options' in field ? [...LISTS, [...field.options], field.options.join(';')] : LISTS;
}
