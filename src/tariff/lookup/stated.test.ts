import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE } from '../../../test/tariff/language.ts';
import { Reader } from '../engine/text/read.ts';
import { packConditionWords, parseCondition } from '../model/conditions.ts';
import type { Branch, RatePeriod } from '../model/rates.ts';
import { branch } from '../rates/samples.ts';
import { isSplitRate } from './results.ts';
import { SaidText } from './saidText.ts';
import { StatedConditions, withBranchFirst } from './stated.ts';

const period = (...branches: Branch[]): RatePeriod => ({
  from: '2025-09-22',
  to: null,
  branches,
  ordinary: '',
  notes: '',
});
const reader = new Reader(LANGUAGE);
const source = { reader, meantIn: () => [] };
const stated = new StatedConditions(
  () =>
    packConditionWords([
      { condition: 'kajal', words: 'kajal; kohl; काजल', measure: '', names: 'goods', not: '', question: '' },
      {
        condition: 'khadi sold by certified shops',
        words: 'kvic',
        measure: '',
        names: 'goods unless khadi; khadi cloth',
        not: 'mill made',
        question: '',
      },
      { condition: 'kajal pencils', words: 'kajal pencil', measure: '', names: '', not: '', question: '' },
      { condition: 'above', words: '', measure: 'rupees > 2500', names: '', not: '', question: '' },
      { condition: 'up to', words: '', measure: 'rupees <= 2500', names: '', not: '', question: '' },
      { condition: 'large engine', words: '', measure: 'cc > 350', names: '', not: '', question: '' },
      {
        condition: 'loose',
        words: 'loose; khula',
        measure: 'kg > 25 or litres > 25',
        names: '',
        not: '',
        question: '',
      },
      {
        condition: 'room outside intensive care',
        words: 'room',
        measure: '',
        names: 'goods',
        not: 'icu',
        question: '',
      },
      {
        condition: 'affordable home',
        words: '(affordable|budget) flat; new flat',
        measure: 'within: rupees <= 4500000',
        names: '',
        not: '',
        question: '',
      },
      { condition: 'other home', words: 'new flat', measure: '', names: '', not: '', question: '' },
      { condition: 'packed', words: 'packed; pre packaged', measure: '', names: '', not: '', question: '' },
      { condition: 'for a temple', words: 'temple', measure: '', names: 'rare', not: '', question: '' },
      { condition: 'nobody says this', words: '', measure: '', names: '', not: '', question: '' },
    ]),
  () => source,
);

const branchIn = (text: string, of: RatePeriod) => stated.branchIn(() => new SaidText(reader.read(text), source), of);

/** The place of the branch that a text surely asks for; -1: of none. */
const placeIn = (text: string, of: RatePeriod): number => {
  const asked = branchIn(text, of);
  return asked?.isSure === true ? asked.place : -1;
};
const IN_DOUBT = { place: 0, isSure: false };

describe('words of the text choose the branch', () => {
  const cosmetics = period(
    branch(18, ''),
    branch(0, 'kajal'),
    branch(18, 'kajal pencils'),
    branch(5, 'nobody says this'),
  );

  test.each([
    ['kajal', 1],
    ['Kohl, black', 1],
    ['काजल', 1],
    ['kajal pencil', 2],
    ['pencils of kajal', 2],
    ['lipstick', -1],
    ['', -1],
  ])('%s', (text, place) => {
    expect(placeIn(text, cosmetics)).toBe(place);
  });

  test('a text that says two things that differ chooses neither', () => {
    const rice = period(branch(5, 'packed'), branch(0, 'loose'));
    expect(placeIn('loose rice', rice)).toBe(1);
    expect(placeIn('rice packed', rice)).toBe(0);
    expect(branchIn('rice, loose or packed', rice)).toEqual(IN_DOUBT);
  });

  test('a text that names goods of two conditions leaves open which, and the rate is none of other goods', () => {
    const cheese = period(branch(12, ''), branch(0, 'kajal'), branch(5, 'packed'), branch(0, 'loose'));
    expect(branchIn('loose or packed', cheese)).toEqual({ place: 2, isSure: false });
    expect(branchIn('packed', cheese)).toEqual({ place: 2, isSure: true });
    expect(branchIn('cheddar', cheese)).toBeUndefined();
  });

  test('what a text denies excludes nothing', () => {
    const care = period(branch(0, ''), branch(5, 'room outside intensive care'));
    expect(placeIn('deluxe room', care)).toBe(1);
    expect(placeIn('deluxe room (non ICU)', care)).toBe(1);
    expect(placeIn('ICU room', care)).toBe(-1);
  });

  test('a nil rate and no GST at all are two answers', () => {
    const fuel = period(branch(18, ''), branch(0, 'packed', { schedule: 'Outside GST' }), branch(0, 'loose'));
    expect(branchIn('loose or packed', fuel)).toEqual({ place: 1, isSure: false });
  });

  test('a parent that names its codes before the condition is understood', () => {
    expect(placeIn('kajal', period(branch(18, ''), branch(0, 'for 3304 20: kajal')))).toBe(1);
  });
});

describe('amounts of the text choose the branch', () => {
  const garments = period(branch(5, 'up to'), branch(18, 'above'));

  test.each([
    ['shirt price 3000', 1],
    ['shirt ₹3,000', 1],
    ['shirt Rs. 2500', 0],
    ['shirt 3000 rupees', 1],
    ['shirt 2999/-', 1],
    ['kurti above 2500', 1],
    ['kurti under 2500', 0],
    ['shirt mrp rs 1,299.00', 0],
    ['t-shirt 3000 rs', 1],
    ['hotel room 3000', 1],
    ['society maintenance charges 1,800', 0],
    // Neither says whether it is above 2,500.
    ['shirt above 1000', -1],
    ['shirt below rs 5000', -1],
    // No price.
    ['shirt size 3000', -1],
    ['shirt 3000', -1],
    ['shirt 3000 pcs', -1],
    ['society maintenance charges 2026', -1],
    ['hotel room 12', -1],
    ['hotel room 3000 sq ft', -1],
  ])('%s', (text, place) => {
    expect(placeIn(text, garments)).toBe(place);
  });

  test('an engine', () => {
    const bikes = period(branch(18, ''), branch(40, 'large engine'));
    expect(placeIn('motorcycle 400cc', bikes)).toBe(1);
    expect(placeIn('motorcycle 400 CC', bikes)).toBe(1);
    expect(placeIn('motorcycle 400 c.c.', bikes)).toBe(1);
    expect(placeIn('मोटरसाइकिल 400 सीसी', bikes)).toBe(1);
    // It is on the other side of the limit: the branch without a condition is sure.
    expect(placeIn('motorcycle 350cc', bikes)).toBe(0);
    expect(placeIn('motorcycle', bikes)).toBe(-1);
    expect(placeIn('motorcycle above 300cc', bikes)).toBe(-1);
    expect(placeIn('motorcycle below 400cc', bikes)).toBe(-1);
    expect(placeIn('motorcycle below 350cc', bikes)).toBe(0);
  });

  test('what a bag holds, not what was bought', () => {
    const rice = period(branch(5, 'packed'), branch(0, 'loose'));
    expect(placeIn('rice 50 kg bag', rice)).toBe(1);
    expect(placeIn('rice 50 kg', rice)).toBe(-1);
    expect(placeIn('rice 25 kg bag', rice)).toBe(-1);
  });

  test('a higher price never chooses the lower band, whatever the words around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('price', 'Rs', '₹', 'mrp'), (price, word) => {
        expect(placeIn(`shirt ${word} ${price}`, garments)).toBe(price > 2500 ? 1 : 0);
      }),
    );
  });
});

test('the chosen branch comes first, and the notes name the others', () => {
  const first = withBranchFirst(period(branch(18, ''), branch(0, 'kajal')), { place: 1, isSure: true });
  expect(first.branches.map(({ ratePercent }) => ratePercent)).toEqual([0, 18]);
  expect(first.notes).toBe('0%: kajal; 18%: all else. Shown: 0%, as the text says so.');
});

test('a rate is open where branches differ, or one is outside GST', () => {
  expect(isSplitRate(period(branch(18, '')))).toBe(false);
  expect(isSplitRate(period(branch(18, ''), branch(18, 'kajal')))).toBe(false);
  expect(isSplitRate(period(branch(18, ''), branch(0, 'kajal')))).toBe(true);
  expect(isSplitRate(period(branch(0, ''), branch(0, 'fuel', { schedule: 'Outside GST' })))).toBe(true);
});

test('a branch that the text leaves open is not said to be its own', () => {
  const cheese = period(branch(12, ''), branch(5, 'packed'), branch(0, 'loose'));
  const first = withBranchFirst(cheese, { place: 1, isSure: false });
  expect(first.notes).toBe('5%: packed; 12%: all else; 0%: loose. Shown: 5%, as the text names such goods.');
  expect(withBranchFirst(cheese, IN_DOUBT)).toBe(cheese);
});

test('a text that speaks of a condition without deciding it leaves the rate open', () => {
  const cloth = period(branch(5, ''), branch(0, 'khadi sold by certified shops'));
  expect(stated.staysOpen(cloth)).toBe(false);
  expect(branchIn('cotton cloth', cloth)).toBeUndefined();
  expect(branchIn('khadi cloth', cloth)).toEqual(IN_DOUBT);
  expect(branchIn('mill made khadi cloth', cloth)).toBeUndefined();
  expect(placeIn('khadi cloth from KVIC', cloth)).toBe(1);
  const both = period(branch(18, ''), branch(0, 'kajal'), branch(5, 'khadi sold by certified shops'));
  expect(branchIn('kajal of kvic', both)).toEqual({ place: 1, isSure: false });
});

test('a rate stays open unless the others are those of goods that the text would have named', () => {
  expect(stated.staysOpen(period(branch(18, '')))).toBe(false);
  expect(stated.staysOpen(period(branch(18, ''), branch(0, 'kajal')))).toBe(false);
  expect(stated.staysOpen(period(branch(18, ''), branch(0, 'kajal'), branch(5, 'nobody says this')))).toBe(true);
  expect(stated.staysOpen(period(branch(18, ''), branch(0, 'kajal'), branch(0, 'for a temple')))).toBe(false);
  expect(stated.staysOpen(period(branch(5, 'packed'), branch(0, 'loose')))).toBe(true);
  expect(stated.staysOpen(period(branch(0, 'kajal'), branch(18, '')))).toBe(true);
});

test('a measure that cannot be read is refused', () => {
  const refuse = (column: string, problem: string): never => {
    throw new Error(`${column} ${problem}`);
  };
  expect(() =>
    parseCondition({ condition: 'x', words: '', measure: 'rupees over 5', names: '', not: '', question: '' }, refuse),
  ).toThrow('measure "rupees over 5" must read like rupees > 2500 or pack = retail');
  expect(() =>
    parseCondition({ condition: 'x', words: '', measure: '', names: 'khadi', not: '', question: '' }, refuse),
  ).toThrow('names "khadi" must be empty, goods or rare, or read like goods unless khadi');
  expect(
    parseCondition(
      { condition: 'x', words: 'a b; c', measure: 'cc > 5 and kg <= 3', names: '', not: '', question: '' },
      refuse,
    ),
  ).toMatchObject({
    phrases: ['a b', 'c'],
    needsAll: true,
  });
});

describe('a measure that only excludes', () => {
  const homes = period(branch(18), branch(7.5, 'other home'), branch(1.5, 'affordable home'));
  test.each([
    ['affordable flat', 2],
    ['budget flat', 2],
    ['affordable flat ₹30,00,000', 2],
    ['new affordable flat ₹60,00,000', 1],
    ['non-affordable new flat', 1],
    ['₹30,00,000', -1],
  ])('%s', (text, place) => {
    const asked = branchIn(text, homes);
    expect(asked?.isSure === true ? asked.place : -1).toBe(place);
  });
});
