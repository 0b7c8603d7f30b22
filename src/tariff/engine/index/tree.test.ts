import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RETIRED, Tree } from './tree.ts';

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
