// The tariff as everything else asks it: one interface for the services, the pages, MCP, the command line, the library.
import type {
  BatchAnswer,
  CodeEntry,
  CodeRecord,
  CorrectionView,
  DatasetMeta,
  ForwardAnswer,
  NoSuchCode,
  RateChange,
  ReverseAnswer,
  Suggestion,
} from './contract.ts';
import type { OwnName } from './ownNames.ts';

export type { OwnName } from './ownNames.ts';

export interface LookupOptions {
  /** 1 to 20; default 5. Never changes the confidence. */
  readonly limit?: number;
  /** ISO date from 2017-07-01 on; default today in India. */
  readonly asOf?: string;
}

export type DayOption = Pick<LookupOptions, 'asOf'>;

export interface TariffApi {
  lookup(text: string, options?: LookupOptions): ForwardAnswer;
  reverse(code: string, options?: DayOption): ReverseAnswer;
  batch(items: readonly string[], options?: DayOption): BatchAnswer;
  describe(code: string, options?: DayOption): CodeRecord | NoSuchCode;
  changes(from: string, to: string): readonly RateChange[];
  /** Corrections of the dataset made from one day to another: no changes of the law. */
  corrections(from: string, to: string): readonly CorrectionView[];
  suggest(text: string): readonly Suggestion[];
  meta(): DatasetMeta;
  /** Every code in order; lazily. */
  all(options?: DayOption): Iterable<CodeEntry>;
}

export interface TariffFiles {
  /** The bytes of `tariff.bin`. */
  readonly records: Uint8Array;
  /** The bytes of `search.bin`. */
  readonly search: Uint8Array;
}

export interface OpenOptions {
  /** Today's date as YYYY-MM-DD; default: today in India. */
  readonly today?: () => string;
  /** A shop's own words, which go before what the search finds; throws a `RangeError` for one that is wrong. */
  readonly ownNames?: readonly OwnName[];
  /** The runtime's own CRC-32, to check the files by; default: a checksum in script. */
  readonly nativeCrc?: (bytes: Uint8Array) => number;
}
