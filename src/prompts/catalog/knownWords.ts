// The words the prompt search knows, in an order that finds prefixes and misspellings without a look at every word.
import { distanceWithin } from './words.ts';

export class KnownWords {
  readonly #sorted: readonly string[];
  /** Words by length, since a misspelling is about as long as the word. */
  readonly #byLength = new Map<number, string[]>();
  readonly #letters = new Map<string, number>();

  constructor(words: Iterable<string>) {
    this.#sorted = [...words].sort();
    for (const word of this.#sorted) {
      this.#letters.set(word, lettersOf(word));
      const alike = this.#byLength.get(word.length);
      if (alike === undefined) this.#byLength.set(word.length, [word]);
      else alike.push(word);
    }
  }

  /** Longer words that begin with this one. */
  *beginningWith(beginning: string): Generator<string> {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? '';
      if (!word.startsWith(beginning)) return;
      if (word !== beginning) yield word;
    }
  }

  /** Words at most `most` edits away. */
  *misspelt(word: string, most: number): Generator<string> {
    const letters = lettersOf(word);
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const known of this.#byLength.get(length) ?? []) {
        // An edit takes one letter away and adds one at most, so words that differ in more letters need no closer look.
        if (bitsIn(letters ^ (this.#letters.get(known) ?? 0)) > 2 * most) continue;
        if (distanceWithin(word, known, most)) yield known;
      }
    }
  }
}

/** A bit for each letter that occurs; letters may share one, which only lets more words pass. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
