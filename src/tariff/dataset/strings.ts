// Many strings in one section of a data file, packed so that they compress well and open without being read.

/** Ends each string; no byte of UTF-8. */
const END = 0xff;
/** Where strings begin is worked out for so many together, when one of them is first asked for. */
const PER_BLOCK = 32;

/** The bytes of all strings, and their number with the bytes of each block. */
export interface PackedStrings {
  readonly blob: Uint8Array;
  readonly blocks: Uint32Array;
}

export function packStrings(strings: readonly string[]): PackedStrings {
  const encoder = new TextEncoder();
  const parts = strings.map((text) => encoder.encode(text));
  const blob = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0));
  const blocks = new Uint32Array(1 + Math.ceil(strings.length / PER_BLOCK));
  blocks[0] = strings.length;
  let at = 0;
  for (const [i, part] of parts.entries()) {
    blob.set(part, at);
    at += part.length;
    blob[at++] = END;
    const block = 1 + Math.floor(i / PER_BLOCK);
    blocks[block] = (blocks[block] ?? 0) + part.length + 1;
  }
  return { blob, blocks };
}

const decoder = new TextDecoder();

/** Reads packed strings, one at a time, when asked for. */
export class StringTable {
  readonly length: number;
  readonly #blob: Uint8Array;
  readonly #blocks: Uint32Array;
  #blockStarts: Uint32Array | undefined;
  /** Where each string begins, in the blocks that are worked out. */
  readonly #starts: Uint32Array;
  readonly #isPlaced: Uint8Array;

  constructor({ blob, blocks }: PackedStrings) {
    this.#blob = blob;
    this.#blocks = blocks;
    this.length = blocks[0] ?? 0;
    this.#starts = new Uint32Array(this.length + 1);
    this.#isPlaced = new Uint8Array(blocks.length);
  }

  at(index: number): string {
    const block = Math.floor(index / PER_BLOCK);
    if (this.#isPlaced[block] === 0) this.#place(block);
    return decoder.decode(this.#blob.subarray(this.#starts[index], (this.#starts[index + 1] ?? 0) - 1));
  }

  #place(block: number): void {
    this.#blockStarts ??= startsOfBlocks(this.#blocks);
    const blob = this.#blob;
    const starts = this.#starts;
    const first = block * PER_BLOCK;
    const last = Math.min(first + PER_BLOCK, this.length);
    let at = this.#blockStarts[block] ?? 0;
    for (let i = first; i < last; i++) {
      starts[i] = at;
      while (blob[at] !== END) at++;
      at++;
    }
    starts[last] = at;
    this.#isPlaced[block] = 1;
  }
}

function startsOfBlocks(blocks: Uint32Array): Uint32Array {
  const starts = new Uint32Array(blocks.length);
  for (let block = 1; block < blocks.length; block++) starts[block] = (starts[block - 1] ?? 0) + (blocks[block] ?? 0);
  return starts;
}

const LONGEST_CODE = 8;
const numberOf = (code: string): number => Number(code.padEnd(LONGEST_CODE, '0'));

/** Sorted codes of up to eight digits: the length of each, and its step from the one before as a varint. */
export function packCodes(codes: readonly string[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const code of codes) {
    const step = numberOf(code) - before;
    if (step < 0 || code.length > LONGEST_CODE) throw new RangeError(`code ${code} is too long or out of order`);
    before += step;
    bytes.push(code.length);
    let rest = step;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

export function unpackCodes(bytes: Uint8Array): readonly string[] {
  const codes: string[] = [];
  let number = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = bytes[at++] ?? 0;
    let worth = 1;
    let byte: number;
    do {
      byte = bytes[at++] ?? 0;
      number += (byte & 0x7f) * worth;
      worth *= 0x80;
    } while (byte & 0x80);
    codes.push(String(number).padStart(LONGEST_CODE, '0').slice(0, length));
  }
  return codes;
}
