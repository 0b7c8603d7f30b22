// What the code lookup service answers, as published in /openapi.json. Loaded at build time and in tests only.
import * as z from 'zod';

const date = (description: string) => z.string().meta({ openapi: { type: 'string', format: 'date', description } });

export const Rate = z.object({
  rate: z.string().meta({ description: 'A percentage text such as 18%.' }),
  condition: z.string().meta({ description: 'When this rate applies; empty: always.' }),
  schedule: z.string(),
  notification_ref: z.string(),
  effective_from: date(
    'First day of the unbroken run on which the code has this rate, on this condition, under this notification and serial number. A notification that issues the same rate anew begins a new run.',
  ),
  effective_to: z
    .union([z.string(), z.null()])
    .meta({ description: 'Last day of that run; null while it is in force.' }),
  evidence: z.enum(['notification', 'secondary', 'inferred']).meta({ description: 'How well the fact is known.' }),
});

const resultFields = {
  description: z.string().meta({ description: 'Description of the code.' }),
  hsn_sac: z.string().meta({ description: 'The HSN or SAC code; empty in a batch where nothing matches.' }),
  chapter: z.string().meta({ description: 'Chapter heading text.' }),
  gst_rate: z.string().meta({
    description:
      'The rate as a percentage text: that without a condition, or the ordinary one; with rate_open others can apply as well. 0% for nil and exempt, and with the schedule Outside GST where GST does not apply at all: notes says which tax does. Empty in a batch where nothing matches.',
  }),
  type: z.enum(['goods', 'services']),
  notes: z.string().meta({ description: 'Caveats, other rates with their conditions; may be empty.' }),
  why: z.string().optional().meta({ description: 'Why this code matched.' }),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .meta({ description: 'Calibrated probability that the heading is right; 1 on reverse lookups.' }),
  cess_rate: z.number().optional().meta({
    description:
      'Compensation cess in per cent that goes with gst_rate; on codes that bear or bore it. Absent where it depends on the goods, and 0 where it is an amount, as on coal: see cess_note.',
  }),
  cess_note: z
    .string()
    .optional()
    .meta({ description: 'What cess applies on the day, amounts included, or what applied until when.' }),
  rcm_applicable: z.boolean().optional().meta({ description: 'true when the recipient pays the tax.' }),
  rcm_trigger: z.string().optional().meta({ description: 'Condition of the reverse charge.' }),
  uqc: z.string().optional().meta({ description: 'Unique Quantity Code.' }),
  notification_ref: z.string().optional(),
  effective_from: date(
    'Date the rate became effective for this code under the notification in notification_ref.',
  ).optional(),
  section: z.string().optional().meta({ description: 'Roman-numeral HS section, I to XXIII.' }),
  schedule: z.string().optional().meta({
    description: 'Where the rate stands, such as Schedule II - 18%, Services - 18%, Exempt, or Outside GST.',
  }),
  rates: z.array(Rate).optional().meta({ description: 'Every branch of the rate; that of gst_rate first.' }),
  rate_open: z
    .literal(true)
    .optional()
    .meta({ description: 'The rate depends on something that was not said: see rates. Absent: gst_rate is settled.' }),
  status: z.enum(['live', 'retired']).optional(),
  superseded_by: z
    .array(z.object({ code: z.string(), candidate: z.boolean() }))
    .optional()
    .meta({ description: 'On retired codes: what replaced them; a candidate is not certain.' }),
  valid_on: z.array(z.enum(['tariff', 'gst-portal', 'e-invoice'])).optional(),
};

export const HsnResult = z.object({
  ...resultFields,
  alternates: z
    .array(z.lazy((): z.ZodType => HsnResult))
    .max(2)
    .optional()
    .meta({ description: 'Only in batch results.' }),
});

const answerStatus = z.enum(['resolved', 'ambiguous', 'too_vague', 'not_found']).meta({
  description:
    'How sure the code of the whole answer is. resolved: use the first match; ambiguous: several are near, ask tells them apart; too_vague: the text needs a detail; not_found: nothing matches.',
});

export const Ask = z.object({
  question: z.string().meta({ description: 'The one question whose answer would settle the code or the rate.' }),
  options: z.array(z.object({ label: z.string(), codes: z.array(z.string()) })),
});

export const ForwardLookupResponse = z.object({
  query: z.string().meta({ description: 'q as received.' }),
  matches: z.array(HsnResult),
  status: answerStatus,
  ask: Ask.optional(),
});

export const ReverseLookupResponse = z.object({
  query: z.string().meta({ description: 'code as received.' }),
  results: z.array(HsnResult),
});

export const LookupResponse = z.union([ForwardLookupResponse, ReverseLookupResponse]);

export const BatchResult = z.object({
  ...resultFields,
  query: z.string().meta({ description: 'The item as received.' }),
  status_of_answer: answerStatus,
  ask: Ask.optional(),
  alternates: z.array(HsnResult).max(2).optional(),
});

export const BatchLookupResponse = z.object({ results: z.array(BatchResult) });

export const DatasetMeta = z.object({
  totalCodes: z.int(),
  goodsCount: z.int(),
  servicesCount: z.int(),
  asOf: date('Snapshot date.'),
  sourceUrl: z
    .string()
    .meta({ openapi: { type: 'string', format: 'uri', description: 'Where the dataset came from.' } }),
  liveCount: z.int(),
  retiredCount: z.int(),
  nameCount: z.int(),
  version: z.string().meta({ description: 'Fingerprint of the content.' }),
});

export const CodeLink = z.object({
  code: z.string(),
  description: z.string(),
  gst_rate: z.string(),
  schedule: z.string().meta({ description: 'As in HsnResult: Outside GST where GST does not apply at all.' }),
  status: z.enum(['live', 'retired']),
});

const openEnd = z.union([z.string(), z.null()]);

export const CodeRecord = z.object({
  ...resultFields,
  level: z.int().meta({ description: 'Digits of the code.' }),
  ancestors: z.array(CodeLink),
  children: z.array(CodeLink),
  history: z.array(
    z.object({ from: z.string(), to: openEnd, gst_rate: z.string(), rates: z.array(Rate), notes: z.string() }),
  ),
  cess_history: z.array(z.object({ from: z.string(), to: openEnd, rate: z.number(), note: z.string() })),
  rcm_history: z.array(z.object({ from: z.string(), to: openEnd, trigger: z.string(), notification_ref: z.string() })),
  common_names: z.array(z.object({ name: z.string(), language: z.string(), kind: z.string() })),
  digits_needed: z.array(
    z.object({ document: z.string(), turnover: z.string(), min_digits: z.int(), note: z.string() }),
  ),
});

export const NoSuchCode = z.object({
  error: z.string(),
  nearest: z.array(CodeLink).meta({ description: 'The nearest codes that exist.' }),
});

const side = z.object({ gst_rate: z.string(), rates: z.array(Rate) });

export const ChangesResponse = z.object({
  from: date('First day.'),
  to: date('Last day.'),
  total: z.int().meta({ description: 'Changes in the range before limit and offset.' }),
  returned: z.int(),
  results: z.array(
    z.object({
      code: z.string(),
      description: z.string(),
      on: date('The day of the change.'),
      before: side,
      after: side,
    }),
  ),
});

export const SuggestResponse = z.object({
  query: z.string(),
  suggestions: z
    .array(z.object({ text: z.string(), code: z.string(), description: z.string(), kind: z.enum(['name', 'code']) }))
    .max(8),
});
