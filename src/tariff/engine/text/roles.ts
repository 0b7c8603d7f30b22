// The part words play on a bill: colours and shop talk that say nothing of the goods, packs that hold them. Where a name
// of goods has such a word beside another ("black pepper", "water bottle"), the two are kept together.

import { unitAt } from '../../../hash/unitAt.ts';
import { type RoleWord, WORD_ROLES, type WordRole } from '../../model/words.ts';
import { atomsOf } from './glossary.ts';
import type { Language } from './language.ts';

/** Roles of words that no word beside them makes part of a name. */
const UNPAIRED: ReadonlySet<WordRole> = new Set(['variant', 'spec', 'trim', 'along', 'site', 'content', 'rated']);

/**
 * The words with their roles, a line each, and after an empty line the pairs of names that have such a word: for each
 * first word a line with those that follow it.
 */
export function packRoles(
  roles: readonly RoleWord[],
  names: readonly { readonly name: string }[],
  language: Language,
): string {
  const genitives = language.words('genitive');
  const known = new Set(roles.flatMap(({ word, role }) => (UNPAIRED.has(role) ? [] : [word])));
  const colours = new Set(roles.flatMap(({ word, role }) => (role === 'colour' ? [word] : [])));
  const counts = new Set(roles.flatMap(({ word, role }) => (role === 'count' ? [word] : [])));
  const pairs = new Map<string, Set<string>>();
  for (const { name } of names) {
    const words = atomsOf(name).filter((word) => !genitives.has(word));
    for (let i = 1; i < words.length; i++) {
      const [first = '', second = ''] = [words[i - 1], words[i]];
      // The colour of "black steel pipe" is that of a pipe, not of all steel.
      if (i < words.length - 1 && colours.has(first)) continue;
      // A "brake shoe set" makes no set of all shoes: "shoes set of 6" tells how many there are.
      if (words.length > 2 && counts.has(second)) continue;
      if (!known.has(first) && !known.has(second)) continue;
      const form = language.form(first);
      pairs.set(form, (pairs.get(form) ?? new Set()).add(language.form(second)));
    }
  }
  const lines = [...pairs].map(([first, seconds]) => [first, ...[...seconds].sort()].join(' '));
  return [...roles.map(({ word, role }) => `${word} ${role}`), '', ...lines.sort()].join('\n');
}

/** JavaScript shifts within 32 bits: the next bit would be the first again. */
const MOST_BITS = 32;

/** A bit for each name; throws where there are more names than bits. */
export function bitsOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  if (names.length > MOST_BITS) {
    throw new RangeError(
      `${names.length} names do not fit into ${MOST_BITS} bits: ${names[MOST_BITS]} would be ${names[0]}.`,
    );
  }
  return Object.fromEntries(names.map((name, place) => [name, 1 << place])) as Record<Name, number>;
}

/** A bit for each role. */
export const ROLE: Readonly<Record<WordRole, number>> = /* @__PURE__ */ bitsOf(WORD_ROLES);
/** The roles of words that say nothing of which goods it is. */
export const INERT = ROLE.colour | ROLE.quality | ROLE.occasion | ROLE.place | ROLE.size | ROLE.shop;

export class Roles {
  /** By word: the bits of its roles. */
  readonly #roles = new Map<string, number>();
  /** The pairs as packed; those of a first letter are read when a word that begins with it is first asked for. */
  readonly #packed: string;
  readonly #lettersRead: boolean[] = [];
  /** By the form of the first word: those of the second, as packed until they are first asked for. */
  readonly #pairs = new Map<string, string | ReadonlySet<string>>();

  constructor(packed: string) {
    const [roles = '', pairs = ''] = packed.split('\n\n');
    for (const line of roles.split('\n')) {
      const [word = '', role] = line.split(' ');
      this.#roles.set(word, this.of(word) | ROLE[role as WordRole]);
    }
    this.#packed = `\n${pairs}\n`;
  }

  /** The bits of its roles. */
  of(word: string): number {
    return this.#roles.get(word) ?? 0;
  }

  /** `roles`: one of `ROLE`, or several. */
  has(word: string, roles: number): boolean {
    return (this.of(word) & roles) !== 0;
  }

  /** Says nothing of which goods it is. */
  isInert(word: string): boolean {
    return (this.of(word) & INERT) !== 0;
  }

  /** Whether the two, by their indexed forms, stand side by side in a name of goods. */
  isPair(first: string, second: string): boolean {
    const letter = unitAt(first, 0);
    if (!this.#lettersRead[letter]) this.#readPairs(letter);
    let seconds = this.#pairs.get(first);
    if (seconds === undefined) return false;
    if (typeof seconds === 'string') {
      seconds = new Set(seconds.split(' '));
      this.#pairs.set(first, seconds);
    }
    return seconds.has(second);
  }

  /** The lines are sorted: those of a letter stand together. */
  #readPairs(letter: number): void {
    this.#lettersRead[letter] = true;
    const packed = this.#packed;
    let from = packed.indexOf(`\n${String.fromCharCode(letter)}`) + 1;
    while (from > 0 && unitAt(packed, from) === letter) {
      const space = packed.indexOf(' ', from);
      const end = packed.indexOf('\n', space);
      this.#pairs.set(packed.slice(from, space), packed.slice(space + 1, end));
      from = end + 1;
    }
  }
}
