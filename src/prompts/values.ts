// Checks the values a caller gives for a tool's fields and turns each into the text that enters the prompt.
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { came, quoted } from '../contract/came.ts';
import type { Field, FieldMap, FieldType, NumberField, OwnCurrencyField } from './kit.ts';

/** Values for fields, by their names. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Whether something that came from outside can be values for fields at all; their names are checked with them. */
export const isFieldValues = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One thing wrong with the values, worded for the person who gave them. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** The message for a person who sees labels and no names of fields, as on a page. */
export const withoutName = ({ field, message }: Problem): string => message.replace(` (${field})`, '');

export type CheckedValues =
  | { readonly ok: true; readonly texts: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const DEFAULT_MAX_LENGTH: Partial<Record<FieldType, number>> = {
  text: 200,
  textarea: 8000,
  url: 500,
  email: 200,
  identifier: 60,
};

/** The longest text a field takes, in code points; undefined where length does not apply. */
export function maxLengthOf(field: Field): number | undefined {
  return ('maxLength' in field ? field.maxLength : undefined) ?? DEFAULT_MAX_LENGTH[field.type];
}

/** Unknown names are told up to this many, so that a body of nothing else gets a short answer. */
const MOST_UNKNOWN = 20;

/** Choices that a list may name, empty and repeated ones counted: far more than any field has. */
const MOST_CHOICES = 1000;

const TRUE_WORDS = new Set(['true', 'yes', 'on', '1']);
const FALSE_WORDS = new Set(['false', 'no', 'off', '0']);

/** Reports every problem at once; strings are accepted for all types, since forms and MCP send strings. */
export function checkValues(fields: FieldMap, values: FieldValues): CheckedValues {
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name));
  for (const name of unknown.slice(0, MOST_UNKNOWN)) {
    const known = Object.keys(fields).join(', ');
    problems.push({ field: name, message: `There is no field ${quoted(name)}; the fields are ${known}.` });
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const given = fieldText(field, value);
    const text = given === '' && !isNothingChosen(field, value) ? fieldText(field, field.default) : given;
    if (typeof text !== 'string') problems.push({ field: name, message: `${field.label} (${name}) ${text.wrong}` });
    else if (text === '' && field.required) {
      problems.push({ field: name, message: `${field.label} (${name}) is required.` });
    } else texts.set(name, text);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, texts };
}

/** A list without a choice says "none of these" where a choice may be left out; it does not ask for the default. */
function isNothingChosen(field: Field, value: unknown): boolean {
  return field.type === 'multiselect' && !field.required && Array.isArray(value) && value.length === 0;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

type Wrong = { readonly wrong: string };

/** Empty when nothing was given; a list of nothing but empty choices is nothing too. */
function fieldText(field: Field, value: unknown): string | Wrong {
  if (isEmpty(value)) return '';
  switch (field.type) {
    case 'number':
    case 'currency':
      return numberText(field, value);
    case 'date':
      return dateText(value);
    case 'select':
      return optionText(field.options, value);
    case 'multiselect':
      return optionsText(field.options, value);
    case 'boolean':
      return booleanText(value);
    default:
      return plainText(field, value);
  }
}

/** Embeddings, overrides and isolates: a reader sees the text in another order than a model reads it. */
const turnsDirection = (unit: number): boolean =>
  (unit >= 0x202a && unit <= 0x202e) || (unit >= 0x2066 && unit <= 0x2069);

/** Letters that no reader sees and every model reads; behind a flag a few of them name its country. */
const HIDDEN_LETTER = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007e}]/u;

/**
 * How many characters a text has, and the first that is refused: NUL, or half of a surrogate pair, which no person wrote
 * and which breaks what comes after, or a control that turns the direction. In one pass, since these are the longest
 * texts that anybody sends.
 */
function charactersOf(text: string): { readonly length: number; readonly broken: number | undefined } {
  let length = 0;
  for (let at = 0; at < text.length; at++, length++) {
    const unit = text.charCodeAt(at);
    if (unit === 0 || turnsDirection(unit)) return { length, broken: unit };
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = text.charCodeAt(at + 1);
    if (unit > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return { length, broken: unit };
    at++;
  }
  return { length, broken: undefined };
}

function plainText(field: Extract<Field, { maxLength?: number }>, value: unknown): string | Wrong {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return { wrong: `must be text, but ${came(value)} came.` };
  }
  const text = String(value);
  const { length, broken } = charactersOf(text);
  if (broken !== undefined) {
    const code = broken.toString(16).toUpperCase().padStart(4, '0');
    return {
      wrong: turnsDirection(broken)
        ? `must read in one direction, but U+${code}, which turns what follows, came.`
        : `must be whole Unicode text, but U+${code}, which is no character, came.`,
    };
  }
  const hidden = HIDDEN_LETTER.exec(text)?.[0].codePointAt(0);
  if (hidden !== undefined) {
    return {
      wrong: `must show all that it says, but U+${hidden.toString(16).toUpperCase()}, which nobody sees, came.`,
    };
  }
  const maxLength = maxLengthOf(field) ?? Number.POSITIVE_INFINITY;
  if (length > maxLength) return { wrong: `may have ${maxLength} characters at most, but ${length} came.` };
  if (field.type !== 'textarea' && /[\r\n]/.test(text)) return { wrong: 'must be a single line, but several came.' };
  if (field.type === 'url' && !isHttpUrl(text))
    return { wrong: `must be a web address such as https://example.org, but ${came(text)} came.` };
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    return { wrong: `must be an e-mail address such as name@example.org, but ${came(text)} came.` };
  }
  if (field.type === 'identifier' && field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`).test(text)) {
    return { wrong: `must have the form of ${field.example}, but ${came(text)} came.` };
  }
  return text;
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'http:' || protocol === 'https:';
}

/**
 * "₹5,40,000", "Rs. 5,40,000", "INR 5,40,000" and "5,40,000/-" as people write amounts; other currencies likewise. Spaces
 * can be read in one way only: what stands in a field of amounts may be as long as a whole body.
 */
const WRITTEN_AMOUNT =
  /^(?<minus>-?)\s*(?:(?<before>₹|rs\.?|[a-z]{3}(?=[\s\d])|(?:us|a|c|s)?\$|€|£|¥)\s*)?(?<inner>-?)(?<digits>[\d,]*\d(?:\.\d+)?)\s*(?:\/-\s*)?(?<after>₹|[a-z]{3}|\$|€|£|¥)?$/i;

interface Amount {
  readonly digits: string;
  /** Empty: none was written. */
  readonly currency: string;
}

/** An amount as it was written, with its currency as a code where it has one; undefined: it is no amount. */
function amountIn(text: string): Amount | undefined {
  const { minus = '', before, inner = '', digits, after } = WRITTEN_AMOUNT.exec(text.trim())?.groups ?? {};
  if (digits === undefined || (before !== undefined && after !== undefined)) return undefined;
  const sign = (before ?? after ?? '').toUpperCase();
  return { digits: `${minus || inner}${digits}`, currency: /^(?:₹|RS\.?)$/.test(sign) ? 'INR' : sign };
}

/** The amount with its currency: after a code comes a space, after a sign none. */
const withCurrency = (currency: string, amount: string): string =>
  /^[A-Z]{3}$/.test(currency) ? `${currency} ${amount}` : `${currency}${amount}`;

function numberText(field: NumberField | OwnCurrencyField, value: unknown): string | Wrong {
  const { type, min, max, whole, unit } = field;
  const written = typeof value === 'string' && type === 'currency' ? amountIn(value) : undefined;
  const currency = written?.currency ?? '';
  if (unit !== undefined && currency !== '' && currency !== 'INR') {
    return { wrong: `must be an amount in ${unit}, but ${came(value)} came.` };
  }
  const plainly = written === undefined ? value : written.digits;
  const digits = typeof plainly === 'string' ? plainly.trim().replaceAll(',', '') : plainly;
  const parsed = typeof digits === 'string' && /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : digits;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) {
    return { wrong: `must be a number, but ${came(value)} came.` };
  }
  if (whole === true && !Number.isInteger(parsed)) return { wrong: `must be a whole number, but ${parsed} came.` };
  if (min !== undefined && parsed < min) return { wrong: `must be ${min} or more, but ${parsed} came.` };
  if (max !== undefined && parsed > max) return { wrong: `must be ${max} or less, but ${parsed} came.` };
  if (unit !== undefined || type === 'number') return String(parsed);
  // An amount that bears no currency is not given one: whoever reads it must ask.
  return currency === '' && parsed !== 0 ? `${parsed} (currency not stated)` : withCurrency(currency, String(parsed));
}

function dateText(value: unknown): string | Wrong {
  if (typeof value === 'string' && isCalendarDay(value.trim())) return value.trim();
  return { wrong: `must be a date as YYYY-MM-DD, but ${came(value)} came.` };
}

function optionText(options: readonly string[], value: unknown): string | Wrong {
  const wanted = plain(value).trim().toLowerCase();
  // "18" picks "18%".
  const option = options.find((candidate) => [wanted, `${wanted}%`].includes(candidate.toLowerCase()));
  return option ?? { wrong: `must be one of: ${options.join('; ')}; but ${came(value)} came.` };
}

/** Between semicolons or lines, and between commas where no option is meant as a whole. */
const choicesIn = (options: readonly string[], text: string): readonly string[] =>
  text
    .split(/[;\n]/, MOST_CHOICES + 1)
    .flatMap((part) => (typeof optionText(options, part) === 'string' ? [part] : part.split(',', MOST_CHOICES + 1)));

function optionsText(options: readonly string[], value: unknown): string | Wrong {
  const given: readonly unknown[] = Array.isArray(value) ? value : choicesIn(options, plain(value));
  if (given.length > MOST_CHOICES) return { wrong: `may name ${MOST_CHOICES} choices at most, but more came.` };
  const chosen: string[] = [];
  for (const item of given) {
    if (isEmpty(item)) continue;
    const text = optionText(options, item);
    if (typeof text !== 'string') return text;
    if (!chosen.includes(text)) chosen.push(text);
  }
  return chosen.join('; ');
}

function booleanText(value: unknown): string | Wrong {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const word = plain(value).trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return 'yes';
  if (FALSE_WORDS.has(word)) return 'no';
  return { wrong: `must be yes or no, but ${came(value)} came.` };
}

/** A single value as text; a list or an object has none, whatever it says of itself and however deep it is. */
function plain(value: unknown): string {
  return typeof value === 'object' ? '' : String(value);
}
