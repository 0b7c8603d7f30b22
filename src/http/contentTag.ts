// The hash of a content that its entity tag is made of. Of our own, since those of the platforms have to be loaded at a
// start or only come as promises; it tells contents apart and protects nothing.

const FIRST_FACTOR = 0x9e3779b1;
const SECOND_FACTOR = 0x85ebca77;

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Two hashes of 32 bits over words of four bytes, and the length: equal data gives equal tags everywhere. */
export function contentTag(bytes: Uint8Array): string {
  const { length } = bytes;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, length >>> 2);
  let first = FIRST_FACTOR ^ length;
  let second = SECOND_FACTOR ^ length;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    first = Math.imul(first ^ word, FIRST_FACTOR);
    first ^= first >>> 15;
    second = Math.imul(second ^ word, SECOND_FACTOR);
    second ^= second >>> 13;
  }
  for (let i = length & ~3; i < length; i++) {
    const byte = bytes[i] as number;
    first = Math.imul(first ^ byte, FIRST_FACTOR);
    first ^= first >>> 15;
    second = Math.imul(second ^ byte, SECOND_FACTOR);
    second ^= second >>> 13;
  }
  return `${length.toString(36)}-${hex(first)}${hex(second)}`;
}
