import { expect, it, test } from 'vitest';
import { READER, readText } from '../../../../test/tariff/language.ts';
import { CODES, smallEngine, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Container, packContainer } from '../../dataset/container.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { Reader } from '../text/read.ts';
import {
  chooseCode,
  excludesIn,
  type LevelStep,
  Narrowing,
  ordinaryIn,
  packExcluded,
  packNarrowing,
  packOrdinary,
} from './level.ts';

const engine = smallEngine();

function levelOf(text: string, confidence = 0.9) {
  const ranking = engine.rank(text);
  const ranked = ranking.headings[0];
  if (ranked === undefined) throw new Error(`nothing was found for "${text}"`);
  const steps: LevelStep[] = [];
  const code = chooseCode(engine.index, { ranking, ranked, confidence }, undefined, steps);
  return { code: CODES[code]?.code, by: steps.map(({ by }) => by) };
}

it('goes to the code that bears a name which is the whole text', () => {
  expect(levelOf('turmeric powder')).toEqual({ code: '09103030', by: ['name', 'name'] });
});

it('asks the text model for codes of six digits where no name decides', () => {
  expect(levelOf('ground turmeric mix')).toMatchObject({ by: expect.arrayContaining(['model']) });
});

it('goes through a code with one child', () => {
  expect(levelOf('blue tshirt')).toMatchObject({ code: '61091000', by: ['only child', 'only child'] });
});

it('stays at the heading where the text supports none of its codes', () => {
  expect(levelOf('spices')).toEqual({ code: '0910', by: ['undecided'] });
});

it('stays at the heading that is hardly believed', () => {
  expect(levelOf('turmeric powder', 0.05)).toEqual({ code: '0910', by: [] });
});

it('goes to the ordinary code where the text says no more than the heading', () => {
  const ranking = engine.rank('spices');
  const [ranked] = ranking.headings;
  if (ranked === undefined) throw new Error('nothing was found for "spices"');
  const ginger = CODES.findIndex(({ code }) => code === '091030');
  const rules = { isShut: () => false, ordinaryOf: (code: number) => (CODES[code]?.code === '0910' ? ginger : -1) };
  const steps: LevelStep[] = [];
  chooseCode(engine.index, { ranking, ranked, confidence: 0.9 }, rules, steps);
  expect(steps[0]).toMatchObject({ to: ginger, by: 'ordinary' });
  expect(
    CODES[chooseCode(engine.index, { ranking, ranked, confidence: 0.9 }, { ...rules, isShut: () => true })]?.code,
  ).toBe('0910');
});

const MACHINES = [
  { code: '8450', description: 'Household washing machines', status: 'live' },
  { code: '845011', description: 'Fully automatic washing machines', status: 'live' },
  { code: '845090', description: 'Parts of washing machines', status: 'live' },
  { code: '845020', description: 'Large washing machines other than parts', status: 'live' },
  { code: '8443', description: 'Printers; parts thereof', status: 'live' },
  { code: '844332', description: 'Printers', status: 'live' },
  { code: '844399', description: 'Parts of printers', status: 'live' },
  { code: '8409', description: 'Parts of engines', status: 'live' },
  { code: '840991', description: 'Parts of petrol engines', status: 'live' },
  { code: '840999', description: 'Parts of diesel engines', status: 'live' },
];
const parentOf = (code: string): string | undefined => (code.length > 4 ? code.slice(0, 4) : undefined);
const sections = packNarrowing(MACHINES, parentOf, [{ word: 'parts', said: ['part', 'spare'] }], READER);
const narrowing = new Narrowing({
  container: new Container(packContainer(sections), 'the test'),
} as unknown as SearchIndex);
const isShut = (code: string, text: string): boolean =>
  narrowing.isShut(
    MACHINES.findIndex((row) => row.code === code),
    readText(text),
  );

test('a code for parts needs the word', () => {
  expect(isShut('845090', 'washing machine')).toBe(true);
  expect(isShut('845090', 'washing machine spares')).toBe(false);
});

test('a code that excludes parts, or whose whole heading is parts, is never shut', () => {
  expect(isShut('845011', 'washing machine')).toBe(false);
  expect(isShut('845020', 'washing machine')).toBe(false);
  expect(isShut('840991', 'piston')).toBe(false);
});

test('a code for parts below a heading of both is narrower than the text, but not shut', () => {
  const isNarrower = (code: string, text: string): boolean =>
    narrowing.isNarrower(
      MACHINES.findIndex((row) => row.code === code),
      readText(text),
    );
  expect(isShut('844399', 'ink tank printer')).toBe(false);
  expect(isNarrower('844399', 'ink tank printer')).toBe(true);
  expect(isNarrower('844399', 'spare of a printer')).toBe(false);
  expect(isNarrower('844332', 'ink tank printer')).toBe(false);
  expect(isNarrower('845090', 'washing machine')).toBe(true);
});

const numberOf = (wanted: string): number => CODES.findIndex(({ code }) => code === wanted);
const { container, language } = smallIndex();
const reader = new Reader(language);
const { excluded } = packExcluded(CODES, [{ code: '091030', words: ['ginger'] }], reader);

it('excludes what is listed for the code, in every number, and nothing for others', () => {
  const index = { container: { ...container, bytes: () => excluded } } as unknown as Parameters<typeof excludesIn>[0];
  const excludes = excludesIn(index);
  expect(excludes(numberOf('091030'), reader.read('dry gingers'))).toBe(true);
  expect(excludes(numberOf('091030'), reader.read('turmeric'))).toBe(false);
  expect(excludes(numberOf('0910'), reader.read('ginger'))).toBe(false);
});

it('refuses to exclude words of a code that is not there', () => {
  expect(() => packExcluded(CODES, [{ code: '091099', words: ['ginger'] }], reader)).toThrow('091099 is no code');
});

const ordinary = [{ parent: '0910', ordinary: '091030' }];

it('gives back the code that was packed, and none for others', () => {
  const { container } = smallIndex();
  const packed = packOrdinary(CODES, ordinary)['code.ordinary'];
  const index = { container: { ...container, u16: () => packed } } as unknown as Parameters<typeof ordinaryIn>[0];
  const ordinaryOf = ordinaryIn(index);
  expect(ordinaryOf(numberOf('0910'))).toBe(numberOf('091030'));
  expect(ordinaryOf(numberOf('091030'))).toBe(-1);
});

it('refuses an ordinary code that is not there', () => {
  expect(() => packOrdinary(CODES, [{ parent: '0910', ordinary: '091099' }])).toThrow('091099 is no code');
});
