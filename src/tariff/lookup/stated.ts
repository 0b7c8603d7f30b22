// Which of a code's rates a text itself asks for: "kajal" among cosmetics, "price 3000" where ₹2,500 is the limit. What
// a text must say for each condition is written down in data/tariff/rates/condition-words.tsv.
import type { Language } from '../engine/text/language.ts';
import { type Comparison, conditionRow, type ParsedCondition, parseCondition } from '../model/conditions.ts';
import type { Branch, RatePeriod } from '../model/rates.ts';
import { composeNotes } from '../rates/notes.ts';
import type { Range } from './amounts.ts';
import { differs, isSplitRate } from './results.ts';
import { firstWordOf, type Phrase, phrasesOf, type SaidText, type TextSource } from './saidText.ts';

/** One row of condition-words.tsv: its phrases, and measures of which all must hold, or one. */
interface ConditionWords extends Omit<ParsedCondition, 'phrases' | 'doubts' | 'exclusions'> {
  readonly condition: string;
  readonly phrases: readonly Phrase[];
  readonly doubts: readonly Phrase[];
  readonly exclusions: readonly Phrase[];
  readonly question: string;
}

function holdsIn({ sign, limit }: Comparison, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return least > limit || (isAbove && least === limit);
  if (sign === '>=') return least >= limit;
  return sign === '<' ? most < limit : most <= limit;
}

/** Nothing in the range holds. */
function failsIn({ sign, limit }: Comparison, { least, most, isAbove }: Range): boolean {
  if (sign === '>') return most <= limit;
  if (sign === '>=') return most < limit;
  return sign === '<' ? least >= limit : least > limit || (isAbove && least === limit);
}

/** The text tells an amount or a pack that the condition is not for; with several measures another may decide. */
function contradicts({ measures }: ConditionWords, said: SaidText): boolean {
  const [measure] = measures;
  if (measure === undefined || measures.length > 1) return false;
  if ('pack' in measure) return said.pack !== undefined && said.pack !== measure.pack;
  const told = said.amount(measure.amount);
  return told !== undefined && failsIn(measure, told);
}

/** What the measures say of a text; `unknown`: the text tells too little. */
function measuresIn({ measures, needsAll }: ConditionWords, said: SaidText): 'hold' | 'fail' | 'unknown' {
  let held = 0;
  let known = 0;
  for (const measure of measures) {
    const told = 'pack' in measure ? said.pack : said.amount(measure.amount);
    if (told === undefined) continue;
    known++;
    if ('pack' in measure ? told === measure.pack : holdsIn(measure, told as Range)) held++;
  }
  if (held > 0 && (!needsAll || held === measures.length)) return 'hold';
  return known === 0 ? 'unknown' : 'fail';
}

function unpackCondition(line: string, language: Language): ConditionWords {
  const row = conditionRow(line);
  const parsed = parseCondition(row, broken);
  return {
    ...parsed,
    condition: row.condition,
    question: row.question,
    phrases: phrasesOf(parsed.phrases, language),
    doubts: phrasesOf(parsed.doubts, language),
    exclusions: phrasesOf(parsed.exclusions, language),
  };
}

const broken = (column: string, problem: string): never => {
  throw new RangeError(`condition words: ${column} ${problem}`);
};

/** "for 3305 90 90: mehendi paste in cones", as a parent says it. */
const SCOPE = /^for [^:]*: /;

/** What the text weighs for a condition that a measure of it decides: more than a word. */
const MEASURED = 3;

/** What a text says of the branches of a period. */
interface AskedBranch {
  readonly place: number;
  /** Not where the text speaks of several branches that differ, or of one without deciding for it. */
  readonly isSure: boolean;
}

/** What texts may say for the branches of a period. */
interface PeriodRules {
  /** The rule of each branch, where it has one. */
  readonly ofBranch: readonly (ConditionWords | undefined)[];
  /** The place of each rule's branch, and the rule. */
  readonly places: readonly number[];
  readonly rules: readonly ConditionWords[];
  /** Places of all rules, and of those that a measure alone can decide for. */
  readonly all: readonly number[];
  readonly byMeasure: readonly number[];
  /** Phrases by the form of their first word, and by its sound. */
  readonly phrases: ReadonlyMap<string, readonly RulePhrase[]>;
  readonly doubts: readonly Phrase[];
  /** The first words of all that a text can say for a branch or against it. */
  readonly firstWords: ReadonlySet<string>;
  readonly hasMeasures: boolean;
  /** Texts can exclude a branch: by a phrase, or by an amount on the other side of its limit. */
  readonly canBeShut: boolean;
  /** In rupees. */
  readonly priceLimits: readonly number[];
}

interface RulePhrase {
  /** By its place among the rules. */
  readonly rule: number;
  readonly phrase: Phrase;
}

/** How much a text speaks for a rule; less than all of what it asks for leaves a doubt. */
interface Support {
  readonly weight: number;
  readonly isWhole: boolean;
}
const NONE: Support = { weight: 0, isWhole: true };

export class StatedConditions {
  readonly #packed: () => string;
  /** The line of each condition; read when first needed, and each line when its condition is. */
  #lines: ReadonlyMap<string, string> | undefined;
  readonly #rules = new Map<string, ConditionWords | undefined>();
  /** Of a period, and of all periods with the same conditions. */
  readonly #rulesOf = new WeakMap<RatePeriod, PeriodRules>();
  readonly #rulesOfConditions = new Map<string, PeriodRules>();
  readonly #source: () => TextSource;

  /** `packed` as `packConditionWords` gives it; both are asked for when first needed. */
  constructor(packed: () => string, source: () => TextSource) {
    this.#packed = packed;
    this.#source = source;
  }

  #ruleOf(condition: string): ConditionWords | undefined {
    if (!this.#rules.has(condition)) {
      const line = this.#lineOf(condition);
      this.#rules.set(
        condition,
        line === undefined ? undefined : unpackCondition(line, this.#source().reader.language),
      );
    }
    return this.#rules.get(condition);
  }

  #lineOf(condition: string): string | undefined {
    this.#lines ??= new Map(
      this.#packed()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('\t')), line]),
    );
    return this.#lines.get(condition.replace(SCOPE, ''));
  }

  #rulesFor(period: RatePeriod): PeriodRules {
    let known = this.#rulesOf.get(period);
    if (known === undefined) {
      const conditions = period.branches.map(({ condition }) => condition);
      const key = conditions.join('\n');
      known = this.#rulesOfConditions.get(key) ?? this.#newRules(conditions);
      this.#rulesOfConditions.set(key, known);
      this.#rulesOf.set(period, known);
    }
    return known;
  }

  #newRules(conditions: readonly string[]): PeriodRules {
    const ofBranch = conditions.map((condition) => (condition === '' ? undefined : this.#ruleOf(condition)));
    const places: number[] = [];
    const rules: ConditionWords[] = [];
    for (const [place, rule] of ofBranch.entries()) {
      if (rule === undefined) continue;
      places.push(place);
      rules.push(rule);
    }
    const said = rules.flatMap(({ phrases, doubts, exclusions }) => [...phrases, ...doubts, ...exclusions]);
    return {
      ofBranch,
      places,
      rules,
      all: [...rules.keys()],
      byMeasure: [...rules.keys()].filter((i) => decidesByMeasure(rules[i] as ConditionWords)),
      phrases: byFirstWord(rules),
      doubts: rules.flatMap(({ doubts }) => doubts),
      firstWords: new Set(said.flatMap(firstWordOf)),
      hasMeasures: rules.some(({ measures }) => measures.length > 0),
      canBeShut: rules.some(({ exclusions, measures }) => exclusions.length > 0 || measures.length === 1),
      priceLimits: [...new Set(rules.flatMap(priceLimitsOf))],
    };
  }

  /**
   * Whether the rate stays open where a text asks for no branch. It does not where the first is the ordinary one and all
   * other rates are those of goods that the text would have named, or of circumstances so rare that it would have told
   * them.
   */
  staysOpen(period: RatePeriod): boolean {
    return isSplitRate(period) && isOpenBetween(period, this.#rulesFor(period), nothingIsShut);
  }

  /**
   * The branches that an open rate is open between: the first, and those of other rates that a text need not name. Where
   * a text raised a rarer one, all.
   */
  openBranches(period: RatePeriod): readonly Branch[] {
    const { branches } = period;
    const { ofBranch } = this.#rulesFor(period);
    const [main] = branches;
    const asked = branches.filter(
      (branch, place) =>
        place === 0 || (main !== undefined && differs(main, branch) && ofBranch[place]?.isSaid !== true),
    );
    return asked.length > 1 ? asked : branches;
  }

  /** What a text must say for a condition; undefined: that is not written down. */
  parsed(condition: string): ParsedCondition | undefined {
    const line = this.#lineOf(condition);
    return line === undefined ? undefined : parseCondition(conditionRow(line), broken);
  }

  /** The branches whose conditions the question of the first is about. */
  sharingQuestion(branches: readonly Branch[]): readonly Branch[] {
    const [first = '', ...others] = branches.map(({ condition }) => this.#ruleOf(condition)?.question);
    return first === '' ? [] : branches.filter((_, at) => at === 0 || others[at - 1] === first);
  }

  /** The question that parts the branches; undefined: no one question fits all their conditions. */
  questionFor(branches: readonly Branch[]): string | undefined {
    const questions = new Set<string>();
    for (const { condition } of branches) {
      if (condition !== '') questions.add(this.#ruleOf(condition)?.question ?? '');
    }
    const [only] = questions;
    return questions.size === 1 && only !== '' ? only : undefined;
  }

  /**
   * Of a rate that depends on something: the prices at which another branch holds. Prices on the same side of all of them
   * ask for the same.
   */
  priceLimits(period: RatePeriod): readonly number[] {
    return this.#rulesFor(period).priceLimits;
  }

  /**
   * The branch that a text asks for; undefined: none. Of several that differ and that it speaks for alike it is the first,
   * and not sure: what the text names is none of the goods beside them.
   */
  branchIn(saidText: () => SaidText, period: RatePeriod): AskedBranch | undefined {
    const known = this.#rulesFor(period);
    const { places, rules, all, byMeasure, phrases, doubts, ofBranch, canBeShut } = known;
    if (rules.length === 0) return undefined;
    const said = saidText();
    if (!known.hasMeasures && !said.hasOne(known.firstWords)) return undefined;
    const isShut = (place: number): boolean => {
      const rule = ofBranch[place];
      if (rule === undefined) return false;
      return said.deniesOne(rule.phrases) || (canBeShut && (said.meansOne(rule.exclusions) || contradicts(rule, said)));
    };
    const inWords = wordsSaid(said, phrases, rules.length);
    const { branches } = period;
    let chosen: AskedBranch | undefined;
    let best = 0;
    let isDoubtAlone = false;
    for (const i of inWords === undefined ? byMeasure : all) {
      const { weight, isWhole } = supportOf(rules[i] as ConditionWords, inWords?.[i] ?? 0, said);
      if (weight === 0 || weight < best) continue;
      const place = places[i] as number;
      if (isShut(place)) continue;
      if (chosen === undefined || weight > best) {
        chosen = { place, isSure: isWhole };
        isDoubtAlone = !isWhole;
        best = weight;
      } else if (differs(branches[chosen.place] as Branch, branches[place] as Branch)) {
        chosen = { place: chosen.place, isSure: false };
        isDoubtAlone = false;
      }
    }
    if (chosen !== undefined) return isDoubtAlone ? IN_DOUBT : chosen;
    // "third party" leaves open whether it is a goods vehicle, beside a car it does not.
    const isDoubted = ({ doubts: own }: ConditionWords, i: number): boolean =>
      said.saysOne(own) && !isShut(places[i] as number);
    if (said.saysOne(doubts) && rules.some(isDoubted)) return IN_DOUBT;
    if (!(canBeShut || said.denies) || !isOpenBetween(period, known, nothingIsShut)) return undefined;
    if (isShut(0))
      return firstOf(
        branches,
        [...branches.keys()].filter((place) => !isShut(place)),
        ofBranch,
      );
    return isOpenBetween(period, known, isShut) ? undefined : { place: 0, isSure: true };
  }
}

/** What the text excludes is not shown first: of the places that are left it is one that texts need not name. */
function firstOf(
  branches: readonly Branch[],
  left: readonly number[],
  ofBranch: PeriodRules['ofBranch'],
): AskedBranch | undefined {
  const unnamed = left.filter((place) => ofBranch[place]?.isSaid !== true);
  const place = unnamed[0] ?? left[0];
  if (place === undefined) return undefined;
  const first = branches[place] as Branch;
  return { place, isSure: unnamed.every((other) => !differs(first, branches[other] as Branch)) };
}

/** The text raises a question that it does not decide: the branch that is shown anyway stays, and is open. */
const IN_DOUBT: AskedBranch = { place: 0, isSure: false };
const nothingIsShut = (): boolean => false;

const decidesByMeasure = ({ measures, needsWords, onlyExcludes }: ConditionWords): boolean =>
  measures.length > 0 && !needsWords && !onlyExcludes;

const priceLimitsOf = ({ measures }: ConditionWords): readonly number[] =>
  measures.flatMap((measure) => ('amount' in measure && measure.amount === 'rupees' ? [measure.limit] : []));

/** Whether a text that asks for no branch may mean another rate than the first. */
function isOpenBetween(
  { branches, ordinary }: RatePeriod,
  { ofBranch }: PeriodRules,
  isShut: (place: number) => boolean,
): boolean {
  const [main] = branches;
  if (main === undefined) return false;
  if (main.condition !== '' && (ordinary === '' || isShut(0))) return true;
  for (let place = 1; place < branches.length; place++) {
    if (!differs(main, branches[place] as Branch) || ofBranch[place]?.isSaid === true) continue;
    if (!isShut(place)) return true;
  }
  return false;
}

function supportOf(rule: ConditionWords, inWords: number, said: SaidText): Support {
  if (rule.measures.length === 0) return inWords === 0 ? NONE : { weight: inWords, isWhole: true };
  if (rule.needsWords && inWords === 0) return NONE;
  if (contradicts(rule, said)) return NONE;
  if (rule.onlyExcludes) return { weight: inWords, isWhole: true };
  const measured = measuresIn(rule, said);
  if (rule.needsWords && measured === 'fail') return NONE;
  if (rule.needsWords) {
    return measured === 'hold' ? { weight: inWords + MEASURED, isWhole: true } : { weight: inWords, isWhole: false };
  }
  return { weight: measured === 'hold' ? Math.max(inWords, MEASURED) : inWords, isWhole: true };
}

function byFirstWord(rules: readonly ConditionWords[]): ReadonlyMap<string, readonly RulePhrase[]> {
  const phrases = new Map<string, RulePhrase[]>();
  for (const [rule, { phrases: all }] of rules.entries()) {
    for (const phrase of all) {
      for (const word of firstWordOf(phrase)) {
        const known = phrases.get(word);
        if (known === undefined) phrases.set(word, [{ rule, phrase }]);
        else known.push({ rule, phrase });
      }
    }
  }
  return phrases;
}

/** How much of the text speaks for each rule: the words of its longest phrase that the text has; undefined: nothing. */
function wordsSaid(
  said: SaidText,
  phrases: ReadonlyMap<string, readonly RulePhrase[]>,
  ruleCount: number,
): readonly number[] | undefined {
  let weights: number[] | undefined;
  for (const word of said.words) {
    const begun = phrases.get(word);
    if (begun === undefined) continue;
    for (const { rule, phrase } of begun) {
      if (phrase.length <= (weights?.[rule] ?? 0) || !said.affirms(phrase)) continue;
      weights ??= new Array<number>(ruleCount).fill(0);
      weights[rule] = phrase.length;
    }
  }
  return weights;
}

const SAID = 'the text says so';
const NAMED = 'the text names such goods';
/** Why a branch is shown because a person chose it among the rates. */
export const CHOSEN = 'a person chose it';
/** Why a branch is shown because of a price beside the text. */
export const PRICED = 'the price says so';
/** The reasons to show a branch that are not written in the data. */
export const SHOWN_BECAUSE: readonly string[] = [SAID, NAMED, CHOSEN, PRICED];

/** The period with the branch in front that the text asks for, or that is shown for another reason. */
export function withBranchFirst(
  period: RatePeriod,
  { place, isSure }: AskedBranch,
  reason = isSure ? SAID : NAMED,
): RatePeriod {
  const chosen = period.branches[place];
  if (chosen === undefined || (place === 0 && !isSure)) return period;
  const branches = [chosen, ...period.branches.filter((branch) => branch !== chosen)];
  return { ...period, branches, ordinary: reason, notes: composeNotes(branches, reason) };
}
