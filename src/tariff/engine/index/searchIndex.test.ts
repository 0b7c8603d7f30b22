import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODES, codeNumber, headingNumber, NAMES, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { RETIRED, Tree } from './searchIndex.ts';

/** The same tree, told code by code. */
function slowly(depths: readonly number[]) {
  const depthOf = (code: number): number => (depths[code] as number) & ~RETIRED;
  const codes = [...depths.keys()];
  const parents = codes.map((code) =>
    depthOf(code) === 0 ? code : codes.findLast((other) => other < code && depthOf(other) === depthOf(code) - 1),
  );
  const headings = codes.filter((code) => depthOf(code) === 0);
  const isChild = (child: number, code: number): boolean =>
    child !== code && parents[child] === code && ((depths[child] as number) & RETIRED) === 0;
  return {
    headings,
    headingOf: codes.map((code) => headings.findLastIndex((heading) => heading <= code)),
    parents,
    children: codes.map((code) => codes.filter((child) => isChild(child, code))),
  };
}

const childrenOf = ({ children, childrenFrom, childrenTo }: Tree, code: number): number[] => [
  ...children.subarray(childrenFrom[code], childrenTo[code]),
];

it('is what the depths of sorted codes tell, in whatever order headings are opened', () => {
  const steps = fc.array(fc.record({ step: fc.integer({ min: 0, max: 5 }), retired: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, fc.boolean(), (rows, fromTheEnd) => {
      let depth = -1;
      const depths = rows.map(({ step, retired }) => {
        depth = Math.min(step, depth + 1);
        return depth > 0 && retired ? depth | RETIRED : depth;
      });
      const tree = new Tree(Uint8Array.from(depths));
      const order = [...tree.headingCode.keys()];
      for (const heading of fromTheEnd ? order.reverse() : [...order, ...order]) tree.open(heading);
      expect({
        headings: [...tree.headingCode],
        headingOf: [...tree.codeHeading],
        parents: [...tree.codeParent],
        children: depths.map((_, code) => childrenOf(tree, code)),
      }).toEqual(slowly(depths));
    }),
  );
});

it('numbers more codes than 16 bits tell apart', () => {
  const depths = new Uint8Array(70_000).fill(1);
  depths[0] = 0;
  depths[69_998] = 0;
  const tree = new Tree(depths);
  tree.open(1);
  expect([...tree.headingCode]).toEqual([0, 69_998]);
  expect([tree.codeParent[69_999], tree.codeHeading[69_999], childrenOf(tree, 69_998)]).toEqual([69_998, 1, [69_999]]);
});

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
