// Remembers answers to texts that are read alike: "Rice 5 kg" and "rice, 10 kg pack" ask the same. Long tables have
// many such texts; each answer takes a line of memory, and a new one drives out what stood in its place.

import type { CodesAnswer, SearchStatus } from './search.ts';
import type { Reading, ReadWord, Role } from './text/read.ts';

/** A power of two. */
const PLACES = 1 << 17;
/** Numbers of a row: what was asked, the words, the codes, and the confidence with the status. */
const ROW = 16;
const MOST_CODES = 3;
const MOST_WORDS = ROW - MOST_CODES - 2;
const FIRST_CODE = 1 + MOST_WORDS;
const LAST = ROW - 1;

const ROLES: Readonly<Record<Role, number>> = { head: 0, modifier: 1, extra: 2 };
const ROLE_BITS = 2;
const PHRASE_BITS = 6;
const WORD_SHIFT = ROLE_BITS + PHRASE_BITS;
const MOST_PHRASES = 1 << PHRASE_BITS;
const MOST_NUMBERS = 2 ** (32 - WORD_SHIFT);

const STATUSES: readonly SearchStatus[] = ['resolved', 'ambiguous', 'too_vague', 'not_found'];
const STATUS_BITS = 2;
const COUNT_BITS = 2;
const CONFIDENCE_STEPS = 1000;

const MIX = 0x9e3779b1;

export class RecentAnswers {
  readonly #rows = new Int32Array(PLACES * ROW);
  /** What was asked last, as a row begins, and where its row is; -1: it is not kept. */
  readonly #asked = new Int32Array(FIRST_CODE);
  #row = -1;

  /** The answer to a text that was read so; undefined: it is not known. */
  find(reading: Reading, limit: number): CodesAnswer | undefined {
    this.#row = this.#rowOf(reading, limit);
    if (this.#row < 0) return undefined;
    const rows = this.#rows;
    const asked = this.#asked;
    for (let i = 0; i <= reading.words.length; i++) if (rows[this.#row + i] !== asked[i]) return undefined;
    const last = rows[this.#row + LAST] as number;
    const codes: number[] = [];
    for (let i = 0; i < (last & ((1 << COUNT_BITS) - 1)); i++) codes.push(rows[this.#row + FIRST_CODE + i] as number);
    return {
      codes,
      confidence: (last >>> (COUNT_BITS + STATUS_BITS)) / CONFIDENCE_STEPS,
      status: STATUSES[(last >>> COUNT_BITS) & ((1 << STATUS_BITS) - 1)] as SearchStatus,
    };
  }

  /** Keeps the answer to what was asked for last. */
  keep({ codes, confidence, status }: CodesAnswer): void {
    if (this.#row < 0) return;
    this.#rows.set(this.#asked, this.#row);
    this.#rows.set(codes, this.#row + FIRST_CODE);
    const steps = Math.round(confidence * CONFIDENCE_STEPS);
    this.#rows[this.#row + LAST] = (((steps << STATUS_BITS) | STATUSES.indexOf(status)) << COUNT_BITS) | codes.length;
  }

  /** What an answer depends on: the words with their places, and the little else that a reading says. */
  #rowOf({ words, namesClass, endsWithWord }: Reading, limit: number): number {
    if (words.length > MOST_WORDS || limit > MOST_CODES) return -1;
    const asked = this.#asked;
    // Where the last word is known as it is, it is not taken for one that was cut.
    const mayBeCut = endsWithWord && words.at(-1)?.facts.meanings?.exact === undefined;
    // Never 0, which is what a row has that nothing was kept in.
    asked[0] = (((words.length << 2) | limit) << 2) | (Number(namesClass) << 1) | Number(mayBeCut);
    let hash = asked[0];
    for (let i = 0; i < words.length; i++) {
      const { facts, role, phrase } = words[i] as ReadWord;
      if (facts.number >= MOST_NUMBERS || phrase >= MOST_PHRASES) return -1;
      const word = (facts.number << WORD_SHIFT) | (phrase << ROLE_BITS) | ROLES[role];
      asked[i + 1] = word;
      hash = Math.imul(hash ^ word, MIX);
      hash ^= hash >>> 15;
    }
    return (hash & (PLACES - 1)) * ROW;
  }
}
