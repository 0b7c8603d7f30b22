// The routes that find codes: by a text, by a code, for a batch, for a cell of a spreadsheet, while somebody types.
import { z } from '@hono/zod-openapi';
import { butCame, butLengthCame, quoted } from '../../contract/came.ts';
import { cached, fresh, listed, listPieces, sendKept } from '../../http/answers.ts';
import { jsonIn, readBody } from '../../http/body.ts';
import { type AppMiddleware, costly } from '../../http/context.ts';
import { keep } from '../../http/keptAnswer.ts';
import { operation } from '../../http/operation.ts';
import { dateFrom, flag, parse, text, texts, wholeNumber } from '../../http/parameters.ts';
import { Refusal } from '../../http/refusal.ts';
import type { App } from '../../http/service.ts';
import { inSlices } from '../../http/slices.ts';
import { briefBatch, briefForward, eachBrief } from '../../tariff/lookup/brief.ts';
import { MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import * as contract from '../../tariff/lookup/contract.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { LOOKUP_CAP, SUGGEST_CAP } from './caps.ts';
import { CELL_FIELDS, cellText } from './cell.ts';
import { ASKED, QUESTIONS } from './examples.ts';
import { asOf, asOfOption, keyOf, type TariffSource } from './source.ts';

const q = text('Parameter q', MAX_TEXT, {
  maxLength: MAX_TEXT,
  description:
    'What the goods or the service are, in words. English, Hindi or romanised Hindi; everyday words of other Indian languages, in their scripts or in Latin letters.',
  example: ASKED.q,
});

const code = text('Parameter code', 20, {
  maxLength: 20,
  description: 'A full code or a prefix; spaces, dots and hyphens are dropped.',
  example: ASKED.code,
});

const limitAbout = { description: 'Matches at most. Applies to q; ignored when code is used.' };
const brief = flag('Parameter brief', {
  description:
    'Short answers: matches without their lists (rates, alternates, valid_on), notes in one sentence, long texts cut. Ten items of a batch take 8 kB or less.',
});

const limit = wholeNumber('Parameter limit', 1, 20, 5, limitAbout);

/** GET /api/lookup; `limit` is checked beside `q` only. */
export const LookupQuery = z.object({
  q: q.optional(),
  code: code.optional(),
  limit: z
    .string()
    .optional()
    .openapi({ type: 'integer', minimum: 1, maximum: 20, default: 5, ...limitAbout }),
  as_of: asOf,
  brief,
});

const eitherTextOrCode: AppMiddleware = (c, next) => {
  const [hasText, hasCode] = [c.req.query('q') !== undefined, c.req.query('code') !== undefined];
  if (hasText && hasCode) {
    throw new Refusal(400, 'Parameters q and code were both given; give exactly one of them.');
  }
  if (hasText || hasCode) return next();
  throw new Refusal(
    400,
    'Parameter q (a description) or code (a code or its beginning) is required; give exactly one.',
  );
};

const lookup = operation({
  method: 'get',
  path: '/api/lookup',
  id: 'lookup',
  tag: 'lookup',
  summary: 'Find codes by a text, or entries by a code or its beginning',
  description:
    'Exactly one of q and code is required. With q: up to limit matches ranked by confidence. With code: every entry that begins with it.',
  query: LookupQuery,
  before: eitherTextOrCode,
  ok: {
    description: 'Matches (with q) or results (with code).',
    schema: contract.LookupResponse,
    example: QUESTIONS.forward,
  },
  errors: { 400: QUESTIONS.badLimit },
  cap: LOOKUP_CAP,
  costly: true,
  cacheable: true,
});

/** POST /api/lookup */
export const BatchRequest = z.object(
  {
    items: texts('items', MAX_TEXT, 'items must be a list of 1 to 10 texts')
      .min(1, { error: butCame('items must hold 1 to 10 texts') })
      .max(10, { error: butLengthCame('items may hold 10 texts at most') })
      .meta({ description: `Descriptions to look up, 1 to 10, each of 1 to ${MAX_TEXT} characters.` }),
    as_of: dateFrom('as_of', GST_START, {
      description: 'As the parameter as_of, which may be given instead; two different dates are refused.',
    }).optional(),
  },
  { error: butCame('The body must be a JSON object with a list "items" of 1 to 10 texts') },
);

const batch = operation({
  method: 'post',
  path: '/api/lookup',
  id: 'lookupBatch',
  tag: 'lookup',
  summary: 'Look up 1 to 10 texts at once',
  description:
    'results[i] answers items[i]: the best match with up to 2 alternates. status is that of the code, status_of_answer what a single answer calls status. Where nothing matches, hsn_sac and gst_rate are empty texts, confidence is 0 and status_of_answer is not_found. One batch counts once against the cap.',
  query: z.object({ as_of: asOf, brief }),
  body: { component: 'BatchLookupRequest', example: { items: ASKED.items } },
  ok: { description: 'One result for each item.', schema: contract.BatchResponse, example: QUESTIONS.batch },
  errors: { 400: QUESTIONS.badItem, 413: QUESTIONS.tooLarge },
  cap: LOOKUP_CAP,
  costly: true,
  cacheable: false,
});

/** GET /api/cell */
export const CellQuery = z.object({
  q,
  field: z
    .enum(CELL_FIELDS, { error: butCame(`Parameter field must be one of ${CELL_FIELDS.join(', ')}`) })
    .default('code')
    .meta({ description: 'What the cell shows.' }),
  as_of: asOf,
});

const cell = operation({
  method: 'get',
  path: '/api/cell',
  id: 'cell',
  tag: 'lookup',
  summary: 'One fact about a text as plain text, for a cell of a spreadsheet',
  description:
    'The code, the rate or the description of the best match, without a line end. Where the rate depends on something that the text does not say, rate names all: 5% or 18%. A question mark at the end: a person should look at the code; alone: the text says too little, or nothing matches. Counts as one lookup.',
  query: CellQuery,
  ok: { description: 'The fact.', contentType: 'text/plain', example: QUESTIONS.cell },
  errors: { 400: QUESTIONS.badField },
  cap: LOOKUP_CAP,
  cacheable: true,
});

const suggest = operation({
  method: 'get',
  path: '/api/suggest',
  id: 'suggest',
  tag: 'lookup',
  summary: 'Complete a name or a code',
  description: 'Eight suggestions at most.',
  query: z.object({
    q: text('Parameter q', MAX_TEXT, {
      maxLength: MAX_TEXT,
      description: 'The beginning of a name or of a code; singular or plural, one letter may be wrong.',
      example: ASKED.typed,
    }),
  }),
  ok: { description: 'The suggestions.', schema: contract.SuggestResponse, example: QUESTIONS.suggest },
  errors: { 400: QUESTIONS.noText },
  cap: SUGGEST_CAP,
  cacheable: true,
});

export function addLookupRoutes(app: App, { tariff, dayKey }: TariffSource): void {
  app.openapi(lookup, (c) => {
    const { q: words, code: digits = '', limit: givenLimit, as_of, brief: isBrief } = c.req.valid('query');
    const options = asOfOption(as_of);
    if (words !== undefined) {
      const most = parse(limit, givenLimit);
      const key = keyOf(isBrief ? 'brief q' : 'q', most, dayKey(as_of), words);
      const answer = () => tariff.lookup(words, { limit: most, ...options });
      return cached(c, key, isBrief ? () => briefForward(answer()) : answer);
    }
    return listed(c, keyOf(isBrief ? 'brief code' : 'code', dayKey(as_of), digits), tariff.meta().version, {
      *list() {
        yield;
        const entries = tariff.entriesUnder(digits, options);
        return listPieces({ query: digits }, 'results', isBrief ? eachBrief(entries) : entries);
      },
    });
  });

  app.openapi(batch, async (c) => {
    const { as_of: inQuery, brief: isBrief } = c.req.valid('query');
    const body = await readBody(c);
    const answer = await costly(c, () => {
      const { items, as_of: inBody } = jsonIn(body, BatchRequest);
      if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) {
        throw new Refusal(
          400,
          `as_of was given twice, as ${quoted(inQuery)} in the address and as ${quoted(inBody)} in the body; give one date.`,
        );
      }
      const results = tariff.batch(items, asOfOption(inBody ?? inQuery));
      return isBrief ? briefBatch(results) : results;
    });
    return fresh(c, answer);
  });

  app.openapi(cell, async (c) => {
    const { q: words, field, as_of } = c.req.valid('query');
    const fact = cellText(tariff.lookup(words, asOfOption(as_of)), field);
    return sendKept(c, await keep(fact, 'text/plain; charset=utf-8'));
  });

  app.openapi(suggest, (c) => {
    const { q: typed } = c.req.valid('query');
    return cached(c, keyOf('suggest', typed), async () => {
      await inSlices(tariff.prepareSuggestions(typed), c.req.raw.signal);
      return { query: typed, suggestions: tariff.suggest(typed) };
    });
  });
}
