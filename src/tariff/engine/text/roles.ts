// The part words play on a bill: colours and shop talk that say nothing of the goods, packs that hold them. Where a name
// of goods has such a word beside another ("black pepper", "water bottle"), the two are kept together.
import type { RoleWord, WordRole } from '../../model/words.ts';
import { atomsOf } from './glossary.ts';
import type { Language } from './language.ts';

/** The words with their roles, a line each, and after an empty line the pairs of names that have such a word. */
export function packRoles(
  roles: readonly RoleWord[],
  names: readonly { readonly name: string }[],
  language: Language,
): string {
  const genitives = language.words('genitive');
  const known = new Set(roles.map(({ word }) => word));
  const colours = new Set(roles.flatMap(({ word, role }) => (role === 'colour' ? [word] : [])));
  const pairs = new Set<string>();
  for (const { name } of names) {
    const words = atomsOf(name).filter((word) => !genitives.has(word));
    for (let i = 1; i < words.length; i++) {
      const [first = '', second = ''] = [words[i - 1], words[i]];
      // The colour of "black steel pipe" is that of a pipe, not of all steel.
      if (i < words.length - 1 && colours.has(first)) continue;
      if (known.has(first) || known.has(second)) pairs.add(pairOf(first, second, language));
    }
  }
  return [...roles.map(({ word, role }) => `${word} ${role}`), '', ...[...pairs].sort()].join('\n');
}

const pairOf = (first: string, second: string, language: Language): string =>
  `${language.form(first)} ${language.form(second)}`;

export class Roles {
  readonly #roles = new Map<string, Set<WordRole>>();
  readonly #pairs: ReadonlySet<string>;
  readonly #language: Language;

  constructor(packed: string, language: Language) {
    this.#language = language;
    const [roles = '', pairs = ''] = packed.split('\n\n');
    for (const line of roles.split('\n')) {
      const [word = '', role] = line.split(' ');
      this.#roles.set(word, (this.#roles.get(word) ?? new Set()).add(role as WordRole));
    }
    this.#pairs = new Set(pairs.split('\n'));
  }

  has(word: string, role: WordRole): boolean {
    return this.#roles.get(word)?.has(role) === true;
  }

  /** Says nothing of which goods it is. */
  isInert(word: string): boolean {
    const roles = this.#roles.get(word);
    return roles !== undefined && [...roles].some((role) => INERT.has(role));
  }

  hasAny(word: string): boolean {
    return this.#roles.has(word);
  }

  /** Whether the two stand side by side in a name of goods. */
  isPair(first: string, second: string): boolean {
    return this.#pairs.has(pairOf(first, second, this.#language));
  }
}

const INERT: ReadonlySet<WordRole> = new Set(['colour', 'quality', 'occasion', 'place', 'size', 'shop']);
