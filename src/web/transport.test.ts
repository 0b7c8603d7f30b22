// What is packed comes out as it went in, whatever it is.
import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choicesIn, pack, packAs, unpack } from './transport.ts';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sizeOf = (block: Uint8Array): number => brotliCompressSync(block, QUICK).length;

describe('transport', () => {
  test('any bytes come back, whichever filters are chosen', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 400 }), fc.infiniteStream(fc.nat(1000)), (seed, sizes) => {
        const bytes = new Uint8Array(seed.length * 300).map((_, i) => (seed[i % seed.length] ?? 0) ^ (i >> 5));
        const packed = pack(bytes, () => sizes.next().value ?? 0);
        expect(Buffer.compare(unpack(packed), bytes)).toBe(0);
        expect(Buffer.compare(packAs(bytes, choicesIn(packed)), packed)).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  test('rising numbers shrink', () => {
    const numbers = new Uint32Array(32_768).map((_, i) => i * 7 + (i % 5));
    const bytes = new Uint8Array(numbers.buffer);
    expect(sizeOf(pack(bytes, sizeOf))).toBeLessThan(sizeOf(bytes) / 4);
  });

  test('cut bytes are refused', () => {
    const packed = pack(new Uint8Array(100_000), sizeOf);
    expect(() => unpack(packed.subarray(0, 50_000))).toThrow('incomplete');
    expect(() => unpack(new Uint8Array(2))).toThrow('incomplete');
  });
});
