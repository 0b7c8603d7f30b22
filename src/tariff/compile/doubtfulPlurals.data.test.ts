// What a Hindi noun finds, its plurals must find: "जूतों पर जीएसटी" was that on jute, "चश्मे" nothing.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';
import { readTariffText } from '../source/readCodes.ts';

const tariff = openTariff();
const { names } = readTariffText(join(import.meta.dirname, '..', '..', '..', 'data', 'tariff'));
const NOUN = /^[\u0900-\u097f]{3,}$/;
/** One in so many is tried. */
const STEP = 8;
/** Nouns that share a plural with another ("पंख" and "पंखा"), and plurals that are goods of their own. */
const MAX_SHARED = 5;

const nouns = new Set(names.flatMap(({ name, language }) => (language === 'hi' && NOUN.test(name) ? [name] : [])));

function pluralsOf(noun: string): readonly string[] {
  const stem = noun.slice(0, -1);
  if (noun.endsWith('ा')) return [`${stem}े`, `${stem}ों`];
  if (noun.endsWith('ी')) return [`${stem}ियां`, `${stem}ियों`];
  return /[क-ह]$/.test(noun) ? [`${noun}ों`] : [];
}

const firstOf = (text: string) => {
  const { status, matches } = tariff.lookup(text);
  return { isResolved: status === 'resolved', heading: matches[0]?.hsn_sac.slice(0, 4) };
};

test('no plural of a Hindi noun is surely something else', () => {
  const tried: string[] = [];
  const others: string[] = [];
  for (const [i, noun] of [...nouns].entries()) {
    if (i % STEP !== 0) continue;
    const one = firstOf(noun);
    if (!one.isResolved) continue;
    for (const plural of pluralsOf(noun)) {
      if (nouns.has(plural)) continue;
      tried.push(plural);
      const many = firstOf(plural);
      if (many.isResolved && many.heading !== one.heading)
        others.push(`${noun} ${one.heading}: ${plural} ${many.heading}`);
    }
  }
  expect(tried.length).toBeGreaterThan(350);
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(MAX_SHARED);
});

test.each([
  ['जूतों पर जीएसटी', '64'],
  ['मसालों पर जीएसटी कितना है', '0910'],
  ['छाते', '6601'],
  ['चश्मे', '9004'],
])('%s', (text, heading) => {
  const { isResolved, heading: found } = firstOf(text);
  expect([isResolved, found?.startsWith(heading)]).toEqual([true, true]);
});

test('the plural of a vague word is as vague', () => {
  expect(tariff.lookup('कपड़ों पर जीएसटी').status).toBe('too_vague');
});
