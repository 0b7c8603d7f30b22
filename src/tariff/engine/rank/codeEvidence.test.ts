import { expect, it } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { codeNumber, headingNumber, NAMES, smallIndex } from '../../../../test/tariff/smallIndex.ts';
import { Reader } from '../text/read.ts';
import { CodeTree, NameEvidence, TextEvidence } from './codeEvidence.ts';
import { BEST_NAME, EXACT_NAME, FEATURE_COUNT, FULL_NAME } from './features.ts';
import { queryOf, Resolver } from './resolve.ts';

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

const index = smallIndex();
const names = new NameEvidence(index, 1);
const postings = index.postingReader();
const resolver = new Resolver(index);
const reader = new Reader(LANGUAGE);

/** What the names of a heading say for a text. */
function judge(text: string, heading: string) {
  const query = queryOf(resolver.resolve(reader.read(text)));
  names.begin(query);
  names.clear(0);
  for (const term of query.terms) {
    const { at, packed, postingAt } = index.entries;
    for (let entry = at[term.meant.term] as number; entry < (at[term.meant.term + 1] as number); entry++) {
      if (((packed[entry] as number) & 0xffff) !== headingNumber(heading)) continue;
      postings.read(postingAt[entry] as number, postingAt[entry + 1] as number);
      names.add(postings, 0, term);
    }
  }
  const features = new Float32Array(FEATURE_COUNT);
  const best = names.judge(headingNumber(heading), 0, features);
  return { best: NAMES[best]?.name, features };
}

it('prefers the name that explains most of the text and is said most of', () => {
  expect(judge('mobile charger', '8504').best).toBe('mobile charger');
  expect(judge('battery charger 12 v', '8504').best).toBe('battery charger');
  expect(judge('paneer', '8504').best).toBeUndefined();
});

it('tells a name that is said in full from one that is the whole text', () => {
  const whole = judge('haldi', '0910').features;
  const part = judge('haldi with ginger powder', '0910').features;
  expect([whole[EXACT_NAME], part[EXACT_NAME]]).toEqual([1, 0]);
  expect(part[FULL_NAME]).toBeGreaterThan(0);
  expect(part[FULL_NAME]).toBeLessThan(1);
  expect(judge('charger', '8504').features[FULL_NAME]).toBe(0);
});

it('starts anew with each text', () => {
  const before = judge('mobile charger', '8504').features[BEST_NAME];
  judge('battery', '8504');
  expect(judge('mobile charger', '8504').features[BEST_NAME]).toBe(before);
});

it('supports the codes that bear the names', () => {
  const tree = new CodeTree(index);
  judge('turmeric powder', '0910');
  tree.begin(headingNumber('0910'));
  names.weigh(headingNumber('0910'), 0, tree);
  tree.lift();
  expect(tree.evidence(codeNumber('09103030'))).toBeGreaterThan(tree.evidence(codeNumber('091030')));
  expect(tree.bearsName(codeNumber('09103030'))).toBe(true);
  expect(tree.evidence(codeNumber('091011'))).toBe(0);
});

const texts = new TextEvidence(index, 1);
const heading = headingNumber('0910');

/** How strongly the descriptions of a heading speak for it. */
function strengthOf(text: string): number {
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
  expect(strengthOf('dried turmeric')).toBeGreaterThan(strengthOf('dried mobile'));
  expect(strengthOf('mobile')).toBe(0);
});

it('supports the code whose description it is, by half its strength', () => {
  const strength = strengthOf('dried turmeric');
  const tree = new CodeTree(index);
  tree.begin(heading);
  texts.weigh(0, tree);
  tree.lift();
  expect(tree.evidence(codeNumber('09103020'))).toBeCloseTo(strength / 2, 5);
  expect(tree.evidence(codeNumber('091011'))).toBe(0);
});
