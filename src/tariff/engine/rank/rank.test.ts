import { describe, expect, it, test } from 'vitest';
import { LANGUAGE, readText } from '../../../../test/tariff/language.ts';
import { headingNumber, smallEngine, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import type { Reading } from '../text/read.ts';
import {
  COVERAGE,
  FEATURE_COUNT,
  FULL_NAME,
  HEAD_IN_NAME,
  MADE,
  NAME_SUPPORT,
  OF_BRAND,
  OTHER_VEHICLE,
  SORT,
} from './features.ts';
import {
  isOtherVehicle,
  isVehiclePart,
  keepBelowAccessory,
  keepBelowService,
  namesAccessory,
  order,
  readContext,
  type Scored,
} from './rank.ts';
import type { Evidence } from './ranking.ts';

const engine = smallEngine();
const first = (text: string) => engine.rank(text).headings[0]?.heading;

describe('Ranker', () => {
  it.each([
    ['mobile charger', '8504'],
    ['charger for mobile phone', '8504'],
    ['mobile phone with charger', '8517'],
    ['haldi', '0910'],
    ['हल्दी', '0910'],
    ['steel water bottle', '7323'],
    ['blue cotton tshirt', '6109'],
  ])('ranks first for %j: %s', (text, heading) => {
    expect(first(text)).toBe(headingNumber(heading));
  });

  it('has no heading for a text that no term stands for', () => {
    expect(engine.rank('zzqx').headings).toEqual([]);
  });

  it('ranks the first alike, however many are asked for', () => {
    const few = engine.rank('mobile cotton', 1).headings.map(({ heading, score }) => [heading, score]);
    const many = engine.rank('mobile cotton', 20).headings.map(({ heading, score }) => [heading, score]);
    expect(many.slice(0, few.length)).toEqual(few);
  });
});

const index = smallIndex();

test('two headings have parts of vehicles', () => {
  expect([8708, 8714, 8711, 4011].map(isVehiclePart)).toEqual([true, true, false, false]);
});

test('parts of the other vehicle are ruled out, other goods are not', () => {
  expect(isOtherVehicle(8708, 'two-wheeler')).toBe(true);
  expect(isOtherVehicle(8714, 'two-wheeler')).toBe(false);
  for (const vehicle of ['car', 'tractor', 'commercial'] as const) {
    expect([isOtherVehicle(8714, vehicle), isOtherVehicle(8708, vehicle), isOtherVehicle(8512, vehicle)]).toEqual([
      true,
      false,
      false,
    ]);
  }
});

const read = (context: Partial<Reading>): Reading => ({ ...readText('filter'), ...context });

/** What the text says beside its words of each heading, given how much of the text a name of each says. */
function contextOf(
  reading: Reading,
  feature: number,
  said: Readonly<Record<number, number>>,
): Readonly<Record<number, number>> {
  const digits = Object.keys(said).map(Number);
  const headings = digits.map((one, heading): Scored => {
    const features = new Float32Array(FEATURE_COUNT);
    features[FULL_NAME] = said[one] as number;
    return { heading, score: 0, features, bestName: -1, candidate: heading };
  });
  readContext(headings, digits, reading);
  return Object.fromEntries(headings.map(({ features }, i) => [digits[i], features[feature] as number]));
}

test('a plain text has no context, whatever was read before', () => {
  for (const feature of [OF_BRAND, MADE, SORT, OTHER_VEHICLE]) {
    expect(contextOf(read({}), feature, { 8708: 0 })).toEqual({ 8708: 0 });
  }
});

test('a vehicle speaks against parts of another', () => {
  expect(contextOf(read({ vehicle: 'two-wheeler' }), OTHER_VEHICLE, { 8708: 0, 8714: 0 })).toEqual({
    8708: 1,
    8714: 0,
  });
});

test('a brand speaks for the headings of its goods alone', () => {
  expect(contextOf(read({ favoured: [2106, 2403] }), OF_BRAND, { 2106: 0, 2107: 0 })).toEqual({ 2106: 1, 2107: 0 });
  expect(contextOf(read({ favoured: [2106], made: 2106 }), MADE, { 2106: 0, 2107: 0 })).toEqual({ 2106: 1, 2107: 0 });
});

test('a brand says nothing for its goods where a name of others is said in full', () => {
  const reading = read({ favoured: [8517], namesBrand: true });
  expect(contextOf(reading, OF_BRAND, { 8517: 0, 7007: 0.4 })).toEqual({ 8517: 0, 7007: 0 });
  expect(contextOf(reading, OF_BRAND, { 8517: 0.4, 7007: 0.4 })[8517]).toBe(1);
  // A medicine is no brand of goods: its doses stay in front of the substance.
  expect(contextOf({ ...reading, namesBrand: false }, OF_BRAND, { 8517: 0, 7007: 0.4 })[8517]).toBe(1);
});

test('a service that is asked for speaks for services, a pack size against them', () => {
  const { 9987: service, 8413: goods } = contextOf(read({ sort: 'service' }), SORT, { 9987: 0, 8413: 0 });
  expect(service).toBeGreaterThan(goods as number);
  expect(contextOf(read({ sort: 'goods' }), SORT, { 9987: 0, 8413: 0 })).toEqual({ 9987: -1, 8413: 0 });
});

const scored = (heading: string, score: number, features: Readonly<Record<number, number>> = {}): Scored => {
  const all = new Float32Array(FEATURE_COUNT);
  for (const [number, value] of Object.entries(features)) all[Number(number)] = value;
  return { heading: headingNumber(heading), score, features: all, bestName: -1, candidate: 0 };
};
const ordered = (ranked: Scored[], knowsMore = false, namesBrand = false): readonly number[] => {
  order(
    ranked,
    index,
    { knowsBeside: () => knowsMore, mayBeBeside: () => knowsMore } as unknown as Evidence,
    namesBrand,
  );
  return ranked.map(({ heading }) => heading);
};

describe('order', () => {
  it('sorts by score, ties by tariff order', () => {
    const ranked = [scored('8517', 1), scored('8504', 2), scored('0406', 1)];
    expect(ordered(ranked)).toEqual(['8504', '0406', '8517'].map(headingNumber));
  });

  it('keeps a name said in full before other chapters that know no further word', () => {
    const ranked = () => [scored('0910', 5, { [FULL_NAME]: 0.8 }), scored('8504', 6, { [COVERAGE]: 0.95 })];
    expect(ordered(ranked(), false)[0]).toBe(headingNumber('0910'));
    expect(ordered(ranked(), true)[0]).toBe(headingNumber('8504'));
  });

  it('keeps a name with the noun of the text before what it is for, where a brand is named', () => {
    const ranked = () => [
      scored('0910', 5, { [FULL_NAME]: 0.6, [HEAD_IN_NAME]: 1 }),
      scored('8504', 6, { [FULL_NAME]: 0.4, [HEAD_IN_NAME]: 0.5, [COVERAGE]: 0.95 }),
    ];
    expect(ordered(ranked(), true, true)[0]).toBe(headingNumber('0910'));
    expect(ordered(ranked(), true, false)[0]).toBe(headingNumber('8504'));
  });

  it('does not hold back a heading of the same chapter', () => {
    expect(ordered([scored('8504', 5, { [FULL_NAME]: 0.8 }), scored('8517', 6)])[0]).toBe(headingNumber('8517'));
  });

  it('prefers more names of the same kind where scores hardly differ', () => {
    const ranked = [
      scored('8504', 5.2, { [FULL_NAME]: 1, [NAME_SUPPORT]: 1 }),
      scored('8517', 5, { [FULL_NAME]: 1, [NAME_SUPPORT]: 2 }),
    ];
    expect(ordered(ranked)[0]).toBe(headingNumber('8517'));
  });
});

const COVERS = 6307;
const WASHING_MACHINES = 8450;
const PUMPS = 8413;
const REPAIR = 9987;
const DIGITS = [COVERS, WASHING_MACHINES, PUMPS, REPAIR];
const HEADINGS = { headingDigits: Uint16Array.from(DIGITS), language: LANGUAGE };

function candidateFor(digits: number, score: number, said: number, headInName: number): Scored {
  const features = new Float32Array(FEATURE_COUNT);
  features[FULL_NAME] = said;
  features[HEAD_IN_NAME] = headInName;
  return { heading: DIGITS.indexOf(digits), score, features, bestName: -1, candidate: 0 };
}
const behindAccessory = (...list: Scored[]): readonly (number | undefined)[] => {
  keepBelowAccessory(list, HEADINGS);
  return list.map(({ heading }) => DIGITS[heading]);
};

test.each([
  ['washing machine cover', true],
  ['cover for washing machine', true],
  ['washing machine covers', true],
  ['washing machine with cover', false],
  ['cover', false],
])('"%s" names an accessory: %s', (text, expected) => {
  expect(namesAccessory(readText(text))).toBe(expected);
});

test('a device, or its repair, stays behind what is called so, however well it is known', () => {
  const cover = () => candidateFor(COVERS, 5, 0.5, 1);
  expect(behindAccessory(candidateFor(WASHING_MACHINES, 12, 0.8, 0.5), cover())).toEqual([COVERS, WASHING_MACHINES]);
  expect(behindAccessory(candidateFor(REPAIR, 6, 0, 0.5), cover())).toEqual([COVERS, REPAIR]);
});

test('it stays before what is no device, is not named, or has the noun in its own name', () => {
  const cover = () => candidateFor(COVERS, 5, 0.5, 1);
  expect(behindAccessory(candidateFor(PUMPS, 6, 0.5, 0.5), cover())).toEqual([PUMPS, COVERS]);
  expect(behindAccessory(candidateFor(WASHING_MACHINES, 6, 0, 0.5), cover())).toEqual([WASHING_MACHINES, COVERS]);
  expect(behindAccessory(candidateFor(WASHING_MACHINES, 6, 0.5, 1), cover())).toEqual([WASHING_MACHINES, COVERS]);
});

test('where nothing is called so, nothing changes', () => {
  expect(behindAccessory(candidateFor(WASHING_MACHINES, 6, 0.8, 0.5), candidateFor(PUMPS, 5, 0, 0))).toEqual([
    WASHING_MACHINES,
    PUMPS,
  ]);
});

test('where a service is asked for, machines stay behind services, other goods do not', () => {
  const below = (ranked: Scored[]) => {
    keepBelowService(ranked, HEADINGS);
    return ranked.map(({ heading }) => DIGITS[heading]);
  };
  expect(below([candidateFor(WASHING_MACHINES, 12, 0.8, 1), candidateFor(REPAIR, 5, 0, 0)])).toEqual([
    REPAIR,
    WASHING_MACHINES,
  ]);
  expect(below([candidateFor(PUMPS, 12, 0.8, 1), candidateFor(REPAIR, 5, 0, 0)])).toEqual([REPAIR, PUMPS]);
  expect(below([candidateFor(COVERS, 12, 0.8, 1), candidateFor(REPAIR, 5, 0, 0)])).toEqual([COVERS, REPAIR]);
});

test('any goods are behind the work that is paid for', () => {
  const ranked = [candidateFor(COVERS, 12, 0.8, 1), candidateFor(REPAIR, 5, 0, 0)];
  keepBelowService(ranked, HEADINGS, 'work');
  expect(ranked.map(({ heading }) => DIGITS[heading])).toEqual([REPAIR, COVERS]);
});
