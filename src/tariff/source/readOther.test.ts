import { describe, expect, it } from 'vitest';
import { compileRates } from '../rates/compileRates.ts';
import { rateProblems } from '../rates/resolved.ts';
import { fileWith, type Row } from '../rates/samples.ts';
import { readCess, readDigitRules, readOutsideGst, readRateSources, readSpecial } from './readOther.ts';

const CESS: Row = {
  from: '2017-07-18',
  to: '2026-01-31',
  codes: '24022010',
  excluded: '',
  coverage: 'all',
  condition: '',
  rate: '5',
  amount: 'plus ₹2,076 a thousand',
  notification: '3/2017-CC(Rate)',
  evidence: 'notification',
  note: '',
};

describe('readCess', () => {
  it('says rate and amount in one text', () => {
    expect(readCess(fileWith(CESS))).toEqual([
      {
        from: '2017-07-18',
        to: '2026-01-31',
        codes: ['24022010'],
        excluded: [],
        ratePercent: 5,
        coverage: 'all',
        condition: '',
        text: '5% plus ₹2,076 a thousand (3/2017-CC(Rate))',
      },
    ]);
  });

  it.each([
    [{ rate: '0', amount: '₹400 a tonne' }, '₹400 a tonne (3/2017-CC(Rate))'],
    [{ rate: '0', amount: '', coverage: 'part', condition: 'ambulances' }, 'nil: ambulances (3/2017-CC(Rate))'],
    [{ rate: '290', amount: '', evidence: 'inferred' }, '290% (3/2017-CC(Rate), inferred)'],
  ])('%j reads "%s"', (change, text) => {
    expect(readCess(fileWith({ ...CESS, ...change }))[0]?.text).toBe(text);
  });

  it.each([
    [{ rate: '' }, 'facts.tsv:3: rate "" must be a number from 0 to 300'],
    [{ coverage: 'part' }, 'facts.tsv:3: condition must be empty exactly when the coverage is all'],
    [{ codes: '' }, 'facts.tsv:3: codes must not be empty'],
    [{ codes: '24.02' }, 'facts.tsv:3: codes "24.02" must be a code prefix of 2 to 8 digits'],
    [{ to: '2017-07-01' }, 'facts.tsv:3: to "2017-07-01" must be empty or a date not before "from"'],
    [{ from: '2017-06-30' }, 'facts.tsv:3: from "2017-06-30" must be a date from 2017-07-01 on'],
    [{ notification: '3/2017-CC(R)' }, 'facts.tsv:3: notification "3/2017-CC(R)" must read like 9/2025-CT(Rate)'],
    [{ notification: '2/2030-CC(Rate)' }, 'facts.tsv:3: notification 2/2030-CC(Rate) is younger than the first day'],
    [{ evidence: 'hearsay' }, 'facts.tsv:3: evidence "hearsay" must be one of notification, secondary, inferred'],
  ])('rejects %j', (change, complaint) => {
    expect(() => readCess(fileWith(CESS, { ...CESS, ...change }))).toThrow(complaint);
  });
});

const OUTSIDE: Row = {
  codes: '2203',
  excluded: '',
  coverage: 'all',
  condition: '',
  ordinary: '',
  from: '2017-07-01',
  to: '',
  tax_that_applies: 'Outside GST: state excise duty applies.',
  basis: 'CGST Act, section 9(1)',
  evidence: 'notification',
  note: 'Beer without alcohol is inside.',
};

describe('readOutsideGst', () => {
  it('gives entries at 0% whose note names the tax that applies', () => {
    expect(readOutsideGst(fileWith(OUTSIDE))[0]).toMatchObject({
      schedule: 'Outside GST',
      ratePercent: 0,
      note: 'Outside GST: state excise duty applies. Beer without alcohol is inside.',
    });
  });

  it.each([
    [{ coverage: 'split' }, 'coverage "split" must be one of all, part'],
    [{ coverage: 'part' }, 'condition must be empty exactly when the coverage is all'],
    [{ ordinary: 'mostly so' }, 'ordinary must be empty when the coverage is all'],
    [{ tax_that_applies: '' }, 'tax_that_applies must not be empty'],
  ])('rejects %j', (change, complaint) => {
    expect(() => readOutsideGst(fileWith({ ...OUTSIDE, ...change }))).toThrow(`facts.tsv:2: ${complaint}`);
  });
});

const SPECIAL: Row = {
  codes: '',
  from: '2017-10-23',
  to: '',
  rate: '0.1',
  condition: 'goods sold to a merchant exporter',
  notification: '40/2017-CT(Rate)',
  evidence: 'notification',
  note: '',
};

describe('readSpecial', () => {
  it('reads a regime that depends on the parties alone', () => {
    expect(readSpecial(fileWith(SPECIAL))[0]).toMatchObject({ codes: [], ratePercent: 0.1 });
  });

  it('takes no rate as a share of the normal one', () => {
    expect(readSpecial(fileWith({ ...SPECIAL, rate: '' }))[0]?.ratePercent).toBeNull();
  });

  it('needs a rate where codes are named', () => {
    expect(() => readSpecial(fileWith({ ...SPECIAL, rate: '', codes: '8703' }))).toThrow(
      'facts.tsv:2: rate must not be empty where codes are named',
    );
  });
});

const DIGITS: Row = {
  id: 'invoice-2021',
  from: '2021-04-01',
  to: '',
  document: 'tax invoice',
  turnover_above: '15000000',
  turnover_upto: '50000000',
  min_digits: '4',
  who: 'goods and services',
  basis: '78/2020-Central Tax',
  evidence: 'notification',
  note: '',
};

describe('readDigitRules', () => {
  it('says the turnover in crore', () => {
    expect(readDigitRules(fileWith(DIGITS))).toEqual([
      {
        document: 'tax invoice',
        from: '2021-04-01',
        to: null,
        turnover: 'above ₹1.5 crore, up to ₹5 crore',
        minDigits: 4,
        note: 'For goods and services, by 78/2020-Central Tax.',
      },
    ]);
  });

  it('says "any" where turnover does not matter', () => {
    expect(readDigitRules(fileWith({ ...DIGITS, turnover_above: '', turnover_upto: '' }))[0]?.turnover).toBe('any');
  });

  it('rejects a band that ends before it begins', () => {
    expect(() => readDigitRules(fileWith({ ...DIGITS, turnover_upto: '15000000' }))).toThrow(
      'facts.tsv:2: turnover_upto "15000000" must be more than turnover_above',
    );
  });
});

describe('the service rates of this project', () => {
  const sources = readRateSources('data/tariff/rates');
  const services = ['996311', '996331', '997132', '997315', '998821', '999615', '999721'].map((code) => ({
    code,
    status: 'live' as const,
  }));
  const rates = compileRates(services, sources);
  const mainOn = (code: string, day: string): number | undefined =>
    rates.get(code)?.rates.find(({ from, to }) => from <= day && (to === null || day <= to))?.branches[0]?.ratePercent;

  it('leave one main branch on every day', () => {
    expect(rateProblems(services, sources)).toEqual([]);
  });

  it.each([
    ['996311', '2025-09-21', 12],
    ['996311', '2025-09-22', 5],
    ['996331', '2017-11-14', 18],
    ['996331', '2017-11-15', 5],
    ['997132', '2025-09-21', 18],
    ['997132', '2025-09-22', 0],
    ['999615', '2018-12-31', 28],
    ['999615', '2019-01-01', 18],
    ['999721', '2025-09-22', 5],
  ])('%s on %s bears %d%%', (code, day, rate) => {
    expect(mainOn(code, day)).toBe(rate);
  });

  it('offer the rate of the goods for their hire', () => {
    const today = rates.get('997315')?.rates.at(-1);
    expect(today?.branches.map(({ ratePercent }) => ratePercent).sort((a, b) => a - b)).toEqual([5, 18, 40]);
    expect(today?.notes).toContain('look up the code of the goods');
  });
});
