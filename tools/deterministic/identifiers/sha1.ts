// SHA-1 (RFC 3174), needed by name-based UUIDs; written out since browsers offer it only asynchronously and over HTTPS.

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** The 20 bytes of the digest. */
export function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const words = new Uint32Array(80);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 80; at++) {
      const mixed = (words[at - 3] ?? 0) ^ (words[at - 8] ?? 0) ^ (words[at - 14] ?? 0) ^ (words[at - 16] ?? 0);
      words[at] = at < 16 ? view.getUint32(block + at * 4) : rotate(mixed, 1);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (let at = 0; at < 80; at++) {
      const next = (rotate(a, 5) + mixing(at, b, c, d) + e + (words[at] ?? 0)) >>> 0;
      [e, d, c, b, a] = [d, c, rotate(b, 30) >>> 0, a, next];
    }
    for (const [at, value] of [a, b, c, d, e].entries()) state[at] = (state[at] ?? 0) + value;
  }
  const digest = new DataView(new ArrayBuffer(20));
  for (const [at, value] of state.entries()) digest.setUint32(at * 4, value);
  return new Uint8Array(digest.buffer);
}

/** The round's function and constant together. */
function mixing(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
