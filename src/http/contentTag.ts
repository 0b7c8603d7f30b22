// The hash of a content that its entity tag is made of. Of our own, since those of the platforms have to be loaded at a
// start or only come as promises; it tells contents apart and protects nothing.

const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca77;
const THIRD_FACTOR = 0xc2b2ae3d;
const FOURTH_FACTOR = 0x27d4eb2f;

const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Byte by byte: the platform is slow with numbers above two thousand million. */
const hex = (word: number): string =>
  `${HEX_OF_BYTE[word >>> 24]}${HEX_OF_BYTE[(word >>> 16) & 255]}${HEX_OF_BYTE[(word >>> 8) & 255]}${HEX_OF_BYTE[word & 255]}`;

/** A sum with a further word in it; every bit of either reaches all bits after a few words. */
const mixed = (sum: number, word: number, factor: number): number =>
  Math.imul(((sum << 13) | (sum >>> 19)) ^ word, factor);

/** Spreads every bit of a sum over the whole of it. */
function spread(sum: number): number {
  let all = Math.imul(sum ^ (sum >>> 15), SECOND_FACTOR);
  all = Math.imul(all ^ (all >>> 13), THIRD_FACTOR);
  return all ^ (all >>> 16);
}

/**
 * A hash of 64 bits over words of four bytes, and the length: equal data gives equal tags everywhere. Four sums take
 * turns, since none of them has to wait for the others.
 */
export function contentTag(bytes: Uint8Array): string {
  const { length } = bytes;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, length >>> 2);
  let a = FIRST_FACTOR ^ length;
  let b = SECOND_FACTOR ^ length;
  let c = THIRD_FACTOR ^ length;
  let d = FOURTH_FACTOR ^ length;
  let i = 0;
  for (const end = words.length - 3; i < end; i += 4) {
    a = mixed(a, words[i] as number, SECOND_FACTOR);
    b = mixed(b, words[i + 1] as number, SECOND_FACTOR);
    c = mixed(c, words[i + 2] as number, THIRD_FACTOR);
    d = mixed(d, words[i + 3] as number, THIRD_FACTOR);
  }
  for (; i < words.length; i++) {
    a = mixed(a, words[i] as number, THIRD_FACTOR);
    c = mixed(c, words[i] as number, FOURTH_FACTOR);
  }
  for (let at = length & ~3; at < length; at++) {
    b = mixed(b, bytes[at] as number, THIRD_FACTOR);
    d = mixed(d, bytes[at] as number, FOURTH_FACTOR);
  }
  const first = spread(mixed(mixed(mixed(a, b, SECOND_FACTOR), c, THIRD_FACTOR), d, FOURTH_FACTOR));
  const second = spread(mixed(mixed(mixed(d, c, SECOND_FACTOR), b, THIRD_FACTOR), a, FOURTH_FACTOR));
  return `${length.toString(36)}-${hex(first)}${hex(second)}`;
}
