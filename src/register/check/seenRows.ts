// Rows that were seen before, known by two hashes each: millions of them need little memory. The hashes begin with a
// random seed, so that nobody can write a file whose rows all look for the same slot.
import { hashStep } from '../../hash/fnv.ts';

const FIRST_SLOTS = 1 << 12;
const OTHER_PRIME = 0x85ebca6b;
/** Between texts, so that what ends one does not begin the next. */
const SEPARATOR = 0x1f;

/** A number as the two halves of its bits. */
const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);

const otherStep = (hash: number, part: number): number => Math.imul(hash + part, OTHER_PRIME) ^ (hash >>> 13);

export class SeenRows {
  readonly #seed: number;
  /** For each slot two hashes; the second 0: it is free. */
  #slots = new Int32Array(2 * FIRST_SLOTS);
  #count = 0;
  #probes = 0;

  constructor(seed = Math.floor(Math.random() * 2 ** 32)) {
    this.#seed = seed | 0;
  }

  /** Slots that were looked at so far. */
  get probes(): number {
    return this.#probes;
  }

  /** Notes a row by what it says; true: it was there already. */
  add(texts: readonly string[], numbers: readonly (number | undefined)[] = []): boolean {
    let one = this.#seed;
    let other = ~this.#seed;
    for (const text of texts) {
      for (let i = 0; i < text.length; i++) {
        const letter = text.charCodeAt(i);
        one = hashStep(one, letter);
        other = otherStep(other, letter);
      }
      one = hashStep(one, SEPARATOR);
      other = otherStep(other, SEPARATOR);
    }
    for (const number of numbers) {
      // Zero has no sign here.
      float[0] = number === undefined ? Number.NaN : number + 0;
      for (const half of halves) {
        one = hashStep(one, half);
        other = otherStep(other, half);
      }
    }
    if (2 * this.#count >= this.#slots.length / 2) this.#grow();
    return this.#put(one, other | 1);
  }

  #put(one: number, other: number): boolean {
    const slots = this.#slots;
    const mask = slots.length / 2 - 1;
    // Both hashes decide, from their upper halves too: the lower bits of the first depend on those of the letters alone.
    for (let at = (one ^ (one >>> 15) ^ (other >>> 1) ^ (other >>> 17)) & mask; ; at = (at + 1) & mask) {
      this.#probes++;
      if (slots[2 * at + 1] === 0) {
        slots[2 * at] = one;
        slots[2 * at + 1] = other;
        this.#count++;
        return false;
      }
      if (slots[2 * at] === one && slots[2 * at + 1] === other) return true;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * old.length);
    this.#count = 0;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] !== 0) this.#put(old[at] as number, old[at + 1] as number);
    }
  }
}
