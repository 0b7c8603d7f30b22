// Building blocks of request schemas: texts, whole numbers, flags and dates that arrive as strings.

import { z } from '@hono/zod-openapi';
import { isCalendarDay } from '../calendar/isCalendarDay.ts';
import { butCame, came, quoted, trimmedLength } from '../contract/came.ts';
import type { AppMiddleware } from './context.ts';
import { Refusal } from './refusal.ts';

/** How a schema appears in the published document where its input form (a string) is not what a reader needs. */
type Published = Readonly<Record<string, unknown>>;

/** What is wrong with a value that must be a text of 1 to `max` code points after trimming; undefined: nothing. */
function textProblem(name: string, max: number, value: unknown): string | undefined {
  if (typeof value !== 'string') return `${name} must be a text of 1 to ${max} characters, but ${came(value)} came.`;
  const length = trimmedLength(value);
  if (length >= 1 && length <= max) return undefined;
  return `${name} must have 1 to ${max} characters, but ${length === 0 ? came(value) : `${length} characters`} came.`;
}

/** A text of 1 to `max` code points after trimming; the value stays as received. `name` is used in errors. */
export function text(name: string, max: number, about: Published) {
  return z
    .string({ error: (issue) => textProblem(name, max, issue.input) })
    .check(({ value, issues }) => {
      const message = textProblem(name, max, value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    })
    .openapi({ type: 'string', minLength: 1, ...about });
}

/** A list of such texts; a wrong one is named by its place: `items[3]`. */
export function texts(name: string, max: number, right: string) {
  const item = z.unknown().openapi({ type: 'string', minLength: 1, maxLength: max }) as z.ZodType<string>;
  return z.array(item, { error: butCame(right) }).check(({ value, issues }) => {
    for (const [at, one] of value.entries()) {
      const message = textProblem(`${name}[${at}]`, max, one);
      if (message !== undefined) issues.push({ code: 'custom', input: one, message });
    }
  });
}

/**
 * A whole number in plain decimal digits. Without a value it is `fallback`; with `Number.MAX_SAFE_INTEGER` as `max`
 * there is no upper bound, and what is larger counts as that.
 */
export function wholeNumber(name: string, min: number, max: number, fallback: number, about: Published) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
  return z
    .string()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return fallback;
      const number = /^[0-9]+$/.test(value) ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : Number.NaN;
      if (number >= min && number <= max) return number;
      context.addIssue(`${name} must be a whole number ${range} in plain digits, but ${came(value)} came.`);
      return z.NEVER;
    })
    .openapi({
      type: 'integer',
      minimum: min,
      ...(max !== Number.MAX_SAFE_INTEGER && { maximum: max }),
      default: fallback,
      ...about,
    });
}

const SET = new Set(['1', 'true', 'yes', 'on']);
const NOT_SET = new Set(['0', 'false', 'no', 'off']);

/** `1 true yes on` as written here, or an empty value: set; `0 false no off` or absent: not set. */
export function flag(name: string, about: Published) {
  return z
    .string()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return false;
      if (SET.has(value) || value.trim() === '') return true;
      if (NOT_SET.has(value)) return false;
      context.addIssue(
        `${name} must be one of 1, true, yes, on or empty to set it, or 0, false, no, off, but ${came(value)} came.`,
      );
      return z.NEVER;
    })
    .openapi({ type: 'string', enum: ['1', 'true', 'yes', 'on', '', '0', 'false', 'no', 'off'], ...about });
}

/** A calendar date from `earliest` on. */
export function dateFrom(name: string, earliest: string, about: Published) {
  return z
    .string({
      error: (issue) => `${name} must be a date as YYYY-MM-DD from ${earliest} on, but ${came(issue.input)} came.`,
    })
    .check((context) => {
      if (isCalendarDay(context.value) && context.value >= earliest) return;
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: `${name} must be a date as YYYY-MM-DD from ${earliest} on, but ${came(context.value)} came.`,
      });
    })
    .openapi({ type: 'string', format: 'date', ...about });
}

/** Parses with the schema that is also published; the first issue becomes the refusal. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, issue?.message ?? 'The request is not valid.');
}

/** Refuses a parameter that is given twice; those that nobody knows are ignored. */
export function givenOnce(query: z.ZodObject): AppMiddleware {
  const names = Object.keys(query.shape);
  return (c, next) => {
    for (const name of names) {
      const [one, other] = c.req.queries(name) ?? [];
      if (one === undefined || other === undefined) continue;
      throw new Refusal(400, `Parameter ${name} was given twice (${quoted(one)} and ${quoted(other)}); give it once.`);
    }
    return next();
  };
}
