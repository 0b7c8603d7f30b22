import { describe, expect, it } from 'vitest';
import { codeNumber, headingNumber, smallEngine } from '../../../test/tariff/smallIndex.ts';
import { explainRanking } from './explain.ts';
import { FEATURES } from './rank/features.ts';

const engine = smallEngine();

describe('explain', () => {
  it('says how each term was found', () => {
    const { kind, terms, unknown, dropped } = engine.explained('chrger for mobile zzqx 20 w', 3, explainRanking);
    expect(kind).toBe('phrase');
    expect(terms.map(({ from, term, via, role }) => [from, term, via, role])).toEqual([
      ['chrger', 'charger', 'typo', 'head'],
      ['mobile', 'mobile', 'exact', 'use'],
    ]);
    expect(unknown).toEqual(['zzqx']);
    expect(dropped).toContain('20');
  });

  it('adds features times weights up to the score, and shows the confidence that the search gives', () => {
    for (const text of ['mobile charger', 'steel bottle', 'haldi powder', 'mobile cotton']) {
      const { matches, status } = engine.search(text, 3);
      const explanation = engine.explained(text, 3, explainRanking);
      expect(explanation.status).toBe(status);
      expect(explanation.headings.map(({ heading, code, confidence }) => ({ heading, code, confidence }))).toEqual(
        matches.map(({ heading, code, confidence }) => ({ heading, code, confidence })),
      );
      for (const { features, score, correction } of explanation.headings) {
        expect(features.map(({ name }) => name)).toEqual(FEATURES);
        const sum = features.reduce((total, { product }) => total + product, 0);
        expect(sum + correction).toBeCloseTo(score, 3);
      }
    }
  });

  it('says how the level was chosen', () => {
    const [first] = engine.explained('mobile charger', 3, explainRanking).headings;
    expect(first?.heading).toBe(headingNumber('8504'));
    expect(first?.code).toBe(codeNumber('85044030'));
    expect(first?.steps.at(-1)).toEqual({ from: codeNumber('850440'), to: codeNumber('85044030'), by: 'only child' });
  });
});
