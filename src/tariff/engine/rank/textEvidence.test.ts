import { expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { codeNumber, headingNumber, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { CodeTree } from './codeTree.ts';
import { queryOf } from './query.ts';
import { Resolver } from './resolve.ts';
import { TextEvidence } from './textEvidence.ts';

const index = smallIndex();
const texts = new TextEvidence(index, 1);
const postings = index.postingReader();
const resolver = new Resolver(index);
const reader = new Reader(LANGUAGE);
const heading = headingNumber('0910');

function judge(text: string): number {
  const query = queryOf(resolver.resolve(reader.read(text)));
  texts.begin(query);
  texts.clear(0);
  for (const term of query.terms) {
    const { at, packed, postingAt } = index.entries;
    for (let entry = at[term.meant.term] as number; entry < (at[term.meant.term + 1] as number); entry++) {
      if (((packed[entry] as number) & 0xffff) !== heading) continue;
      postings.read(postingAt[entry] as number, postingAt[entry + 1] as number);
      texts.add(postings, 0, term);
    }
  }
  return texts.judge(heading, 0);
}

it('is the stronger the more of the text a description explains', () => {
  expect(judge('dried turmeric')).toBeGreaterThan(judge('dried mobile'));
  expect(judge('mobile')).toBe(0);
});

it('supports the code whose description it is, by half its strength', () => {
  const strength = judge('dried turmeric');
  const tree = new CodeTree(index);
  tree.begin(heading);
  texts.weigh(0, tree);
  tree.lift();
  expect(tree.evidence(codeNumber('09103020'))).toBeCloseTo(strength / 2, 5);
  expect(tree.evidence(codeNumber('091011'))).toBe(0);
});
