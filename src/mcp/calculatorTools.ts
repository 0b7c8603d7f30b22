// The deterministic tools for agents: fields become the input schema, the result is cut to what an agent needs.
import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { valuesSchemaOf } from '../prompts/catalog/fieldSchema.ts';
import type { Steps } from '../steps/steps.ts';
import type { OpenedTool } from '../tools/index.ts';
import type { CalculatorResult } from '../tools/result.ts';
import { shownText } from '../tools/show.ts';
import { answered, type McpTool, READ_ONLY, refused } from './tool.ts';

/** Rows of a table that are sent; a schedule of 360 months would drown the answer. */
const MOST_TABLE_ROWS = 60;

const Result = z.object({
  summary: z.string(),
  values: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().optional() })),
  tables: z.array(
    z.object({
      title: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      rows_total: z.number(),
    }),
  ),
  outputs: z.array(z.object({ label: z.string(), text: z.string() })),
  notes: z.array(z.string()),
  sources: z.array(z.string()),
});

const { $schema: _, ...RESULT_SCHEMA } = z.toJSONSchema(Result);

/** `emi-calculator` is called `emi_calculator` here. */
const toolName = (slug: string): string => slug.replaceAll('-', '_');

export function calculatorTool(calculator: OpenedTool): McpTool {
  const { slug, title, computes, fields } = calculator;
  const call = function* (values: unknown): Steps<CallToolResult> {
    const outcome = yield* calculator.run((values ?? {}) as Readonly<Record<string, unknown>>);
    yield;
    return outcome.ok
      ? answered(shortened(outcome.result))
      : refused(outcome.problems.map(({ message }) => message).join(' '));
  };
  return {
    listing: {
      name: toolName(slug),
      title,
      description: `${computes}.`,
      inputSchema: { ...valuesSchemaOf(fields), type: 'object' },
      outputSchema: { ...RESULT_SCHEMA, type: 'object' } as NonNullable<McpTool['listing']['outputSchema']>,
      annotations: { title, ...READ_ONLY },
    },
    call,
  };
}

function shortened({ summary, rows, tables, outputs, notes, sources }: CalculatorResult): z.input<typeof Result> {
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
      rows: table.rows.slice(0, MOST_TABLE_ROWS).map((row) => row.map(shownText)),
      rows_total: table.rows.length,
    })),
    outputs: outputs.map(({ label, text }) => ({ label, text })),
    notes: [...notes],
    sources: sources.map(
      ({ table, usedFor, citation, evidence, checkedOn, open }) =>
        `${table} for ${usedFor}: ${citation} (${evidence}, checked on ${checkedOn}).${open === undefined ? '' : ` Open: ${open}`}`,
    ),
  };
}
