import { describe, expect, it, test } from 'vitest';
import {
  CODES,
  codeNumber,
  EXAMPLES,
  NAMES,
  smallEngine,
  smallFile,
  smallIndex,
} from '../../../test/tariff/smallIndex.ts';
import { openEngine, plainWordsOf, wordHeadings, wordUse } from './search.ts';

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

const small = smallIndex();
const useOf = (form: string) => wordUse(small, form);

test('a word of a name is known; one that is a whole name is a name of goods', () => {
  expect(useOf('paneer')).toMatchObject({ isKnown: true, isName: true });
  expect(useOf('charger')).toMatchObject({ isKnown: true, isName: false });
  expect(useOf('battleship')).toEqual({
    isKnown: false,
    isCommon: false,
    isInNames: false,
    isName: false,
    isVehiclePart: false,
  });
});

test('a word of examples alone stands in no name', () => {
  const example = { ...(EXAMPLES[0] as (typeof EXAMPLES)[number]), text: 'qrst charger' };
  const index = smallIndex({ examples: [example, example] });
  expect(wordUse(index, 'qrst')).toMatchObject({ isKnown: true, isInNames: false });
  expect(wordUse(index, 'charger').isInNames).toBe(true);
});

test('a word in Devanagari is found by its sound', () => {
  expect(useOf('पनीर').isKnown).toBe(true);
  expect(useOf('जहाज़').isKnown).toBe(false);
});

test('a word in Devanagari names goods in the plural too', () => {
  const name = { ...(NAMES[0] as (typeof NAMES)[number]), name: 'जूता', language: 'hi' as const };
  const index = smallIndex({ codes: CODES, names: [name], examples: [] });
  expect(wordUse(index, 'जूता').isName).toBe(true);
  expect(wordUse(index, 'जूतों').isName).toBe(true);
  expect(wordUse(index, 'जहाजों').isName).toBe(false);
});

test('a word is common from three headings on', () => {
  const codes = ['1001', '1002', '1003'].map((code) => ({ ...CODES[0], code, description: 'Seed', supersededBy: [] }));
  const index = smallIndex({ codes: codes as typeof CODES, names: [], examples: [] });
  expect(wordUse(index, 'seed').isCommon).toBe(true);
  expect(useOf('mobile').isCommon).toBe(false);
});

test('a word that parts of vehicles are often called by names such a part', () => {
  const code = { ...(CODES[0] as (typeof CODES)[number]), code: '8714', description: 'Parts of motorcycles' };
  const name = (text: string) => ({ ...(NAMES[0] as (typeof NAMES)[number]), code: '8714', name: text });
  const names = ['clutch plate', 'clutch cable', 'clutch lever', 'clutch cover', 'clutch bell', 'seat'].map(name);
  const index = smallIndex({ codes: [code], names, examples: EXAMPLES.slice(0, 0) });
  expect(wordUse(index, 'clutch').isVehiclePart).toBe(true);
  expect(wordUse(index, 'seat').isVehiclePart).toBe(false);
});

test('headings use a word, or have goods that are called so', () => {
  const { used, named } = wordHeadings(small, 'paneer');
  expect([...named].length).toBeGreaterThan(0);
  expect([...named].every((heading) => used.has(heading))).toBe(true);
  expect(wordHeadings(small, 'charger').named.size).toBe(0);
  expect(wordHeadings(small, 'battleship').used.size).toBe(0);
});

test('plain words are opened from the index', () => {
  expect(plainWordsOf(smallIndex()).of('paneer 200 g').plain.text).toBe('paneer 200 g');
});
