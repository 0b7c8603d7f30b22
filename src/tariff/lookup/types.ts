// The answers of the code lookup, in the words of its contract. Both services, pages, MCP, CLI and library use these.
import type { Evidence } from '../model/rates.ts';

export interface RateView {
  /** "18%". */
  readonly rate: string;
  /** Empty: no condition. */
  readonly condition: string;
  readonly schedule: string;
  readonly notification_ref: string;
  readonly effective_from: string;
  readonly effective_to: string | null;
  readonly evidence: Evidence;
}

/** One match; the first six fields are always there. */
export interface HsnResult {
  readonly description: string;
  readonly hsn_sac: string;
  readonly chapter: string;
  readonly gst_rate: string;
  readonly type: 'goods' | 'services';
  readonly notes: string;
  readonly why?: string;
  readonly confidence?: number;
  readonly cess_rate?: number;
  readonly cess_note?: string;
  readonly rcm_applicable?: boolean;
  readonly rcm_trigger?: string;
  readonly uqc?: string;
  readonly notification_ref?: string;
  readonly effective_from?: string;
  readonly section?: string;
  readonly schedule?: string;
  readonly alternates?: readonly HsnResult[];
  /** Added beside the specification's fields. */
  readonly rates?: readonly RateView[];
  /** The rate depends on something that was not said: see `rates`. */
  readonly rate_open?: true;
  readonly status?: 'live' | 'retired';
  readonly superseded_by?: readonly { readonly code: string; readonly candidate: boolean }[];
  readonly valid_on?: readonly ('tariff' | 'gst-portal' | 'e-invoice')[];
}

/** How sure the whole answer is. */
export type AnswerStatus = 'resolved' | 'ambiguous' | 'too_vague' | 'not_found';

/** The one question that best separates the leading codes. */
export interface Ask {
  readonly question: string;
  readonly options: readonly { readonly label: string; readonly codes: readonly string[] }[];
}

export interface ForwardAnswer {
  readonly query: string;
  readonly matches: readonly HsnResult[];
  readonly status: AnswerStatus;
  readonly ask?: Ask;
}

export interface ReverseAnswer {
  readonly query: string;
  readonly results: readonly HsnResult[];
}

export interface BatchResult extends HsnResult {
  readonly query: string;
  readonly status_of_answer: AnswerStatus;
  readonly ask?: Ask;
}

export interface BatchAnswer {
  readonly results: readonly BatchResult[];
}

export interface DatasetMeta {
  readonly totalCodes: number;
  readonly goodsCount: number;
  readonly servicesCount: number;
  readonly asOf: string;
  readonly sourceUrl: string;
  readonly liveCount: number;
  readonly retiredCount: number;
  readonly nameCount: number;
  /** Fingerprint of the dataset's content. */
  readonly version: string;
}

export interface CodeLink {
  readonly code: string;
  readonly description: string;
  readonly gst_rate: string;
  /** Where that rate stands; "Outside GST" where there is no GST at all. */
  readonly schedule: string;
  readonly status: 'live' | 'retired';
}

export interface RatePeriodView {
  readonly from: string;
  readonly to: string | null;
  readonly gst_rate: string;
  readonly rates: readonly RateView[];
  readonly notes: string;
}

/** `GET /api/codes/{code}` of a code that exists. */
export interface CodeRecord extends HsnResult {
  readonly level: number;
  readonly ancestors: readonly CodeLink[];
  readonly children: readonly CodeLink[];
  readonly history: readonly RatePeriodView[];
  readonly cess_history: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly rate: number;
    readonly note: string;
  }[];
  readonly rcm_history: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly trigger: string;
    readonly notification_ref: string;
  }[];
  readonly common_names: readonly { readonly name: string; readonly language: string; readonly kind: string }[];
  readonly digits_needed: readonly {
    readonly document: string;
    readonly turnover: string;
    readonly min_digits: number;
    readonly note: string;
  }[];
}

/** Answer for a code that does not exist: the nearest that does. */
export interface NoSuchCode {
  readonly error: string;
  readonly nearest: readonly CodeLink[];
}

export interface RateChange {
  readonly code: string;
  readonly description: string;
  readonly on: string;
  readonly before: { readonly gst_rate: string; readonly rates: readonly RateView[] };
  readonly after: { readonly gst_rate: string; readonly rates: readonly RateView[] };
}

export interface Suggestion {
  /** What to put into the search box. */
  readonly text: string;
  readonly code: string;
  readonly description: string;
  readonly kind: 'name' | 'code';
}

export interface LookupOptions {
  /** 1 to 20; default 5. Never changes the confidence. */
  readonly limit?: number;
  /** ISO date from 2017-07-01 on; default today in India. */
  readonly asOf?: string;
}

/** The offline tariff: what the service, the pages, MCP, the CLI and the library all answer from. */
export interface TariffApi {
  lookup(text: string, options?: LookupOptions): ForwardAnswer;
  /** The same answer as the bytes of its JSON, for callers that send it on; a part of a larger buffer. */
  lookupJson(text: string, options?: LookupOptions): Uint8Array<ArrayBuffer>;
  reverse(code: string, options?: Pick<LookupOptions, 'asOf'>): ReverseAnswer;
  batch(items: readonly string[], options?: Pick<LookupOptions, 'asOf'>): BatchAnswer;
  describe(code: string, options?: Pick<LookupOptions, 'asOf'>): CodeRecord | NoSuchCode;
  changes(from: string, to: string): readonly RateChange[];
  suggest(text: string): readonly Suggestion[];
  meta(): DatasetMeta;
  /** Every code in order, as the reverse lookup answers it; lazily. */
  all(options?: Pick<LookupOptions, 'asOf'>): Iterable<HsnResult>;
}
