// Words that say nothing of which goods it is: colours, shop talk, counts and sizes beside a shop's items change neither
// the heading nor make a sure answer unsure.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';

const SURE_FROM = 0.5;
const [, ...ITEMS] = readFileSync(join(import.meta.dirname, 'shop-items.tsv'), 'utf8')
  .trim()
  .split('\n');
const WITH: readonly ((item: string) => string)[] = [
  ...['black', 'blue', 'red', 'white', 'green', 'pink', 'brown', 'grey', 'navy blue', 'multicolour'].flatMap(
    (colour) => [(item: string) => `${colour} ${item}`, (item: string) => `${item} ${colour}`],
  ),
  (item) => `${item} combo`,
  (item) => `${item} combo offer`,
  (item) => `original ${item}`,
  (item) => `${item} original`,
  (item) => `imported ${item}`,
  (item) => `${item} 2024 model`,
  (item) => `${item} model 2025`,
  (item) => `${item} pack of 2`,
  (item) => `${item} (pack of 3)`,
  (item) => `${item} - 2 pcs`,
  (item) => `${item} large`,
  (item) => `${item} size xl`,
  (item) => `small ${item}`,
  (item) => `medium size ${item}`,
  (item) => `new ${item}`,
  (item) => `${item} new`,
  (item) => `${item} wholesale`,
  (item) => `${item} wholesale price`,
  (item) => `${item} (ISI mark)`,
  (item) => `${item} best quality`,
  (item) => `premium quality ${item}`,
  (item) => `${item} latest design`,
  (item) => `${item} mrp 499`,
];
const tariff = openTariff();

/** Not where the set is goods of its own, as a tea set is. */
function setsOf(item: string): readonly string[] {
  return answerTo(`${item} set`).heading === answerTo(item).heading ? [`${item} set of 6`, `${item} (set of 4)`] : [];
}

function answerTo(text: string): { readonly heading: string; readonly isSure: boolean; readonly confidence: number } {
  const [first] = tariff.lookup(text, { limit: 1 }).matches;
  const confidence = first?.confidence ?? 0;
  return { heading: first?.hsn_sac.slice(0, 4) ?? '', isSure: confidence >= SURE_FROM, confidence };
}

it('has two hundred items of shops', () => {
  expect(new Set(ITEMS).size).toBeGreaterThanOrEqual(200);
});

function besides(item: string, texts: readonly string[]) {
  const alone = answerTo(item);
  return texts.map((text) => ({ text, alone, beside: answerTo(text) }));
}
const BESIDE = ITEMS.flatMap((item) =>
  besides(
    item,
    WITH.map((add) => add(item)),
  ),
);
const SETS = ITEMS.flatMap((item) => besides(item, setsOf(item)));

it('gives an item with words that say nothing the heading of the item, as surely', () => {
  const moved = [...BESIDE, ...SETS].flatMap(({ text, alone, beside }) => {
    if (beside.heading !== alone.heading) return `${text}: ${beside.heading}, without it ${alone.heading}`;
    if (alone.isSure && !beside.isSure) return `${text}: ${beside.confidence}, without it ${alone.confidence}`;
    return [];
  });
  expect(moved).toEqual([]);
});

/** "pink salt" and "white sugar" are goods of their own. */
const MAX_MOVED = 0.002;

it('moves the confidence by a tenth at most, but for one text in five hundred', () => {
  const moved = BESIDE.filter(({ alone, beside }) => Math.abs(alone.confidence - beside.confidence) > 0.1);
  const told = moved.map(({ text, alone, beside }) => `${text}: ${beside.confidence}, without it ${alone.confidence}`);
  expect(moved.length / BESIDE.length, told.join('\n')).toBeLessThanOrEqual(MAX_MOVED);
});
