// Cards: which day and question they answer, and what is folded so that a phone can show them.
import { describe, expect, test } from 'vitest';
import type { HsnResult } from '../../tariff/lookup/contract.ts';
import { en } from '../texts/en.ts';
import { hi } from '../texts/hi.ts';
import { type CardContext, card, resultList, resultSummary } from './card.ts';
import { EMPTY_QUERY } from './find.ts';
import { amountBox, rateList, withGoods } from './rateList.ts';

const RATES = ['18%', '40%', '5%', '40%', '28%', '40%'].map((rate, at) => ({
  rate,
  condition: `case ${at}`,
  schedule: `Schedule - ${rate}`,
  notification_ref: '',
  effective_from: '2025-09-22',
  effective_to: null,
  evidence: 'notification' as const,
}));

const result = (more: Partial<HsnResult> = {}): HsnResult => ({
  description: 'Cars',
  hsn_sac: '8703',
  chapter: 'Vehicles',
  gst_rate: '18%',
  type: 'goods',
  notes: '',
  notification_ref: '9/2025-CT(Rate)',
  effective_from: '2025-09-22',
  section: 'XVII',
  schedule: 'Schedule II - 18%',
  rates: RATES.slice(0, 1).map((rate) => ({ ...rate, condition: '' })),
  status: 'live',
  valid_on: [],
  why: '',
  confidence: 1,
  ...more,
});
const context = (asOf = ''): CardContext => ({
  base: '',
  query: { ...EMPTY_QUERY, q: 'car', asOf },
  today: '2026-11-16',
  texts: en,
  calculator: '',
  baseUrl: 'https://kosh.example',
});
const shown = (one: HsnResult, asOf = ''): string =>
  String(card({ result: one, narrower: [], goods: {} }, { status: 'resolved', found: [], more: 0 }, context(asOf)));
const answer = { status: 'resolved', found: [{ result: result(), narrower: [], goods: {} }], more: 0 } as const;

test('results say for which text and which day they are', () => {
  expect(String(resultList(answer, context('2019-01-01')))).toContain('Rates on 1 Jan 2019 for car</h2>');
  expect(String(resultList(answer, context()))).toContain('Rates on 16 Nov 2026 for car</h2>');
});

test('Hindi is marked as such, so that it is read aloud', () => {
  const query = { ...EMPTY_QUERY, q: 'हल्दी <b> पाउडर 1 kg' };
  const marked = '<span lang="hi">हल्दी</span> &lt;b&gt; <span lang="hi">पाउडर</span> 1 kg</h2>';
  expect(String(resultList(answer, { ...context(), query }))).toContain(marked);
  expect(shown(result({ why: '"हल्दी" matches the common name "हल्दी" of 091030.' }))).toContain(
    '<dd>&quot;<span lang="hi">हल्दी</span>&quot; matches',
  );
});

test('what is read aloud names the rate', () => {
  const priced = { ...answer, found: [{ result: result({ rates: RATES.slice(0, 2) }), narrower: [], goods: {} }] };
  expect(resultSummary(priced, { ...EMPTY_QUERY, q: 'car' }, en)).toBe('1 code. First: 8703, Cars, GST 18%.');
  const open = {
    ...answer,
    found: [{ result: result({ rates: RATES.slice(0, 2), rate_open: true }), narrower: [], goods: {} }],
  };
  expect(resultSummary(open, { ...EMPTY_QUERY, q: 'car' }, en)).toBe('1 code. First: 8703, Cars, GST 18% or 40%.');
});

describe('long lists are folded, and say what is folded', () => {
  test('rates', () => {
    const text = String(rateList(result({ rates: RATES }), en));
    expect(text).toContain('<summary>3 more cases: 40% or 28%</summary>');
    expect(text.indexOf('case 2')).toBeLessThan(text.indexOf('<details>'));
    expect(text.indexOf('case 3')).toBeGreaterThan(text.indexOf('<details>'));
    expect(String(rateList(result({ rates: RATES.slice(0, 4) }), en))).not.toContain('<details>');
  });

  test('cases that bear the ordinary rate', () => {
    const [ordinary, other] = RATES.slice(0, 2).map((rate) => ({ ...rate, rate: '5%', condition: '' }));
    const text = String(
      rateList(result({ rates: [ordinary, { ...other, condition: 'milk cans' }] as typeof RATES }), en),
    );
    expect(text).toContain('<p class="rates single">');
    expect(text).toContain('<summary>1 more case: 5%</summary>');
    expect(text.indexOf('milk cans')).toBeGreaterThan(text.indexOf('<details>'));
  });

  test('the rate without a condition stands behind the cases, unless it comes first', () => {
    const rates = RATES.slice(0, 3).map((rate, at) => (at === 1 ? { ...rate, condition: '' } : rate));
    const text = String(rateList(result({ rates }), en));
    expect(text.indexOf('in all other cases')).toBeGreaterThan(text.indexOf('case 2'));
    const ordinary = RATES.slice(0, 3).map((rate, at) => (at === 0 ? { ...rate, condition: '' } : rate));
    const first = String(rateList(result({ rates: ordinary }), en));
    expect(first.indexOf('ordinarily')).toBeLessThan(first.indexOf('case 1'));
  });

  test('cess that ended', () => {
    const note = `No compensation cess since 2025-09-22; until 2025-09-21: ${'1%: petrol, up to 1,200 cc; '.repeat(9)}`;
    const text = shown(result({ cess_rate: 0, cess_note: note }));
    expect(text).toContain('<summary>No compensation cess since 2025-09-22</summary>');
    expect(shown(result({ cess_rate: 0, cess_note: '₹400 a tonne' }))).toContain('<dd>₹400 a tonne</dd>');
  });
});

test('goods outside GST have no rate, and no GST after the word', () => {
  const outside = RATES.slice(0, 1).map((rate) => ({ ...rate, rate: '0%', condition: '', schedule: 'Outside GST' }));
  const text = String(rateList(result({ rates: outside }), en)).replace(/<[^>]+>/g, '');
  expect(text.trim()).toBe('Outside GST');
});

test('what is said of a day to come is not folded away', () => {
  const notes = 'Rates of this day are not known yet.';
  expect(shown(result({ rates: RATES, notes }), '2030-01-01')).toContain('<details open><summary>Notes on the rates');
  expect(shown(result({ status: 'retired', notes }), '2030-01-01')).toContain(notes);
  expect(shown(result({ rates: RATES, notes }), '2020-01-01')).not.toContain('<details open>');
});

test('the way to the calculator has the rate; goods outside GST need none', () => {
  const box = String(amountBox(result(), { texts: en, calculator: 'https://x.example/tools/gst-calculator' }));
  expect(box).toContain('href="https://x.example/tools/gst-calculator?rate=18%25&amp;mode=without+GST"');
  expect(String(amountBox(result(), { texts: en, calculator: '' }))).not.toContain('<a');
  const outside = RATES.slice(0, 1).map((rate) => ({ ...rate, schedule: 'Outside GST' }));
  expect(amountBox(result({ rates: outside }), { texts: en, calculator: '' })).toBe(false);
});

test('a text that names nothing has no answer with weight, only lines', () => {
  const found = [result(), result({ hsn_sac: '8704' })].map((one) => ({ result: one, narrower: [], goods: {} }));
  const text = String(resultList({ status: 'too_vague', found, more: 0 }, context()));
  expect(text).not.toContain('class="card"');
  expect(text.match(/<li>/g)).toHaveLength(2);
});

test('codes within a condition are named', () => {
  const text = withGoods('for all but 2106 90 20, 2106 90 91: packed', { '2106 90 20': 'Pan masala' }, en);
  expect(String(text)).toBe('for all but 2106 90 20 (Pan masala), 2106 90 91: packed');
  const said = withGoods(
    '2106 90 99 छोड़ कर सब के लिए',
    { '2106 90 99': 'Sweets' },
    { ...hi, codeNames: () => undefined },
  );
  expect(String(said)).toBe('2106 90 99 (<span class="name" lang="en">Sweets</span>) छोड़ कर सब के लिए');
});
