// Spellings put together and apart.
import { expect, test } from 'vitest';
import { withJoins } from './joins.ts';

test.each([
  ['t-shirts', 'tshirt'],
  ['non woven bag', 'nonwoven bag'],
  ['x-ray film', 'xray film'],
  ['v-belt b 56', 'vbelt b 56'],
  ['p.v.c. pipe', 'pvc pipe'],
  ['m.s. flat', 'ms flat'],
  ['ms pipe', 'mild steel pipe'],
  ['salt&pepper', 'salt pepper'],
  ['b&b', 'b&b'],
  ["men's kurta", 'men kurta'],
  ['cable 33kv', 'cable 33 kv'],
  ['1.1kv wire', '1.1 kv wire'],
  ['11kva set', '11kva set'],
  ['non', 'non'],
])('%s is read as %s', (written, read) => {
  expect(withJoins(written).replace(/\s+/g, ' ').trim()).toBe(read);
});
