// CRC-32 by script, for runtimes without one of their own: two words at a time, with one table for each byte of them.
import { once } from '../../steps/once.ts';

/** What a byte does to the checksum, by how many bytes follow it in the two words. */
const tables = once((): readonly Uint32Array[] => {
  const last = Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    return crc;
  });
  const all = [last];
  for (let following = 1; following < 8; following++) {
    const before = all[following - 1] as Uint32Array;
    all.push(before.map((crc) => (last[crc & 0xff] as number) ^ (crc >>> 8)));
  }
  return all;
});

export function crc32(bytes: Uint8Array): number {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, (aligned.length >>> 3) << 1);
  const [last, seventh, sixth, fifth, fourth, third, second, first] = tables() as [
    ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
    ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
  ];
  let crc = -1;
  for (let i = 0; i < words.length; i += 2) {
    const one = crc ^ (words[i] as number);
    const two = words[i + 1] as number;
    crc =
      (first[one & 0xff] as number) ^
      (second[(one >>> 8) & 0xff] as number) ^
      (third[(one >>> 16) & 0xff] as number) ^
      (fourth[one >>> 24] as number) ^
      (fifth[two & 0xff] as number) ^
      (sixth[(two >>> 8) & 0xff] as number) ^
      (seventh[(two >>> 16) & 0xff] as number) ^
      (last[two >>> 24] as number);
  }
  for (let at = words.length * 4; at < bytes.length; at++) {
    crc = (last[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
