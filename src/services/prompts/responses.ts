// What the prompt catalog service answers, as published in /openapi.json. Loaded at build time and in tests only.
import * as z from 'zod';

const url = (description: string) => z.string().meta({ openapi: { type: 'string', format: 'uri', description } });

export const Field = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum([
    'text',
    'textarea',
    'number',
    'currency',
    'date',
    'select',
    'multiselect',
    'boolean',
    'url',
    'email',
    'identifier',
  ]),
  required: z.boolean(),
  placeholder: z.string().optional(),
  help: z.string().optional(),
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
  options: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  max_length: z.int().optional().meta({ description: 'In Unicode code points.' }),
  unit: z.string().optional(),
});

const summary = {
  slug: z.string(),
  title: z.string(),
  short_description: z.string(),
  category: z.string().meta({ description: 'The slug of the category.' }),
  job_roles: z.array(z.string()).meta({ description: 'Slugs of the roles.' }),
  india_specific: z.boolean(),
  related_app_tool: z
    .union([z.string(), z.null()])
    .meta({ description: 'Address of the tool the prompt was extracted from.' }),
  fields: z.array(Field),
  url: url("Address of the prompt's page."),
};

export const PromptSummary = z.object(summary);

export const Prompt = z.object({
  ...summary,
  prompt_template: z.string().meta({ description: 'The template with placeholders of the form {{field_name}}.' }),
  example_output: z.union([z.string(), z.null()]),
  quality: z.literal('extracted'),
  source: z.object({ file: z.string(), line: z.int().min(1), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  law_as_of: z
    .string()
    .optional()
    .meta({
      openapi: {
        type: 'string',
        format: 'date',
        description: 'When the law was last read; on India-specific prompts.',
      },
    }),
  legal_refs: z
    .array(
      z.object({
        ref: z.string(),
        says: z.string(),
        status: z.enum(['looked up', 'background knowledge', 'conflicting']),
      }),
    )
    .optional(),
});

const nullable = z.union([z.string(), z.null()]);

const echo = z.object({
  q: nullable,
  category: nullable,
  role: nullable,
  india: z.boolean(),
  limit: z.int(),
  offset: z.int(),
});

/** Results are all in summary form, or all in full form with include_template. */
export const SearchResponse = z.object({
  query: echo,
  total: z.int().meta({ description: 'Matches before pagination.' }),
  returned: z.int(),
  results: z.union([z.array(PromptSummary), z.array(Prompt)]),
});

export const CatalogMeta = z.object({
  total: z.int(),
  india_specific: z.int(),
  deferred_count: z.int(),
  categories: z.array(z.object({ slug: z.string(), label: z.string(), count: z.int(), india_count: z.int() })),
  top_roles: z.array(z.object({ slug: z.string(), label: z.string(), count: z.int() })),
  tools: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      category: z.string(),
      url: url('The tool.'),
      prompt_url: url('The prompt.'),
    }),
  ),
  deferred: z.array(
    z.object({ slug: z.string(), title: z.string(), category: z.string(), reason: z.string(), url: url('The tool.') }),
  ),
  version: z.string(),
  as_of: z.string().meta({ openapi: { type: 'string', format: 'date' } }),
});

export const FieldSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
});

export const RenderResponse = z.object({
  slug: z.string(),
  prompt: z.string().meta({ description: 'The finished prompt.' }),
});

export const RenderProblems = z.object({
  error: z.string(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })).min(1),
});
