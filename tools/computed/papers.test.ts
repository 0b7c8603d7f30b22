// What the rules of a State allow, and what is counted on a label.
import { expect, test } from 'vitest';
import { computedFacts } from '../../src/tools/computedFacts.ts';
import rti from '../citizen-consumer/rti-application-draft.ts';
import { INFORMATION_RULES } from '../deterministic/statutory/informationRules.ts';
import { STATE_NAMES } from '../deterministic/statutory/states.ts';
import fssai from '../operations-supply/fssai-food-label-review.ts';

const information = (values: Readonly<Record<string, string>>): string =>
  computedFacts('rti-application-draft', new Map(Object.entries(values)));
const label = (text: string): string => computedFacts('fssai-food-label-review', new Map([['label_text', text]]));

/** Words of an application without the lines for names, addresses, fee and signature. */
function wordsOfApplication(output: string): number {
  const [letter = ''] = output.split('**Before you file**');
  const lines = letter
    .split('\n')
    .filter((line) => !/^(?:To|Fee|Applicant|Address for reply|Signature and date):|^\*\*/.test(line));
  return lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^\d\.$/.test(word)).length;
}

test('the example keeps to the words that its own State allows', () => {
  const limit = INFORMATION_RULES.entries.at(-1)?.value.states[rti.fields.state.example]?.words;
  expect(limit).toBe(150);
  const words = wordsOfApplication(rti.exampleOutput ?? '');
  expect(words).toBeLessThanOrEqual(150);
  expect(words).toBeGreaterThan(60);
});

test('every State of today can be chosen, and every one in the table', () => {
  const { options } = rti.fields.state;
  expect([...options].sort()).toEqual(STATE_NAMES.filter((name) => name !== 'Other Territory'));
  const states = INFORMATION_RULES.entries.flatMap(({ value }) => Object.keys(value.states));
  expect(states.filter((state) => !options.some((option) => option === state))).toEqual([]);
});

test('the Centre has 500 words wherever the office lies, a State its own, an unknown one the shortest', () => {
  const most = /asked for together: (\d+) words/;
  const of = (level: string, state: string) => most.exec(information({ level, state }))?.[1];
  expect(of('Central government', 'Maharashtra')).toBe('500');
  expect(of('State government', 'Maharashtra')).toBe('150');
  expect(of('Local body', 'Uttar Pradesh')).toBe('500');
  expect(of('State government', 'Sikkim')).toBe('150');
  expect(of('Not sure', 'Karnataka')).toBe('150');
});

test('no fee below the poverty line; one that is not established is looked up', () => {
  const values = { level: 'State government', state: 'Gujarat', below_poverty_line: 'no' };
  expect(information(values)).toContain('Fee: ₹20');
  expect(information({ ...values, below_poverty_line: 'yes' })).toContain('Fee: none, with the proof attached');
  expect(information({ ...values, state: 'Sikkim' })).toContain('Fee: not established: look it up');
});

test('digits of a licence are counted, spaces left out', () => {
  expect(label('Lic. No. 1152099800012. Batch 4')).toContain('licence number 1152099800012: 13 digits (14 are needed)');
  expect(label('FSSAI 1001 9022 0055 61')).toContain('14 digits (as many as it must have)');
  expect(label('no number here')).toBe('');
  expect(label(fssai.fields.label_text.example)).toContain('13 digits');
});

test('the unit sale price needs one price and one quantity', () => {
  expect(label('Net Wt 100 g. MRP Rs 60 incl. of all taxes')).toContain('Unit sale price: ₹0.60 a g');
  expect(label('Net Qty: 2.5 kg MRP ₹1,250.00')).toContain('Unit sale price: ₹500.00 a kg');
  expect(label('Net volume 750 ml MRP 99')).toContain('Unit sale price: ₹0.13 a ml');
  expect(label('Net Wt 1 kg MRP 80')).toContain('equals the retail price');
  expect(label('Net Wt 100 g MRP 60. Net Wt 200 g MRP 110')).toBe('');
});
