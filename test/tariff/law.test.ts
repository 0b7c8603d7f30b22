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
    ["office rent, landlord isn't registered", TODAY, 'settled'],
    ['office rent, landlord without gst', TODAY, 'settled'],
    ['dukan kiraya, malik GST registered nahi', TODAY, 'settled'],
    ['दुकान का किराया, मालिक रजिस्टर्ड नहीं है', TODAY, 'settled'],
    ['dukan kiraya malik registered hai', TODAY, 'none'],
    ['office rent, GST charged by landlord', TODAY, 'none'],
    ['office rent, we are unregistered', TODAY, 'none'],
  ])('rent: %s on %s', (asked, day, expected) => {
    expect(chargeOf(asked, day)).toBe(expected);
  });

  test('rent: before 2024-10-10 an unregistered landlord made nobody pay', () => {
    expect(answered('office rent', '2024-10-09').rcm_trigger).not.toContain('unregistered');
    expect(answered('office rent', '2024-10-10').rcm_trigger).toMatch(/^Only if an unregistered person lets property/);
  });

  // 13/2017-CT(Rate), S. No. 5AA (5/2022): a home let to a registered person, whoever lets it.
  test.each([
    ['home rent, tenant unregistered', 'none'],
    ['home rent tenant registered', 'settled'],
    ['flat rent landlord registered', 'open'],
  ])('homes: %s', (asked, expected) => {
    expect(chargeOf(asked, TODAY)).toBe(expected);
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
    ['gta freight, transporter charges GST 12%', 'none'],
    ['gta freight not opted forward charge paid by company', 'settled'],
    // 7/2025-CT(Rate), S. No. 4: since 2025-01-16 a body corporate that is sponsored pays itself.
    ['sponsorship fee paid to Pvt Ltd event company', 'none'],
    // 4/2017-CT(Rate), S. No. 4A: the farmer supplies, whoever buys.
    ['raw cotton bought by registered ginner from farmer', 'settled'],
    ['raw cotton from farmer to ginner', 'settled'],
    ['cotton bales from trader', 'none'],
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

describe('rates: the headline, and whether it is open', () => {
  const rateOf = (asked: string, asOf: string): string => {
    const { gst_rate: rate, rate_open: isOpen } = answered(asked, asOf);
    return isOpen === true ? `${rate} open` : rate;
  };

  // 1/2017-IT(Rate), Schedule II, S. No. 122: corrugated only, until 8/2021 left it out on 2021-10-01; III 153A: 4819 20.
  test.each<[string, string, string]>([
    ['48191010', '2019-06-01', '12%'],
    ...['48192010', '48192020', '48192090', '48193000', '48194000', '48195090', '48196000'].map(
      (code): [string, string, string] => [code, '2019-06-01', '18%'],
    ),
    ['48195010', '2019-06-01', '18% open'],
    ['4819', '2019-06-01', '18% open'],
    ['48191010', '2021-10-01', '18%'],
  ])('boxes and bags of paper: %s on %s is %s', (code, day, expected) => {
    expect(rateOf(code, day)).toBe(expected);
  });

  // The Council's lists of June and November 2017: 2106 at 18% and at 28%; custard powder fell on 2017-09-22 (27/2017).
  test.each<[string, string, string]>([
    ...['21069011', '21069019', '21069030', '21069091', '21069092'].map((code): [string, string, string] => [
      code,
      '2017-07-01',
      '18%',
    ]),
    ['21069099', '2017-07-01', '18% open'],
    ...['21069040', '21069060', '21069070', '21069080'].map((code): [string, string, string] => [
      code,
      '2017-09-21',
      '28%',
    ]),
    ['21069080', '2017-09-22', '18%'],
    ['21069011', '2017-11-15', '18%'],
  ])('2106 in the first months: %s on %s is %s', (code, day, expected) => {
    expect(rateOf(code, day)).toBe(expected);
  });

  // 1/2017-CT(Rate), Schedules III and IV as first published: what each of the two entries of a heading named.
  test.each<[string, string]>([
    ['851821', '28%'],
    ['85184000', '28%'],
    ['851830', '18%'],
    ['851822', '18%'],
    ['85392200', '18%'],
    ['85391000', '28%'],
    ['854411', '18%'],
    ['85442010', '18%'],
    ['854430', '28%'],
    ['85447090', '18%'],
    ['85451100', '18%'],
    ['85452000', '28%'],
    ['74199100', '18%'],
    ['74198030', '28%'],
    ['84241000', '28%'],
    ['84242000', '18%'],
    ['84729010', '18%'],
    ['84729040', '28%'],
    ['84198930', '28%'],
    ['84191110', '18%'],
    ['85045010', '28%'],
    ['90160010', '28%'],
    ['90160020', '18%'],
    ['91143020', '18%'],
    ['91143010', '28%'],
    ['94042920', '18%'],
    ['94042910', '28%'],
    ['39269010', '18%'],
    ['43040011', '18%'],
    ['85176940', '28%'],
    ['85176960', '18%'],
    ['69060000', '28% open'],
    ['94038300', '28% open'],
    ['94038200', '18%'],
    ['84523010', '18%'],
    ['84521011', '12%'],
  ])('at 28% or at 18% from the start: %s is %s', (code, expected) => {
    expect(rateOf(code, '2017-08-15')).toBe(expected);
  });

  // 13/2018-CT(Rate), S. No. 7(ia), since 20/2019 7(iii): the Railways, IRCTC and licensees, on trains and platforms.
  test.each([
    ['996335', TODAY, '18% open'],
    ['996335', '2018-07-27', '18% open'],
    ['996336', TODAY, '18% open'],
    ['meals to airlines', TODAY, '18%'],
    ['train catering irctc', TODAY, '5%'],
  ])('meals on the move: %s on %s is %s', (asked, day, expected) => {
    expect(rateOf(asked, day)).toBe(expected);
  });

  test.each([
    // 9/2025-CT(Rate), Schedule I, S. No. 410 names headings 7310 and 7326; II 570 drawing instruments of 9017.
    ['90172010', '2022-07-18', '18% open'],
    ['90172010', TODAY, '18% open'],
    // 14/2025-CT(Rate) names fly-ash goods, 9/2025, Schedule II, S. No. 231 takes all else of 6815.
    ['6815', TODAY, '18% open'],
    ['68159910', TODAY, '12% open'],
    // 9/2025-CT(Rate), Schedule I, S. No. 319, and II, S. No. 185 as the authority of Rajasthan reads it.
    ['paper carry bag', TODAY, '5% open'],
    // CBIC, 2023-10-12: gangajal is among the exempt puja articles.
    ['gangajal 500ml', TODAY, '0%'],
    ['22019090', TODAY, '5% open'],
    // 11/2017-CT(Rate), S. No. 32(ia): biomedical waste and what is incidental to its treatment.
    ['Biomedical waste collection hospital monthly', TODAY, '5%'],
    ['hospital waste pickup', TODAY, '5%'],
    ['999421', TODAY, '18% open'],
    ['Biomedical waste collection hospital monthly', '2022-07-17', '0%'],
    // 12/2017-CT(Rate), S. No. 66: a school is exempt, coaching is not.
    ['School tuition fee class 5 CBSE', TODAY, '0%'],
    ['coaching fees class 5', TODAY, '18%'],
    ['education services', TODAY, '18% open'],
    // 11/2017-CT(Rate), S. No. 8(iii) and (v): economy class, and other classes.
    ['flight ticket', TODAY, '5% open'],
    ['air ticket', TODAY, '5% open'],
    ['air ticket economy', TODAY, '5%'],
    ['air ticket business class', TODAY, '18%'],
    // 12/2017-CT(Rate), S. No. 66(b): what a school up to class 12 buys, under the code of the service itself.
    ['security guard service to school', TODAY, '0%'],
    ['housekeeping services for school', TODAY, '0%'],
    ['security guards', TODAY, '18%'],
    ['security guards for college', TODAY, '18%'],
    // The material that is said decides: base metal 8306, plastics 3926, glass 7020.
    ['TROPHY FIBER 14"', TODAY, '18%'],
    ['TROPHY CRYSTAL', TODAY, '18%'],
    ['TROPHY BRASS', TODAY, '5%'],
    // 13/2025-CT(Rate), S. No. 8.
    ['papier mache box hand painted', TODAY, '5%'],
    // 9/2025-CT(Rate), Schedule I, S. No. 390: no shoe lace sells above 2,500 rupees.
    ['shoe lace 120cm wht', TODAY, '5%'],
    // 9807: one reading each for the claim and for the service, until 11/2023 named online games on 2023-10-01.
    ['98076000', '2021-03-17', '28% open'],
    ['98071000', '2021-03-17', '28%'],
    ['98076000', '2023-10-01', '28%'],
  ])('%s on %s is %s', (asked, day, expected) => {
    expect(rateOf(asked, day)).toBe(expected);
  });

  test('a paper bag shows both readings with their entries', () => {
    expect(answered('48194000', TODAY).rates.map((one) => [one.rate, one.notification_ref])).toEqual([
      ['5%', '9/2025-CT(Rate), Schedule I, S. No. 319'],
      ['18%', '9/2025-CT(Rate), Schedule II, S. No. 185'],
    ]);
  });

  test('a non-woven bag: its description and its rate agree', () => {
    // 9/2025-CT(Rate), Schedule II, S. No. 200: strips or the like; code 6305 39 has what is no strip.
    const { description, notes } = answered('non-woven carry bag', TODAY);
    expect(description).toContain('not of PP or PE strip');
    expect(notes).toMatch(/^18%: non-woven bags of polypropylene or polyethylene/);
    expect(notes).not.toContain('strips');
  });

  test('what a text excludes is not shown first', () => {
    expect(rateOf('air ticket, not economy class', TODAY)).toBe('18%');
    expect(rateOf('rice, not pre-packaged', TODAY)).toBe('0%');
    expect(rateOf('paper box, not corrugated', '2019-06-01')).toBe('18%');
  });

  test('what is known of one rate stands beside it, not at the code', () => {
    // Examinations of colleges came into S. No. 66(b) by 2/2018-CT(Rate): nothing that all of 9992 99 shares.
    const { notes, rates } = answered('999299', TODAY);
    expect(notes).not.toContain('2/2018');
    expect(rates.find(({ note }) => note?.includes('2/2018'))?.rate).toBe('0%');
  });

  test('entries whose words nobody has read say so', () => {
    // That all 49 are marked so, `npm run data:check` sees.
    for (const code of ['26011111', '27060010', '69010010', '82111000', '84342000'])
      expect(answered(code, '2020-01-01').rates[0]?.evidence, code).toBe('inferred');
    expect(answered('84248200', '2017-08-15').rates[0]?.evidence).not.toBe('notification');
  });
});

describe('cess and codes', () => {
  test('an electric car bears no cess, under its older code either', () => {
    // 1/2017-CC(Rate) names no electric vehicle.
    expect(answered('87039010', '2020-06-01')).not.toHaveProperty('cess_note');
  });

  test('successors and units', () => {
    expect(answered('85171211', TODAY).superseded_by?.[0]).toEqual({ code: '85171300', candidate: true });
    expect(answered('71081210', TODAY).uqc).toBe('GMS');
  });
});
