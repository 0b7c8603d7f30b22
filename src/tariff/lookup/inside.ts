// The tariff as the other parts of this program know it: what everybody may ask, and what faces need beside it.
import type { Steps } from '../../steps/steps.ts';
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import type { DayOption, TariffApi } from './api.ts';
import type { ChangeList } from './changes.ts';
import type { BatchAnswer, CodeEntry, CodeLink, HsnResult, Suggestion } from './contract.ts';
import type { TableAnswers } from './tableAnswers.ts';

/** What is looked up while somebody types. */
export interface Lookups extends Pick<TariffApi, 'lookup' | 'reverse' | 'suggest'> {
  readonly records: Records;
  /** Opened when first asked for. */
  readonly engine: SearchEngine;
  /** Whether texts can be looked up at once. */
  readonly isOpen: boolean;
  /** Opens in steps what texts are looked up with. */
  openSteps(): Steps<void>;
  /** ISO date. */
  readonly today: string;
  /** As `reverse`, one by one. */
  entriesUnder(code: string, options?: DayOption): Iterable<HsnResult>;
  /** A code by its number in the records. */
  entry(code: number, asOf?: string): CodeEntry;
  link(code: number, asOf?: string): CodeLink;
}

export interface Tariff extends Lookups, TariffApi {
  /** Makes answers to rows with a cache of its own. */
  answerMaker(maxCached: number): TableAnswers;
  /** As `batch`, in steps between which other work can be done. */
  batchSteps(items: readonly string[], options?: DayOption): Steps<BatchAnswer>;
  /** As `suggest`, in steps between which other work can be done. */
  suggestSteps(text: string): Steps<readonly Suggestion[]>;
  /** As `changes` and `corrections`, in steps between which other work can be done. */
  changeSteps(from: string, to: string): Steps<ChangeList>;
}
