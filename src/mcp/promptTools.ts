// The prompt catalog for agents that work through tools: search, and fill a template.
import * as z from 'zod';
import { butCame, butLengthCame, quoted, trimmedLength } from '../contract/came.ts';
import { FieldView, PromptSummary } from '../prompts/catalog/contract.ts';
import { type Catalog, summaryOf, versionNumbers, versionOf } from '../prompts/catalog/index.ts';
import { cutTo, defineTool, fieldValues, type McpTool, ToolRefusal } from './tool.ts';

const MAX_TEXT = 200;

const Field = FieldView.pick({ name: true, type: true, required: true, help: true });

const Summary = z.object({
  ...PromptSummary.pick({
    slug: true,
    title: true,
    short_description: true,
    category: true,
    india_specific: true,
    version: true,
  }).shape,
  fields: z.array(Field),
});

const searchPrompts = (catalog: () => Catalog): McpTool =>
  defineTool({
    name: 'search_prompts',
    title: 'Search the prompt catalog',
    description:
      'Finds prompt templates for work tasks (letters, notices, analyses, plans). Without q: all by title. Fill one with render_prompt; its fields are listed here.',
    input: z.object({
      q: z
        .string({ error: butCame('must be a text') })
        .refine((text) => trimmedLength(text) <= MAX_TEXT, {
          error: butLengthCame(`may have ${MAX_TEXT} characters at most`),
        })
        .meta({ maxLength: MAX_TEXT })
        .optional()
        .describe('Words of the task: "reply to GST notice".'),
      category: z
        .string({ error: butCame('must be a text') })
        .optional()
        .describe('A category by slug or label.'),
      role: z
        .string({ error: butCame('must be a text') })
        .optional()
        .describe('A job role by slug or label.'),
      india: z
        .boolean({ error: butCame('must be true or false') })
        .default(false)
        .describe('Only prompts that rest on Indian law, rates or forms.'),
      limit: z
        .int({ error: butCame('must be a whole number from 1 to 50') })
        .min(1, { error: butCame('must be 1 or more') })
        .max(50, { error: butCame('must be 50 or less') })
        .default(10),
      offset: z
        .int({ error: butCame('must be a whole number') })
        .min(0, { error: butCame('must be 0 or more') })
        .default(0),
    }),
    *run({ q, category, role, india, limit, offset }) {
      yield* catalog().prepare();
      const found = catalog().find({ q, category, role, indiaOnly: india });
      const results = found.slice(offset, offset + limit).map((prompt) => {
        const { fields, ...summary } = summaryOf(prompt, '');
        return cutTo(Summary, { ...summary, fields: fields.map((field) => cutTo(Field, field)) });
      });
      const next = offset + results.length;
      const fit = q === undefined || q.trim() === '' ? {} : { fit: catalog().fit(q, found) };
      return { total: found.length, ...fit, results, ...(next < found.length && { next_offset: next }) };
    },
  });

const renderPrompt = (catalog: () => Catalog): McpTool =>
  defineTool({
    name: 'render_prompt',
    title: 'Fill a prompt template',
    description:
      'Fills the template of a prompt with values for its fields and returns the finished prompt. All problems with the values are reported at once.',
    input: z.object({
      slug: z.string({ error: butCame('must be the slug of a prompt') }).describe('As search_prompts returns it.'),
      version: z
        .int({ error: butCame('must be a whole number of 1 or more') })
        .min(1, { error: butCame('must be 1 or more') })
        .optional()
        .describe('A pin; without it: the newest.'),
      values: fieldValues.default({}).describe('A value for each field by name; texts are accepted for all types.'),
    }),
    run({ slug, version, values }) {
      const newest = catalog().get(slug);
      if (newest === undefined) {
        throw new ToolRefusal(`There is no prompt with the slug ${quoted(slug)}; search_prompts finds them.`);
      }
      const prompt = version === undefined ? newest : versionOf(newest, version);
      if (prompt === undefined) {
        throw new ToolRefusal(`The prompt ${slug} has no version ${version}; it has ${versionNumbers(newest)}.`);
      }
      const rendering = catalog().render(prompt, values);
      if (!rendering.ok) throw new ToolRefusal(rendering.problems.map(({ message }) => message).join(' '));
      return { slug, version: prompt.history.changes[0].version, prompt: rendering.prompt };
    },
  });

export const promptTools = (catalog: () => Catalog): readonly McpTool[] => [
  searchPrompts(catalog),
  renderPrompt(catalog),
];
