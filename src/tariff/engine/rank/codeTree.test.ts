import { expect, it } from 'vitest';
import { codeNumber, headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { CodeTree } from './codeTree.ts';

it('passes evidence and names up to the parents, for one heading at a time', () => {
  const tree = new CodeTree(smallIndex());
  tree.begin(headingNumber('0910'));
  tree.own[codeNumber('09103030') - tree.first] = 0.5;
  tree.own[codeNumber('091030') - tree.first] = 0.25;
  tree.markNamed(codeNumber('09103030'), true);
  tree.lift();
  expect(tree.best(codeNumber('0910'))).toBe(0.5);
  expect(tree.best(codeNumber('091011'))).toBe(0);
  expect(tree.evidence(codeNumber('091030'))).toBe(0.25);
  expect(tree.leadsToName(codeNumber('091030'))).toBe(true);
  expect(tree.leadsToName(codeNumber('091011'))).toBe(false);
  expect(tree.leadsToUsualName(codeNumber('091030'))).toBe(true);
  tree.begin(headingNumber('0406'));
  tree.lift();
  expect(tree.best(codeNumber('0406'))).toBe(0);
});
