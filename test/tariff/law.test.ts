// What the law says of single goods and services on single days, each with its source, asked as users ask.
import { describe, expect, test } from 'vitest';
import { openTariff } from '../../src/tariff/node.ts';

const tariff = openTariff();
const TODAY = '2026-11-15';

function answered(asked: string, asOf: string) {
  const found = /^\d+$/.test(asked)
    ? tariff.reverse(asked, { asOf }).results[0]
    : tariff.lookup(asked, { asOf }).matches[0];
  if (found === undefined) throw new Error(`nothing was found for ${asked}`);
  return found;
}

describe('reverse charge: settled by the text, open, or none', () => {
  const chargeOf = (asked: string, asOf: string): string => {
    const { rcm_applicable: applies, rcm_open: isOpen } = answered(asked, asOf);
    return applies === true ? (isOpen === true ? 'open' : 'settled') : 'none';
  };

  // 13/2017-CT(Rate), S. No. 5AB (9/2024): an unregistered landlord, a registered tenant.
  test.each([
    ['office rent', TODAY, 'open'],
    ['shop rent paid to landlord', TODAY, 'open'],
    ['godown rent', TODAY, 'open'],
    ['bank branch premises rent', TODAY, 'open'],
    ['997212', TODAY, 'open'],
    ['office rent, landlord registered', TODAY, 'none'],
    ['office rent from company landlord with GSTIN', TODAY, 'none'],
    ['factory shed rent, landlord charges GST 18%', TODAY, 'none'],
    ['godown rent under forward charge', TODAY, 'none'],
    ['shop rent, landlord unregistered, we are registered', TODAY, 'settled'],
    ['shop rent, landlord unregistered', '2024-10-10', 'settled'],
  ])('rent: %s on %s', (asked, day, expected) => {
    expect(chargeOf(asked, day)).toBe(expected);
  });

  test('rent: before 2024-10-10 an unregistered landlord made nobody pay', () => {
    expect(answered('office rent', '2024-10-09').rcm_trigger).not.toContain('unregistered');
    expect(answered('office rent', '2024-10-10').rcm_trigger).toMatch(/^Only if an unregistered person lets property/);
  });

  // 14/2023-CT(Rate), S. No. 5 and 5A of 13/2017, and 19/2023-CT(Rate), S. No. 6 of 4/2017: without Indian Railways from
  // 2023-10-20.
  test.each([
    ['rent of railway land', '2023-10-19', 'settled'],
    ['rent of railway land', '2023-10-20', 'none'],
    ['rent of railway land', TODAY, 'none'],
    ['Indian Railways land lease', TODAY, 'none'],
    ['lease rent for railway land', TODAY, 'none'],
    ['shop rent to municipal corporation', TODAY, 'settled'],
    ['government scrap auction', TODAY, 'settled'],
    ['railway government scrap auction', '2023-10-19', 'settled'],
    ['railway government scrap auction', '2023-10-20', 'none'],
  ])('Indian Railways: %s on %s', (asked, day, expected) => {
    expect(chargeOf(asked, day)).toBe(expected);
  });

  // 13/2017-CT(Rate), S. No. 1, 2 and 14: the supplier decides.
  test.each([
    ['security guards', 'open'],
    ['security guards supplied by a private limited company', 'none'],
    ['security guards for ABC Pvt Ltd', 'open'],
    ['998525', 'open'],
    ['996511', 'open'],
    ['996791', 'open'],
    ['99821', 'open'],
    ['9991', 'open'],
    ['freight by truck GTA forward charge', 'none'],
  ])('the supplier: %s', (asked, expected) => {
    expect(chargeOf(asked, TODAY)).toBe(expected);
  });

  // 4/2017-CT(Rate), S. No. 1, 2, 3, 3A, 4A and 8; 13/2017-CT(Rate). A heading where one of its codes is named.
  test.each(['5201', '0801', '9965', '9982', '2401', '14049010', '330124', '7204'])('by code: %s', (code) => {
    expect(chargeOf(code, TODAY)).toBe('open');
  });

  test('every code that an entry reaches has the flag', () => {
    const { records } = tariff;
    const reached = Array.from({ length: records.length }, (_, code) => code).filter((code) =>
      records.reverseChargeHistory(code).some(({ to }) => to === null),
    );
    expect(reached.length).toBeGreaterThan(200);
    for (const code of reached) expect(chargeOf(records.code(code), TODAY), records.code(code)).toBe('open');
  });

  // 7/2019-CT(Rate), S. No. 1 to 3, under section 9(4): a promoter who buys from unregistered persons, since 2019-04-01.
  test.each([
    ['cement bought by builder from unregistered dealer', '2019-03-31', 'none'],
    ['cement bought by builder from unregistered dealer', '2019-04-01', 'settled'],
    ['capital goods bought by promoter from unregistered dealer', TODAY, 'settled'],
    ['2523', TODAY, 'none'],
    ['cement 50 kg bag', TODAY, 'none'],
  ])('promoters: %s on %s', (asked, day, expected) => {
    expect(chargeOf(asked, day)).toBe(expected);
  });

  // Section 9(4) for all purchases until 38/2017-CT(Rate) put it off on 2017-10-13.
  test.each([
    ['stationery from unregistered dealer', '2017-10-12', 'settled'],
    ['stationery from unregistered dealer', '2017-10-13', 'none'],
  ])('all purchases: %s on %s', (asked, day, expected) => {
    expect(chargeOf(asked, day)).toBe(expected);
  });

  // 10/2017-IT(Rate), S. No. 10, until 13/2023-IT(Rate) took it out.
  test.each([
    ['996523', '2017-07-01', 'open'],
    ['ocean freight on import', '2023-09-30', 'settled'],
    ['ocean freight on import', '2023-10-01', 'none'],
  ])('ocean freight: %s on %s', (asked, day, expected) => {
    expect(chargeOf(asked, day)).toBe(expected);
  });
});
