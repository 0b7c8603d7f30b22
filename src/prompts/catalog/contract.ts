// The contract of the prompt catalog: every answer with its fields, written once. The types here, the published document
// and the client's and the library's types all come from these schemas.
import * as z from 'zod';
import { type Answered, address, day } from '../../contract/shapes.ts';

export const FieldView = z.object({
  name: z.string().meta({ description: 'As the placeholder in the template and the key in values.' }),
  label: z.string().meta({ description: 'What a person reads above the input.' }),
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
  placeholder: z.string().exactOptional(),
  help: z.string().meta({ description: 'What to put here, in one sentence.' }),
  default: z
    .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
    .exactOptional()
    .meta({ description: 'Taken where no value is given.' }),
  options: z.array(z.string()).exactOptional().meta({ description: 'The values that a choice has.' }),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  max_length: z.int().exactOptional().meta({ description: 'In Unicode code points.' }),
  unit: z.string().exactOptional().meta({ description: 'Shown beside the input, such as days, % or INR.' }),
});
export type FieldView = Answered<typeof FieldView>;

/** One version of a prompt, and what changed with it. */
export const VersionChange = z.object({
  version: z.int().min(1).meta({ description: 'Counted from 1.' }),
  date: day('When it was recorded.'),
  law: z.boolean().meta({ description: 'What the prompt says of the law changed.' }),
  what: z.string().meta({ description: 'What changed, in one sentence.' }),
});
export type VersionChange = Answered<typeof VersionChange>;

const summary = {
  slug: z.string(),
  title: z.string(),
  short_description: z.string().meta({ description: 'One sentence.' }),
  category: z.string().meta({ description: 'The slug of the category.' }),
  job_roles: z.array(z.string()).meta({ description: 'Slugs of the roles.' }),
  india_specific: z.boolean().meta({ description: 'It rests on Indian law, rates or forms.' }),
  related_app_tool: z.string().nullable().meta({ description: 'Address of the tool the prompt was extracted from.' }),
  fields: z.array(FieldView),
  url: address("Address of the prompt's page."),
  version: z.int().min(1).meta({ description: 'Raised with every change of template, fields or law.' }),
  updated_at: day('When this version was recorded.'),
};

export const PromptSummary = z.object(summary);
export type PromptSummary = Answered<typeof PromptSummary>;

export const PromptFull = z.object({
  ...summary,
  prompt_template: z.string().meta({ description: 'The template with placeholders of the form {{field_name}}.' }),
  example_output: z.string().nullable().meta({ description: 'What an answer to the prompt looks like.' }),
  quality: z.literal('extracted').meta({ description: 'Taken from the source of a running tool.' }),
  source: z
    .object({
      file: z.string(),
      line: z.int().min(1),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .meta({ description: "Of prompt_template's UTF-8 bytes." }),
    })
    .meta({ description: 'Where the template stands in the repository.' }),
  law_as_of: day('When the law was last read; on India-specific prompts.').exactOptional(),
  legal_refs: z
    .array(
      z.object({
        ref: z.string(),
        says: z.string(),
        status: z.enum(['looked up', 'background knowledge', 'conflicting']),
        sources: z.array(z.string()).meta({ description: 'Where it was read.' }),
        checked_on: day('When it was last compared with its sources.'),
        verify: z.string().exactOptional().meta({ description: 'What the user must verify.' }),
      }),
    )
    .exactOptional(),
  changelog: z.array(VersionChange).min(1).meta({ description: 'Every version, the newest first.' }),
});
export type PromptFull = Answered<typeof PromptFull>;

const nullable = z.string().nullable().meta({ description: 'As received; null: not given.' });

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
  fit: z.enum(['good', 'weak', 'none']).exactOptional().meta({
    description: 'With q: whether the first match is about what was asked; none: nothing in the catalog is.',
  }),
  results: z.union([z.array(PromptSummary), z.array(PromptFull)]),
});
export type SearchResponse = Answered<typeof SearchResponse>;

/** GET /api/prompts/{slug}/diff */
export const VersionDiff = z.object({
  slug: z.string(),
  from: z.int(),
  to: z.int(),
  changes: z.array(VersionChange).meta({ description: 'What changed after `from` up to `to`, the newest first.' }),
  diff: z.string().meta({
    description: 'Template, fields and law of both versions as a unified diff; empty where they are equal.',
  }),
});
export type VersionDiff = Answered<typeof VersionDiff>;

/** GET /api/changes */
export const PromptChanges = z.object({
  total: z.int().meta({ description: 'Changes before pagination.' }),
  returned: z.int(),
  results: z
    .array(
      z.object({
        kind: z.enum(['prompt', 'calculator']).meta({ description: 'Of a calculator: the law that it works by.' }),
        slug: z.string(),
        title: z.string(),
        ...VersionChange.shape,
        url: address('The page of the prompt or calculator.'),
      }),
    )
    .meta({ description: 'The newest first.' }),
});
export type PromptChanges = Answered<typeof PromptChanges>;

export const CatalogMeta = z.object({
  total: z.int().meta({ description: 'Prompts in the catalog.' }),
  india_specific: z.int(),
  deferred_count: z.int().meta({ description: 'Entries of `deferred`; its number is fixed.' }),
  categories: z.array(z.object({ slug: z.string(), label: z.string(), count: z.int(), india_count: z.int() })),
  top_roles: z.array(z.object({ slug: z.string(), label: z.string(), count: z.int() })),
  tools: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      category: z.string(),
      url: address('The tool.'),
      prompt_url: address('The prompt.'),
    }),
  ),
  deferred: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      category: z.string(),
      reason: z.string(),
      url: address('The tool.'),
    }),
  ),
  calculators: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        category: z.string(),
        computes: z.string(),
        url: address('The tool.'),
      }),
    )
    .meta({ description: 'Every tool that computes without a language model, the deferred ones among them.' }),
  version: z.string().meta({ description: 'Fingerprint of the content.' }),
  as_of: day('When the law behind the prompts was last read.'),
});
export type CatalogMeta = Answered<typeof CatalogMeta>;

export const FieldSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
});
export type FieldSchema = Answered<typeof FieldSchema>;

export const RenderResponse = z.object({
  slug: z.string(),
  version: z.int().min(1).meta({ description: 'The version that was filled in.' }),
  prompt: z.string().meta({ description: 'The finished prompt.' }),
});
export type RenderResponse = Answered<typeof RenderResponse>;

export const RenderProblems = z.object({
  error: z.string(),
  problems: z.array(z.object({ field: z.string(), message: z.string() })).min(1),
});
export type RenderProblems = Answered<typeof RenderProblems>;

/** The answer of a tool that computes; texts are as people read them. */
export const ToolRun = z.object({
  slug: z.string(),
  summary: z.string().meta({ description: 'The answer in one sentence.' }),
  values: z.array(
    z.object({
      label: z.string(),
      value: z.string().meta({ description: 'As people in India write it, such as ₹1,23,456.50.' }),
      number: z.number().exactOptional().meta({ description: 'Where it is one; money in rupees.' }),
      unit: z.string().exactOptional().meta({ description: 'INR, % or what is counted.' }),
      note: z.string().exactOptional().meta({ description: 'How it came about.' }),
    }),
  ),
  tables: z.array(z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  outputs: z
    .array(z.object({ label: z.string(), language: z.enum(['text', 'json']), text: z.string() }))
    .meta({ description: 'Texts that the tool made.' }),
  notes: z.array(z.string()).meta({ description: 'Assumptions and limits that a reader must know.' }),
  sources: z
    .array(
      z.object({
        table: z.string(),
        used_for: day('The day it was chosen for.'),
        from: day('In force from.'),
        to: day('In force up to; null: still.').nullable(),
        citation: z.string(),
        evidence: z.enum(['looked up', 'background knowledge', 'conflicting']),
        checked_on: day('When it was last compared with the law.'),
        open: z.string().exactOptional().meta({ description: 'What is not established about it.' }),
      }),
    )
    .meta({ description: 'The law that the answer used.' }),
});
export type ToolRun = Answered<typeof ToolRun>;
