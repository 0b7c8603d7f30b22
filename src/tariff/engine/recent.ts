// Caches answers by reading: "Rice 5 kg" and "rice, 10 kg pack" ask the same, and long tables have many such texts.
// Direct-mapped: each answer takes one row, a cache line, and a new one replaces what was in its row.

import type { CodesAnswer, SearchStatus } from './answer.ts';
import type { Reading, ReadWord, Role } from './text/read.ts';

/** A power of two. */
const ROWS = 1 << 17;
/** Numbers of a row: what was asked, the words, the codes, and the confidence with the status. */
const ROW = 16;
const MAX_CODES = 3;
const MAX_WORDS = ROW - MAX_CODES - 2;
const FIRST_CODE = 1 + MAX_WORDS;
const LAST = ROW - 1;

const ROLES: Readonly<Record<Role, number>> = { head: 0, modifier: 1, extra: 2 };
const ROLE_BITS = 2;
const PHRASE_BITS = 6;
const WORD_SHIFT = ROLE_BITS + PHRASE_BITS;
const MAX_PHRASES = 1 << PHRASE_BITS;
const MAX_NUMBERS = 2 ** (32 - WORD_SHIFT);

const STATUSES: readonly SearchStatus[] = ['resolved', 'ambiguous', 'too_vague', 'not_found'];
const STATUS_BITS = 2;
const COUNT_BITS = 2;
const CONFIDENCE_STEPS = 1000;

const MIX = 0x9e3779b1;

export class RecentAnswers {
  readonly #rows = new Int32Array(ROWS * ROW);
  /** The key of what was asked last, as its row begins with it, and where the row is; -1: it is not cached. */
  readonly #key = new Int32Array(FIRST_CODE);
  #row = -1;

  /** The answer to a text that was read so; undefined: it is not cached. `mayBeCut`: its last word is guessed at. */
  find(reading: Reading, limit: number, mayBeCut: boolean): CodesAnswer | undefined {
    this.#row = this.#rowOf(reading, limit, mayBeCut);
    if (this.#row < 0) return undefined;
    const rows = this.#rows;
    const key = this.#key;
    for (let i = 0; i <= reading.words.length; i++) if (rows[this.#row + i] !== key[i]) return undefined;
    const last = rows[this.#row + LAST] as number;
    const codes: number[] = [];
    for (let i = 0; i < (last & ((1 << COUNT_BITS) - 1)); i++) codes.push(rows[this.#row + FIRST_CODE + i] as number);
    return {
      codes,
      confidence: (last >>> (COUNT_BITS + STATUS_BITS)) / CONFIDENCE_STEPS,
      status: STATUSES[(last >>> COUNT_BITS) & ((1 << STATUS_BITS) - 1)] as SearchStatus,
    };
  }

  /** Caches the answer to what was asked for last. */
  store({ codes, confidence, status }: CodesAnswer): void {
    if (this.#row < 0) return;
    this.#rows.set(this.#key, this.#row);
    this.#rows.set(codes, this.#row + FIRST_CODE);
    const steps = Math.round(confidence * CONFIDENCE_STEPS);
    this.#rows[this.#row + LAST] = (((steps << STATUS_BITS) | STATUSES.indexOf(status)) << COUNT_BITS) | codes.length;
  }

  /** What an answer depends on: the words with their roles and phrases, and the little else that a reading says. */
  #rowOf(reading: Reading, limit: number, mayBeCut: boolean): number {
    const { words, namesClass, sort, dropped } = reading;
    if (dependsOnMore(reading)) return -1;
    if (words.length > MAX_WORDS || limit > MAX_CODES) return -1;
    const key = this.#key;
    // Never 0, which is what an empty row has.
    const sorted = (((words.length << 2) | limit) << 2) | SORTS.indexOf(sort);
    const told = (sorted << 1) | Number(dropped.length > 0);
    key[0] = (told << 2) | (Number(namesClass) << 1) | Number(mayBeCut);
    let hash = key[0];
    for (let i = 0; i < words.length; i++) {
      const { facts, role, phrase } = words[i] as ReadWord;
      if (facts.number >= MAX_NUMBERS || phrase >= MAX_PHRASES) return -1;
      const word = (facts.number << WORD_SHIFT) | (phrase << ROLE_BITS) | ROLES[role];
      key[i + 1] = word;
      hash = Math.imul(hash ^ word, MIX);
      hash ^= hash >>> 15;
    }
    return (hash & (ROWS - 1)) * ROW;
  }
}

const SORTS: readonly Reading['sort'][] = [undefined, 'goods', 'service'];

/** Whether the answer hangs on more than the words: what a brand, a model or a medicine says. */
const dependsOnMore = ({ favoured, vehicle, isRange, isMakerAlone, rewrites }: Reading): boolean =>
  favoured.length > 0 || vehicle !== undefined || isRange || isMakerAlone || rewrites.length > 0;
