// What a program hands to `kosh/register`, checked: of a line under names that nobody knows nothing would be found, and
// a wrong register would pass for right.
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { came, checkNames } from '../contract/came.ts';
import { LINE_FIELDS } from '../register/check/given.ts';
import { isGstin } from '../register/read/places.ts';
import { GST_START } from '../tariff/model/days.ts';

const FIELDS: ReadonlySet<string> = new Set(LINE_FIELDS);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function checkGivenLines(lines: unknown): void {
  if (!Array.isArray(lines)) throw new TypeError(`lines must be a list of lines, but ${came(lines)} came.`);
  for (const [at, line] of lines.entries()) checkGivenLine(line, `lines[${at}]`);
}

function checkGivenLine(line: unknown, place: string): void {
  if (!isObject(line)) {
    throw new TypeError(
      `${place} must be an object with fields such as description, code and rate, but ${came(line)} came.`,
    );
  }
  for (const [field, value] of Object.entries(line)) {
    if (!FIELDS.has(field)) {
      const fields = LINE_FIELDS.join(', ');
      throw new TypeError(`${place} has the field ${field}, which no line has; the fields are ${fields}.`);
    }
    // A row of a database has null where it has nothing.
    if (value !== undefined && value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`${place}.${field} must be a number or a text, but ${came(value)} came.`);
    }
  }
}

const CHECK_OPTIONS = ['turnover', 'asOf'] as const;

/** `further`: names beside those of every check. */
export function checkCheckOptions(options: object, further: readonly string[] = []): void {
  checkNames(options, [...CHECK_OPTIONS, ...further]);
  const { turnover, asOf, supplierGstin } = options as Readonly<Record<string, unknown>>;
  if (turnover !== undefined && !(typeof turnover === 'number' && turnover >= 0)) {
    throw new RangeError(`turnover must be rupees as a number of 0 or more, but ${came(turnover)} came.`);
  }
  if (asOf !== undefined && !(typeof asOf === 'string' && isCalendarDay(asOf) && asOf >= GST_START)) {
    throw new RangeError(`asOf must be a date as YYYY-MM-DD from ${GST_START} on, but ${came(asOf)} came.`);
  }
  if (supplierGstin !== undefined && !(typeof supplierGstin === 'string' && isGstin(supplierGstin))) {
    throw new RangeError(`supplierGstin must be a GSTIN such as 27AAPFU0939F1ZV, but ${came(supplierGstin)} came.`);
  }
}

/** A file's text, or rows of cells that are texts. */
export function checkSource(source: unknown): void {
  if (typeof source === 'string') return;
  if (!Array.isArray(source)) {
    throw new TypeError(`source must be the text of a file or a list of rows, but ${came(source)} came.`);
  }
  for (const [at, row] of source.entries()) {
    if (!Array.isArray(row)) throw new TypeError(`source[${at}] must be a list of cells, but ${came(row)} came.`);
    const wrong = row.findIndex((cell) => typeof cell !== 'string');
    if (wrong >= 0) {
      throw new TypeError(
        `source[${at}][${wrong}] must be a text, but ${came(row[wrong])} came; write "" for an empty cell.`,
      );
    }
  }
}

export function checkOpened(register: unknown): void {
  if (isObject(register) && 'layout' in register && 'lines' in register) return;
  throw new TypeError(`register must be what openDocument opened, but ${came(register)} came.`);
}
