import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf, resultOf, valueIn } from '../../src/tools/reading.ts';
import { sha1 } from './identifiers/sha1.ts';
import uuid from './uuid-generator.ts';

test('the version 5 example of RFC 9562', () => {
  const result = resultOf(uuid.run({ name: 'www.example.com', namespace: 'dns' }));
  expect(valueIn(result, 'UUID of the name')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

// Examples of RFC 9562, appendix A: one moment, 2022-02-22 14:22:22 -05:00.
test.each([
  ['c232ab00-9414-11ec-b3c8-9f6bdeced846', '1', '2022-02-22T19:22:22.000Z'],
  ['5df41881-3aed-3515-88a7-2f4a814cf09e', '3', undefined],
  ['919108f7-52d1-4320-9bac-f847db4148a8', '4', undefined],
  ['1ec9414c-232a-6b00-b3c8-9f6bdeced846', '6', '2022-02-22T19:22:22.000Z'],
  ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f', '7', '2022-02-22T19:22:22.000Z'],
])('%s is version %s', (given, version, time) => {
  const result = resultOf(uuid.run({ uuid: `urn:uuid:${given.toUpperCase()}` }));
  expect(valueIn(result, 'Version')).toBe(version);
  expect(valueIn(result, 'Time inside')).toBe(time);
});

test('says what is wrong, all at once', () => {
  expect(problemsOf(uuid.run({}))).toHaveLength(1);
  expect(problemsOf(uuid.run({ uuid: '2ed6657d', namespace: 'mine' }))).toHaveLength(2);
});

test('SHA-1 is that of the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(sha1(bytes)).toString('hex')).toBe(createHash('sha1').update(bytes).digest('hex'));
    }),
  );
});
