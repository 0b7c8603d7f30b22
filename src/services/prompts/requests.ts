// What the prompt catalog service accepts. These schemas check every request and are published in /openapi.json.
import * as z from 'zod';
import { butCame, trimmedLength } from '../../contract/came.ts';
import { flag, text, wholeNumber } from '../../http/parameters.ts';
import { EXPORT_FORM_NAMES } from '../../prompts/export/forms.ts';
import { isFieldValues } from '../../prompts/values.ts';
import { ASKED } from './examples.ts';

export { parse } from '../../http/parameters.ts';

const MAX_TEXT = 200;

/** An optional text of 200 code points at most; white space alone counts as not given. */
function optionalText(name: string, about: Readonly<Record<string, unknown>>) {
  return z
    .string()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return null;
      const length = trimmedLength(value);
      if (length <= MAX_TEXT) return length === 0 ? null : value;
      context.addIssue(`${name} may have ${MAX_TEXT} characters at most, but ${length} characters came.`);
      return z.NEVER;
    })
    .meta({ openapi: { type: 'string', maxLength: MAX_TEXT, ...about } });
}

/** GET /api/prompts */
export const SearchQuery = z.object({
  q: optionalText('Parameter q', {
    description:
      'Text search over title, description, category, roles, fields (labels, help, options) and template, in English, Hindi or romanised Hindi; ranked. Without it: by title.',
    example: ASKED.q,
  }),
  category: optionalText('Parameter category', {
    description: 'A category, by its slug or label in any case. An unknown one matches nothing.',
    example: ASKED.category,
  }),
  role: optionalText('Parameter role', {
    description: 'A job role, by its slug or label in any case. An unknown one matches nothing.',
    example: ASKED.role,
  }),
  india: flag('Parameter india', { description: 'When set: India-specific prompts only.', example: '1' }),
  limit: wholeNumber('Parameter limit', 1, 100, 25, { description: 'Results at most.' }),
  offset: wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, { description: 'Results to skip.' }),
  include_template: flag('Parameter include_template', {
    description: 'When set: results in full form.',
    example: '1',
  }),
});

/** {slug} of a path */
export const SlugPath = z.object({
  slug: text('Path parameter slug', 200, {
    description: 'The slug of a prompt.',
    example: ASKED.slug,
  }),
});

/** 0: not given. */
const version = (name: string, description: string) =>
  wholeNumber(`Parameter ${name}`, 1, Number.MAX_SAFE_INTEGER, 0, { description, default: undefined, example: 1 });

/** GET /api/prompts/{slug} */
export const PromptQuery = z.object({ version: version('version', 'An older version; without it: the newest.') });

/** GET /api/prompts/{slug}/diff */
export const DiffQuery = z.object({
  from: version('from', 'The version to begin with; without it: the one before `to`.'),
  to: version('to', 'The version to end with; without it: the newest.'),
});

/** GET /api/changes */
export const ChangesQuery = z.object({
  law: flag('Parameter law', { description: 'When set: changes of law only.', example: '1' }),
  limit: wholeNumber('Parameter limit', 1, 100, 25, { description: 'Results at most.' }),
  offset: wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, { description: 'Results to skip.' }),
});

/** {slug} and {form} of a path */
export const ExportPath = SlugPath.extend({
  form: z.enum(EXPORT_FORM_NAMES).meta({
    description: 'The form: Markdown, system and user messages, Claude Skill, Fabric, Prompty, promptfoo, MCP.',
    example: 'markdown',
  }),
});

/** {slug} of the path of a tool */
export const ToolPath = z.object({
  slug: text('Path parameter slug', 200, {
    description: 'The slug of a tool that computes, as `calculators` of /api/meta names it.',
    example: ASKED.tool,
  }),
});

/** As it came: `z.record` would leave out a name such as `__proto__`, and nobody would hear of it. */
const fieldValues = z
  .unknown()
  .transform((value, context) => {
    if (isFieldValues(value)) return value;
    context.addIssue(butCame('values must be an object of field names and values')({ input: value }));
    return z.NEVER;
  })
  .meta({
    openapi: {
      type: 'object',
      propertyNames: { type: 'string' },
      additionalProperties: {},
      description: 'A value for each field by name; strings are accepted for all types.',
    },
  });

const withValues = (id: string, values: Readonly<Record<string, unknown>>) =>
  z
    .object({ values: fieldValues }, { error: butCame('The body must be a JSON object with an object "values"') })
    .meta({ id, example: { values } });

/** POST /api/prompts/{slug}/render */
export const RenderRequest = withValues('RenderRequest', ASKED.values);

/** POST /api/tools/{slug}/run */
export const RunRequest = withValues('RunRequest', ASKED.toolValues);
