// Which codes below a heading a text can mean: none that is narrower than what it says, none whose title excludes what it
// names, and the ordinary code where it says no more than the code above. Written down in data/tariff; the index carries it.
import type { ExcludedWords, NarrowingWord, OrdinaryCode } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Reader, Reading } from '../text/read.ts';
import { withoutExclusions } from '../text/terms.ts';

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

const NONE = 0;

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
    return step === NONE ? -1 : code + step;
  };
}
