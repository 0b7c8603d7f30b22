import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';
import { readQuestions } from '../source/readOther.ts';

const tariff = openTariff();
const { records } = tariff;
const saysOf = new Map(
  [...readQuestions(join(import.meta.dirname, '../../../data/tariff/rates')).values()].map(({ question, says }) => [
    question,
    says,
  ]),
);
const codes = Array.from({ length: records.length }, (_, code) => code)
  .filter((code) => records.isLive(code))
  .map((code) => records.code(code));

test('every question about a rate fits every condition that it lists, for every live code', () => {
  const misfits: string[] = [];
  const asked = new Set<string>();
  for (const code of codes) {
    const { matches, ask } = tariff.lookup(code);
    const says = saysOf.get(ask?.question ?? '');
    if (matches[0]?.rate_open !== true || ask === undefined || says === undefined) continue;
    asked.add(ask.question);
    for (const { label } of ask.options) {
      if (label.startsWith('None of the other conditions') || says.some((word) => label.includes(word))) continue;
      misfits.push(`${code}: ${ask.question} ${label}`);
    }
  }
  expect(misfits).toEqual([]);
  // The questions of conditions in force are really asked.
  expect(asked.size).toBeGreaterThan(15);
});

test('a question has an option for each rate that the answer is open between, the shown one first', () => {
  for (const code of ['61091000', '10063020', '996311', '87032291', '997211']) {
    const { matches, ask } = tariff.lookup(code);
    const [first, ...others] = ask?.options ?? [];
    expect(first?.label).toContain(`: ${matches[0]?.gst_rate}`);
    expect(others.length).toBeGreaterThan(0);
  }
});

test.each([
  ['society maintenance charges', 'member'],
  ['hotel room', '₹7,500'],
  ['cotton shirt', '₹2,500 a piece'],
  ['leather shoes', '₹2,500 a pair'],
  ['basmati rice', 'pre-packaged'],
])('%s is asked about %s', (text, topic) => {
  expect(tariff.lookup(text).ask?.question).toContain(topic);
});

test.each(['septic tank cleaning', 'plumbing work', 'pest control', 'office canteen'])(
  '%s is not asked about prices or credit that its conditions do not name',
  (text) => {
    expect(tariff.lookup(text).ask?.question ?? '').not.toMatch(/₹|price|credit/);
  },
);

test('a first code that is not sure is asked about where the second bears a rate that it never does', () => {
  const { status, matches, ask, review_why } = tariff.lookup('paracetamol');
  expect(matches.slice(0, 2).map(({ hsn_sac, gst_rate }) => [hsn_sac.slice(0, 4), gst_rate])).toEqual([
    ['2924', '18%'],
    ['3004', '5%'],
  ]);
  expect([status, review_why]).toEqual(['ambiguous', 'code']);
  expect(ask?.options.flatMap(({ codes: own }) => own.map((code) => code.slice(0, 4)))).toEqual(
    expect.arrayContaining(['2924', '3004']),
  );
  expect(tariff.lookup('paracetamol tablet 500 mg').status).toBe('resolved');
});

test.each(['PARACETAMOL', 'METFORMIN', 'AZITHROMYCIN'])(
  'whether %s alone is the substance or a medicine is asked, in capitals too',
  (text) => {
    expect(tariff.lookup(text)).toMatchObject({ status: 'ambiguous', needs_review: true, review_why: 'code' });
    expect(tariff.lookup(`${text} 500MG TAB`).status).toBe('resolved');
  },
);

test.each([
  ['GOLDEN CROWN MUSHROOM 800G TIN', '2003'],
  ['cherries 840 gm tins', '2008'],
  ['sweet corn 400g can', '2005'],
  ['mushroom 200g', '0709'],
  ['mushroom soup 400g can', '2104'],
  ['pineapple drink can 250 ml', '2202'],
])('produce in a tin or a can is canned, and drinks and soups in one are not: %s', (text, heading) => {
  expect(tariff.lookup(text).matches[0]?.hsn_sac.slice(0, 4)).toBe(heading);
});
