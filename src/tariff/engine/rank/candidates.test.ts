import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { codeNumber, headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { headingIn } from '../index/format.ts';
import { LEAST_LOG, type TextModel } from '../model/textModel.ts';
import { Reader } from '../text/read.ts';
import { Candidates, KnownTerms } from './candidates.ts';
import { queryOf, Resolver } from './resolve.ts';

const WEIGHTS = { bag: 1, coverage: 1, headCovered: 0.5, model: 1 };
const index = smallIndex();
const reader = new Reader(LANGUAGE);
const resolver = new Resolver(index);
const candidates = new Candidates(index, 3);

/** Holds one heading sure, and no other probable. */
const sureOf = (heading: string) => ({ logOf: (code: number) => (code === codeNumber(heading) ? -0.01 : LEAST_LOG) });
const NOTHING: Pick<TextModel, 'logOf'> = { logOf: () => LEAST_LOG };

function choose(text: string, model = NOTHING): readonly number[] {
  candidates.clear();
  candidates.gather(queryOf(resolver.resolve(reader.read(text))), WEIGHTS);
  candidates.addProbable(model, true);
  candidates.choose(WEIGHTS, model, 3);
  return [...candidates.chosen.subarray(0, candidates.count)];
}

describe('Candidates', () => {
  it('chooses the headings that know the words, best first', () => {
    expect(choose('charger for mobile')).toEqual([headingNumber('8504'), headingNumber('8517')]);
    expect(choose('paneer')).toEqual([headingNumber('0406')]);
    expect(choose('zzqx')).toEqual([]);
  });

  it('adds what the text model holds probable, though it knows no word', () => {
    expect(choose('charger for mobile', sureOf('8517'))[0]).toBe(headingNumber('8517'));
    expect(choose('paneer', sureOf('8517'))).toContain(headingNumber('8517'));
  });

  it('forgets one text before the next', () => {
    const before = choose('turmeric powder');
    choose('steel bottle and mobile charger');
    expect(choose('turmeric powder')).toEqual(before);
  });

  it('knows the candidate of a heading, and how many come near the best', () => {
    choose('charger for mobile');
    expect(candidates.candidateOf[headingNumber('8517')]).toBe(2);
    expect(candidates.countNear(1000, 1, 3)).toBe(2);
    expect(candidates.countNear(0, 1, 3)).toBe(1);
    candidates.clear();
    expect(candidates.candidateOf[headingNumber('8517')]).toBe(0);
  });
});

/** More headings than are looked through one by one know this word. */
const MANY = 120;
const codes = Array.from({ length: MANY }, (_, i) => ({
  code: String(1001 + i),
  status: 'live' as const,
  supersededBy: [],
  unit: '',
  description: i === 70 ? 'Common thing with rare' : 'Common thing',
}));

it.each([
  ['few', smallIndex(), 'charger for mobile', ['8504', '8517'].map(headingNumber)],
  ['many', smallIndex({ codes, names: [], examples: [] }), 'common rare', [70]],
])('finds the entries of the candidates that know a term: %s', (_, index, text, headings) => {
  const query = queryOf(new Resolver(index).resolve(new Reader(LANGUAGE).read(text)));
  const candidates = new Candidates(index, 2);
  candidates.gather(query, WEIGHTS);
  candidates.choose(WEIGHTS, NOTHING, 2);
  const known = new KnownTerms(index, 2);
  known.find(query.terms, candidates, candidates.count);
  for (const heading of headings) {
    const candidate = (candidates.candidateOf[heading] as number) - 1;
    const terms = [...known.term.subarray(known.from(candidate), known.to(candidate))];
    expect(terms.length).toBeGreaterThan(0);
    for (const entry of known.entry.subarray(known.from(candidate), known.to(candidate))) {
      expect(headingIn(index.entries.packed[entry] as number)).toBe(heading);
    }
  }
});
