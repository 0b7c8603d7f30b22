// The one maker of answers: from a text to the codes that it means, each with the rate that the text asks for. HTTP,
// batches, tables, the command line, MCP and the pages give what it finds their own form, and nothing more.
import { once } from '../../steps/once.ts';
import type { Records } from '../dataset/records.ts';
import type { CodeMatch, SearchAnswer } from '../engine/answer.ts';
import type { SearchEngine } from '../engine/search.ts';
import type { Reading } from '../engine/text/reading.ts';
import type { View } from '../model/days.ts';
import { MOST_OPTIONS } from './ask.ts';
import { askedCodeIn, codeIn, isHeading } from './codeText.ts';
import type { AnswerStatus } from './contract.ts';
import { SizedCodes } from './measured.ts';
import { type PreparedCode, PreparedCodes } from './prepared.ts';
import { REVIEW_BELOW, type Reviewed } from './review.ts';
import { StatedConditions } from './stated.ts';
import { helpWith, MAYBE_NO_CODE, remarksOn } from './why.ts';

/** How probable it is that four digits alone are a heading: a person who looks up one types them, a bill has other numbers. */
export const MAYBE_CODE = 0.5;

/** Other codes beside the best one, in a batch or a table. */
export const MAX_ALTERNATES = 2;

export interface Match {
  readonly prepared: PreparedCode;
  readonly confidence: number;
  /** What speaks for it; undefined: the text is the code itself. */
  readonly reasons: CodeMatch | undefined;
}

/** What a text was found to mean. */
export interface Found {
  readonly status: AnswerStatus;
  /** Best first, as many as were asked for. */
  readonly matches: readonly Match[];
  /** Those that a question may be about, however many matches were asked for. */
  readonly leading: readonly PreparedCode[];
  /** What was understood otherwise than written; empty: nothing. */
  readonly remarks: string;
}

export class AnswerMaker {
  readonly #records: Records;
  protected readonly engine: () => SearchEngine;
  protected readonly prepared: PreparedCodes;
  protected readonly sizes: SizedCodes;
  readonly #stated: StatedConditions;

  /** `maxCached`: codes whose answers are kept. */
  constructor(records: Records, engine: () => SearchEngine, maxCached: number) {
    this.#records = records;
    this.engine = engine;
    this.sizes = new SizedCodes(records);
    this.#stated = new StatedConditions(() => records.conditionWords(), engine);
    this.prepared = new PreparedCodes(records, this.#stated, maxCached);
  }

  /** The number of the code that a text is, and nothing else: "HSN 8517", "8517.13.00", "gst rate of 8517"; -1: it is none. */
  codeIn(text: string, read = (): Reading => this.engine().reader.read(text)): number {
    const digits = codeIn(text.trim()) || askedCodeIn(read().asked);
    return digits === '' ? -1 : this.#records.find(digits);
  }

  /** The number of the heading that four digits alone may be, where the search finds nothing for them; -1: of none. */
  protected headingIn(text: string): number {
    const digits = text.trim();
    return isHeading(digits) ? this.#records.find(digits) : -1;
  }

  find(text: string, limit: number, view: View): Found {
    const read = once(() => this.engine().reader.read(text));
    const own = this.codeIn(text, read);
    if (own >= 0) {
      const prepared = this.prepared.bare(own, view);
      const match = { prepared, confidence: 1, reasons: undefined };
      return { status: 'resolved', matches: [match], leading: [prepared], remarks: '' };
    }
    const reading = read();
    const answer = this.engine().searchRead(reading, Math.max(limit, MOST_OPTIONS));
    const heading = answer.matches.length === 0 ? this.headingIn(text) : -1;
    if (heading >= 0) {
      const prepared = this.prepared.bare(heading, view);
      const match = { prepared, confidence: MAYBE_CODE, reasons: undefined };
      return { status: 'ambiguous', matches: [match], leading: [prepared], remarks: MAYBE_NO_CODE };
    }
    const found = answer.matches.map(({ code }) => this.saidIn(reading, code, view));
    const leading = found.filter((_, i) => mayBeMeant(answer, answer.matches[i] as CodeMatch));
    const matches: Match[] = [];
    for (let i = 0; i < found.length && i < limit; i++) {
      const reasons = answer.matches[i] as CodeMatch;
      matches.push({ prepared: found[i] as PreparedCode, confidence: reasons.confidence, reasons });
    }
    const [first, second] = found;
    const [best, next] = answer.matches;
    const status = statusBeside(answer.status, best?.confidence ?? 0, next?.confidence ?? 0, first, () => second);
    return { status, matches, leading, remarks: remarksOn(answer, helpWith(answer)) };
  }

  /** The code for the size that is told, with the rate that is asked for. */
  protected saidIn(reading: Reading, code: number, view: View, price?: number): PreparedCode {
    return this.prepared.saidIn(reading, this.sized(reading, code, price), view, price);
  }

  protected sized(reading: Reading, code: number, price?: number): number {
    return this.sizes.codeFor(() => this.#stated.saidIn(reading, price), code);
  }
}

/** A second code that is less likely than this is not near. */
const NEAR_FROM = 0.1;

/**
 * A first code that is not sure is not to be used as it is where the second is near and bears a rate that the first
 * never does: the tax would differ. Of a substance and a medicine made of it the first is never sure beside the other,
 * in whatever letters it is written: "PARACETAMOL" is a chemical at 18% or tablets at 5%.
 */
export function statusBeside(
  status: AnswerStatus,
  confidence: number,
  nextConfidence: number,
  first: PreparedCode | undefined,
  second: () => PreparedCode | undefined,
): AnswerStatus {
  if (status !== 'resolved' || nextConfidence < NEAR_FROM || first === undefined) return status;
  const chapter = chapterOf(first);
  if (confidence >= REVIEW_BELOW && chapter !== SUBSTANCES && chapter !== MEDICINES) return status;
  const next = second();
  if (next === undefined) return status;
  if (confidence >= REVIEW_BELOW && chapterOf(next) !== (chapter === MEDICINES ? SUBSTANCES : MEDICINES)) return status;
  return first.entry.rates.some(({ rate }) => rate === next.entry.gst_rate) ? status : 'ambiguous';
}

const SUBSTANCES = '29';
const MEDICINES = '30';
const chapterOf = ({ entry }: PreparedCode): string => entry.hsn_sac.slice(0, 2);

/** Whether to ask for it makes sense: a vague text has a word of it, and some texts name nothing at all. */
const mayBeMeant = ({ status, vague }: SearchAnswer, { nameWords, textWords }: CodeMatch): boolean =>
  status !== 'too_vague' || (vague?.class !== 'hopeless' && nameWords.length + textWords.length > 0);

/** What the rule of review looks at. */
export const reviewedOf = (
  status: AnswerStatus,
  first: Pick<Match, 'prepared' | 'confidence'> | undefined,
): Reviewed => ({
  status,
  confidence: first?.confidence ?? 0,
  isRetired: first?.prepared.isRetired ?? false,
  isRateOpen: first?.prepared.isRateOpen ?? false,
});
