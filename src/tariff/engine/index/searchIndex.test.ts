import { expect, it } from 'vitest';
import { CODES, codeNumber, headingNumber, NAMES, smallIndex } from '../../../../test/tariff/smallIndex.ts';

const index = smallIndex();

it('counts what it holds', () => {
  expect(index.codeCount).toBe(CODES.length);
  expect(index.nameCount).toBe(NAMES.length);
  expect(index.headingCount).toBe(6);
  expect(index.maxCodes).toBe(6);
});

it('knows the tree of live codes', () => {
  const { children, childrenFrom, childrenTo, codeParent } = index.tree;
  const childrenOf = (code: string) =>
    [...children.subarray(childrenFrom[codeNumber(code)], childrenTo[codeNumber(code)])].map(
      (child) => CODES[child]?.code,
    );
  index.tree.open(headingNumber('0910'));
  index.tree.open(headingNumber('8504'));
  expect(childrenOf('0910')).toEqual(['091011', '091030']);
  expect(childrenOf('850440')).toEqual(['85044030']);
  expect(codeParent[codeNumber('09103020')]).toBe(codeNumber('091030'));
  expect(index.codeHeading[codeNumber('09103020')]).toBe(headingNumber('0910'));
  expect([...index.headingChapter]).toEqual([0, 1, 2, 3, 4, 4]);
});

it('finds the same term whole, in two parts and in a buffer', () => {
  const term = index.term('smartphone');
  expect(term).toBeGreaterThanOrEqual(0);
  expect(index.termText(term)).toBe('smartphone');
  const letters = Uint16Array.from('smartphone', (letter) => letter.charCodeAt(0));
  expect(index.termOfLetters(letters, letters.length, 0, 0x811c9dc5 | 0)).toBe(term);
});

it('gives a term that fewer headings know the higher idf', () => {
  expect(index.idf(index.term('paneer'))).toBeGreaterThan(index.idf(index.term('mobile')));
});
