// What a line must be that is sent to be checked, and a list of them; errors name the value.
import * as z from 'zod';
import { butCame, butLengthCame, trimmedLength } from '../contract/came.ts';
import { LINE_FIELDS, type LineField } from './check/given.ts';

export const MAX_LINES = 100;
const MAX_LETTERS = 300;

const ABOUT: Readonly<Record<LineField, string>> = {
  description: 'What was sold, in the words of the register.',
  group: 'What the item belongs to: ICE CREAM beside a flavour.',
  code: 'HSN or SAC code as the register has it, as a text so that it keeps its zeros.',
  rate: 'Whole GST rate in per cent: 18, "18%", "9+9".',
  unit: 'Unit, such as KGS.',
  quantity: 'Quantity.',
  price: 'Price of one unit before tax, in rupees.',
  taxable: 'Taxable value in rupees.',
  discount: 'Discount in rupees that is not yet taken off the taxable value.',
  charges: 'Freight and other charges in rupees that are taxed with the line.',
  cgst: 'Central tax in rupees.',
  sgst: 'State or union territory tax in rupees.',
  igst: 'Integrated tax in rupees.',
  cess: 'Compensation cess in rupees.',
  date: 'Day of the document, in any Indian form; the rates of that day count.',
  document: 'Number of the document.',
  place: 'Place of supply: two digits, or the name of the state.',
  gstin: 'GSTIN of the customer.',
  supply: 'Kind of supply: export, SEZ, deemed export, bill of supply; default: regular.',
  note: 'Kind of document: invoice, credit note, debit note, cancelled.',
  reverse_charge: 'Y or N; absent: not said.',
};

/** "lines[3].rate". */
const placeOf = (path: readonly PropertyKey[] | undefined): string =>
  (path ?? [])
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);

interface Issue {
  readonly path?: PropertyKey[] | undefined;
  readonly input?: unknown;
}

/** A message that begins with the name of the value where `isNamed`, as HTTP tells it; MCP puts the name in front itself. */
const said = (isNamed: boolean, error: (issue: Issue) => string) => (issue: Issue) =>
  isNamed ? `${placeOf(issue.path)} ${error(issue)}` : error(issue);

const CELL = `must be a number or a text of ${MAX_LETTERS} characters at most`;
const textOf = (isNamed: boolean) =>
  z
    .string()
    .refine((text) => trimmedLength(text) <= MAX_LETTERS, { error: said(isNamed, butLengthCame(CELL)) })
    .meta({ maxLength: MAX_LETTERS });

export const lineOf = (isNamed: boolean) => {
  const value = (field: LineField) =>
    z
      .union([textOf(isNamed), z.number()], { error: said(isNamed, butCame(CELL)) })
      .exactOptional()
      .meta({ description: ABOUT[field] });
  return z.strictObject(
    Object.fromEntries(LINE_FIELDS.map((field) => [field, value(field)])) as Record<
      LineField,
      ReturnType<typeof value>
    >,
    {
      error: (issue) =>
        said(
          isNamed,
          issue.code === 'unrecognized_keys'
            ? () =>
                `has the field ${issue.keys.join(', ')}, which no line has; the fields are ${LINE_FIELDS.join(', ')}.`
            : butCame('must be an object with fields such as description, code and rate'),
        )(issue),
    },
  );
};

export const linesOf = <Line extends z.ZodType>(line: Line, isNamed: boolean) =>
  z
    .array(line, { error: said(isNamed, butCame(`must be a list of 1 to ${MAX_LINES} lines`)) })
    .min(1, { error: said(isNamed, butCame('must hold at least one line')) })
    .max(MAX_LINES, {
      error: said(isNamed, butLengthCame(`may hold ${MAX_LINES} lines at most in one request`)),
    })
    .meta({ description: `1 to ${MAX_LINES} lines of a register. They are checked and forgotten.` });
