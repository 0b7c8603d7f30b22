// Names are indexed as texts are read: numbers are left out, and packs before a measure ("rice bag 25 kg"). A name must not
// be left with the word for other goods: "pizza box 10 inch" made boxes of every pizza, "Heineken 0.0" lemonade of beer.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE, readText } from '../../../test/tariff/language.ts';
import { readTariffText } from '../source/readCodes.ts';

const { names } = readTariffText(join(import.meta.dirname, '..', '..', '..', 'data', 'tariff'));

test('no name is left with what the goods of other headings are called', () => {
  const headings = new Map<string, Set<string>>();
  for (const { name, code } of names) {
    if (/\s/.test(name)) continue;
    const form = LANGUAGE.form(name.toLowerCase());
    headings.set(form, (headings.get(form) ?? new Set()).add(code.slice(0, 4)));
  }
  const left = names.flatMap(({ name, code }) => {
    if (!/\d/.test(name)) return [];
    const words = readText(name).words.map(({ form }) => form);
    const [only = ''] = words;
    const others = headings.get(only);
    return words.length === 1 && others !== undefined && !others.has(code.slice(0, 4))
      ? [`${code} ${name}: ${only}`]
      : [];
  });
  expect(left).toEqual([]);
});
