// The check of a register for agents: lines as objects in, findings with their repairs out.
import * as z from 'zod';
import { butCame } from '../contract/came.ts';
import { checkLines } from '../register/check/given.ts';
import { lineOf, linesOf, MAX_LINES } from '../register/lineSchema.ts';
import { isGstin } from '../register/read/places.ts';
import type { Tariff } from '../tariff/index.ts';
import { asOf, dayOption } from './day.ts';
import { defineTool, type McpTool } from './tool.ts';

export const registerTools = (tariff: () => Tariff): readonly McpTool[] => [
  defineTool({
    name: 'check_lines',
    title: 'Check lines of a register',
    description: `Checks up to ${MAX_LINES} lines of a sales register, item master or return that already have codes, rates or taxes: codes that a portal refuses, rates that are not lawful for the code on the day of the line (stale, of a sub-code, under a condition, never), taxes that do not add up, units, descriptions that mean other goods. Give each line the fields that it has; dates matter. To find codes for items without any, use classify_items.`,
    input: z.object({
      lines: linesOf(lineOf(false), false),
      turnover: z
        .number({ error: butCame('must be rupees as a number of 0 or more') })
        .min(0, { error: butCame('must be rupees as a number of 0 or more') })
        .optional()
        .describe('Turnover of the year before in rupees: above ₹5 crore six digits are needed.'),
      as_of: asOf,
      supplier_gstin: z
        .string({ error: butCame('must be a GSTIN such as 27AAPFU0939F1ZV') })
        .refine(isGstin, { error: butCame('must be a GSTIN such as 27AAPFU0939F1ZV') })
        .optional()
        .describe('GSTIN of the seller: which tax is due depends on where he is.'),
    }),
    list: 'lines',
    run: ({ lines, turnover, as_of: day, supplier_gstin: supplierGstin }) =>
      checkLines(tariff(), lines, {
        ...dayOption(day),
        ...(turnover !== undefined && { turnover }),
        ...(supplierGstin !== undefined && { supplierGstin }),
      }),
  }),
];
