// Which texts are a code.
import { expect, test } from 'vitest';
import { askedCodeIn, codeIn } from './codeText.ts';

test.each([
  ['85171300', '85171300'],
  ['8517.13.00', '85171300'],
  ['8517 13 00', '85171300'],
  ['8517-13', '851713'],
  ['998314', '998314'],
  ['HSN 6109', '6109'],
  ['hsn:61091000', '61091000'],
  ['HSN/SAC 9983', '9983'],
  ['SAC code: 99.83.14', '998314'],
])('%s is a code', (text, digits) => {
  expect(codeIn(text)).toBe(digits);
});

test.each(['', '6109', '12345', '1234567', '123456789', '5 kg rice', '2 x 8517', 'HSN', 'HSN 610', 'HSN 123456789'])(
  '"%s" is none',
  (text) => {
    expect(codeIn(text)).toBe('');
  },
);

test.each(['shirt 6109', 'sacks 1000', 'hsn 6109 cotton shirt'])('"%s" is a description', (text) => {
  expect(codeIn(text)).toBe('');
});

test.each([
  ['8517', '8517'],
  ['hsn 8517', '8517'],
  ['hsn code 85171300', '85171300'],
  ['8517.13.00', '85171300'],
  ['sac 99831', '99831'],
])('a question about "%s" asks about the code', (asked, digits) => {
  expect(askedCodeIn(asked)).toBe(digits);
});

test.each(['bearing 6205', '6109 cotton shirt', '851', '85171', '123456789', '4 rolls 7204', ''])(
  'one about "%s" does not',
  (asked) => {
    expect(askedCodeIn(asked)).toBe('');
  },
);
