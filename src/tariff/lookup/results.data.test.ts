import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();
const first = (text: string) => tariff.lookup(text).matches[0];

test.each([
  ['legal services of an advocate', true],
  ['office rent', true],
  ['security guard service', true],
  ['goods transport by truck gta', true],
  ['directors sitting fees', true],
  ['management consultancy', undefined],
  ['flat rented to a company for employees', true],
  ['house rent paid for director', true],
  ['inward freight against LR', true],
  ['cab hire for pickup of staff', true],
  ['cab hire for a wedding', undefined],
  ['Innova monthly hire with driver and diesel', true],
  ['flat for plant manager on company lease', true],
  ['raw cotton', undefined],
  ['raw cotton, kisan', true],
])('%s: the recipient pays is %s', (text, applies) => {
  expect(first(text)?.rcm_applicable).toBe(applies);
  expect(first(text)?.rcm_trigger).toMatch(/./);
});

test('a code that some of its services settle says when, and does not flag all of them', () => {
  expect(first('998311')).toMatchObject({ rcm_trigger: expect.stringContaining('director') });
  expect(first('998311')).not.toHaveProperty('rcm_applicable');
  expect(first('998211')).toMatchObject({ rcm_applicable: true });
  // Nobody pays a tax on what is exempt.
  expect(first('house rent for family')?.rcm_applicable).toBeUndefined();
});

test('any service that a text says is bought abroad, and no other', () => {
  for (const text of ['technical consultancy USD 900, import of service', 'zoom subscription import of services']) {
    expect(first(text)).toMatchObject({ rcm_applicable: true, rcm_trigger: expect.stringContaining('abroad') });
  }
  for (const text of ['technical consultancy', 'import clearance service charges']) {
    expect(first(text)).not.toHaveProperty('rcm_applicable');
    expect(first(text)?.rcm_trigger ?? '').not.toContain('abroad');
  }
});

test('a text without a reverse charge says nothing of it', () => {
  expect(first('basmati rice')).not.toHaveProperty('rcm_trigger');
});
