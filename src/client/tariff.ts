// The typed client of the code lookup service.

import type { CheckAnswer, CheckFinding, CheckLine } from '../register/contract.ts';
import type {
  BatchAnswer,
  BatchResult,
  BriefBatchAnswer,
  BriefBatchResult,
  BriefForwardAnswer,
  ChangesResponse,
  CodeRecord,
  DatasetMeta,
  ForwardAnswer,
  ReverseAnswer,
  SuggestResponse,
} from '../tariff/lookup/contract.ts';
import { type CallOptions, type ClientOptions, createSender, ServiceError } from './request.ts';

export type {
  Ask,
  BatchResult,
  BriefBatchResult,
  CodeRecord,
  DatasetMeta,
  HsnResult,
} from '../tariff/lookup/contract.ts';
export type ForwardLookup = ForwardAnswer;
export type BriefLookup = BriefForwardAnswer;
export type ReverseLookup = ReverseAnswer;
export type { CheckAnswer, CheckFinding, CheckLine };
export type Changes = ChangesResponse;
export type Suggestions = SuggestResponse;

export interface DayParameter {
  /** Rates in force on this date, as YYYY-MM-DD from 2017-07-01 on; default: today in India. */
  readonly as_of?: string;
}

export interface BriefParameter {
  /** Without lists and with short texts: a tenth of the bytes. */
  readonly brief?: boolean;
}
/** Asks for the short form. */
type Brief = { readonly brief: true };
type Full = { readonly brief?: false };

export interface LookupParameters extends DayParameter, BriefParameter {
  /** 1 to 20; default 5. */
  readonly limit?: number;
}

export interface ChangesParameters {
  /** First day, as YYYY-MM-DD. */
  readonly from: string;
  /** Last day; default: today in India. */
  readonly to?: string;
  /** 1 to 5,000; default 1,000. */
  readonly limit?: number;
  readonly offset?: number;
}

export interface CheckParameters extends DayParameter {
  /** Aggregate turnover of the year before, in rupees. */
  readonly turnover?: number;
  /** Of the seller: which tax is due depends on where he is. */
  readonly supplier_gstin?: string;
}

/** The service takes so many texts in one request, and counts it once. */
const ITEMS_PER_REQUEST = 10;

export interface TariffClient {
  /** Codes for a description, best first. Where `ask` is there, look up `then` of the answer; see also `rate_agrees`. */
  lookup(text: string, parameters: LookupParameters & Brief, options?: CallOptions): Promise<BriefLookup>;
  lookup(text: string, parameters?: LookupParameters & Full, options?: CallOptions): Promise<ForwardLookup>;
  /** The entries of a code or of all codes that begin so. */
  reverse(code: string, parameters?: DayParameter, options?: CallOptions): Promise<ReverseLookup>;
  /** The best code for each text; any number of texts, sent ten at a time. */
  classify(
    items: readonly string[],
    parameters: DayParameter & Brief,
    options?: CallOptions,
  ): Promise<readonly BriefBatchResult[]>;
  classify(
    items: readonly string[],
    parameters?: DayParameter & Full,
    options?: CallOptions,
  ): Promise<readonly BatchResult[]>;
  /** The whole record of a code; throws `ServiceError` 404 with the nearest codes when there is none. */
  describe(code: string, parameters?: DayParameter, options?: CallOptions): Promise<CodeRecord>;
  changes(parameters: ChangesParameters, options?: CallOptions): Promise<Changes>;
  suggest(text: string, options?: CallOptions): Promise<Suggestions>;
  /** What is wrong with up to 100 lines of a register. */
  check(lines: readonly CheckLine[], parameters?: CheckParameters, options?: CallOptions): Promise<CheckAnswer>;
  meta(options?: CallOptions): Promise<DatasetMeta>;
}

/** The service counts the items of one request; whoever gave a longer list looks for the item in that. */
function countedFrom(first: number, failure: unknown): unknown {
  if (!(failure instanceof ServiceError)) return failure;
  const error = failure.message.replace(/^items\[(\d+)\]/, (_, at) => `items[${first + Number(at)}]`);
  return error === failure.message ? failure : new ServiceError(failure.status, { ...failure.body, error });
}

export function createTariffClient(clientOptions: ClientOptions): TariffClient {
  const send = createSender(clientOptions);
  return {
    lookup: (q: string, parameters: LookupParameters = {}, options: CallOptions = {}) =>
      send<never>({ path: '/api/lookup', query: { q, ...parameters } }, options),
    reverse: (code, parameters = {}, options = {}) =>
      send({ path: '/api/lookup', query: { code, ...parameters } }, options),
    async classify(
      items: readonly string[],
      { brief, ...parameters }: DayParameter & BriefParameter = {},
      options: CallOptions = {},
    ) {
      const results: (BatchResult | BriefBatchResult)[] = [];
      for (let at = 0; at < items.length; at += ITEMS_PER_REQUEST) {
        const body = { items: items.slice(at, at + ITEMS_PER_REQUEST), ...parameters };
        try {
          const request = { method: 'POST', path: '/api/lookup', query: { brief }, body } as const;
          const answer = await send<BatchAnswer | BriefBatchAnswer>(request, options);
          results.push(...answer.results);
        } catch (error) {
          throw countedFrom(at, error);
        }
      }
      return results as never;
    },
    describe: (code, parameters = {}, options = {}) =>
      send({ path: `/api/codes/${encodeURIComponent(code)}`, query: { ...parameters } }, options),
    changes: (parameters, options = {}) => send({ path: '/api/changes', query: { ...parameters } }, options),
    suggest: (q, options = {}) => send({ path: '/api/suggest', query: { q } }, options),
    check: (lines, parameters = {}, options = {}) =>
      send({ method: 'POST', path: '/api/check', body: { lines, ...parameters } }, options),
    meta: (options = {}) => send({ path: '/api/meta' }, options),
  };
}
