// The calculators for agents: a list, the values that one takes, and running it; the result is cut to what an agent needs.
import * as z from 'zod';
import { butCame, quoted } from '../contract/came.ts';
import { valuesSchemaOf } from '../prompts/catalog/fieldSchema.ts';
import type { OpenedTool } from '../tools/index.ts';
import type { CalculatorResult } from '../tools/result.ts';
import { shownText } from '../tools/show.ts';
import { defineTool, fieldValues, type McpTool, ToolRefusal } from './tool.ts';

/** Rows of a table in a brief answer; a schedule of 360 months would drown the answer. */
const MOST_TABLE_ROWS = 60;

const slugInput = z
  .string({ error: butCame('must be the slug of a calculator') })
  .describe('As list_calculators has it.');

function toolOf(tools: readonly OpenedTool[], slug: string): OpenedTool {
  const tool = tools.find((one) => one.slug === slug);
  if (tool === undefined)
    throw new ToolRefusal(`There is no calculator with the slug ${quoted(slug)}; list_calculators names them all.`);
  return tool;
}

/** Three tools for all calculators: an agent reads every word of the list of tools before its first question. */
export const calculatorTools = (tools: () => readonly OpenedTool[]): readonly McpTool[] => [
  defineTool({
    name: 'list_calculators',
    title: 'List the calculators',
    description:
      'What is worked out exactly, without a language model: GST, TDS, income tax, interest, limitation, EMI, checks of GSTIN and PAN and others, each with its slug.',
    input: z.object({}),
    run: () => ({ calculators: tools().map(({ slug, title, computes }) => ({ slug, title, computes })) }),
  }),
  defineTool({
    name: 'describe_calculator',
    title: 'Describe a calculator',
    description: 'The values that a calculator takes, as a JSON Schema with examples; read it before run_calculator.',
    input: z.object({ slug: slugInput }),
    run({ slug }) {
      const { title, computes, fields } = toolOf(tools(), slug);
      return { slug, title, computes, values: { ...valuesSchemaOf(fields) } };
    },
  }),
  defineTool({
    name: 'run_calculator',
    title: 'Run a calculator',
    description:
      'Works out an answer from values as describe_calculator names them, with the law it rests on. All problems with the values are reported at once.',
    input: z.object({
      slug: slugInput,
      values: fieldValues.default({}).describe('A value for each field by name; texts are accepted for all types.'),
      detail: z
        .enum(['brief', 'full'], { error: butCame('must be "brief" or "full"') })
        .default('brief')
        .describe('"full": as structured content too, with every row of long tables.'),
    }),
    *run({ slug, values, detail }) {
      const outcome = yield* toolOf(tools(), slug).run(values);
      yield;
      if (!outcome.ok) throw new ToolRefusal(outcome.problems.map(({ message }) => message).join(' '));
      return shortened(outcome.result, detail === 'full' ? Number.POSITIVE_INFINITY : MOST_TABLE_ROWS);
    },
  }),
];

const shortened = ({ summary, rows, tables, outputs, notes, sources }: CalculatorResult, mostRows: number) => {
  return {
    summary,
    values: rows.map(({ label, value, note }) => ({
      label,
      value: shownText(value),
      ...(note !== undefined && { note }),
    })),
    tables: tables.map((table) => ({
      title: table.title,
      columns: [...table.columns],
      rows: table.rows.slice(0, mostRows).map((row) => row.map(shownText)),
      rows_total: table.rows.length,
    })),
    outputs: outputs.map(({ label, text }) => ({ label, text })),
    notes: [...notes],
    sources: sources.map(
      ({ table, usedFor, citation, evidence, checkedOn, open }) =>
        `${table} for ${usedFor}: ${citation} (${evidence}, checked on ${checkedOn}).${open === undefined ? '' : ` Open: ${open}`}`,
    ),
  };
};
