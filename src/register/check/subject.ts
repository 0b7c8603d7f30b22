// What a rule looks at: a line, the code that it means, and what is known of the file.
import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { isService as isServiceCode } from '../../tariff/model/digits.ts';
import type { Habits } from '../read/habits.ts';
import type { FileFacts, Line } from '../read/lines.ts';
import type { Role } from '../read/roles.ts';
import type { NamedCode, RegisterSentences } from '../sentences.ts';
import type { RateBearers } from './bearers.ts';
import type { CodeReading } from './codes.ts';
import type { TextAnswers } from './texts.ts';

export interface FileContext {
  readonly tariff: Tariff;
  readonly texts: TextAnswers;
  readonly bearers: RateBearers;
  /** Whether the turnover makes e-invoices compulsory and asks for six digits. */
  readonly isLarge: boolean;
  /** Digits that invoices and returns need on a day. */
  digitsOn(day: string): number;
  /** Whether the file has a column of this role. */
  has(role: Role): boolean;
  /** The file is Table 12 itself: a row for each code, unit and rate. */
  readonly isSummary: boolean;
  readonly facts: FileFacts;
  /** How its amounts belong together. */
  readonly habits: Habits;
  /** Its columns are known by what they are called, and may have been missed. */
  readonly isNamed: boolean;
  /** In the language of who reads the findings. */
  readonly says: RegisterSentences;
}

export interface Subject {
  readonly line: Line;
  readonly code: CodeReading;
  /** ISO date whose rates count. */
  readonly day: string;
  readonly file: FileContext;
}

export const isService = ({ digits, given }: CodeReading): boolean => isServiceCode(digits || given);

/** What is decided of one line holds for it alone, in another month and another order of the rows too. */
export const aboutLine = ({ document, code, description, taxable, total }: Line): string =>
  [document, code, description.toLowerCase(), taxable ?? '', total ?? ''].join(' ');

/** "8517 13 00". */
export const spaced = (digits: string): string =>
  digits.replace(/^(\d{4})(\d+)$/, (_, heading: string, rest: string) =>
    [heading, ...(rest.match(/\d{1,2}/g) ?? [])].join(' '),
  );

/** A code of the tariff with what it is. */
export const named = ({ records }: Tariff, code: string): NamedCode => ({
  code,
  written: spaced(code),
  description: records.description(records.find(code)),
});

/** Rupees with the commas of India. */
export const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export const isBeforeGst = (day: string): boolean => day < GST_START;
