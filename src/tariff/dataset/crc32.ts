// CRC-32 by script, for runtimes without one of their own: two words at a time, with one table for each byte of them.

/** What a byte does to the checksum when no further byte follows it. */
const LAST = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The same when one byte more follows. */
const oneMore = (table: Uint32Array): Uint32Array => table.map((crc) => (LAST[crc & 0xff] as number) ^ (crc >>> 8));

const SEVENTH = oneMore(LAST);
const SIXTH = oneMore(SEVENTH);
const FIFTH = oneMore(SIXTH);
const FOURTH = oneMore(FIFTH);
const THIRD = oneMore(FOURTH);
const SECOND = oneMore(THIRD);
const FIRST = oneMore(SECOND);

export function crc32(bytes: Uint8Array): number {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, (aligned.length >>> 3) << 1);
  let crc = -1;
  for (let i = 0; i < words.length; i += 2) {
    const one = crc ^ (words[i] as number);
    const two = words[i + 1] as number;
    crc =
      (FIRST[one & 0xff] as number) ^
      (SECOND[(one >>> 8) & 0xff] as number) ^
      (THIRD[(one >>> 16) & 0xff] as number) ^
      (FOURTH[one >>> 24] as number) ^
      (FIFTH[two & 0xff] as number) ^
      (SIXTH[(two >>> 8) & 0xff] as number) ^
      (SEVENTH[(two >>> 16) & 0xff] as number) ^
      (LAST[two >>> 24] as number);
  }
  for (let at = words.length * 4; at < bytes.length; at++) {
    crc = (LAST[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
