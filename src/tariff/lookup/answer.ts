// The one maker of answers: from a text to the codes that it means, each with the rate that the text asks for and the
// reasons for it. HTTP, batches, tables, registers, the command line, MCP and the pages give its answers their own form.
import { once } from '../../steps/once.ts';
import type { Records } from '../dataset/records.ts';
import type { CodeMatch, Correction, SearchAnswer } from '../engine/answer.ts';
import type { VagueClass } from '../engine/rank/vague.ts';
import type { SearchEngine } from '../engine/search.ts';
import type { Reading } from '../engine/text/read.ts';
import type { View } from '../model/days.ts';
import { OUTSIDE_GST } from '../model/rates.ts';
import { Asker } from './asking.ts';
import { askedCodeIn, codeIn, codesWithin, isHeading, MOST_OPTIONS, withoutCodes } from './codeText.ts';
import type { AnswerStatus, ForwardAnswer } from './contract.ts';
import { likely } from './likely.ts';
import { SizedCodes } from './measured.ts';
import type { OwnNames } from './ownNames.ts';
import { type PreparedCode, PreparedCodes } from './prepared.ts';
import type { BranchKey } from './results.ts';
import { REVIEW_BELOW, type Reviewed, reviewOf } from './review.ts';
import { PricedText } from './saidText.ts';
import { StatedConditions } from './stated.ts';

/** How probable it is that four digits alone are a heading: a person who looks up one types them, a bill has other numbers. */
const MAYBE_CODE = 0.5;

/** A text that names a code and is surer than this of another says two things. */
const SURE_OF_OTHER = 0.3;

/** Other codes beside the best one, in a batch or a table. */
const MAX_ALTERNATES = 2;

/** A text that was read and searched for; its answers differ by day and by the price beside it. */
export interface SearchedText {
  readonly text: string;
  /** How many matches an answer has at most. */
  readonly limit: number;
  /** The number of the code that the text is and nothing else: "HSN 8517", "8517.13.00", "gst rate of 8517"; -1: none. */
  readonly ownCode: number;
  /** What the shop's own list says of the text; undefined: nothing. */
  readonly own: ReturnType<OwnNames['find']>;
  /** The number of a live code that the text names among other words; -1: none. */
  readonly namedCode: number;
  readonly reading: () => Reading;
  readonly answer: () => SearchAnswer;
}

export interface Match {
  /** Its number in the records: the code that was searched for, or the one for the size or the price. */
  readonly code: number;
  readonly confidence: number;
  /** What speaks for it; undefined: the text is the code itself, or names it. */
  readonly reasons: CodeMatch | undefined;
  /** The code with its rates; made when first asked for, since tables show the first match only. */
  readonly prepared: () => PreparedCode;
}

/** What a text was found to mean. */
export interface Found {
  readonly status: AnswerStatus;
  /** Best first. */
  readonly matches: readonly Match[];
  /** The matches that a question may be about, however many were asked for. */
  readonly leading: readonly Match[];
  /** What was understood otherwise than written; empty: nothing. */
  readonly remarks: string;
  /** A word that may name the goods is not understood. */
  readonly isWordUnknown: boolean;
  /** Where the shop's own list says so; undefined: the search found it. */
  readonly ownSource?: string;
  /** The text names the code of the first match among other words. */
  readonly isNamed: boolean;
  /** A bare number that was read as the price of the first match, in rupees. */
  readonly readPrice: number | undefined;
}

/** Shorter words that nobody knows are mostly sizes, makers and short forms. */
const unknownWord = once(() => /^\p{L}[\p{L}\p{M}]{4,}$/u);

type WhatIsOpen = Pick<ForwardAnswer, 'ask' | 'rate_agrees'>;

export class AnswerMaker {
  readonly #records: Records;
  readonly #engine: () => SearchEngine;
  readonly #prepared: PreparedCodes;
  readonly #sizes: SizedCodes;
  readonly #ownNames: OwnNames | undefined;
  readonly #asker: Asker;

  constructor(records: Records, engine: () => SearchEngine, ownNames: OwnNames | undefined) {
    this.#records = records;
    this.#engine = engine;
    this.#ownNames = ownNames;
    this.#sizes = new SizedCodes(records);
    const stated = new StatedConditions(() => records.conditionWords(), engine);
    this.#prepared = new PreparedCodes(records, stated);
    this.#asker = new Asker(records, stated, engine);
  }

  /** The reading and the search are made when first needed: a text that is a code needs no search. */
  search(text: string, limit = 1 + MAX_ALTERNATES): SearchedText {
    const whole = once(() => this.#engine().reader.read(text));
    const own = this.#ownNames?.find(text);
    const digits = codeIn(text.trim()) || askedCodeIn(whole().asked);
    const ownCode = digits === '' ? -1 : this.#records.find(digits);
    const namedCode = ownCode >= 0 ? -1 : this.#liveCodeIn(text);
    const reading = namedCode < 0 ? whole : once(() => this.#engine().reader.read(withoutCodes(text)));
    return {
      text,
      limit,
      own,
      ownCode,
      namedCode,
      reading,
      answer: once(() => this.#engine().searchRead(reading(), Math.max(limit, MOST_OPTIONS))),
    };
  }

  #liveCodeIn(text: string): number {
    const codes = codesWithin(text).map((digits) => this.#records.find(digits));
    return codes.find((code) => code >= 0 && this.#records.isLive(code)) ?? -1;
  }

  /** `price`: of one piece in rupees, where it is given beside the text. */
  find(searched: SearchedText, view: View, price?: number): Found {
    const { text, limit, own, ownCode, namedCode, reading, answer } = searched;
    if (own !== undefined) {
      const make = (): PreparedCode => this.forCode(text, own.code, view, price);
      return { ...foundOnly(own.code, 1, make), ownSource: own.source };
    }
    if (ownCode >= 0) {
      const priced = price === undefined ? undefined : this.#priced(reading(), price);
      return foundOnly(ownCode, 1, () => this.#prepared.of(ownCode, view).bare(priced));
    }
    const { matches, status, ...understood } = answer();
    const heading = matches.length === 0 && isHeading(text.trim()) ? this.#records.find(text.trim()) : -1;
    if (heading >= 0) return foundOnly(heading, MAYBE_CODE, () => this.#prepared.of(heading, view).bare());
    const priced = this.#priced(reading(), price);
    const found = matches.map((reasons): Match => {
      const code = this.#sizes.codeFor(priced.withPrice, this.#withoutOpenFact(reasons, view));
      const prepared = once(() => this.#prepared.of(code, view).saidIn(priced));
      return { code, confidence: reasons.confidence, reasons, prepared };
    });
    const readPriceOf = (code: number) => this.#prepared.of(code, view).priceReadIn(priced);
    if (namedCode >= 0) {
      const prepared = once(() => this.#prepared.of(namedCode, view).saidIn(priced));
      return this.#named({ code: namedCode, confidence: 1, reasons: undefined, prepared }, found, {
        limit,
        readPrice: readPriceOf(namedCode),
      });
    }
    return {
      status: statusBeside(status, found[0], found[1]),
      matches: found.slice(0, limit),
      leading: found.filter((_, i) => mayBeMeant(status, understood.vague?.class, matches[i])),
      remarks: remarksOn(understood, helpWith({ status, vague: understood.vague })),
      isWordUnknown: understood.unknown.some((word) => unknownWord().test(word)),
      isNamed: false,
      readPrice: found[0] && readPriceOf(found[0].code),
    };
  }

  /**
   * The code above all that an open fact decides between. Where they agree on a rate that the code above leaves open,
   * the finer code stands: "sofa" is 18% of whatever wood, though furniture of bamboo is 5%.
   */
  #withoutOpenFact({ code, openFact }: CodeMatch, view: View): number {
    if (openFact === undefined) return code;
    const prepared = (one: number): PreparedCode => this.#prepared.of(one, view).bare();
    const isAgreed = agreedRate([code, ...openFact.codes].map(prepared)) !== undefined;
    return isAgreed && prepared(openFact.shared).isRateOpen ? code : openFact.shared;
  }

  /** The code that a text names comes first; where the other words surely mean something else, a person should look. */
  #named(
    named: Match,
    found: readonly Match[],
    { limit, readPrice }: { limit: number; readPrice: number | undefined },
  ): Found {
    const headingOf = ({ code }: Match): string => this.#records.code(code).slice(0, 4);
    const others = found.filter((match) => headingOf(match) !== headingOf(named));
    const [surest] = found;
    const isDisputed = surest !== undefined && surest.confidence >= SURE_OF_OTHER && others.length === found.length;
    const first = isDisputed ? { ...named, confidence: MAYBE_CODE } : named;
    return {
      status: isDisputed ? 'ambiguous' : 'resolved',
      matches: [
        first,
        ...others.map((match) => ({ ...match, confidence: Math.min(match.confidence, first.confidence) })),
      ].slice(0, limit),
      leading: isDisputed ? [first, ...others] : [first],
      remarks: isDisputed ? `the other words are rather those of ${this.#records.code(surest.code)}` : '',
      isWordUnknown: false,
      isNamed: true,
      readPrice,
    };
  }

  /** What leads on from an answer: its question, and the rate that whatever is still in question agrees on. */
  whatIsOpen({ text, reading }: SearchedText, found: Found, view: View): WhatIsOpen {
    const isCodeOpen = reviewOf(reviewedOf(found)) === 'code';
    if (found.isNamed && isCodeOpen) return {};
    const isVague = found.status === 'too_vague';
    const [first] = found.leading;
    const ownCode = first !== undefined && first.reasons === undefined && !found.isNamed ? first.code : -1;
    const near = found.leading.filter(({ confidence }, i) => i === 0 || confidence >= NEAR_FROM);
    const inQuestion = likely(isVague ? [] : near, MOST_OPTIONS).map(({ prepared }) => prepared());
    const asked = this.#asker.ask({
      text,
      forms: ownCode >= 0 ? [] : reading().words.map(({ form }) => form),
      ownCode: ownCode < 0 ? '' : this.#records.code(ownCode),
      isCodeOpen,
      isAmbiguous: found.status !== 'resolved',
      leading: inQuestion,
      ratedBy: (next, code) => this.forCode(next, code, view),
      firstOf: (next) => {
        const [first] = this.find(this.search(next, 1), view).matches;
        return first && { code: this.#records.code(first.code), prepared: first.prepared };
      },
    });
    const rate = isCodeOpen ? agreedRate(asked?.left ?? inQuestion) : undefined;
    return { ...(asked && { ask: asked.ask }), ...(rate !== undefined && { rate_agrees: rate }) };
  }

  /** A code that a person gives for a text, with the rate that the text and a price beside it ask for. */
  forCode(text: string, code: number, view: View, price?: number): PreparedCode {
    const ofDay = this.#prepared.of(code, view);
    const own = this.#ownNames?.find(text);
    const ownRate = own?.code === code && own.rate !== undefined ? ofDay.named(own.rate) : undefined;
    return ownRate ?? ofDay.saidIn(this.#priced(this.#engine().reader.read(text), price));
  }

  /** The same with the rate that a person gives too; undefined: the code has no such rate. */
  forBranch(code: number, branch: BranchKey, view: View): PreparedCode | undefined {
    return this.#prepared.of(code, view).chosen(branch);
  }

  /**
   * The prices, in rupees, that decide between rates of a code, between codes for the same goods, or between those of the
   * alternates: prices on the same side of all of them are answered alike.
   */
  priceLimits(code: number, view: View, alternates: readonly number[] = []): readonly number[] {
    return [
      ...this.#prepared.of(code, view).priceLimits(),
      ...[code, ...alternates].flatMap((one) => this.#sizes.priceLimits(one)),
    ];
  }

  #priced(reading: Reading, price: number | undefined): PricedText {
    return new PricedText(reading, this.#engine(), price);
  }
}

/** On which side of each limit a price is. */
export const sidesOf = (price: number, limits: readonly number[]): string =>
  limits.map((limit) => Math.sign(price - limit)).join(' ');

/** The text is a code, or four digits that nothing else is found for and that may be a heading. */
function foundOnly(code: number, confidence: 1 | typeof MAYBE_CODE, make: () => PreparedCode): Found {
  const match: Match = { code, confidence, reasons: undefined, prepared: once(make) };
  const isSure = confidence === 1;
  return {
    status: isSure ? 'resolved' : 'ambiguous',
    matches: [match],
    leading: [match],
    remarks: isSure ? '' : MAYBE_NO_CODE,
    isWordUnknown: false,
    isNamed: false,
    readPrice: undefined,
  };
}

/** The one rate that all of them have for their text; undefined: one is open, or they differ. */
function agreedRate(codes: readonly PreparedCode[]): string | undefined {
  const [first] = codes;
  if (first === undefined) return undefined;
  const { gst_rate: rate, schedule } = first.entry;
  const isOutside = schedule === OUTSIDE_GST;
  const isAgreed = codes.every(
    ({ isRateOpen, entry }) => !isRateOpen && entry.gst_rate === rate && (entry.schedule === OUTSIDE_GST) === isOutside,
  );
  return isAgreed ? rate : undefined;
}

/** A second code that is less likely than this is not near. */
const NEAR_FROM = 0.1;

/**
 * A first code that is not sure is not to be used as it is where the second is near and bears a rate that the first
 * never does: the tax would differ. Of a substance and a medicine made of it the first is never sure beside the other,
 * in whatever letters it is written: "PARACETAMOL" is a chemical at 18% or tablets at 5%.
 */
function statusBeside(status: AnswerStatus, first: Match | undefined, second: Match | undefined): AnswerStatus {
  if (status !== 'resolved' || first === undefined || second === undefined || second.confidence < NEAR_FROM) {
    return status;
  }
  const { entry } = first.prepared();
  const chapter = chapterOf(entry.hsn_sac);
  const isSure = first.confidence >= REVIEW_BELOW;
  if (isSure && chapter !== SUBSTANCES && chapter !== MEDICINES) return status;
  const next = second.prepared().entry;
  if (isSure && chapterOf(next.hsn_sac) !== (chapter === MEDICINES ? SUBSTANCES : MEDICINES)) return status;
  return entry.rates.some(({ rate }) => rate === next.gst_rate) ? status : 'ambiguous';
}

const SUBSTANCES = '29';
const MEDICINES = '30';
const chapterOf = (code: string): string => code.slice(0, 2);

/** Whether to ask for it makes sense: a vague text has a word of it, and some texts name nothing at all. */
const mayBeMeant = (status: AnswerStatus, vague: VagueClass | undefined, match: CodeMatch | undefined): boolean =>
  match !== undefined &&
  (status !== 'too_vague' || (vague !== 'hopeless' && match.nameWords.length + match.textWords.length > 0));

/** What the rule of review looks at. */
export function reviewedOf(
  { status, matches: [first], isWordUnknown }: Found,
  confidence = first?.confidence ?? 0,
): Reviewed {
  const prepared = first?.prepared();
  return {
    status,
    confidence,
    isWordUnknown,
    isRetired: prepared?.isRetired ?? false,
    isRateOpen: prepared !== undefined && (prepared.isRateOpen || prepared.isRateRead),
  };
}

const TOO_LITTLE: Readonly<Record<VagueClass, string>> = {
  generic: 'the text does not name the goods or the service',
  hard: 'one fact decides between headings',
  hopeless: 'the text does not name any goods or service',
};
const SAY_MORE = 'the text is too vague for one code: say what the thing is, what it is made of and what it is for';

const LIKE_KNOWN = 'the wording is like texts known for this heading';
const NOTHING = 'Nothing in the tariff matches this text';
/** Of four digits that stand alone. */
const MAYBE_NO_CODE = 'four digits may be the number of something else';

/** What is said of texts in the same words each time; a function, so that pages do not load the list. */
export const helpWithTexts = (): readonly string[] => [
  ...Object.values(TOO_LITTLE),
  SAY_MORE,
  LIKE_KNOWN,
  NOTHING,
  MAYBE_NO_CODE,
];

/** What would help with a vague text; undefined: it is not vague. */
function helpWith({ vague, status }: Pick<SearchAnswer, 'vague' | 'status'>): string | undefined {
  if (vague !== undefined) return `${TOO_LITTLE[vague.class]}: ${vague.ask}`;
  return status === 'too_vague' ? SAY_MORE : undefined;
}

/** Why a code matches a text that is the code, and what makes it doubtful. */
export const codeReason = (code: string, remarks: string): string =>
  `The text is the code ${code}${remarks === '' ? '' : `; ${remarks}`}.`;

/** Why a code matches a text that the shop's own list has. */
export const OWN_LIST = 'your own list says so';
export const ownReason = (source: string): string => `${OWN_LIST} (${source}).`;
/** Why a code matches a text that names it among other words. */
export const namedReason = (code: string, remarks: string): string =>
  `The text names the code ${code}${remarks === '' ? '' : `; ${remarks}`}.`;

/** Why nothing was found, with what the remarks say of the text. */
export const nothingReason = (remarks: string): string => `${NOTHING}${remarks === '' ? '' : `; ${remarks}`}.`;

/** Why an entry is among those of a code or of a prefix. */
export const exactReason = (digits: string): string => `Exact code ${digits}.`;
export const prefixReason = (digits: string): string => `Begins with ${digits}.`;

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** What was understood otherwise than written, or not at all: the same for every match of a text; empty: nothing. */
function remarksOn(
  { corrections, unknown }: Pick<SearchAnswer, 'corrections' | 'unknown'>,
  help: string | undefined,
): string {
  const said: string[] = [];
  for (const { from, to, via } of corrections) {
    if (via === 'typo') said.push(`"${from}" was read as "${to}"`);
    else if (via === 'sound') said.push(`"${from}" was read as Hindi, by its sound`);
    else if (via === 'split') said.push(`"${from}" was read with its part "${to}"`);
    else if (via === 'cut') said.push(`"${from}" was read as the beginning of ${alternatives(corrections, from, via)}`);
    else if (via === 'abbreviation')
      said.push(`"${from}" was read as short for ${alternatives(corrections, from, via)}`);
  }
  if (unknown.length > 0) said.push(`not understood: ${quoted(unknown)}`);
  if (help !== undefined) said.push(help);
  return said.length === 0 ? '' : [...new Set(said)].join('; ');
}

/** `"bread" or "breath"`: all that a shortened word was read as. */
function alternatives(corrections: SearchAnswer['corrections'], word: string, how: Correction['via']): string {
  const words = corrections.filter(({ from, via }) => from === word && via === how).map(({ to }) => `"${to}"`);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** A match, and the code that its size or price leads to. */
interface Explained {
  readonly match: CodeMatch;
  readonly code: number;
}

/** Names the words that matched and where, then what the remarks say. */
export function explanation(records: Records, { match, code }: Explained, remarks: string): string {
  const { bestName, nameWords, textCode, textWords, known, openFact } = match;
  const isWritten = (word: string): boolean => !known.some(({ from }) => from === word.toLowerCase());
  const reasons = known.map(({ from, to }) => `"${from}" is known as "${to}"`);
  const named = records.nameCode[bestName] ?? 0;
  // What a model is written out to may be the name of another size: "150 cc motorcycle" for one of 450 cc.
  if (nameWords.length > 0 && (nameWords.some(isWritten) || known.length === 0)) {
    const matches = nameWords.length === 1 ? 'matches' : 'match';
    reasons.push(
      `${quoted(nameWords)} ${matches} the common name "${records.name(bestName)}" of ${records.code(named)}`,
    );
  }
  if (textCode >= 0 && !isAbove(records, code, textCode) && textWords.some(isWritten)) {
    const stands = textWords.length === 1 ? 'stands' : 'stand';
    const where = isAbove(records, textCode, code) ? 'parent heading' : 'description of';
    reasons.push(`${quoted(textWords)} ${stands} in the ${where} ${records.code(textCode)}`);
  }
  if (reasons.length === 0) reasons.push(LIKE_KNOWN);
  if (code === openFact?.shared) reasons.push(`what decides below ${records.code(code)} is not said`);
  else if (code !== match.code) reasons.push(`the size or price told leads to ${records.code(code)}`);
  if (remarks !== '') reasons.push(remarks);
  return `${reasons.join('; ')}.`;
}

/** What would help with a vague text, which `explanation` ends with. */
export function helpIn(why: string): string {
  const starts = [...Object.values(TOO_LITTLE), SAY_MORE].map((help) => why.lastIndexOf(help));
  const help = why.slice(Math.max(0, ...starts));
  return `${help.charAt(0).toUpperCase()}${help.slice(1)}`;
}

const isAbove = (records: Records, one: number, other: number): boolean =>
  one !== other && records.code(other).startsWith(records.code(one));
