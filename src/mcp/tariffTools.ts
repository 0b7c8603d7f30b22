// The code lookup for agents: find a code for a text, tell all about a code, classify a list. Answers have the fields of
// the contract, under its names, and are short unless the agent asks for all.

import * as z from 'zod';
import { butCame, butLengthCame, trimmedLength } from '../contract/came.ts';
import type { Tariff } from '../tariff/index.ts';
import { digitsOf, MAX_TEXT } from '../tariff/lookup/codeText.ts';
import { type BatchResult, CodeEntry, CodeLink } from '../tariff/lookup/contract.ts';
import { briefAnswer, briefRows } from './brief.ts';
import { Alternate, detail, FullRow, Match } from './briefSchemas.ts';
import { asOf, dayOption } from './day.ts';
import { cutTo, defineTool, type McpTool, ToolRefusal } from './tool.ts';

const MAX_ITEMS = 100;
const MAX_CHILDREN = 30;
const MAX_NAMES = 12;

const itemText = z
  .string({ error: butCame('must be a text') })
  .refine((text) => text.trim() !== '', { error: butCame(`must have 1 to ${MAX_TEXT} characters`) })
  .refine((text) => trimmedLength(text) <= MAX_TEXT, {
    error: butLengthCame(`must have 1 to ${MAX_TEXT} characters`),
  });

const lookupCode = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'lookup_code',
    title: 'Find an HSN or SAC code',
    description:
      'Finds HSN (goods) and SAC (services) codes with their Indian GST rates for a description in English, Hindi or romanised Hindi. The likely matches, best first, with calibrated confidence. When status is not resolved or the first match has rate_open, put the question in "ask" to the user and look up "then" of the answer, or tell every rate with its condition: gst_rate alone is then no answer. rate_agrees is the rate of every code still in question; read_price is what was taken for the price of a piece.',
    input: z.object({
      q: itemText.describe('What is sold, as on an invoice: "cotton bedsheet double, printed".'),
      limit: z
        .int({ error: butCame('must be a whole number from 1 to 20') })
        .min(1, { error: butCame('must be 1 or more') })
        .max(20, { error: butCame('must be 20 or less') })
        .default(5)
        .describe('Matches at most.'),
      detail,
      as_of: asOf,
    }),
    run({ q, limit, detail: wanted, as_of: day }) {
      const answer = tariff().lookup(q, { limit, ...dayOption(day) });
      const on = day ?? tariff().today;
      if (wanted === 'brief') return { as_of: on, ...briefAnswer(answer, limit) };
      return { ...answer, as_of: on, matches: answer.matches.map((match) => cutTo(Match, match)) };
    },
  });

const Link = CodeLink.omit({ status: true });

const describeCode = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'describe_code',
    title: 'Everything about one code',
    description:
      'The whole record of one HSN or SAC code: description, every GST rate with its condition and notification, rate history since July 2017, unit, reverse charge, cess, parents, children, common names, and what replaced it when retired.',
    input: z.object({
      code: z
        .string({ error: butCame('must be a text of digits, such as "85171300"') })
        .refine((text) => /^\d{4,8}$/.test(digitsOf(text)), {
          error: butCame('must have 4 to 8 digits, such as 8517.13.00'),
        })
        .describe('A code of 4 to 8 digits; spaces, dots and hyphens are dropped.'),
      as_of: asOf,
    }),
    run({ code, as_of: day }) {
      const record = tariff().describe(code, dayOption(day));
      if ('error' in record) {
        const nearest = record.nearest.map((link) => `${link.code} ${link.description}`).join('; ');
        throw new ToolRefusal(nearest === '' ? record.error : `${record.error} ${nearest}.`);
      }
      // The whole entry, and of the record what an agent asks for.
      return {
        ...cutTo(CodeEntry, record),
        as_of: day ?? tariff().today,
        ancestors: record.ancestors.map((link) => cutTo(Link, link)),
        children: record.children.slice(0, MAX_CHILDREN).map((link) => cutTo(Link, link)),
        children_total: record.children.length,
        history: record.history.map(({ from, to, gst_rate }) => ({ from, to, gst_rate })),
        common_names: record.common_names.slice(0, MAX_NAMES).map(({ name, language }) => ({ name, language })),
      };
    },
  });

const fullRow = ({ alternates = [], ...result }: BatchResult) =>
  cutTo(FullRow, { ...result, alternates: alternates.map((one) => cutTo(Alternate, one)) });

const classifyItems = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'classify_items',
    title: 'Classify a list of items',
    description: `The best code and GST rate for each of up to ${MAX_ITEMS} descriptions, such as the lines of an invoice. Rows with review_why should be checked by a person, who looks at the code or the rate; with rate_open, notes says on what the rate depends.`,
    input: z.object({
      items: z
        .array(itemText, { error: butCame('must be a list of texts') })
        .min(1, { error: butCame('must hold at least one text') })
        .max(MAX_ITEMS, { error: butLengthCame(`may hold ${MAX_ITEMS} texts at most in one call`) }),
      detail,
      as_of: asOf,
    }),
    list: 'items',
    *run({ items, detail: wanted, as_of: day }) {
      const found: BatchResult[] = [];
      for (const item of items) {
        found.push(...tariff().batch([item], dayOption(day)).results);
        yield;
      }
      const results = wanted === 'brief' ? briefRows(found) : found.map(fullRow);
      return {
        as_of: day ?? tariff().today,
        results,
        needs_review_count: found.filter(({ needs_review }) => needs_review).length,
      };
    },
  });

export const tariffTools = (tariff: () => Tariff): readonly McpTool[] => [
  lookupCode(tariff),
  describeCode(tariff),
  classifyItems(tariff),
];
