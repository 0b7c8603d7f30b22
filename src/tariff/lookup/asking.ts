// The one question about a text, with answers that lead on: each is a value of the fact that decides, with the text that
// the value makes. About the goods it is written down by word (data/tariff/words/asks.tsv), about the rate it follows
// from the conditions. An answer that does not lead to its codes is not offered.
import { once } from '../../steps/once.ts';
import type { Records } from '../dataset/records.ts';
import type { SearchEngine } from '../engine/search.ts';
import { type Branch, OUTSIDE_GST, type RatePeriod } from '../model/rates.ts';
import type { WordAnswer, WordQuestion } from '../model/words.ts';
import { MAX_TEXT, MOST_OPTIONS } from './codeText.ts';
import { wordsAgainst, wordsFor } from './conditionTexts.ts';
import type { Ask } from './contract.ts';
import type { PreparedCode } from './prepared.ts';
import { ownCondition, percent } from './results.ts';
import type { StatedConditions } from './stated.ts';

type Option = Ask['options'][number];

/** The first match of a text that may be asked next. */
export type FirstOf = (text: string) => FirstMatch | undefined;

interface FirstMatch {
  readonly code: string;
  readonly prepared: () => PreparedCode;
}

/** What a question is asked about. */
export interface Unsettled {
  readonly text: string;
  /** The forms of the words that were read, the head among them. */
  readonly forms: readonly string[];
  /** The text is this code and nothing else; empty: it is words. */
  readonly ownCode: string;
  readonly isCodeOpen: boolean;
  /** Several codes are near, and none of them is to be used yet. */
  readonly isAmbiguous: boolean;
  /** The codes that lead, the first of them first. */
  readonly leading: readonly PreparedCode[];
  readonly firstOf: FirstOf;
  /** A code with the rate that a text asks for: cheaper than to search for the text. */
  readonly ratedBy: (text: string, code: number) => PreparedCode;
}

/** A question, and what its answers leave where they are different codes. */
interface Asked {
  readonly ask: Ask;
  readonly left?: readonly PreparedCode[];
}

/** The text and the code whose rate is asked about. */
interface AskedRate {
  readonly asked: string;
  readonly code: string;
  readonly firstOf: FirstOf;
  readonly isRated: (text: string, branch: Branch) => boolean;
}

const ANY_QUESTION = 'Which of these applies? The rate depends on it.';
const NO_CONDITION = 'None of the other conditions';

const WHICH_FORM = 'The substance in bulk, or a medicine in doses?';
const FORMS = [
  { label: 'The substance in bulk', words: 'powder bulk drug', chapter: '29' },
  { label: 'A medicine in doses', words: 'tablet', chapter: '30' },
] as const;

/** What is asked in the same words each time; a function, so that pages that list none do not load them. */
export const fixedQuestions = (): readonly string[] => [
  ANY_QUESTION,
  NO_CONDITION,
  WHICH_FORM,
  ...FORMS.map(({ label }) => label),
];

/** Words that a run of the text, or all of it, may be listed as. */
const MOST_WORDS = 4;

const word = once(() => /[\p{L}\p{M}\p{N}]+(?:[-'’.][\p{L}\p{M}\p{N}]+)*/gu);

/** A word of the text with its forms, and where it stands. */
interface Token {
  readonly from: number;
  readonly to: number;
  readonly forms: readonly string[];
}

interface AskedWord {
  readonly question: WordQuestion;
  /** Where the listed word stands in the text; undefined: its words stand apart. */
  readonly place: { readonly from: number; readonly to: number } | undefined;
  /** The text says nothing beside it. */
  readonly isWhole: boolean;
}

export class Asker {
  readonly #records: Records;
  readonly #stated: StatedConditions;
  readonly #engine: () => SearchEngine;

  constructor(records: Records, stated: StatedConditions, engine: () => SearchEngine) {
    this.#records = records;
    this.#stated = stated;
    this.#engine = engine;
  }

  ask(unsettled: Unsettled): Asked | undefined {
    return this.#askWord(unsettled) ?? this.#askForm(unsettled) ?? this.#askRate(unsettled);
  }

  #questionAbout(forms: readonly string[]): WordQuestion | undefined {
    return this.#engine().questions.of(forms);
  }

  #askWord(unsettled: Unsettled): Asked | undefined {
    if (unsettled.ownCode !== '') return undefined;
    const { text, isCodeOpen, firstOf } = unsettled;
    const tokens = this.#tokensOf(text);
    const said = new Set(tokens.flatMap(({ forms }) => forms));
    let asked = this.#wordAskedIn(unsettled, tokens);
    // A size beside the word may have settled the code already.
    if (asked === undefined || !(isCodeOpen || (asked.isWhole && !/\d/.test(text)))) return undefined;
    // "shirt blue woven" has answered the question about shirts: what is asked of woven shirts comes next.
    for (let answer = this.#answerSaid(asked.question, said); answer !== undefined; ) {
      const question: WordQuestion | undefined = this.#questionAbout(this.#engine().reader.forms(answer.then));
      if (question === undefined || question === asked.question) return undefined;
      asked = { question, place: undefined, isWhole: false };
      answer = this.#answerSaid(question, said);
    }
    const { question, place } = asked;
    if (!asked.isWhole && !this.#isBetween(question, unsettled.leading)) return undefined;
    const options: Option[] = [];
    const left: PreparedCode[] = [];
    const named = this.#answersNamed(question, said);
    for (const { label, codes, then } of named.length > 1 ? named : question.answers) {
      const next = place === undefined ? this.#withWords(then, said, text) : replaced(text, place, then);
      const first = fits(next) ? firstOf(next) : undefined;
      if (first !== undefined && codes.some((code) => first.code.startsWith(code))) {
        options.push({ label, codes, then: next });
        left.push(first.prepared());
      }
    }
    return options.length < 2 ? undefined : { ask: { question: question.question, options }, left };
  }

  #tokensOf(text: string): readonly Token[] {
    const { reader } = this.#engine();
    return [...text.matchAll(word())].map(({ 0: written, index }) => ({
      from: index,
      to: index + written.length,
      forms: reader.forms(written),
    }));
  }

  /** The longest listed word of the text that has its head; or the text as it was read. */
  #wordAskedIn({ forms, text }: Unsettled, tokens: readonly Token[]): AskedWord | undefined {
    for (let length = Math.min(MOST_WORDS, tokens.length); length > 0; length--) {
      for (let at = tokens.length - length; at >= 0; at--) {
        const run = tokens.slice(at, at + length);
        const ofRun = run.flatMap((token) => token.forms);
        const question = this.#questionAbout(ofRun);
        if (question === undefined || !ofRun.some((form) => forms.includes(form))) continue;
        const isWhole = forms.every((form) => ofRun.includes(form));
        return { question, place: { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 }, isWhole };
      }
    }
    const question = this.#questionAbout(forms);
    return question && { question, place: { from: 0, to: text.length }, isWhole: true };
  }

  /** Codes of several answers lead: the fact is what is open. */
  #isBetween({ answers }: WordQuestion, leading: readonly PreparedCode[]): boolean {
    const codes = leading.map(({ code }) => this.#records.code(code));
    const open = answers.filter((answer) => codes.some((code) => answer.codes.some((begin) => code.startsWith(begin))));
    return open.length > 1;
  }

  /** Words of an answer that the word in question lacks. */
  #ownForms(question: WordQuestion, { then }: WordAnswer): readonly string[] {
    const { reader } = this.#engine();
    const known = new Set(question.words.flatMap((word) => reader.forms(word)));
    return reader.forms(then).filter((form) => !known.has(form));
  }

  /** The answer that the text gives already: all words of its own, or one that no other answer has in its label. */
  #answerSaid(question: WordQuestion, said: ReadonlySet<string>): WordAnswer | undefined {
    const whole = question.answers.find((answer) => {
      const own = this.#ownForms(question, answer);
      return own.length > 0 && own.every((form) => said.has(form));
    });
    if (whole !== undefined) return whole;
    const named = this.#answersNamed(question, said);
    return named.length === 1 ? named[0] : undefined;
  }

  /** Those of whose labels the text has a word: "iron" leaves iron and steel. */
  #answersNamed(question: WordQuestion, said: ReadonlySet<string>): readonly WordAnswer[] {
    const { reader } = this.#engine();
    const inQuestion = new Set(question.words.flatMap((word) => reader.forms(word)));
    return question.answers.filter(({ label }) =>
      reader.read(label).words.some(({ form }) => said.has(form) && !inQuestion.has(form)),
    );
  }

  /** The text behind the words of an answer that it lacks. */
  #withWords(then: string, said: ReadonlySet<string>, text: string): string {
    const lacking = this.#tokensOf(then).filter(({ forms }) => !forms.every((form) => said.has(form)));
    return [...lacking.map(({ from, to }) => then.slice(from, to)), text.trim()].join(' ');
  }

  /** Whether what is named by its substance is that, or a medicine made of it. */
  #askForm({ text, leading, isCodeOpen, firstOf }: Unsettled): Asked | undefined {
    const [first = '', second = ''] = leading.map(({ code }) => this.#records.code(code).slice(0, 2));
    if (!isCodeOpen || !FORMS.every(({ chapter }) => chapter === first || chapter === second)) return undefined;
    const options: Option[] = [];
    const left: PreparedCode[] = [];
    for (const { label, words, chapter } of FORMS) {
      const then = `${text.trim()} ${words}`;
      const next = fits(then) ? firstOf(then) : undefined;
      if (!next?.code.startsWith(chapter)) return undefined;
      options.push({ label, codes: [next.code], then });
      left.push(next.prepared());
    }
    return { ask: { question: WHICH_FORM, options }, left };
  }

  /** About a code that is settled, or where all that lead turn on the same conditions. */
  #askRate({ text, ownCode, isAmbiguous, leading, firstOf, ratedBy }: Unsettled): Asked | undefined {
    const [first, ...others] = leading;
    if (first === undefined || !first.isRateOpen) return undefined;
    const conditions = conditionsOf(first.period);
    if (isAmbiguous && others.some(({ period }) => conditionsOf(period) !== conditions)) return undefined;
    const code = this.#records.code(first.code);
    const asked = ownCode === '' ? text.trim() : `${code.startsWith('99') ? 'SAC' : 'HSN'} ${code}`;
    const about = {
      asked,
      code,
      firstOf,
      isRated: (next: string, branch: Branch) => hasRate(branch, ratedBy(next, first.code)),
    };
    const { branches } = first.period;
    const open = this.#stated.openBranches(first.period);
    return this.#askBranches(open, about) ?? this.#askBranches(this.#stated.sharingQuestion(branches), about);
  }

  #askBranches(open: readonly Branch[], { asked, code, firstOf, isRated }: AskedRate): Asked | undefined {
    const branches = eachRateFirst(open).slice(0, MOST_OPTIONS);
    const question = this.#stated.questionFor(branches);
    // Conditions of single sub-codes are several facts.
    if (question === undefined && branches.some(({ codes }) => codes.length > 0)) return undefined;
    const options: Option[] = [];
    const answered = new Set<string>();
    for (const branch of branches) {
      const condition = ownCondition(branch);
      const label = `${condition === '' ? NO_CONDITION : condition}: ${rateText(branch)}`;
      if ((condition === '' && branch.condition !== '') || options.some((option) => option.label === label)) continue;
      const texts = condition === '' ? this.#noneOf(branches) : wordsFor(condition, this.#stated.parsed(condition));
      for (const then of texts.map((words) => withWords(asked, words)).filter(fits)) {
        const next = isRated(then, branch) ? firstOf(then) : undefined;
        if (next === undefined || !leadsTo(branch, code, next)) continue;
        options.push({ label, codes: [next.code], then });
        answered.add(rateText(branch));
        break;
      }
    }
    if (options.length < 2 || !open.every((branch) => answered.has(rateText(branch)))) return undefined;
    return { ask: { question: question ?? ANY_QUESTION, options } };
  }

  /** What a text says that meets none of the conditions. */
  #noneOf(branches: readonly Branch[]): readonly string[] {
    const conditions = branches.map(ownCondition).filter((condition) => condition !== '');
    return [
      [...new Set(conditions.map((condition) => wordsAgainst(condition, this.#stated.parsed(condition))))].join(' '),
    ];
  }
}

const fits = (text: string): boolean => [...text].length <= MAX_TEXT;

/** The text with the answer in the place of the word, each word of it once. */
function replaced(text: string, { from, to }: { readonly from: number; readonly to: number }, then: string): string {
  const others = new Set(`${text.slice(0, from)} ${text.slice(to)}`.toLowerCase().split(/\s+/));
  const words = then.split(' ').filter((word) => BETWEEN.has(word) || !others.has(word.toLowerCase()));
  return `${text.slice(0, from)}${words.join(' ')}${text.slice(to)}`.trim();
}

/** What says how other words belong together is never left out. */
const BETWEEN = new Set(['with', 'without', 'not', 'up', 'to', 'more', 'than']);

/** The text with words behind it, each noun of them once. */
function withWords(text: string, words: string): string {
  const said = new Set(text.toLowerCase().split(' '));
  return [text, ...words.split(' ').filter((word) => BETWEEN.has(word) || !said.has(word.toLowerCase()))].join(' ');
}

const HEADING_DIGITS = 4;

/** A code of the heading, with that rate and no other open. */
const leadsTo = (branch: Branch, code: string, first: FirstMatch): boolean =>
  first.code.slice(0, HEADING_DIGITS) === code.slice(0, HEADING_DIGITS) && hasRate(branch, first.prepared());

const hasRate = ({ ratePercent, schedule }: Branch, { isRateOpen, entry }: PreparedCode): boolean =>
  !isRateOpen &&
  entry.gst_rate === percent(ratePercent) &&
  (entry.schedule === OUTSIDE_GST) === (schedule === OUTSIDE_GST);

const conditionsOf = ({ branches }: RatePeriod): string =>
  branches.map((branch) => `${ownCondition(branch)}: ${rateText(branch)}`).join('\n');

/** "5%"; a nil rate and no GST at all are two things. */
const rateText = ({ ratePercent, schedule }: Branch): string =>
  schedule === OUTSIDE_GST ? 'outside GST' : percent(ratePercent);

/** The first branch of each rate before the others, so that a short list leaves no rate out. */
function eachRateFirst(branches: readonly Branch[]): readonly Branch[] {
  const seen = new Set<string>();
  const first = branches.filter((branch) => !seen.has(rateText(branch)) && seen.add(rateText(branch)));
  return [...first, ...branches.filter((branch) => !first.includes(branch))];
}
