// The routes that show the tariff itself: a code, the changes of rates, the metadata, everything as a file.
import { z } from '@hono/zod-openapi';
import { quoted } from '../../contract/came.ts';
import { attachment, cached, listed, listPieces, streamed } from '../../http/answers.ts';
import type { AppContext } from '../../http/context.ts';
import { operation } from '../../http/operation.ts';
import { dateFrom, text, wholeNumber } from '../../http/parameters.ts';
import { Refusal } from '../../http/refusal.ts';
import type { App } from '../../http/service.ts';
import * as contract from '../../tariff/lookup/contract.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { OTHER_CAP } from './caps.ts';
import { ASKED, QUESTIONS } from './examples.ts';
import { csvPieces, ndjsonPieces } from './export.ts';
import { asOf, asOfOption, keyOf, type TariffSource } from './source.ts';

/** GET /api/codes/{code}, the exports, and POST /api/lookup beside its body */
export const AsOfQuery = z.object({ as_of: asOf });

const meta = operation({
  method: 'get',
  path: '/api/meta',
  id: 'meta',
  tag: 'tariff',
  summary: 'Counts and snapshot date of the dataset',
  description: 'No parameters.',
  ok: { description: 'The metadata.', schema: contract.DatasetMeta, example: QUESTIONS.meta },
  errors: {},
  cap: OTHER_CAP,
  cacheable: true,
});

const describeCode = operation({
  method: 'get',
  path: '/api/codes/{code}',
  id: 'describeCode',
  tag: 'tariff',
  summary: 'Everything about one code',
  description: 'Ancestors, children, every rate branch, the whole history, names, digits needed on an invoice.',
  params: z.object({
    code: text('Path parameter code', 20, {
      maxLength: 20,
      description: 'A code of 4 to 8 digits; spaces, dots and hyphens are dropped.',
      example: ASKED.digits,
    }),
  }),
  query: AsOfQuery,
  ok: { description: 'The record.', schema: contract.CodeRecord, example: QUESTIONS.record },
  errors: {
    400: QUESTIONS.badDate,
    404: {
      description: 'There is no such code; the nearest that exist are named.',
      schema: contract.NoSuchCode,
      example: QUESTIONS.noSuchCode,
    },
  },
  cap: OTHER_CAP,
  cacheable: true,
});

/** Changes in one answer; the published limit is higher, so more is no mistake. */
const MOST_CHANGES = 1000;

/** GET /api/changes */
export const ChangesQuery = z.object({
  from: dateFrom('Parameter from', GST_START, { description: 'First day.', example: ASKED.changedOn }),
  to: dateFrom('Parameter to', GST_START, {
    description: 'Last day. Default: today in India.',
    example: ASKED.changedOn,
  }).optional(),
  limit: wholeNumber('Parameter limit', 1, 5000, MOST_CHANGES, {
    description: `Changes at most. More than ${MOST_CHANGES} gives ${MOST_CHANGES}, and note says so.`,
  }),
  offset: wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, { description: 'Changes to skip.' }),
});

const changes = operation({
  method: 'get',
  path: '/api/changes',
  id: 'changes',
  tag: 'tariff',
  summary: 'Codes whose rate changed between two dates',
  description:
    'A rate, its condition or the standing outside GST is another than the day before; a notification that only issues the same anew is no change. In order of date, within a day first where gst_rate changed, then by code.',
  query: ChangesQuery,
  ok: { description: 'The changes.', schema: contract.ChangesResponse, example: QUESTIONS.changes },
  errors: { 400: QUESTIONS.noFirstDay },
  cap: OTHER_CAP,
  costly: true,
  cacheable: true,
});

const exportCsv = operation({
  method: 'get',
  path: '/api/export.csv',
  id: 'exportCsv',
  tag: 'tariff',
  summary: 'Every code as CSV',
  description: 'RFC 4180, UTF-8, one row a code, streamed.',
  query: AsOfQuery,
  ok: { description: 'The rows.', contentType: 'text/csv', example: QUESTIONS.csv },
  errors: { 400: QUESTIONS.badDate },
  cap: OTHER_CAP,
  costly: true,
  cacheable: true,
});

const exportNdjson = operation({
  method: 'get',
  path: '/api/export.ndjson',
  id: 'exportNdjson',
  tag: 'tariff',
  summary: 'Every code as NDJSON',
  description: 'One HsnResult a line, without why and confidence, streamed.',
  query: AsOfQuery,
  ok: { description: 'The lines.', contentType: 'application/x-ndjson', example: QUESTIONS.ndjson },
  errors: { 400: QUESTIONS.badDate },
  cap: OTHER_CAP,
  costly: true,
  cacheable: true,
});

const FILES = {
  csv: { contentType: 'text/csv', pieces: csvPieces },
  ndjson: { contentType: 'application/x-ndjson', pieces: ndjsonPieces },
} as const;

export function addTariffRoutes(app: App, { tariff, today, dayKey }: TariffSource): void {
  app.openapi(meta, (c) => cached(c, keyOf('meta', today()), () => tariff.meta()));

  app.openapi(describeCode, (c) => {
    const { code } = c.req.valid('param');
    const { as_of } = c.req.valid('query');
    return cached(c, keyOf('describe', dayKey(as_of), code), () => {
      const record = tariff.describe(code, asOfOption(as_of));
      if ('error' in record) throw new Refusal(404, record.error, { details: { nearest: record.nearest } });
      return record;
    });
  });

  app.openapi(changes, (c) => {
    const { from, to: last, limit, offset } = c.req.valid('query');
    const to = last ?? today();
    if (to < from) {
      throw new Refusal(
        400,
        last === undefined
          ? `Parameter from must not be after today (${to}) unless to is given, but ${quoted(from)} came.`
          : `Parameter to must not be before from (${from}), but ${quoted(to)} came.`,
      );
    }
    return listed(c, keyOf('changes', from, to, limit, offset), tariff.meta().version, {
      *list() {
        const most = Math.min(limit, MOST_CHANGES);
        const changed = yield* tariff.changesBetween(from, to);
        const total = changed.length;
        const shown = changed.slice(offset, offset + most);
        const returned = shown.length;
        const note = `limit is ${MOST_CHANGES} at most: ask for the next with offset=${offset + returned}.`;
        const first = { from, to, total, returned, ...(limit > most && total > offset + returned && { note }) };
        return listPieces(first, 'results', tariff.changeViews(shown), { corrections: tariff.corrections(from, to) });
      },
    });
  });

  const exported = (c: AppContext, as_of: string | undefined, ending: keyof typeof FILES): Response => {
    const { contentType, pieces } = FILES[ending];
    const day = as_of ?? today();
    return streamed(c, {
      contentType: `${contentType}; charset=utf-8`,
      tag: `${tariff.meta().version}-${dayKey(as_of)}-${ending}`,
      pieces: () => pieces(tariff.all({ asOf: day })),
      headers: attachment(`kosh-codes-${day}.${ending}`),
    });
  };
  app.openapi(exportCsv, (c) => exported(c, c.req.valid('query').as_of, 'csv'));
  app.openapi(exportNdjson, (c) => exported(c, c.req.valid('query').as_of, 'ndjson'));
}
