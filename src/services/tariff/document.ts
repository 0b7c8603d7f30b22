// The published document of the code lookup service. Used at build time and in tests only.
import { errorIn } from '../../http/askedExamples.ts';
import { buildDocument } from '../../http/openapi.ts';
import { PROMISES, STANDARD_TAG, standardOperations } from '../../http/standardOperations.ts';
import { CheckAnswer, CheckFinding, CheckLine } from '../../register/contract.ts';
import * as contract from '../../tariff/lookup/contract.ts';
import { CHECK_CAP, LOOKUP_CAP, OTHER_CAP, SUGGEST_CAP } from './caps.ts';
import type { TariffExamples } from './examples.ts';
import {
  AsOfQuery,
  BatchRequest,
  ChangesQuery,
  CheckRequest,
  CodePath,
  LookupQuery,
  SuggestQuery,
} from './requests.ts';

/** `examples`: what a service answered to `QUESTIONS`. */
export function tariffDocument(examples: TariffExamples): Readonly<Record<string, unknown>> {
  const badDate = errorIn(examples.badDate);
  const { LookupResponse, DatasetMeta, CodeRecord, NoSuchCode, ChangesResponse, SuggestResponse } = contract;
  return buildDocument({
    title: 'Kosh code lookup',
    summary: 'HSN and SAC codes with GST rates on any date.',
    description: `Text to code, code to description, batches and metadata over a bundled tariff. ${PROMISES}`,
    tags: [
      { name: 'lookup', description: 'From a text to codes, and from a code to its entries.' },
      { name: 'register', description: 'Lines of a register, held against the law of their day.' },
      { name: 'tariff', description: 'The dataset: records, changes, exports.' },
      STANDARD_TAG,
    ],
    components: {
      Rate: contract.RateView,
      HsnResult: contract.HsnResult,
      Ask: contract.Ask,
      BatchResult: contract.BatchResult,
      CodeLink: contract.CodeLink,
      BatchLookupRequest: BatchRequest,
      LookupResponse,
      ForwardLookupResponse: contract.ForwardAnswer,
      ReverseLookupResponse: contract.ReverseAnswer,
      BatchLookupResponse: contract.BatchAnswer,
      DatasetMeta,
      CodeRecord,
      NoSuchCode,
      ChangesResponse,
      SuggestResponse,
      CheckRequest,
      CheckLine,
      CheckFinding,
      CheckAnswer,
    },
    operations: [
      {
        method: 'get',
        path: '/api/lookup',
        id: 'lookup',
        tag: 'lookup',
        summary: 'Find codes by a text, or entries by a code or its beginning',
        description:
          'Exactly one of q and code is required. With q: up to limit matches ranked by confidence. With code: every entry that begins with it.',
        query: LookupQuery,
        ok: {
          description: 'Matches (with q) or results (with code).',
          schema: LookupResponse,
          example: examples.forward,
        },
        errors: { 400: errorIn(examples.badLimit) },
        cap: LOOKUP_CAP,
        cacheable: true,
      },
      {
        method: 'post',
        path: '/api/lookup',
        id: 'lookupBatch',
        tag: 'lookup',
        summary: 'Look up 1 to 10 texts at once',
        description:
          'results[i] answers items[i]: the best match with up to 2 alternates. Where nothing matches, hsn_sac and gst_rate are empty texts, confidence is 0 and status_of_answer is not_found. One batch counts once against the cap.',
        query: AsOfQuery,
        body: { schema: BatchRequest, example: BatchRequest.meta()?.example },
        ok: { description: 'One result for each item.', schema: contract.BatchAnswer, example: examples.batch },
        errors: {
          400: errorIn(examples.badItem),
          413: errorIn(examples.tooLarge),
        },
        cap: LOOKUP_CAP,
        cacheable: false,
      },
      {
        method: 'get',
        path: '/api/meta',
        id: 'meta',
        tag: 'tariff',
        summary: 'Counts and snapshot date of the dataset',
        description: 'No parameters.',
        ok: { description: 'The metadata.', schema: DatasetMeta, example: examples.meta },
        errors: {},
        cap: OTHER_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/codes/{code}',
        id: 'describeCode',
        tag: 'tariff',
        summary: 'Everything about one code',
        description: 'Ancestors, children, every rate branch, the whole history, names, digits needed on an invoice.',
        pathParameters: CodePath,
        query: AsOfQuery,
        ok: { description: 'The record.', schema: CodeRecord, example: examples.record },
        errors: {
          400: badDate,
          404: {
            description: 'There is no such code; the nearest that exist are named.',
            schema: NoSuchCode,
            example: examples.noSuchCode,
          },
        },
        cap: OTHER_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/changes',
        id: 'changes',
        tag: 'tariff',
        summary: 'Codes whose rate changed between two dates',
        description:
          'A rate, its condition or the standing outside GST is another than the day before; a notification that only issues the same anew is no change. In order of date, within a day first where gst_rate changed, then by code.',
        query: ChangesQuery,
        ok: { description: 'The changes.', schema: ChangesResponse, example: examples.changes },
        errors: { 400: errorIn(examples.noFirstDay) },
        cap: OTHER_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/suggest',
        id: 'suggest',
        tag: 'lookup',
        summary: 'Complete a name or a code',
        description: 'Eight suggestions at most.',
        query: SuggestQuery,
        ok: { description: 'The suggestions.', schema: SuggestResponse, example: examples.suggest },
        errors: { 400: errorIn(examples.noText) },
        cap: SUGGEST_CAP,
        cacheable: true,
      },
      {
        method: 'post',
        path: '/api/check',
        id: 'checkLines',
        tag: 'register',
        summary: 'Check 1 to 100 lines of a register',
        description:
          'Says what a portal will refuse, which rates are not lawful on the day of the line and why, which taxes do not add up, and what a person should look at, each with its repair where one is certain. The lines are checked and forgotten: nothing is kept or logged.',
        body: { schema: CheckRequest, example: CheckRequest.meta()?.example },
        ok: { description: 'What was found.', schema: CheckAnswer, example: examples.check },
        errors: { 400: errorIn(examples.badLine), 413: errorIn(examples.tooLarge) },
        cap: CHECK_CAP,
        cacheable: false,
      },
      {
        method: 'get',
        path: '/api/export.csv',
        id: 'exportCsv',
        tag: 'tariff',
        summary: 'Every code as CSV',
        description: 'RFC 4180, UTF-8, one row a code, streamed.',
        query: AsOfQuery,
        ok: { description: 'The rows.', contentType: 'text/csv', example: examples.csv },
        errors: { 400: badDate },
        cap: OTHER_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/export.ndjson',
        id: 'exportNdjson',
        tag: 'tariff',
        summary: 'Every code as NDJSON',
        description: 'One HsnResult a line, without why and confidence, streamed.',
        query: AsOfQuery,
        ok: {
          description: 'The lines.',
          contentType: 'application/x-ndjson',
          example: examples.ndjson,
        },
        errors: { 400: badDate },
        cap: OTHER_CAP,
        cacheable: true,
      },
      ...standardOperations,
    ],
  });
}
