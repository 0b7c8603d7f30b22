// The code lookup for agents: find a code for a text, tell all about a code, classify a list. Answers have the fields of
// the contract, under its names; what an agent does not need is left out.

import * as z from 'zod';
import type { Tariff } from '../tariff/index.ts';
import { digitsOf, MAX_TEXT } from '../tariff/lookup/codeText.ts';
import {
  type BatchAnswer,
  BatchResult,
  CodeEntry,
  CodeLink,
  CodeRecord,
  ForwardAnswer,
  HsnResult,
  RatePeriodView,
} from '../tariff/lookup/contract.ts';
import { asOf, dayOption } from './day.ts';
import { cutTo, defineTool, type McpTool, ToolRefusal } from './tool.ts';

const MAX_ITEMS = 100;
const MAX_CHILDREN = 30;
const MAX_NAMES = 12;

const itemText = z
  .string({ error: 'must be a text.' })
  .refine((text) => text.trim() !== '', { error: 'must not be empty.' })
  .refine((text) => [...text.trim()].length <= MAX_TEXT, { error: `may have ${MAX_TEXT} characters at most.` });

const as_of = z.string().describe('The day whose rates these are.');

const Match = HsnResult.pick({
  hsn_sac: true,
  description: true,
  type: true,
  gst_rate: true,
  schedule: true,
  rates: true,
  rate_open: true,
  confidence: true,
  why: true,
  notes: true,
  uqc: true,
  rcm_trigger: true,
  cess_note: true,
  status: true,
  superseded_by: true,
});

const Lookup = z.object({ ...ForwardAnswer.shape, as_of, matches: z.array(Match) });

const lookupCode = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'lookup_code',
    title: 'Find an HSN or SAC code',
    description:
      'Finds HSN (goods) and SAC (services) codes with their Indian GST rates for a description in English, Hindi or romanised Hindi. Best match first, with calibrated confidence. When status is not resolved or the first match has rate_open, put the question in "ask" to the user or tell every rate with its condition: gst_rate alone is then no answer.',
    input: z.object({
      q: itemText.describe('What is sold, as on an invoice: "cotton bedsheet double, printed".'),
      limit: z
        .int({ error: 'must be a whole number from 1 to 20.' })
        .min(1, { error: 'must be 1 or more.' })
        .max(20, { error: 'must be 20 or less.' })
        .default(5)
        .describe('Matches at most.'),
      as_of: asOf,
    }),
    output: Lookup,
    run({ q, limit, as_of: day }) {
      const answer = tariff().lookup(q, { limit, ...dayOption(day) });
      const matches = answer.matches.map((match) => cutTo(Match, match));
      return { ...answer, as_of: day ?? tariff().today, matches };
    },
  });

const Link = CodeLink.omit({ status: true });

/** The whole entry, and of the record what an agent asks for. */
const Described = z.object({
  ...CodeEntry.shape,
  as_of,
  ancestors: z.array(Link),
  children: z.array(Link),
  children_total: z.number(),
  history: z
    .array(RatePeriodView.pick({ from: true, to: true, gst_rate: true }))
    .describe('The ordinary rate of each period; give as_of for its conditions, cess and citation.'),
  common_names: z.array(CodeRecord.shape.common_names.element.pick({ name: true, language: true })),
});

const describeCode = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'describe_code',
    title: 'Everything about one code',
    description:
      'The whole record of one HSN or SAC code: description, every GST rate with its condition and notification, rate history since July 2017, unit, reverse charge, cess, parents, children, common names, and what replaced it when retired.',
    input: z.object({
      code: z
        .string({ error: 'must be a text of digits, such as "85171300".' })
        .refine((text) => /^\d{4,8}$/.test(digitsOf(text)), {
          error: 'must have 4 to 8 digits, such as 8517.13.00.',
        })
        .describe('A code of 4 to 8 digits; spaces, dots and hyphens are dropped.'),
      as_of: asOf,
    }),
    output: Described,
    run({ code, as_of: day }) {
      const record = tariff().describe(code, dayOption(day));
      if ('error' in record) {
        const nearest = record.nearest.map((link) => `${link.code} ${link.description}`).join('; ');
        throw new ToolRefusal(nearest === '' ? record.error : `${record.error} ${nearest}.`);
      }
      return cutTo(Described, {
        ...record,
        as_of: day ?? tariff().today,
        ancestors: record.ancestors.map((link) => cutTo(Link, link)),
        children: record.children.slice(0, MAX_CHILDREN).map((link) => cutTo(Link, link)),
        children_total: record.children.length,
        history: record.history.map(({ from, to, gst_rate }) => ({ from, to, gst_rate })),
        common_names: record.common_names.slice(0, MAX_NAMES).map(({ name, language }) => ({ name, language })),
      });
    },
  });

const Alternate = HsnResult.pick({ hsn_sac: true, description: true, confidence: true });

const Classified = z.object({
  ...BatchResult.pick({
    query: true,
    hsn_sac: true,
    description: true,
    gst_rate: true,
    schedule: true,
    rates: true,
    rate_open: true,
    notes: true,
    rcm_trigger: true,
    cess_note: true,
    uqc: true,
    status: true,
    superseded_by: true,
    confidence: true,
    status_of_answer: true,
    needs_review: true,
    review_why: true,
  }).shape,
  alternates: z.array(Alternate),
});

const classifyItems = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'classify_items',
    title: 'Classify a list of items',
    description: `The best code and GST rate for each of up to ${MAX_ITEMS} descriptions, such as the lines of an invoice, with two alternates each. Rows with needs_review true should be checked by a person.`,
    input: z.object({
      items: z
        .array(itemText, { error: 'must be a list of texts.' })
        .min(1, { error: 'must hold at least one text.' })
        .max(MAX_ITEMS, { error: `may hold ${MAX_ITEMS} texts at most; send the rest in another call.` }),
      as_of: asOf,
    }),
    output: z.object({ as_of, results: z.array(Classified), needs_review_count: z.number() }),
    list: 'items',
    *run({ items, as_of: day }) {
      const found: BatchAnswer['results'][number][] = [];
      for (const item of items) {
        found.push(...tariff().batch([item], dayOption(day)).results);
        yield;
      }
      const results = found.map(({ alternates = [], ...result }) =>
        cutTo(Classified, { ...result, alternates: alternates.map((one) => cutTo(Alternate, one)) }),
      );
      return {
        as_of: day ?? tariff().today,
        results,
        needs_review_count: results.filter(({ needs_review }) => needs_review).length,
      };
    },
  });

export const tariffTools = (tariff: () => Tariff): readonly McpTool[] => [
  lookupCode(tariff),
  describeCode(tariff),
  classifyItems(tariff),
];
