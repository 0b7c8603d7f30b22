import { expect, it } from 'vitest';
import { CODES, smallEngine } from '../../../../test/tariff/smallIndex.ts';
import { chooseCode, type LevelStep } from './level.ts';

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

it('follows the votes for codes of six digits where no name decides', () => {
  expect(levelOf('ground turmeric mix')).toMatchObject({ by: expect.arrayContaining(['votes']) });
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
