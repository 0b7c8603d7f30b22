import { describe, expect, it } from 'vitest';
import { codeNumber, NAMES, smallEngine, smallFile } from '../../../test/tariff/smallIndex.ts';
import { openEngine } from './search.ts';

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
});

describe('openEngine', () => {
  it('takes the weights that travel with the index', () => {
    expect(openEngine(smallFile()).search('paneer').matches[0]?.code).toBe(codeNumber('040610'));
  });

  it('refuses weights that are not those of the engine', () => {
    const fitted = new TextEncoder().encode('{"weights":{}}');
    expect(() => openEngine(smallFile({ extra: { fitted } }))).toThrow(
      'The search index is of another version than the program.',
    );
  });
});
