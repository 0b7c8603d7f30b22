// The contract of the check of lines: a line, and what is answered. The published document, MCP's schemas and the types
// of library and client come from it.
import * as z from 'zod';
import type { Answered } from '../contract/shapes.ts';
import { SEVERITIES } from './check/finding.ts';
import { lineOf } from './lineSchema.ts';

export const CheckLine = lineOf(true).meta({ description: 'A line of a register; every field may be absent.' });
export type CheckLine = Answered<typeof CheckLine>;

export const CheckFinding = z.object({
  row: z.int().nullable().meta({ description: 'Place of the line, from 1; null: all lines together.' }),
  rows: z
    .array(z.int())
    .exactOptional()
    .meta({ description: 'Where it is about several lines: the first of them; empty: none in particular.' }),
  severity: z.enum(SEVERITIES).meta({
    description:
      'refused: a portal will not take it; wrong: the tax or the code is wrong; look: a person should look; advice: accepted, and better otherwise.',
  }),
  kind: z.string().meta({ description: 'Which rule found it, such as rate-stale.' }),
  message: z.string().meta({ description: 'What is wrong and why.' }),
  code: z.string().meta({ description: 'The code as it came; empty: none.' }),
  rate: z.number().nullable().meta({ description: 'The rate in per cent; null: none.' }),
  repair: z
    .object({
      code: z.string().exactOptional(),
      rate: z.number().exactOptional(),
      unit: z.string().exactOptional(),
      quantity: z.number().exactOptional(),
    })
    .nullable()
    .meta({ description: 'New values by field; null: a person has to decide.' }),
});
export type CheckFinding = Answered<typeof CheckFinding>;

const count = z.int().meta({ description: 'Findings of this severity.' });

export const CheckAnswer = z.object({
  lines: z.int().meta({ description: 'Lines that were checked.' }),
  counts: z.object({ refused: count, wrong: count, look: count, advice: count }),
  findings: z.array(CheckFinding).meta({ description: 'In the order of the lines; empty: nothing was found wrong.' }),
});
export type CheckAnswer = Answered<typeof CheckAnswer>;
