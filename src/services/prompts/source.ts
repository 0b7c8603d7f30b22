// What the routes of the prompt catalog service answer from, and what they share.
import { z } from '@hono/zod-openapi';
import { butCame, quoted } from '../../contract/came.ts';
import { MAX_BODY_BYTES } from '../../http/body.ts';
import type { CapPolicy } from '../../http/cap.ts';
import { text, wholeNumber } from '../../http/parameters.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Catalog, type PromptRecord, versionNumbers, versionOf } from '../../prompts/catalog/index.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { isFieldValues, maxLengthOf, type Problem } from '../../prompts/values.ts';
import { ASKED } from './examples.ts';

/** Over every path under /api/, for one client address. */
export const PROMPTS_CAP: CapPolicy = { name: 'prompts', perMinute: 30 };

/** {slug} of a path */
export const SlugPath = z.object({
  slug: text('Path parameter slug', 200, { description: 'The slug of a prompt.', example: ASKED.slug }),
});

/** 0: not given. */
export const versionParameter = (name: string, description: string) =>
  wholeNumber(`Parameter ${name}`, 1, Number.MAX_SAFE_INTEGER, 0, { description, default: undefined, example: 1 });

/** ?version= */
export const PinQuery = z.object({
  version: versionParameter('version', 'The version to answer with; without it: the newest.'),
});

/** As it came: `z.record` would leave out a name such as `__proto__`, and nobody would hear of it. */
const fieldValues = z
  .unknown()
  .transform((value, context) => {
    if (isFieldValues(value)) return value;
    context.addIssue(butCame('values must be an object of field names and values')({ input: value }));
    return z.NEVER;
  })
  .openapi({
    type: 'object',
    additionalProperties: {},
    description: 'A value for each field by name; strings are accepted for all types.',
  });

/** A body with the values of fields. */
export const withValues = () =>
  z.object({ values: fieldValues }, { error: butCame('The body must be a JSON object with an object "values"') });

/** A character outside the basic plane, escaped in JSON as two halves. */
const MOST_BYTES_A_CHARACTER = 12;
/** Beside the texts: names of fields, choices, numbers, spaces. */
const BYTES_BESIDE_TEXTS = 16 * 1024;

/** What values that every field takes can need as JSON or as a form, however they are escaped. */
export function bodyBytesFor(fields: FieldMap): number {
  const characters = Object.values(fields).reduce((sum, field) => sum + (maxLengthOf(field) ?? 0), 0);
  return Math.max(MAX_BODY_BYTES, characters * MOST_BYTES_A_CHARACTER + BYTES_BESIDE_TEXTS);
}

/** The prompt with this slug. Tools that compute have none, but `/api/meta` lists them beside the prompts. */
export function promptOf(catalog: Catalog, slug: string): PromptRecord {
  const prompt = catalog.get(slug);
  if (prompt !== undefined) return prompt;
  const hint = catalog.calculators.some((tool) => tool.slug === slug)
    ? `it is a tool that computes: POST /api/tools/${slug}/run`
    : '/api/prompts lists those that exist';
  throw new Refusal(404, `There is no prompt with the slug ${quoted(slug)}; ${hint}.`);
}

/** The prompt as the version has it that was asked for. */
export function pinnedPrompt(catalog: Catalog, slug: string, version: number): PromptRecord {
  const prompt = promptOf(catalog, slug);
  return version === 0 ? prompt : (versionOf(prompt, version) ?? noVersion(prompt, version));
}

export function noVersion(prompt: PromptRecord, version: number | string): never {
  throw new Refusal(404, `The prompt "${prompt.slug}" has no version ${version}; it has ${versionNumbers(prompt)}.`);
}

/** All problems with the values of a prompt or a tool in one sentence, and each by itself. */
export function notRight(problems: readonly Problem[]): Refusal {
  const count = problems.length === 1 ? 'One value is' : `${problems.length} values are`;
  const all = problems.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  return new Refusal(422, `${count} not right: ${all}.`, { details: { problems } });
}
