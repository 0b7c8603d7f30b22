import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { codeNumber, headingNumber, NAMES, smallEngine, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { LEAST_LOG } from '../model/textModel.ts';
import { Reader } from '../text/read.ts';
import { Candidates } from './candidates.ts';
import { BEST_TEXT, COVERAGE, EXACT_NAME, FULL_NAME, HEAD_COVERED, HEAD_IN_NAME, USUAL_NAME } from './features.ts';
import { Evidence } from './ranking.ts';
import { queryOf, Resolver } from './resolve.ts';

const WEIGHTS = { bag: 1, coverage: 1, headCovered: 0.5, model: 1 };
const index = smallIndex();
const reader = new Reader(LANGUAGE);
const resolver = new Resolver(index);
const candidates = new Candidates(index, 4);
const evidence = new Evidence(index, 4);

function look(text: string): void {
  const query = queryOf(resolver.resolve(reader.read(text)));
  candidates.clear();
  candidates.gather(query, WEIGHTS);
  candidates.choose(WEIGHTS, { logOf: () => LEAST_LOG }, 4);
  evidence.begin(query);
  evidence.look(candidates, candidates.count);
}
const candidateOf = (heading: string): number => (candidates.candidateOf[headingNumber(heading)] as number) - 1;
const feature = (heading: string, number: number): number =>
  evidence.features[candidateOf(heading)]?.[number] ?? Number.NaN;
const nameOf = (number: number): string => NAMES[number]?.name ?? '';

describe('a text that is a name', () => {
  beforeEach(() => look('mobile charger'));

  it('is said in full by the heading that bears it, and by no other', () => {
    expect(feature('8504', EXACT_NAME)).toBe(1);
    expect(feature('8504', FULL_NAME)).toBeCloseTo(1, 5);
    expect(feature('8504', USUAL_NAME)).toBeCloseTo(1, 5);
    expect(feature('8504', HEAD_IN_NAME)).toBe(1);
    expect(feature('8517', EXACT_NAME)).toBe(0);
    expect(feature('8517', HEAD_COVERED)).toBe(0);
    expect(nameOf(evidence.bestName[candidateOf('8504')] as number)).toBe('mobile charger');
  });

  it('covers more of the query than a heading that knows one of its words', () => {
    expect(feature('8504', COVERAGE)).toBeCloseTo(1, 5);
    expect(feature('8517', COVERAGE)).toBeLessThan(0.6);
  });

  it('leads to its code, up the tree', () => {
    evidence.lookBelow(headingNumber('8504'), candidateOf('8504'));
    const { tree } = evidence;
    expect(tree.bearsName(codeNumber('85044030'))).toBe(true);
    expect(tree.bearsName(codeNumber('8504'))).toBe(false);
    expect(tree.leadsToName(codeNumber('8504'))).toBe(true);
    expect(tree.best(codeNumber('8504'))).toBe(tree.evidence(codeNumber('85044030')));
  });

  it('tells which of its words stand in a name, and which a heading knows beside it', () => {
    const candidate = candidateOf('8504');
    const heading = headingNumber('8504');
    const bestName = evidence.bestName[candidate] as number;
    expect(evidence.termsInName({ candidate, heading, bestName })).toEqual([0, 1]);
    expect(evidence.termsInText(candidate, heading, codeNumber('85044030'))).toEqual([1]);
    expect(evidence.knowsBeside(candidateOf('8517'), { candidate, heading, bestName })).toBe(false);
  });
});

it('weighs descriptions', () => {
  look('dried turmeric');
  expect(feature('0910', BEST_TEXT)).toBeGreaterThan(0.5);
  evidence.lookBelow(headingNumber('0910'), candidateOf('0910'));
  const { tree } = evidence;
  expect(tree.evidence(codeNumber('09103020'))).toBeGreaterThan(tree.evidence(codeNumber('09103010')));
});

it('forgets one text before the next', () => {
  look('turmeric powder');
  const before = evidence.features.map((features) => [...features]);
  look('mobile charger');
  look('turmeric powder');
  expect(evidence.features[0]).toEqual(Float32Array.from(before[0] ?? []));
});

const engine = smallEngine();

describe('Ranking', () => {
  it('says what speaks for the codes below a heading', () => {
    const ranking = engine.rank('turmeric powder');
    const ranked = ranking.headings[0];
    if (ranked === undefined) throw new Error('nothing was found');
    ranking.lookBelow(ranked);
    expect(ranking.bearsName(codeNumber('09103030'))).toBe(true);
    expect(ranking.finerLog(codeNumber('091030'))).toBeCloseTo(Math.log(1 / 2), 5);
    expect(ranking.wordsInName(ranked)).toEqual(['turmeric', 'powder']);
    expect(ranking.wordsInText(ranked, codeNumber('09103030'))).toEqual(['turmeric', 'powder']);
  });

  it('doubts a text of which all is guessed', () => {
    expect(engine.rank('chrger').readingOdds).toBeLessThan(1);
    expect(engine.rank('chrger mobile').readingOdds).toBe(1);
  });
});
