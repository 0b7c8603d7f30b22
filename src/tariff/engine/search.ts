// The search engine: text in, ranked codes with calibrated confidence and the reasons out.
// Runs the same in Node, in a worker and in the browser; knows codes by number only.
import type { Container } from '../dataset/container.ts';
import type { CodeMatch, Correction, SearchAnswer, SearchStatus } from './answer.ts';
import type { Explanation, explainRanking } from './explain.ts';
import { fittedIn } from './fitted.ts';
import { ALONE, COUNT_BITS, countIn, headingIn, packCount } from './index/format.ts';
import { SearchIndex } from './index/searchIndex.ts';
import { TextModel } from './model/textModel.ts';
import { type Calibration, Calibrator } from './rank/confidence.ts';
import { FULL_NAME, HEAD_IN_NAME } from './rank/features.ts';
import { chooseCode, excludesIn, type LevelStep, Narrowing, ordinaryIn } from './rank/level.ts';
import { isVehiclePart, Ranker, type Weights } from './rank/rank.ts';
import { MAX_COMPETING, type RankedHeading, type Ranking } from './rank/ranking.ts';
import { MAKER_ALONE, type VagueClass, type Vagueness, VagueTerms } from './rank/vague.ts';
import { type OpenFact, WordQuestions } from './rank/wordQuestions.ts';
import type { WordHeadings, WordUse } from './text/billWord.ts';
import { Glossary, Roles } from './text/glossary.ts';
import { hasDevanagari } from './text/hindi.ts';
import { PlainWords } from './text/plainWords.ts';
import { Questions } from './text/questions.ts';
import { Reader, type Reading } from './text/read.ts';
import { soundTerm, spelledTerm } from './text/terms.ts';

/** The status depends on the confidence of the first two. */
const MIN_FOR_STATUS = 2;
const RESOLVED_FROM = 0.5;
const VAGUE_BELOW = 0.2;

const BRAND_ALONE: Vagueness = { class: 'hard', ask: 'say which of its products it is' };

interface EngineParts {
  readonly index: SearchIndex;
  readonly weights: Weights;
  readonly calibration: Calibration;
  readonly model: TextModel;
  readonly without?: ReadonlySet<string> | undefined;
}

export class SearchEngine {
  readonly index: SearchIndex;
  readonly reader: Reader;
  readonly #parts: EngineParts;
  readonly #ranker: Ranker;
  readonly #calibrator: Calibrator;
  readonly #vague: VagueTerms;
  readonly #narrowing: Narrowing;
  readonly #excludes: (code: number, reading: Reading) => boolean;
  readonly #ordinaryOf: (code: number) => number;
  /** What is asked about bare words of trade. */
  readonly questions: WordQuestions;

  constructor(parts: EngineParts) {
    const { index, weights, calibration, model, without } = parts;
    this.index = index;
    this.#parts = parts;
    this.reader = new Reader(index.language, plainWordsOf(index, without));
    this.#ranker = new Ranker(index, weights, model);
    this.#calibrator = new Calibrator(calibration);
    this.#vague = new VagueTerms(index);
    this.#narrowing = new Narrowing(index);
    this.#excludes = excludesIn(index);
    this.#ordinaryOf = ordinaryIn(index);
    this.questions = new WordQuestions(index);
  }

  /** How the first headings were scored; `explain`, which pages do without, puts it together. */
  explained(text: string, limit: number, explain: typeof explainRanking): Explanation {
    const ranking = this.rank(text, limit);
    const vague = this.#vagueness(ranking.reading);
    const confidences = this.#confidences(ranking, vague?.class, limit);
    const explained = explain(ranking, confidences, limit, {
      ...this.#parts,
      codeOf: (ranked, confidence, steps) => this.#codeOf(ranking, ranked, confidence, steps),
    });
    return { ...explained, vague, status: statusOf(confidences, ranking, vague?.class) };
  }

  /** The ranking with its features, for fitting and measuring. */
  rank(text: string, limit = MAX_COMPETING): Ranking {
    return this.#ranker.rank(this.reader.read(text), limit);
  }

  search(text: string, limit = 5): SearchAnswer {
    return this.searchRead(this.reader.read(text), limit);
  }

  /** The same for a text that is read already. */
  searchRead(reading: Reading, limit: number): SearchAnswer {
    const ranking = this.#ranker.rank(reading, limit);
    const { resolved } = ranking;
    const vague = this.#vagueness(reading);
    const confidences = this.#confidences(ranking, vague?.class, limit);
    const openFacts = (isBare(reading) && this.questions.of(reading.words.map(({ form }) => form))?.open) || [];
    const corrections: Correction[] = [];
    for (const { from, to, via } of reading.rewrites) if (via === 'swap') corrections.push({ from, to, via: 'typo' });
    for (const { from, meant } of resolved.terms) {
      if (meant.via !== 'exact') corrections.push({ from, to: meant.text, via: meant.via });
    }
    return {
      matches: ranking.headings
        .slice(0, limit)
        .map((ranked, i) => this.#matchOf(ranking, ranked, confidences[i] ?? 0, openFacts)),
      status: statusOf(confidences, ranking, vague?.class),
      corrections,
      unknown: resolved.unknown,
      vague,
    };
  }

  /** Of the list of vague texts, or of a brand that stands alone. */
  #vagueness(reading: Reading): Vagueness | undefined {
    if (reading.isMakerAlone) return MAKER_ALONE;
    const vague = this.#vague.of(reading) ?? (reading.isRange ? BRAND_ALONE : undefined);
    // A bucket of whoever makes plastic ones leaves nothing to ask.
    return vague?.class === 'hard' && reading.made !== undefined ? undefined : vague;
  }

  /** What the words of a text were read as, where that is not what is written: "parota" as "parotta", by sound "~tabla". */
  meantIn(reading: Reading): readonly string[] {
    return this.#ranker.meantIn(reading);
  }

  #confidences(ranking: Ranking, vague: VagueClass | undefined, limit: number): readonly number[] {
    return this.#calibrator.confidences(ranking, vague, Math.max(limit, MIN_FOR_STATUS));
  }

  #codeOf(ranking: Ranking, ranked: RankedHeading, confidence: number, trace?: LevelStep[]): number {
    const { bestName, features, heading } = ranked;
    const codeOfName = bestName < 0 ? -1 : (this.index.codesOfNames(heading)[bestName] as number);
    // A name that the text says in full opens the way to the code that bears it.
    const named = (features[FULL_NAME] as number) > 0 ? codeOfName : -1;
    // "ink tank printer" ends with the noun of a name of printers: it is no part of one, whatever it shares with cartridges.
    const nounOf = (features[HEAD_IN_NAME] as number) === 1 ? codeOfName : -1;
    const isShut = (code: number): boolean =>
      ((this.#narrowing.isShut(code, ranking.reading) || this.#excludes(code, ranking.reading)) &&
        !isWithin(this.index, named, code)) ||
      (nounOf >= 0 && this.#narrowing.isNarrower(code, ranking.reading) && !isWithin(this.index, nounOf, code));
    return chooseCode(this.index, { ranking, ranked, confidence }, { isShut, ordinaryOf: this.#ordinaryOf }, trace);
  }

  #matchOf(ranking: Ranking, ranked: RankedHeading, confidence: number, openFacts: readonly OpenFact[]): CodeMatch {
    const { heading, bestName } = ranked;
    const code = this.#codeOf(ranking, ranked, confidence);
    const nameWords = bestName < 0 ? [] : ranking.wordsInName(ranked);
    const headingCode = this.index.headingCode[heading] as number;
    let textCode = code;
    let textWords = ranking.wordsInText(ranked, textCode);
    if (textWords.length === 0 && code !== headingCode) {
      textCode = headingCode;
      textWords = ranking.wordsInText(ranked, textCode);
    }
    if (textWords.length === 0) textCode = -1;
    const openFact = openFacts.find(({ shared }) => shared !== code && isWithin(this.index, code, shared));
    const words = [...nameWords, ...textWords].map((word) => word.toLowerCase());
    const known = ranking.reading.rewrites.filter(
      ({ from, to, via }, at, all) =>
        (via === 'brand' || via === 'medicine') &&
        to !== '' &&
        words.includes(from) &&
        all.findIndex((one) => one.from === from) === at,
    );
    return { code, openFact, heading, confidence, bestName, nameWords, textCode, textWords, known };
  }
}

/**
 * Opens the engine from the search file: index, weights, calibration and text model travel together. `without`: roles of
 * words and rules of reading that are not used, to measure what they are worth.
 */
export function openEngine(file: Container, without?: ReadonlySet<string>): SearchEngine {
  const index = new SearchIndex(file);
  const fitted = fittedIn(new TextDecoder().decode(file.bytes('fitted')));
  return new SearchEngine({ index, model: new TextModel(file, index.codeCount), without, ...fitted });
}

/** It says nothing beside its words: no brand that makes goods of one kind, and nothing that it is not. */
const isBare = ({ namesBrand, namesModel, made, said, words }: Reading): boolean =>
  !namesBrand &&
  !namesModel &&
  made === undefined &&
  said.split(' ').filter((word) => /\p{L}/u.test(word)).length <= words.length;

/** Whether a code is another or stands below it; -1 is no code. */
function isWithin({ tree, codeHeading }: SearchIndex, code: number, above: number): boolean {
  if (code >= 0) tree.open(codeHeading[code] as number);
  for (let one = code; one >= 0; ) {
    if (one === above) return true;
    const parent = tree.codeParent[one] as number;
    one = parent === one ? -1 : parent;
  }
  return false;
}

function statusOf(
  confidences: readonly number[],
  { readingOdds, restsOnRareWords }: Ranking,
  vague: VagueClass | undefined,
): SearchStatus {
  const [first, second] = confidences;
  if (first === undefined) return 'not_found';
  // A word that may have been misread makes a text doubtful, not vague.
  if (vague === 'generic' || vague === 'hopeless' || first < VAGUE_BELOW * readingOdds) return 'too_vague';
  if (first >= RESOLVED_FROM && vague === undefined) return 'resolved';
  return (second ?? 0) > 0 || readingOdds < 1 || restsOnRareWords || vague !== undefined ? 'ambiguous' : 'resolved';
}

const UNKNOWN_WORD: WordUse = {
  isKnown: false,
  isCommon: false,
  isInNames: false,
  isName: false,
  isVehiclePart: false,
};
/** A common word is used by at least this many headings. */
const COMMON = 3;

/** A heading uses a word often from four times on; as counts are packed. */
const USED_OFTEN = packCount(4, false);
/** Puts texts into plain words by what an index knows and carries: whether goods are called by a word. */
export function plainWordsOf(index: SearchIndex, without: ReadonlySet<string> = new Set()): PlainWords {
  const { container, language } = index;
  const decoder = new TextDecoder();
  return new PlainWords({
    language,
    glossary: new Glossary(container.bytes('glossary'), container.u32('glossaryAt'), language),
    questions: new Questions(decoder.decode(container.bytes('questions')), language.words('asking')),
    tails: new Questions(decoder.decode(container.bytes('tails'))),
    roles: new Roles(decoder.decode(container.bytes('roles')), without),
    without,
    has: (form) => termOf(index, form) >= 0,
    useOf: (form) => wordUse(index, form),
    swappedBack: (word) => swappedBack(index, word),
    headingsOf: (form) => wordHeadings(index, form),
    baseOf: (word) => baseOf(index, word),
  });
}

/** What a word of the index is used for; one in Devanagari names goods also in the plural or the oblique case ("जूते"). */
export function wordUse(index: SearchIndex, form: string): WordUse {
  const use = useOfTerm(index, termOf(index, form));
  if (use.isName || !hasDevanagari(form)) return use;
  const ofBase = index.language.baseForms(form).map((base) => useOfTerm(index, termOf(index, base)));
  return ofBase.find(({ isName }) => isName) ?? use;
}

function baseOf(index: SearchIndex, word: string): string {
  const isName = (form: string): boolean => useOfTerm(index, termOf(index, form)).isName;
  return isName(word) ? word : (index.language.baseForms(word).find(isName) ?? word);
}

function useOfTerm(index: SearchIndex, term: number): WordUse {
  if (term < 0) return UNKNOWN_WORD;
  let ofVehicle = false;
  const end = index.entries.at[term + 1] as number;
  for (let entry = index.entries.at[term] as number; entry < end; entry++) {
    const packed = index.entries.packed[entry] as number;
    const isUsedOften = (countIn(packed) & COUNT_BITS) >= USED_OFTEN;
    if (isUsedOften && isVehiclePart(index.headingDigits[headingIn(packed)] as number)) ofVehicle = true;
  }
  const isCommon = index.documentFrequency(term) >= COMMON;
  return {
    isKnown: true,
    isCommon,
    isInNames: hasPostings(index, term),
    isName: index.isName(term),
    isVehiclePart: ofVehicle,
  };
}

/** Names and descriptions have postings, examples none. */
const hasPostings = ({ entries: { at, postingAt } }: SearchIndex, term: number): boolean =>
  (postingAt[at[term + 1] as number] as number) > (postingAt[at[term] as number] as number);

/** Which headings have names with a word. */
export function wordHeadings(index: SearchIndex, form: string): WordHeadings {
  const used = new Set<number>();
  const named = new Set<number>();
  const term = termOf(index, form);
  const end = term < 0 ? 0 : (index.entries.at[term + 1] as number);
  for (let entry = term < 0 ? 0 : (index.entries.at[term] as number); entry < end; entry++) {
    const packed = index.entries.packed[entry] as number;
    const heading = index.headingDigits[headingIn(packed)] as number;
    used.add(heading);
    if ((countIn(packed) & ALONE) !== 0) named.add(heading);
  }
  return { used, named };
}

/** Words in Devanagari are indexed by their sound. */
function termOf(index: SearchIndex, form: string): number {
  if (!hasDevanagari(form)) return index.term(form);
  const spelled = index.term(spelledTerm(form));
  return spelled < 0 ? index.term(soundTerm(form)) : spelled;
}

/** A common word that the letters are with two neighbours swapped; undefined: there is none, or several. */
function swappedBack(index: SearchIndex, word: string): string | undefined {
  let found: string | undefined;
  for (let i = 0; i + 1 < word.length; i++) {
    const tried = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
    const term = tried === word ? -1 : index.term(index.language.form(tried));
    if (term < 0 || index.documentFrequency(term) < COMMON) continue;
    if (found !== undefined) return undefined;
    found = tried;
  }
  return found;
}
