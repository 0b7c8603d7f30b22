import { describe, expect, it } from 'vitest';
import { codeNumber, smallEngine } from '../../../../test/tariff/smallIndex.ts';

const engine = smallEngine();

describe('Ranking', () => {
  it('says what speaks for the codes below a heading', () => {
    const ranking = engine.rank('turmeric powder');
    const ranked = ranking.headings[0];
    if (ranked === undefined) throw new Error('nothing was found');
    ranking.lookBelow(ranked);
    expect(ranking.bearsName(codeNumber('09103030'))).toBe(true);
    expect(ranking.finerVote(codeNumber('091030'))).toBeGreaterThan(0);
    expect(ranking.wordsInName(ranked)).toEqual(['turmeric', 'powder']);
    expect(ranking.wordsInText(ranked, codeNumber('09103030'))).toEqual(['turmeric', 'powder']);
  });

  it('doubts a text of which all is guessed', () => {
    expect(engine.rank('chrger').readingOdds).toBeLessThan(1);
    expect(engine.rank('chrger mobile').readingOdds).toBe(1);
  });
});
