// Names of codes in Hindi, and what stands in their place.
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';
import { besideName, codeName, headName, plainName, saidName, saidOption } from './codeName.ts';

const shirts = 'पुरुषों और लड़कों की कमीज़ें, निटेड नहीं';
const texts = { ...hi, codeNames: (code: string) => ({ 6205: shirts, 620520: 'सूती कमीज़ें' })[code] };

test('a code has its own, an undivided item that of its subheading', () => {
  expect(codeName('6205', hi)).toBe(shirts);
  expect(codeName('62052000', texts)).toBe('सूती कमीज़ें');
  expect(codeName('62052010', texts)).toBeUndefined();
  expect(codeName('620500', texts)).toBe(shirts);
  expect(codeName('6205', en)).toBeUndefined();
});

test('what has none is headed by the name of the nearest code above; lists describe it in English, marked', () => {
  expect(String(saidName('62053090', 'Shirts', texts))).toBe('<span class="name" lang="en">Shirts</span>');
  expect(String(headName('62053090', 'Shirts', texts))).toBe(`${shirts} <span class="soft">(6205)</span>`);
  expect(String(headName('62052010', 'Shirts', texts))).toBe('सूती कमीज़ें <span class="soft">(6205 20)</span>');
  expect(String(besideName('62053090', 'Shirts', texts))).toBe('<p lang="en" class="soft">Shirts</p>');
  expect(headName('6205', 'Shirts', texts)).toBe(shirts);
  expect(String(headName('6211', 'Suits', texts))).toBe('<span class="name" lang="en">Suits</span>');
  expect(headName('62053090', 'Shirts', en)).toBe('Shirts');
  expect(saidName('6205', 'Shirts', texts)).toBe(shirts);
  expect(String(besideName('6205', 'Shirts', texts))).toBe('<p lang="en" class="soft">Shirts</p>');
  expect(saidName('6205', 'Shirts', en)).toBe('Shirts');
  expect(besideName('6205', 'Shirts', en)).toBe(false);
});

test('where nothing can be marked, the name of the nearest code above stands for the one that is lacking', () => {
  expect(plainName('62052010', 'Shirts', texts)).toBe('सूती कमीज़ें');
  expect(plainName('62053090', 'Shirts', texts)).toBe(shirts);
  expect(plainName('6211', 'Suits', texts)).toBe('Suits');
  expect(plainName('6205', 'Shirts', en)).toBe('Shirts');
});

test('answers to a question are named by their codes, with the rate that parts them', () => {
  const option = {
    label: 'Shirts; cotton shirts; and 1 more: 5%',
    codes: ['6205', '620520', '62052000', '620500'],
    then: 'shirt',
  };
  expect(saidOption(option, texts)).toBe(`${shirts}; सूती कमीज़ें; सूती कमीज़ें; और 1 और: 5%`);
  expect(saidOption({ label: 'Shirts', codes: ['6205'], then: 'shirt' }, texts)).toBe(shirts);
  expect(String(saidOption({ label: 'Other: 5%', codes: ['62053090'], then: 'shirt' }, texts))).toContain(
    'lang="en">Other: 5%<',
  );
  expect(saidOption(option, en)).toBe(option.label);
});
