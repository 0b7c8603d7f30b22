import { describe, expect, it } from 'vitest';
import { readText } from '../../../../test/tariff/language.ts';
import { Container, packContainer } from '../../dataset/container.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { termHash } from '../text/terms.ts';
import { packVague, type Vagueness, VagueTerms, vagueKey } from './vague.ts';

const ROWS: readonly (readonly [string, Vagueness])[] = [
  ['nut', { class: 'hard', ask: 'say whether it is food or a metal fastener' }],
  ['spare parts', { class: 'generic', ask: 'say which part of which machine' }],
  ['machine spares', { class: 'generic', ask: 'say which part of which machine' }],
  ['as per list', { class: 'hopeless', ask: 'name each of the goods' }],
  ['सामान', { class: 'generic', ask: 'say which article it is' }],
];
const keyOf = (text: string): string => vagueKey(readText(text).words.map(({ form }) => form));
const packed = packVague(new Map(ROWS.map(([text, vagueness]) => [keyOf(text), vagueness])));
const container = new Container(packContainer({ vague: new TextEncoder().encode(packed) }), 'a list of vague texts');
const terms = new VagueTerms({ container } as SearchIndex);

describe('VagueTerms', () => {
  it.each(ROWS)('finds %j with what would help', (text, vagueness) => {
    expect(terms.of(readText(text))).toEqual(vagueness);
  });

  it.each(['Parts, spare', 'SPARE PART'])('does not mind order and number: %j', (text) => {
    expect(terms.of(readText(text))?.class).toBe('generic');
  });

  it.each(['nuts and bolts', 'spare', 'machine', 'nu', ''])('finds no other text: %j', (text) => {
    expect(terms.of(readText(text))).toBeUndefined();
  });

  it('keeps texts apart whose words have the same hash', () => {
    const words = ['qatabufuk', 'qufalorumak'];
    expect(words.map(termHash)).toEqual(words.map(() => termHash('qatabufuk')));
    const asks = words.map((word): Vagueness => ({ class: 'hard', ask: `say which ${word}` }));
    const list = packVague(new Map(words.map((word, i) => [word, asks[i] as Vagueness])));
    const own = new Container(packContainer({ vague: new TextEncoder().encode(list) }), 'two texts');
    const both = new VagueTerms({ container: own } as SearchIndex);
    expect(words.map((word) => both.of(readText(word)))).toEqual(asks);
  });

  it('takes a text of nothing but words of account books for one that names no goods', () => {
    expect(terms.of(readText('IGST input 18% payable'))).toMatchObject({ class: 'hopeless' });
    expect(terms.of(readText('sales of soap'))).toBeUndefined();
  });

  it("takes a firm's name for one of whoever sold", () => {
    expect(terms.of(readText('Lakshmi Agencies'))).toMatchObject({ class: 'hard' });
    expect(terms.of(readText('cement from Sai Agencies by truck'))).toBeUndefined();
  });

  it('knows a class of goods by its last word', () => {
    expect(terms.of(readText('leather goods'))).toMatchObject({ class: 'generic' });
    expect(terms.of(readText('brown leather goods from Agra'))).toBeUndefined();
  });
});
