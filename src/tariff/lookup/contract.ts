// The contract of the code lookup: every answer with its fields, written once. The types here, the published document,
// the client's and the library's types, MCP's schemas and the columns of the export all come from these schemas.
import * as z from 'zod';
import { type Answered, address, day, perhaps } from '../../contract/shapes.ts';
import { GST_START } from '../model/days.ts';
import { MAX_TEXT, MOST_OPTIONS } from './codeText.ts';

export const RateView = z.object({
  rate: z.string().meta({ description: 'A percentage text such as 18%.' }),
  condition: z.string().meta({ description: 'When this rate applies; empty: always.' }),
  codes: z.array(z.string()).exactOptional().meta({
    description:
      'The codes that this rate holds for, where it does not hold for the whole code: sub-codes, or of a retired code those that replaced it. condition then begins with them. Absent: the whole code.',
  }),
  schedule: z.string().meta({
    description: 'As in HsnResult.',
  }),
  notification_ref: z.string().meta({ description: 'Notification, schedule and serial number of the rate.' }),
  effective_from: day('First day of the unbroken run of this rate under this notification and serial number.'),
  effective_to: z.string().nullable().meta({ description: 'Last day of that run; null while it is in force.' }),
  evidence: z.enum(['notification', 'secondary', 'inferred']).meta({
    description: 'notification: read in it; secondary: read in another publication; inferred: concluded, not certain.',
  }),
  note: z
    .string()
    .exactOptional()
    .meta({ description: 'What is known of this rate beside its condition, such as the notification that added it.' }),
});
export type RateView = Answered<typeof RateView>;

/** What the specification always has; a batch item that matches nothing has these as empty texts. */
const always = {
  description: z.string().meta({ description: 'Description of the code.' }),
  hsn_sac: z.string().meta({ description: 'The HSN or SAC code; empty in a batch where nothing matches.' }),
  chapter: z.string().meta({ description: 'Chapter heading text.' }),
  gst_rate: z.string().meta({
    description:
      'The rate without a condition, or the ordinary one; with rate_open others can apply as well. 0% for nil and exempt, and with the schedule Outside GST where GST does not apply at all: notes says which tax does. Empty in a batch where nothing matches.',
  }),
  type: z.enum(['goods', 'services']).meta({ description: 'goods: an HSN code; services: a SAC code.' }),
  notes: z.string().meta({ description: 'Caveats, other rates with their conditions; may be empty.' }),
};

/** What every code has beside that. */
const ofEveryCode = {
  notification_ref: z.string().meta({ description: 'Where the rate of gst_rate stands.' }),
  effective_from: day('Date the rate became effective for this code under the notification in notification_ref.'),
  section: z.string().meta({ description: 'Roman-numeral HS section, I to XXIII.' }),
  schedule: z.string().meta({
    description: 'Where the rate stands, such as Schedule II - 18%, Services - 18%, Exempt, or Outside GST.',
  }),
  rates: z.array(RateView).meta({ description: 'Every branch of the rate; that of gst_rate first.' }),
  status: z.enum(['live', 'retired']).meta({ description: 'A retired code may not be used any more.' }),
  valid_on: z
    .array(z.enum(['tariff', 'gst-portal', 'e-invoice']))
    .meta({ description: 'The lists that accept the code.' }),
};

const ofSomeCodes = {
  cess_rate: z.number().exactOptional().meta({
    description:
      'Compensation cess in per cent that goes with gst_rate. Absent where it depends on the goods, 0 where it is an amount, as on coal: see cess_note.',
  }),
  cess_note: z
    .string()
    .exactOptional()
    .meta({ description: 'What cess applies on the day, amounts included, or what applied until when.' }),
  cess_applies: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Whether a cess is in force on the day; false: cess_note tells of one that ended.' }),
  cess_codes: z.array(z.string()).exactOptional().meta({
    description: 'The sub-codes that bear the cess, where not the whole code does: other items are free of it.',
  }),
  rcm_applicable: z.boolean().exactOptional().meta({
    description:
      'true when the recipient pays the tax, under the condition of rcm_trigger; with rcm_open it is not known whether that is met. Absent: the supplier pays.',
  }),
  rcm_trigger: z.string().exactOptional().meta({
    description: 'When the recipient pays the tax (reverse charge), the ordinary case first.',
  }),
  rcm_open: z.literal(true).exactOptional().meta({
    description: 'Who supplies and who receives decides the reverse charge, and that was not said: see rcm_trigger.',
  }),
  uqc: z.string().exactOptional().meta({ description: 'Unique Quantity Code.' }),
  rate_open: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'The rate depends on something that was not said: see rates. Absent: gst_rate is settled.' }),
  superseded_by: z
    .array(
      z.object({
        code: z.string(),
        candidate: z.boolean().meta({ description: 'true: not certain.' }),
      }),
    )
    .exactOptional()
    .meta({ description: 'On retired codes: what replaced them; a candidate is not certain.' }),
};

/** A code with its rates of one day, as the exports list it. */
export const CodeEntry = z.object({ ...always, ...ofEveryCode, ...ofSomeCodes });
export type CodeEntry = Answered<typeof CodeEntry>;

const why = z.string().meta({ description: 'Why this code matched.' });
const confidence = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Calibrated probability that the heading is right; 1 on reverse lookups.' });

/** One match. */
export const HsnResult = z.object({ ...CodeEntry.shape, why, confidence });
export type HsnResult = Answered<typeof HsnResult>;

export const AnswerStatus = z.enum(['resolved', 'ambiguous', 'too_vague', 'not_found']).meta({
  description:
    'Of the code. resolved: use the first match; ambiguous: several are near, ask tells them apart; too_vague: the text needs a detail; not_found: nothing matches.',
});
export type AnswerStatus = Answered<typeof AnswerStatus>;

const review = {
  needs_review: z.boolean().meta({
    description: 'A person should look: the code is not sure or not in use any more, or its rate is open.',
  }),
  review_why: z
    .enum(['code', 'rate'])
    .exactOptional()
    .meta({ description: 'What to look at; absent where needs_review is false.' }),
};

export const Ask = z.object({
  question: z.string().meta({ description: 'One fact that was not said and that decides the code or the rate.' }),
  options: z
    .array(
      z.object({
        label: z.string().meta({ description: 'A value of that fact, such as Knitted.' }),
        codes: z.array(z.string()).meta({ description: 'The codes that this answer leaves.' }),
        then: z.string().max(MAX_TEXT).meta({
          description: 'The text to ask next; it puts one of codes first, and may lead to a further question.',
        }),
      }),
    )
    .min(2)
    .max(MOST_OPTIONS),
});
export type Ask = Answered<typeof Ask>;

/** What is known of a text beside its codes. */
const ofTheText = {
  rate_agrees: z.string().exactOptional().meta({
    description: 'The one rate that every code still in question bears for this text, where the code is not settled.',
  }),
  read_price: z.number().exactOptional().meta({
    description:
      'A bare number of the text that was read as the price before tax of one piece or day, in rupees. Where this reading alone decides the rate, needs_review is true.',
  }),
};

const ofAForwardAnswer = {
  query: z.string().meta({ description: 'q as received.' }),
  status: AnswerStatus,
  ...review,
  ...ofTheText,
  why: z.string().exactOptional().meta({ description: 'Why nothing was found; only where status is not_found.' }),
  ask: Ask.exactOptional(),
};

export const ForwardAnswer = z.object({
  ...ofAForwardAnswer,
  matches: z.array(HsnResult).meta({ description: 'Best first.' }),
});
export type ForwardAnswer = Answered<typeof ForwardAnswer>;

export const ReverseAnswer = z.object({
  query: z.string().meta({ description: 'code as received.' }),
  results: z.array(HsnResult).meta({ description: 'The entry itself first, then those that begin with it.' }),
});
export type ReverseAnswer = Answered<typeof ReverseAnswer>;

const ofABatchResult = {
  query: z.string().meta({ description: 'The item as received.' }),
  status_of_answer: AnswerStatus.meta({
    description: 'What status is in a single answer; status of a result is that of its code.',
  }),
  ...review,
  ...ofTheText,
};

export const BatchResult = z.object({
  ...always,
  ...perhaps(ofEveryCode),
  ...ofSomeCodes,
  why,
  confidence,
  ...ofABatchResult,
  ask: Ask.exactOptional(),
  alternates: z
    .array(HsnResult)
    .max(2)
    .exactOptional()
    .meta({ description: 'Other codes that may be meant, the likelier first.' }),
});
export type BatchResult = Answered<typeof BatchResult>;

export const BatchAnswer = z.object({ results: z.array(BatchResult) });
export type BatchAnswer = Answered<typeof BatchAnswer>;

const { rate_open, rcm_applicable, rcm_trigger, rcm_open, uqc } = ofSomeCodes;

/** One match with brief=1: no lists, long texts cut at a word. */
export const BriefResult = z
  .object({ ...always, rate_open, rcm_applicable, rcm_open, rcm_trigger, uqc, why, confidence })
  .meta({ description: 'A match without its lists; notes is one sentence, long texts end in an ellipsis.' });
export type BriefResult = Answered<typeof BriefResult>;

export const BriefForwardAnswer = z.object({ ...ofAForwardAnswer, matches: z.array(BriefResult) });
export type BriefForwardAnswer = Answered<typeof BriefForwardAnswer>;

export const BriefReverseAnswer = z.object({ query: ReverseAnswer.shape.query, results: z.array(BriefResult) });
export type BriefReverseAnswer = Answered<typeof BriefReverseAnswer>;

export const BriefBatchResult = z.object({ ...BriefResult.shape, ...ofABatchResult });
export type BriefBatchResult = Answered<typeof BriefBatchResult>;

export const BriefBatchAnswer = z.object({ results: z.array(BriefBatchResult) });
export type BriefBatchAnswer = Answered<typeof BriefBatchAnswer>;

export const LookupResponse = z.union([ForwardAnswer, ReverseAnswer, BriefForwardAnswer, BriefReverseAnswer]);
export const BatchResponse = z.union([BatchAnswer, BriefBatchAnswer]);
export type BatchResponse = Answered<typeof BatchResponse>;

/** A rate that the dataset had wrong. */
export const CorrectionView = z.object({
  code: z.string(),
  corrected_on: day('The day on which the dataset was corrected.'),
  from: day('First day whose gst_rate was corrected.'),
  to: z.string().nullable().meta({ description: 'Last such day; null: until today.' }),
  was: z.string().meta({ description: 'What was answered before, such as 18%.' }),
  is: z.string().meta({ description: 'What is answered now.' }),
  why: z.string(),
});
export type CorrectionView = Answered<typeof CorrectionView>;

export const DatasetMeta = z.object({
  notice: z.string().exactOptional().meta({
    description: 'Up to which day the law was read; only where that is more than 90 days ago.',
  }),
  totalCodes: z.int(),
  goodsCount: z.int(),
  servicesCount: z.int(),
  asOf: day('Snapshot date.'),
  sourceUrl: address('Where the dataset came from.'),
  liveCount: z.int(),
  retiredCount: z.int(),
  nameCount: z.int().meta({ description: 'Common names that the search knows.' }),
  version: z.string().meta({ description: 'Fingerprint of the content.' }),
  corrections: z
    .array(z.object({ corrected_on: day('The day of the correction.'), codes: z.array(z.string()) }))
    .meta({ description: 'Codes whose shown rate the dataset had wrong on some day, the latest correction first.' }),
});
export type DatasetMeta = Answered<typeof DatasetMeta>;

export const CodeLink = z.object({
  code: z.string(),
  description: z.string(),
  gst_rate: z.string().meta({ description: 'The ordinary rate; the record of the code has the others.' }),
  schedule: z.string().meta({ description: 'As in HsnResult: Outside GST where GST does not apply at all.' }),
  status: z.enum(['live', 'retired']),
});
export type CodeLink = Answered<typeof CodeLink>;

const from = day('First day.');
const to = z.string().nullable().meta({ description: 'Last day; null while it runs.' });

export const RatePeriodView = z.object({
  from,
  to,
  gst_rate: z.string(),
  rates: z.array(RateView),
  notes: z.string(),
});
export type RatePeriodView = Answered<typeof RatePeriodView>;

export const CodeRecord = z.object({
  ...HsnResult.shape,
  level: z.int().meta({ description: 'Digits of the code.' }),
  ancestors: z.array(CodeLink).meta({ description: 'Parents, the heading first.' }),
  children: z.array(CodeLink).meta({ description: 'Codes right below.' }),
  history: z.array(RatePeriodView).meta({ description: `Every period since ${GST_START}, the oldest first.` }),
  cess_history: z.array(
    z.object({ from, to, rate: z.number().meta({ description: 'In per cent.' }), note: z.string() }),
  ),
  rcm_history: z.array(z.object({ from, to, trigger: z.string(), notification_ref: z.string() })),
  common_names: z.array(
    z.object({
      name: z.string(),
      language: z.string().meta({
        description: 'en, hi, hi-Latn for Hindi in Latin letters, and likewise ta, te, kn, ml, mr, gu, bn, pa and or.',
      }),
      kind: z.string(),
    }),
  ),
  open_questions: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        readings: z.array(z.string()),
        answer: z.string().meta({ description: 'What is answered here.' }),
        why: z.string(),
      }),
    )
    .meta({ description: 'Points on which the law or the lists leave two readings of this code on the day.' }),
  corrections: z.array(CorrectionView).meta({ description: 'What of its history was corrected.' }),
  digits_needed: z
    .array(z.object({ document: z.string(), turnover: z.string(), min_digits: z.int(), note: z.string() }))
    .meta({ description: 'How many digits of a code a document needs on the day.' }),
});
export type CodeRecord = Answered<typeof CodeRecord>;

/** The answer for a code that does not exist. */
export const NoSuchCode = z.object({
  error: z.string(),
  nearest: z.array(CodeLink).meta({ description: 'The nearest codes that exist.' }),
});
export type NoSuchCode = Answered<typeof NoSuchCode>;

const side = z.object({ gst_rate: z.string(), rates: z.array(RateView) });

export const RateChange = z.object({
  code: z.string(),
  description: z.string(),
  on: day('The day of the change.'),
  before: side,
  after: side,
});
export type RateChange = Answered<typeof RateChange>;

export const ChangesResponse = z.object({
  from: day('First day.'),
  to: day('Last day.'),
  total: z.int().meta({ description: 'Changes in the range before limit and offset.' }),
  returned: z.int(),
  note: z.string().exactOptional().meta({ description: 'Where fewer are given than limit asked for: how to go on.' }),
  results: z.array(RateChange),
  corrections: z
    .array(CorrectionView)
    .meta({ description: 'Corrections of the dataset made in the range: no change of the law.' }),
});
export type ChangesResponse = Answered<typeof ChangesResponse>;

export const Suggestion = z.object({
  text: z.string().meta({ description: 'What to put into the search box.' }),
  code: z.string(),
  description: z.string(),
  kind: z.enum(['name', 'code']),
});
export type Suggestion = Answered<typeof Suggestion>;

export const SuggestResponse = z.object({ query: z.string(), suggestions: z.array(Suggestion).max(8) });
export type SuggestResponse = Answered<typeof SuggestResponse>;
