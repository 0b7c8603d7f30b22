// Chooses how deep into a heading an answer may go: the most specific code that the text supports. Ruled out are codes
// narrower than what it says and those whose title excludes what it names; where it says no more than the code above, the
// ordinary code below that is meant. These lists are written down in data/tariff; the index carries them.

import type { ExcludedWords, NarrowingWord, OrdinaryCode } from '../../model/words.ts';
import type { SearchIndex, Tree } from '../index/searchIndex.ts';
import type { Reader, Reading } from '../text/read.ts';
import { withoutExclusions } from '../text/terms.ts';
import type { RankedHeading, Ranking } from './ranking.ts';

/** How much the evidence of names and descriptions counts, and what the text model says. */
const EVIDENCE_WEIGHT = 9;
const MODEL_WEIGHT = 0.9;
/** A code of six digits must be at least this probable among those of its heading. */
const MIN_SHARE = 0.4;
/** Of two codes one must be so much more probable than by chance. */
const MORE_THAN_CHANCE = 1.1;
/** Where the model knows none of them, a child must be this much better supported than its best sibling. */
const CLEAR_LEAD = 1.1;
/** A child must have at least this share of the evidence for its parent itself. */
const SHARE_OF_PARENT = 0.8;
/** The ordinary code may be this much less supported, in the units of the support, than the best beside it. */
const MAX_BEHIND = 2;
/** The same where the text is a name of the code above, which says hardly more than that code: "washing machine". */
const MAX_BEHIND_OF_NAME = 6;
/** What is done, and to what, decides the rate of job work (5% for textiles, 18% for metal), and its names tell it. */
const JOB_WORK = 9988;
/** So much evidence of names decides there, unless the code that the model chose has this share of it. */
const TOLD_BY_NAMES = 0.4;
const SHARE_OF_TOLD = 0.4;
/** Below so much no trade is named, only that work is done: "furniture banane ki majduri" is not the jeweller's. */
const HARDLY_TOLD = 0.15;
/** Below this confidence in the heading no finer code is claimed. */
const HEADING_ONLY_BELOW = 0.1;

/** A step from a code to one below it, and what decided it; `undecided`: the text supports none of them. */
export interface LevelStep {
  readonly from: number;
  readonly to: number;
  readonly by: 'only child' | 'name' | 'model' | 'evidence' | 'ordinary' | 'undecided';
}

/** What is written down about codes, beside what the text supports. */
interface LevelRules {
  /** The text does not say enough for this code. */
  readonly isShut: (code: number) => boolean;
  /** The ordinary code below another, or -1. */
  readonly ordinaryOf: (code: number) => number;
}
const NO_RULES: LevelRules = { isShut: () => false, ordinaryOf: () => -1 };

/** A heading of a ranking, and how probable it is. */
interface SureHeading {
  readonly ranking: Ranking;
  readonly ranked: RankedHeading;
  readonly confidence: number;
}

/** The children of a code: those in `tree.children` from `from` to before `to`. */
interface Siblings {
  readonly tree: Tree;
  readonly ranking: Ranking;
  readonly parent: number;
  readonly from: number;
  readonly to: number;
  readonly isShut: LevelRules['isShut'];
}

/** `trace` takes the steps, for an explanation. */
export function chooseCode(
  index: SearchIndex,
  { ranking, ranked, confidence }: SureHeading,
  { isShut, ordinaryOf }: LevelRules = NO_RULES,
  trace?: LevelStep[],
): number {
  let code = index.headingCode[ranked.heading] as number;
  if (confidence < HEADING_ONLY_BELOW) return code;
  ranking.lookBelow(ranked);
  const { tree } = index;
  tree.open(ranked.heading);
  const isJobWork = index.headingDigits[ranked.heading] === JOB_WORK;
  for (;;) {
    const from = tree.childrenFrom[code] as number;
    const to = tree.childrenTo[code] as number;
    if (from === to) return code;
    let next = tree.children[from] as number;
    let by: LevelStep['by'] = 'only child';
    if (to - from > 1) {
      const siblings: Siblings = { tree, ranking, parent: code, from, to, isShut };
      const ordinary = ordinaryOf(code);
      const isOrdinaryOpen = ordinary >= 0 && !isShut(ordinary);
      by = 'name';
      next = byName(siblings);
      const saysNoMore = next === NO_NAME && isOrdinaryOpen && ranking.bearsName(code);
      if (saysNoMore && isAsLikely(siblings, ordinary, MAX_BEHIND_OF_NAME)) {
        by = 'ordinary';
        next = ordinary;
      }
      if (next === NO_NAME) {
        by = 'model';
        next = byModel(siblings);
        if (isJobWork && next !== UNKNOWN) {
          const told = toldByNames(siblings, next);
          // Below a group of trades the rates hardly differ: there the model stands where names speak for both.
          const stands = told === UNDECIDED && code !== index.headingCode[ranked.heading];
          if (told !== next && !stands) {
            by = 'evidence';
            next = told;
          }
        }
      }
      if (next === UNKNOWN) {
        by = 'evidence';
        next = byEvidence(siblings);
      }
      if (next === UNDECIDED && isOrdinaryOpen && isAsLikely(siblings, ordinary, MAX_BEHIND)) {
        by = 'ordinary';
        next = ordinary;
      }
    }
    trace?.push(next === UNDECIDED ? { from: code, to: code, by: 'undecided' } : { from: code, to: next, by });
    if (next === UNDECIDED) return code;
    code = next;
  }
}

const UNDECIDED = -1;
const UNKNOWN = -2;
const NO_NAME = -3;
/** Scratch space for the scores of children; grows where a code has more of them. */
let scores = new Float64Array(256);

/**
 * The one child that bears a name that is the whole text, or leads to it; of several the one whose name is the usual one.
 * Names are reviewed one by one: what similar texts were learned to be says no more about "plastic jhadu" where a code
 * bears that very name.
 */
function byName({ tree: { children }, ranking, parent, from, to }: Siblings): number {
  if (ranking.bearsName(parent) || !ranking.leadsToName(parent)) return NO_NAME;
  let found = NO_NAME;
  let usual = NO_NAME;
  let count = 0;
  let usualCount = 0;
  for (let i = from; i < to; i++) {
    const child = children[i] as number;
    if (!ranking.leadsToName(child)) continue;
    found = child;
    count++;
    if (!ranking.leadsToUsualName(child)) continue;
    usual = child;
    usualCount++;
  }
  if (count === 1) return found;
  return usualCount === 1 ? usual : NO_NAME;
}

/** The child that the text model and the evidence together make probable. */
function byModel(siblings: Siblings): number {
  const { tree, ranking, from, to, isShut } = siblings;
  let best = UNDECIDED;
  let top = Number.NEGATIVE_INFINITY;
  let isKnown = false;
  if (scores.length < to - from) scores = new Float64Array(to - from);
  for (let i = from; i < to; i++) {
    const child = tree.children[i] as number;
    const log = logWithin(tree, ranking, child);
    if (log !== 0) isKnown = true;
    const score = isShut(child) ? Number.NEGATIVE_INFINITY : supportOf(ranking, child, log);
    scores[i - from] = score;
    if (score > top) {
      top = score;
      best = child;
    }
  }
  if (!isKnown) return UNKNOWN;
  let sum = 0;
  for (let i = 0; i < to - from; i++) sum += Math.exp((scores[i] as number) - top);
  return 1 / sum < Math.max(MIN_SHARE, MORE_THAN_CHANCE / (to - from)) ? UNDECIDED : best;
}

/**
 * The child that names clearly speak for, where they hardly speak for the one that the model chose; undecided where they
 * speak for both or for none; else that which it chose.
 */
function toldByNames({ tree: { children }, ranking, from, to }: Siblings, voted: number): number {
  let told = voted;
  let first = 0;
  let second = 0;
  for (let i = from; i < to; i++) {
    const child = children[i] as number;
    const evidence = ranking.treeEvidence(child);
    if (evidence > first) {
      second = first;
      first = evidence;
      told = child;
    } else if (evidence > second) second = evidence;
  }
  const ofVoted = voted === UNDECIDED ? 0 : ranking.treeEvidence(voted);
  if (ofVoted < HARDLY_TOLD && first < TOLD_BY_NAMES) return UNDECIDED;
  if (first < TOLD_BY_NAMES || first < second * CLEAR_LEAD || told === voted) return voted;
  return ofVoted < first * SHARE_OF_TOLD ? told : UNDECIDED;
}

/** What the text model says of a code of six digits, or of the most probable below a group of them. */
function logWithin({ children, childrenFrom, childrenTo }: Tree, ranking: Ranking, code: number): number {
  const own = ranking.finerLog(code);
  if (own !== 0) return own;
  let best = 0;
  for (let i = childrenFrom[code] as number; i < (childrenTo[code] as number); i++) {
    const log = ranking.finerLog(children[i] as number);
    if (log !== 0 && (best === 0 || log > best)) best = log;
  }
  return best;
}

/** What the text model and the evidence say together for a code. */
const supportOf = (ranking: Ranking, code: number, log: number): number =>
  MODEL_WEIGHT * log + EVIDENCE_WEIGHT * ranking.treeEvidence(code);

/** Whether no child is better supported than the ordinary code by more than `behind`. */
function isAsLikely({ tree, ranking, from, to }: Siblings, ordinary: number, behind: number): boolean {
  const support = (code: number): number => supportOf(ranking, code, logWithin(tree, ranking, code));
  const least = support(ordinary) + behind;
  for (let i = from; i < to; i++) if (support(tree.children[i] as number) > least) return false;
  return true;
}

/** The child that is clearly best supported by names and descriptions, and hardly less than its parent. */
function byEvidence({ tree: { children }, ranking, parent, from, to, isShut }: Siblings): number {
  let best = UNDECIDED;
  let first = 0;
  let second = 0;
  for (let i = from; i < to; i++) {
    const child = children[i] as number;
    if (isShut(child)) continue;
    const evidence = ranking.treeEvidence(child);
    if (evidence > first) {
      second = first;
      first = evidence;
      best = child;
    } else if (evidence > second) second = evidence;
  }
  return first < second * CLEAR_LEAD || first < ranking.codeEvidence(parent) * SHARE_OF_PARENT ? UNDECIDED : best;
}

/** What narrows goods is ordinary among services: waste, parts, bulk. */
const SERVICES = '99';
/** Code 0 has no rule. */
const NO_RULE = 0;
/** Beside the number of a rule: the level above has its word as well ("printers; parts thereof"). */
const SAID_ABOVE = 0x80;

/**
 * Which rule narrows each code: its description has the word, and not that of every code beside it has; whether the
 * heading or the parent has it is marked. `parentOf` gives the number of the code above.
 */
export function packNarrowing(
  codes: readonly { readonly code: string; readonly description: string; readonly status: string }[],
  parentOf: (code: string) => string | undefined,
  rules: readonly NarrowingWord[],
  reader: Reader,
): { readonly 'code.narrowing': Uint8Array; readonly narrowing: Uint8Array } {
  const formsOf = (text: string): ReadonlySet<string> => new Set(reader.read(text).words.map(({ form }) => form));
  const formOf = (word: string): string => reader.read(word).words[0]?.form ?? word;
  const forms = new Map(codes.map(({ code, description }) => [code, formsOf(withoutExclusions(description))]));
  const formOfRule = rules.map(({ word }) => formOf(word));
  const siblings = new Map<string, string[]>();
  for (const { code, status } of codes) {
    const parent = parentOf(code);
    if (parent !== undefined && status === 'live') siblings.set(parent, [...(siblings.get(parent) ?? []), code]);
  }
  const ruleOf = ({ code }: { readonly code: string }): number => {
    const parent = parentOf(code);
    if (parent === undefined || code.startsWith(SERVICES)) return NO_RULE;
    const ruleWhere = (isSaidAbove: boolean): number =>
      formOfRule.findIndex((form) => {
        const has = (one: string): boolean => forms.get(one)?.has(form) === true;
        return (
          has(code) &&
          (has(parent) || has(code.slice(0, 4))) === isSaidAbove &&
          (siblings.get(parent) ?? []).some((one) => !has(one))
        );
      }) + 1;
    const rule = ruleWhere(false);
    if (rule !== NO_RULE) return rule;
    const ruleAbove = ruleWhere(true);
    return ruleAbove === NO_RULE ? NO_RULE : ruleAbove | SAID_ABOVE;
  };
  const lines = rules.map(({ said }) => said.map(formOf).join(' ')).join('\n');
  return { 'code.narrowing': Uint8Array.from(codes, ruleOf), narrowing: new TextEncoder().encode(lines) };
}

/**
 * Codes for a narrower thing than their name lets one think: parts, handloom, seed for sowing. A text reaches such a code
 * only when it says so; otherwise the ordinary code beside it or the level above is meant.
 */
export class Narrowing {
  readonly #ruleOf: Uint8Array;
  readonly #said: readonly ReadonlySet<string>[];

  constructor({ container }: SearchIndex) {
    this.#ruleOf = container.bytes('code.narrowing');
    const lines = new TextDecoder().decode(container.bytes('narrowing'));
    this.#said = lines.split('\n').map((line) => new Set(line.split(' ')));
  }

  /** Whether the code is narrower than what the text says, and than the level above. */
  isShut(code: number, reading: Reading): boolean {
    const rule = this.#ruleOf[code] as number;
    return rule < SAID_ABOVE && this.#isUnsaid(rule, reading);
  }

  /** The same, also where the level above speaks of both: "printers; parts thereof". */
  isNarrower(code: number, reading: Reading): boolean {
    return this.#isUnsaid((this.#ruleOf[code] as number) & ~SAID_ABOVE, reading);
  }

  #isUnsaid(rule: number, { words }: Reading): boolean {
    if (rule === NO_RULE) return false;
    const said = this.#said[rule - 1];
    return said !== undefined && !words.some(({ form }) => said.has(form));
  }
}

/** A line for each code: its number, and the forms that it excludes. */
export function packExcluded(
  codes: readonly { readonly code: string }[],
  rows: readonly ExcludedWords[],
  reader: Reader,
): { readonly excluded: Uint8Array } {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const lines = rows.map(({ code, words }) => {
    const number = numberOf.get(code);
    if (number === undefined) throw new Error(`${code} is no code.`);
    return [number, ...words.flatMap((word) => reader.language.formsOf(word))].join(' ');
  });
  return { excluded: new TextEncoder().encode(lines.join('\n')) };
}

/** Tells whether a code excludes what a text names: "leather sandal" is none of the leather shoes that are "not sandals". */
export function excludesIn({ container }: SearchIndex): (code: number, reading: Reading) => boolean {
  const formsOf = new Map<number, ReadonlySet<string>>();
  for (const line of new TextDecoder().decode(container.bytes('excluded')).split('\n')) {
    const [number = '', ...forms] = line.split(' ');
    if (number !== '') formsOf.set(Number(number), new Set(forms));
  }
  return (code, { words }) => {
    const forms = formsOf.get(code);
    return forms !== undefined && words.some(({ form }) => forms.has(form));
  };
}

const NO_STEP = 0;

/** By code: how many codes further its ordinary one stands; codes are sorted, so those below follow. */
export function packOrdinary(
  codes: readonly { readonly code: string }[],
  ordinary: readonly OrdinaryCode[],
): { readonly 'code.ordinary': Uint16Array } {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const steps = new Uint16Array(codes.length);
  for (const { parent, ordinary: child } of ordinary) {
    const from = numberOf.get(parent);
    const to = numberOf.get(child);
    if (from === undefined || to === undefined) throw new Error(`${parent} or ${child} is no code.`);
    steps[from] = to - from;
  }
  return { 'code.ordinary': steps };
}

/** Gives the ordinary code below another, which a text means that says no more than the code above does; or -1. */
export function ordinaryIn({ container }: SearchIndex): (code: number) => number {
  const steps = container.u16('code.ordinary');
  return (code) => {
    const step = steps[code] as number;
    return step === NO_STEP ? -1 : code + step;
  };
}
