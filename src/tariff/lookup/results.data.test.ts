import { expect, test } from 'vitest';
import { openTariff } from '../node.ts';

const tariff = openTariff();
const first = (text: string) => tariff.lookup(text, { asOf: '2026-11-15' }).matches[0];
const charge = (text: string): string => {
  const { rcm_applicable: applies, rcm_open: isOpen } = first(text) ?? {};
  return applies === true ? (isOpen === true ? 'open' : 'settled') : 'none';
};

test.each([
  ['legal services of an advocate', 'settled'],
  ['legal services', 'open'],
  ['office rent', 'open'],
  ['security guard service', 'open'],
  ['goods transport by truck gta', 'open'],
  ['goods transport by truck gta, reverse charge', 'settled'],
  ['directors sitting fees', 'settled'],
  ['management consultancy', 'open'],
  ['software development', 'none'],
  ['flat rented to a company for employees', 'settled'],
  ['house rent paid for director', 'settled'],
  ['house rent for family', 'none'],
  ['inward freight against LR', 'open'],
  ['cab hire for pickup of staff', 'open'],
  ['cab hire for a wedding', 'none'],
  ['bus hired from proprietor by pvt ltd company', 'settled'],
  ['raw cotton', 'open'],
  ['raw cotton, kisan', 'settled'],
  ['basmati rice', 'none'],
  // The rarer cases of rent count only where the text names them.
  ['shop rent, registered landlord, not government', 'none'],
  ['shop rent to municipal corporation', 'settled'],
])('%s: the reverse charge is %s', (text, expected) => {
  expect(charge(text)).toBe(expected);
});

test('a code never settles the reverse charge, and notes say that it is open', () => {
  const { rcm_applicable, rcm_open, rcm_trigger, notes } = first('998311') ?? {};
  expect({ rcm_applicable, rcm_open }).toEqual({ rcm_applicable: true, rcm_open: true });
  expect(rcm_trigger).toMatch(/^Only if a director serves the company/);
  expect(notes).toContain('Reverse charge depends on who supplies and who receives.');
  expect(first('basmati rice')).not.toHaveProperty('rcm_trigger');
  expect(first('office rent, landlord registered')).not.toHaveProperty('rcm_trigger');
});

test('a heading shows which of its codes an entry is for', () => {
  expect(first('0801')).toMatchObject({
    rcm_applicable: true,
    rcm_trigger: 'Only if a farmer sells unshelled cashew nuts to a registered person (for 0801 31)',
  });
});

test('any service that a text says is bought abroad, and no other', () => {
  for (const text of ['technical consultancy USD 900, import of service', 'zoom subscription import of services']) {
    expect(first(text)).toMatchObject({ rcm_applicable: true, rcm_trigger: expect.stringContaining('abroad') });
    expect(first(text)).not.toHaveProperty('rcm_open');
  }
  for (const text of ['technical consultancy', 'import clearance service charges']) {
    expect(first(text)).not.toHaveProperty('rcm_applicable');
  }
});
