// The same as the platform's own, whatever the length.
import { crc32 as native } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('agrees with the platform', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(crc32(bytes)).toBe(native(bytes));
    }),
  );
});
