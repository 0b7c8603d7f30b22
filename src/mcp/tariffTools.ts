// The code lookup for agents: find a code for a text, tell all about a code, classify a list.
import * as z from 'zod';
import type { BatchResult, HsnResult, Tariff } from '../tariff/index.ts';
import { GST_START, isIsoDay } from '../tariff/model/days.ts';
import { defineTool, type McpTool, ToolRefusal } from './tool.ts';

const MOST_ITEMS = 100;
const MOST_CHILDREN = 30;
const MOST_NAMES = 12;
const REVIEW_BELOW = 0.7;

const asOf = z
  .string()
  .refine((text) => isIsoDay(text) && text >= GST_START, {
    error: `must be a date as YYYY-MM-DD from ${GST_START} on.`,
  })
  .optional()
  .describe(`Rates in force on this date, as YYYY-MM-DD from ${GST_START} on; default: today in India.`);

const dayOption = (day: string | undefined) => (day === undefined ? {} : { asOf: day });

const itemText = z
  .string({ error: 'must be a text.' })
  .refine((text) => text.trim() !== '', { error: 'must not be empty.' })
  .refine((text) => [...text.trim()].length <= 200, { error: 'may have 200 characters at most.' });

const Rate = z.object({
  rate: z.string(),
  condition: z.string().describe('When this rate applies; empty: no condition.'),
  schedule: z
    .string()
    .describe('Where the rate stands: a schedule, Exempt, or Outside GST: GST does not apply at all.'),
  notification: z.string(),
  from: z.string(),
  to: z.string().nullable().describe('Last day; null: still in force.'),
  evidence: z
    .enum(['notification', 'secondary', 'inferred'])
    .describe(
      'notification: read in it; secondary: read elsewhere; inferred: concluded, so say that it is not certain.',
    ),
});

const gstRate = z
  .string()
  .describe(
    'Where rate_open is false the rate that applies, else only the ordinary one: read rates for the others. 0% with the schedule Outside GST: no GST at all, notes says which tax applies.',
  );
const schedule = z.string().describe('That of gst_rate.');
const dayOfRates = z.string().describe('The day whose rates these are.');

const Match = z.object({
  code: z.string(),
  description: z.string(),
  type: z.enum(['goods', 'services']),
  gst_rate: gstRate,
  schedule,
  rates: z.array(Rate),
  confidence: z.number().describe('Measured probability that the 4-digit heading is right.'),
  why: z.string(),
  notes: z.string(),
  unit: z.string().optional().describe('Unit quantity code for invoices.'),
  reverse_charge: z.string().optional().describe('When the recipient pays the tax.'),
  cess: z.string().optional().describe('Compensation cess on this date, or until when there was one.'),
  rate_open: z.boolean().describe('The rate depends on something that was not said: see rates.'),
});

const ratesOf = ({ rates = [] }: Pick<BatchResult, 'rates'>): z.input<typeof Rate>[] =>
  rates.map(({ rate, condition, schedule, notification_ref, effective_from, effective_to, evidence }) => ({
    rate,
    condition,
    schedule,
    notification: notification_ref,
    from: effective_from,
    to: effective_to,
    evidence,
  }));

const matchOf = (result: HsnResult): z.input<typeof Match> => ({
  code: result.hsn_sac,
  description: result.description,
  type: result.type,
  gst_rate: result.gst_rate,
  schedule: result.schedule ?? '',
  rates: ratesOf(result),
  confidence: result.confidence ?? 0,
  why: result.why ?? '',
  notes: result.notes,
  ...(result.uqc !== undefined && { unit: result.uqc }),
  ...leviesOf(result),
  rate_open: result.rate_open ?? false,
});

const leviesOf = ({
  rcm_trigger,
  cess_note,
}: Pick<BatchResult, 'rcm_trigger' | 'cess_note'>): { reverse_charge?: string; cess?: string } => ({
  ...(rcm_trigger !== undefined && { reverse_charge: rcm_trigger }),
  ...(cess_note !== undefined && { cess: cess_note }),
});

const Status = z
  .enum(['resolved', 'ambiguous', 'too_vague', 'not_found'])
  .describe(
    'Of the code. resolved: use the first match, and its gst_rate unless rate_open is true; ambiguous or too_vague: ask the question or a person first.',
  );

const lookupCode = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'lookup_code',
    title: 'Find an HSN or SAC code',
    description:
      'Finds HSN (goods) and SAC (services) codes with their Indian GST rates for a description in English, Hindi or romanised Hindi. Best match first, with calibrated confidence. When status is not resolved or the first match has rate_open, put the question in "ask" to the user or tell every rate with its condition: gst_rate alone is then no answer.',
    input: z.object({
      text: itemText.describe('What is sold, as on an invoice: "cotton bedsheet double, printed".'),
      limit: z
        .int({ error: 'must be a whole number from 1 to 20.' })
        .min(1, { error: 'must be 1 or more.' })
        .max(20, { error: 'must be 20 or less.' })
        .default(5)
        .describe('Matches at most.'),
      as_of: asOf,
    }),
    output: z.object({
      query: z.string(),
      as_of: dayOfRates,
      status: Status,
      matches: z.array(Match),
      ask: z
        .object({
          question: z.string(),
          options: z.array(z.object({ label: z.string(), codes: z.array(z.string()) })),
        })
        .optional()
        .describe('The one question that best separates the leading codes, or the rates of the first.'),
    }),
    run({ text, limit, as_of }) {
      const { query, status, matches, ask } = tariff().lookup(text, { limit, ...dayOption(as_of) });
      return {
        query,
        as_of: as_of ?? tariff().today,
        status,
        matches: matches.map(matchOf),
        ...(ask && {
          ask: {
            question: ask.question,
            options: ask.options.map(({ label, codes }) => ({ label, codes: [...codes] })),
          },
        }),
      };
    },
  });

const Link = z.object({
  code: z.string(),
  description: z.string(),
  gst_rate: z.string().describe('The ordinary one; describe_code tells the others.'),
  schedule,
});

const linkOf = ({ code, description, gst_rate, schedule }: z.input<typeof Link>) => ({
  code,
  description,
  gst_rate,
  schedule,
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
        .refine((text) => /^\d{4,8}$/.test(text.replace(/[\s.-]/g, '')), {
          error: 'must have 4 to 8 digits, such as 8517.13.00.',
        })
        .describe('A code of 4 to 8 digits; spaces, dots and hyphens are dropped.'),
      as_of: asOf,
    }),
    output: z.object({
      ...Match.omit({ confidence: true, why: true }).shape,
      as_of: dayOfRates,
      chapter: z.string(),
      section: z.string().optional(),
      status: z.enum(['live', 'retired']),
      replaced_by: z.array(z.object({ code: z.string(), certain: z.boolean() })),
      parents: z.array(Link),
      children: z.array(Link),
      children_total: z.number(),
      history: z
        .array(z.object({ from: z.string(), to: z.string().nullable(), gst_rate: z.string() }))
        .describe('The ordinary rate of each period; give as_of for its conditions, cess and citation.'),
      common_names: z.array(z.string()),
    }),
    run({ code, as_of }) {
      const record = tariff().describe(code, dayOption(as_of));
      if ('error' in record) {
        const nearest = record.nearest.map((link) => `${link.code} ${link.description}`).join('; ');
        throw new ToolRefusal(nearest === '' ? record.error : `${record.error} ${nearest}.`);
      }
      const { confidence: _, why: __, ...match } = matchOf(record);
      return {
        ...match,
        as_of: as_of ?? tariff().today,
        chapter: record.chapter,
        ...(record.section !== undefined && { section: record.section }),
        status: record.status ?? 'live',
        replaced_by: (record.superseded_by ?? []).map((one) => ({ code: one.code, certain: !one.candidate })),
        parents: record.ancestors.map(linkOf),
        children: record.children.slice(0, MOST_CHILDREN).map(linkOf),
        children_total: record.children.length,
        history: record.history.map(({ from, to, gst_rate }) => ({ from, to, gst_rate })),
        common_names: record.common_names.slice(0, MOST_NAMES).map(({ name }) => name),
      };
    },
  });

const classifyItems = (tariff: () => Tariff): McpTool =>
  defineTool({
    name: 'classify_items',
    title: 'Classify a list of items',
    description: `The best code and GST rate for each of up to ${MOST_ITEMS} descriptions, such as the lines of an invoice, with two alternates each. Rows with needs_review true should be checked by a person.`,
    input: z.object({
      items: z
        .array(itemText, { error: 'must be a list of texts.' })
        .min(1, { error: 'must hold at least one text.' })
        .max(MOST_ITEMS, { error: `may hold ${MOST_ITEMS} texts at most; send the rest in another call.` }),
      as_of: asOf,
    }),
    output: z.object({
      as_of: dayOfRates,
      results: z.array(
        z.object({
          item: z.string(),
          code: z.string().describe('Empty when nothing matches.'),
          description: z.string(),
          gst_rate: gstRate,
          schedule,
          rates: z.array(Rate).describe('Every rate that can apply, the one shown first.'),
          rate_open: z.boolean().describe('The rate depends on something that the text does not say: see rates.'),
          notes: z.string(),
          reverse_charge: z.string().optional().describe('When the recipient pays the tax.'),
          cess: z.string().optional().describe('Compensation cess on this date, or until when there was one.'),
          unit: z.string(),
          confidence: z.number(),
          status: Status,
          needs_review: z.boolean().describe('The code is not sure, or the rate is open.'),
          alternates: z.array(z.object({ code: z.string(), description: z.string(), confidence: z.number() })),
        }),
      ),
      needs_review_count: z.number(),
    }),
    run({ items, as_of }) {
      const results = tariff()
        .batch(items, dayOption(as_of))
        .results.map((result) => ({
          item: result.query,
          code: result.hsn_sac,
          description: result.description,
          gst_rate: result.gst_rate,
          schedule: result.schedule ?? '',
          rates: ratesOf(result),
          rate_open: result.rate_open ?? false,
          notes: result.notes,
          ...leviesOf(result),
          unit: result.uqc ?? '',
          confidence: result.confidence ?? 0,
          status: result.status_of_answer,
          needs_review:
            result.status_of_answer !== 'resolved' ||
            (result.confidence ?? 0) < REVIEW_BELOW ||
            result.rate_open === true,
          alternates: (result.alternates ?? []).map(({ hsn_sac, description, confidence = 0 }) => ({
            code: hsn_sac,
            description,
            confidence,
          })),
        }));
      return {
        as_of: as_of ?? tariff().today,
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
