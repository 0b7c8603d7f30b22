import { describe, expect, it } from 'vitest';
import { codeNumber, NAMES, smallEngine } from '../../../test/tariff/smallIndex.ts';

const engine = smallEngine();

describe('SearchEngine', () => {
  it('answers with the code, the reasons and the corrections', () => {
    const { matches, corrections, unknown, status } = engine.search('mobile chrger', 2);
    const [first] = matches;
    expect(first?.code).toBe(codeNumber('85044030'));
    expect(NAMES[first?.bestName ?? -1]?.name).toBe('mobile charger');
    expect(first?.nameWords).toEqual(['mobile', 'chrger']);
    expect(corrections).toEqual([{ from: 'chrger', to: 'charger', via: 'typo' }]);
    expect(unknown).toEqual([]);
    expect(['resolved', 'ambiguous']).toContain(status);
  });

  it('finds nothing where no word is known', () => {
    expect(engine.search('zzqx')).toMatchObject({ matches: [], status: 'not_found', unknown: ['zzqx'] });
  });

  it('is no surer of a vague text than its ceiling, and says what would help', () => {
    const { matches, vague } = engine.search('bottle');
    expect(vague).toEqual({ class: 'hard', ask: 'say what it is made of' });
    expect(matches[0]?.confidence).toBeLessThanOrEqual(0.4);
  });

  it('gives the same codes without the reasons, the first time and again', () => {
    for (const text of ['mobile charger', 'haldi', 'turmeric, dried', 'smartph', 'zzqx', 'Mobile Charger 20 W']) {
      const { matches, status } = engine.search(text, 3);
      const [confidence = 0, second = 0] = matches.map((match) => match.confidence);
      const wanted = { codes: matches.map(({ code }) => code), confidence, second, status };
      expect(engine.codesForRead(engine.reader.read(text), 3)).toEqual(wanted);
      expect(engine.codesForRead(engine.reader.read(text), 3)).toEqual(wanted);
    }
  });
});
