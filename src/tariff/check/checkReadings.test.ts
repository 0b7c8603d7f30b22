// Each class of wrong reading, small: the check finds it, and a recorded exception silences it and nothing else.
import { describe, expect, it } from 'vitest';
import type { RateEntry } from '../model/rates.ts';
import { entry } from '../rates/samples.ts';
import type { CodeRow } from '../source/readCodes.ts';
import type { RateChecks } from '../source/readRateChecks.ts';
import { checkReadings } from './checkReadings.ts';
import { sayingOf } from './saidWords.ts';

const residual = entry({
  notification: '1/2017-CT(Rate)',
  codes: ['*'],
  ratePercent: 18,
  schedule: 'III',
  serial: '453',
  effectiveFrom: '2017-07-01',
});
const since2017 = (fields: Partial<RateEntry>): RateEntry =>
  entry({ notification: '1/2017-CT(Rate)', effectiveFrom: '2017-07-01', ...fields });
const row = (code: string, description: string, status: CodeRow['status'] = 'live'): CodeRow => ({
  code,
  description,
  status,
  supersededBy: [],
  unit: 'NOS',
});
const NONE: RateChecks = { opposites: [], sameWords: [], exceptions: [] };
const check = (codes: readonly CodeRow[], entries: readonly RateEntry[], aids: Partial<RateChecks> = {}): string =>
  checkReadings(codes, { entries: [...entries, residual] }, { ...NONE, ...aids }).join('\n');

describe('a condition that is the title of the code', () => {
  const insulin = since2017({ codes: ['3004'], coverage: 'part', condition: 'insulin' });

  it('is found', () => {
    expect(check([row('30043110', 'Insulin injections')], [insulin])).toContain(
      '30043110 "Insulin injections" is what "insulin" names, yet shows 18%',
    );
  });

  it('is none where the title names other goods too, or the entry shows its rate', () => {
    expect(check([row('30043190', 'Insulin and thyroid medicines')], [insulin])).toBe('');
    expect(check([row('30043110', 'Insulin injections')], [{ ...insulin, coverage: 'all', condition: '' }])).toBe('');
  });

  it('is found by the digits where the words differ', () => {
    const aids = since2017({ codes: ['90'], narrowedTo: ['84729093'], coverage: 'part', condition: 'aids of List 3' });
    expect(check([row('84729093', 'Braille typewriters')], [aids])).toContain('is named by its own digits');
    expect(check([row('84729093', 'Typewriters, printers and other machines')], [aids])).toBe('');
  });

  it('is left alone with a recorded reason, which must be of use', () => {
    const exception = {
      check: 'own title',
      entry: '1/2017-CT(Rate), Schedule I, S. No. 1',
      codes: ['3004'],
      reason: 'x',
    };
    const codes = [row('30043110', 'Insulin injections')];
    expect(check(codes, [insulin], { exceptions: [exception] })).toBe('');
    expect(check([row('30043110', 'Vitamins')], [insulin], { exceptions: [exception] })).toContain('is needed no more');
  });
});

describe('a condition that a code cannot meet', () => {
  const part = (condition: string): RateEntry => since2017({ codes: ['87'], coverage: 'part', condition });

  it('is ruled out by the title', () => {
    expect(check([row('87042190', 'Diesel trucks, not refrigerated')], [part('refrigerated')])).toContain(
      '87042190 "Diesel trucks, not refrigerated" rules out "refrigerated"',
    );
  });

  it('names goods with a code of their own in the heading', () => {
    const codes = [row('30043190', 'Insulin in cartridges, pens or vials'), row('30043919', 'Hormone medicines')];
    const insulin = since2017({ codes: ['3004'], coverage: 'part', condition: 'insulin' });
    const said = check(codes, [insulin]);
    expect(said).toContain('30043919 "Hormone medicines" is not where "insulin" falls');
    expect(said).not.toContain('30043190 "Insulin in cartridges, pens or vials" is not');
  });

  it('says the opposite of the title', () => {
    const loom = since2017({ codes: ['8446'], coverage: 'part', condition: 'handlooms' });
    const opposites = [{ conditionSays: 'handloom', titleSays: 'power loom' }];
    expect(check([row('84461011', 'Automatic power looms')], [loom], { opposites })).toContain('cannot be "handlooms"');
    expect(check([row('84462910', 'Looms without power')], [loom], { opposites })).toBe('');
  });
});

describe('entries against each other', () => {
  it('branches that are the same twice', () => {
    const solar = since2017({ codes: ['8503'], coverage: 'part', condition: 'solar devices' });
    expect(check([row('85030010', 'Parts of motors')], [solar, { ...solar, evidence: 'inferred' }])).toContain(
      'are both 5% for "solar devices"',
    );
  });

  it('a lettered number from the first day', () => {
    const lettered = since2017({ codes: ['8413'], serial: '317A' });
    expect(check([row('84134000', 'Concrete pumps')], [lettered])).toContain(
      'though its letter says that it came later',
    );
    expect(check([row('84134000', 'Concrete pumps')], [{ ...lettered, effectiveFrom: '2017-11-15' }])).toBe('');
    const exempt = { ...lettered, notification: '12/2017-CT(Rate)', serial: '79, 79A' };
    expect(check([row('84134000', 'Concrete pumps')], [exempt])).toContain('though its letter says that it came later');
  });

  it('the same words with two readings', () => {
    const sameWords = [
      { notification: '9/2025-CT(Rate)', schedule: 'II', serial: '39', oldSchedule: 'III', oldSerial: '42' },
    ];
    const before = since2017({
      codes: ['3102'],
      schedule: 'III',
      serial: '42',
      ratePercent: 18,
      coverage: 'part',
      condition: 'clearly not for use as fertiliser',
      effectiveTo: '2025-09-21',
    });
    const after = entry({ codes: ['3102'], schedule: 'II', serial: '39', ratePercent: 18 });
    expect(check([row('31021090', 'Urea')], [before, after], { sameWords })).toContain(
      'were a case for it until 2025-09-21 and are all goods since',
    );
    const alike = { ...after, coverage: 'part' as const, condition: before.condition };
    expect(check([row('31021090', 'Urea')], [before, alike], { sameWords })).toBe('');
  });
});

describe('a retired code', () => {
  const moved: CodeRow = {
    ...row('25183000', 'Dolomite ramming mix', 'retired'),
    supersededBy: [{ code: '38160000', candidate: false }],
  };
  const codes = [moved, row('38160000', 'Refractory cements')];
  const cements = since2017({ codes: ['3816'], serial: '92', schedule: 'III', ratePercent: 18 });
  const dolomite = since2017({ codes: ['2518'], serial: '127' });

  it('must not show the rate of the chapter its goods moved to, where its own heading had another', () => {
    expect(check(codes, [cements, dolomite])).toContain(
      '25183000 "Dolomite ramming mix" shows 18% of 1/2017-CT(Rate), Schedule III, S. No. 92, while the entry of its own heading gave 5%',
    );
  });

  it('may where its heading had no entry of its own, or the same rate', () => {
    expect(check(codes, [cements])).toBe('');
    expect(check(codes, [cements, { ...dolomite, ratePercent: 18 }])).toBe('');
    expect(check(codes, [cements, { ...dolomite, narrowedTo: ['25183000'] }])).toBe('');
  });
});

describe('sayingOf', () => {
  const alternatives = (text: string): readonly string[] =>
    sayingOf(text).alternatives.map((words) => [...words].join(' '));

  it.each([
    ['jute twine, coir cordage or ropes', ['jute twine', 'coir cordage', 'rope']],
    ['idols of wood, stone or metal', ['idol wood', 'idol stone', 'idol metal']],
    ['puja articles: rudraksha or kalava', ['rudraksha', 'kalava']],
    ['notes or coins sold to the Government', ['note sold government', 'coin sold government']],
    ['Aseptic paper, bleached, above 150 g', ['aseptic paper bleached above 150 g']],
    ['Trucks such as tippers, not refrigerated (older code)', ['truck']],
  ])('%s', (text, expected) => {
    expect(alternatives(text)).toEqual(expected);
  });

  it('knows what a text rules out', () => {
    expect([...sayingOf('Hormone medicines other than insulin').denied]).toEqual(['insulin']);
  });
});

describe('an entry that had left before the schedules were read', () => {
  const gone = (to: string, evidence: RateEntry['evidence'], serial = '122'): RateEntry =>
    since2017({ codes: ['4819'], coverage: 'all', condition: '', schedule: 'II', serial, effectiveTo: to, evidence });
  const boxes = [row('48191010', 'Corrugated boxes')];

  it.each<[string, RateEntry['evidence'], string]>([
    ['2021-09-30', 'notification', 'inferred'],
    ['2022-07-17', 'secondary', 'inferred'],
    ['2017-11-14', 'notification', 'secondary or inferred'],
  ])('until %s is not known from %s', (to, evidence, known) => {
    expect(check(boxes, [gone(to, evidence)])).toContain(`its evidence is ${known}, not ${evidence}`);
  });

  it('may say how it is known, and so may one that still held then or came by an amendment', () => {
    expect(check(boxes, [gone('2021-09-30', 'inferred')])).toBe('');
    expect(check(boxes, [gone('2017-11-14', 'secondary')])).toBe('');
    expect(check(boxes, [gone('2023-03-31', 'notification')])).toBe('');
    expect(check(boxes, [gone('2018-01-24', 'notification', '122A')])).not.toContain('evidence');
  });
});
