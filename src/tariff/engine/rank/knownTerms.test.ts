import { expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { headingIn } from '../index/format.ts';
import { Reader } from '../text/read.ts';
import { Candidates } from './candidates.ts';
import { KnownTerms } from './knownTerms.ts';
import { queryOf } from './query.ts';
import { Resolver } from './resolve.ts';

const WEIGHTS = { bag: 1, coverage: 1, headCovered: 0.5, model: 1 };
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
  candidates.choose(WEIGHTS, 0, 2);
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
