// Faults of every kind, planted into lawful lines: what each changes, and the finding that must name it.
import type { Tariff } from '../../src/tariff/index.ts';
import { type Goods, lawfulGoods, type MadeLine, taxed } from './registers.ts';

export interface Fault {
  /** The finding that must be there. */
  readonly kind: string;
  /** Undefined: this line cannot have it. */
  plant(line: MadeLine, random: () => number): MadeLine | undefined;
}

const isGoods = ({ type }: MadeLine): boolean => type === 'goods';
const isSold = ({ supply, note, taxable }: MadeLine): boolean =>
  supply === 'Regular' && note === 'Invoice' && Number(taxable) >= 200;
const isPriced = (line: MadeLine): boolean => isSold(line) && isGoods(line) && line.quantity !== '0';
const isWithin = ({ place }: MadeLine): boolean => place === '27';
const hasTax = ({ rate }: MadeLine): boolean => Number(rate) >= 5;

/** Another lawful line in its place, of goods that the fault needs. */
function ofGoods(line: MadeLine, { code, item, unit, rate }: Goods): MadeLine {
  const type = code.startsWith('99') ? 'service' : 'goods';
  return taxed({ ...line, code, item, unit, type, rate: String(line.supply === 'Regular' ? rate : 0) });
}

export function faultsFor(tariff: Tariff, day: string): readonly Fault[] {
  const { records } = tariff;
  const goods = lawfulGoods(tariff, day);
  const exists = (code: string): boolean => records.find(code) >= 0;
  const pick = <Value>(from: readonly Value[], random: () => number): Value =>
    from[Math.floor(random() * from.length)] as Value;
  const some = (test: (one: Goods) => boolean): readonly Goods[] => {
    const found = goods.filter(test);
    if (found.length === 0) throw new Error('No goods can have this fault.');
    return found;
  };
  const withZero = some(({ code }) => code.startsWith('0') && code.length === 8 && !exists(code.slice(1)));
  const eightDigits = some(({ code }) => code.length === 8 && !code.startsWith('99'));
  const fillable = some(
    ({ code }) => code.length === 6 && !code.startsWith('99') && !exists(`${code}00`) && !code.endsWith('00'),
  );
  const ratesOf = (number: number, on: string): readonly number[] =>
    records.rateOn(number, on).branches.map(({ ratePercent }) => ratePercent);
  const reformed = some(({ number, rate, code }) => {
    const before = ratesOf(number, '2025-09-21');
    return (
      !code.startsWith('99') && before.length === 1 && before[0] !== rate && before[0] !== undefined && before[0] > rate
    );
  });
  const newRates = reformed.filter(
    ({ number, rate }) =>
      !records
        .rateHistory(number)
        .some(({ from, branches }) => from < '2025-09-10' && branches.some((one) => one.ratePercent === rate)),
  );
  const neverForty = some(
    ({ number }) => !records.rateHistory(number).some(({ branches }) => branches.some((one) => one.ratePercent === 40)),
  );
  const counted = some(({ unit, code }) => unit === 'NOS' && code.length === 8);
  const retired = records.codes
    .map((code, number) => ({ code, number }))
    .filter(
      ({ code, number }) =>
        code.length === 8 &&
        !code.startsWith('99') &&
        !records.isLive(number) &&
        records.validOn(number).includes('gst-portal') &&
        records.validOn(number).includes('e-invoice') &&
        new Set(ratesOf(number, day)).size === 1 &&
        records.cessHistory(number).length === 0,
    );
  const offPortal = records.codes
    .map((code, number) => ({ code, number }))
    .filter(
      ({ code, number }) =>
        code.length === 8 &&
        !records.validOn(number).includes('gst-portal') &&
        new Set(ratesOf(number, day)).size === 1 &&
        records.cessHistory(number).length === 0,
    );
  const change = (
    kind: string,
    test: (line: MadeLine) => boolean,
    made: (line: MadeLine, random: () => number) => MadeLine,
  ): Fault => ({
    kind,
    plant: (line, random) => (test(line) ? made(line, random) : undefined),
  });
  const always = (): boolean => true;
  const moved = (line: MadeLine, number: number, code: string): MadeLine =>
    taxed({
      ...line,
      code,
      item: records.description(number),
      type: 'goods',
      unit: records.unit(number) || 'NOS',
      rate: String(line.supply === 'Regular' ? (ratesOf(number, day)[0] ?? 0) : 0),
    });

  return [
    change('code-lost-zero', always, (line, random) => {
      const own = ofGoods(line, pick(withZero, random));
      return { ...own, code: own.code.slice(1) };
    }),
    change('code-zero-too-many', always, (line, random) => {
      const own = ofGoods(line, pick(eightDigits, random));
      return { ...own, code: `0${own.code}` };
    }),
    change('code-ninth-digit', always, (line, random) => {
      const own = ofGoods(
        line,
        pick(
          eightDigits.filter(({ code }) => !code.startsWith('0')),
          random,
        ),
      );
      return { ...own, code: `${own.code}0` };
    }),
    change('code-filled', always, (line, random) => {
      const own = ofGoods(line, pick(fillable, random));
      return { ...own, code: `${own.code}00` };
    }),
    change('code-unknown', isGoods, (line) => ({ ...line, code: '77123456' })),
    change('code-odd-digits', isGoods, (line) => ({ ...line, code: '77123' })),
    change('code-missing', always, (line) => ({ ...line, code: '' })),
    change('code-too-short', isGoods, (line) => ({ ...line, code: line.code.slice(0, 4) })),
    change('code-retired', isSold, (line, random) => {
      const { number, code } = pick(retired, random);
      return moved(line, number, code);
    }),
    ...(offPortal.length === 0
      ? []
      : [
          change('code-not-on-portal', isSold, (line, random) => {
            const { number, code } = pick(offPortal, random);
            return moved(line, number, code);
          }),
        ]),
    change('unit-spelling', isGoods, (line, random) => ({
      ...line,
      unit: pick(['KG', 'PKT', 'LTRS', 'SQMT'], random),
    })),
    change('unit-unknown', isGoods, (line, random) => ({ ...line, unit: pick(['STRP', 'PELLET', 'XYZ'], random) })),
    change('unit-na-on-goods', isGoods, (line) => ({ ...line, unit: 'NA' })),
    change('unit-missing', isGoods, (line) => ({ ...line, unit: '' })),
    change('unit-unusual', always, (line, random) => ({ ...ofGoods(line, pick(counted, random)), unit: 'KGS' })),
    change('goods-or-service', isGoods, (line) => ({ ...line, type: 'service' })),
    change('rate-stale', isSold, (line, random) => {
      const own = pick(reformed, random);
      return taxed({ ...ofGoods(line, own), rate: String(ratesOf(own.number, '2025-09-21')[0]) });
    }),
    change('rate-early', isSold, (line, random) => {
      const own = pick(newRates, random);
      return taxed({ ...ofGoods(line, own), day: '2025-09-10' });
    }),
    change('date-before-gst', isSold, (line) => ({ ...line, day: line.day.replace(/^\d{4}/, '2016') })),
    change('rate-never', isSold, (line, random) => taxed({ ...ofGoods(line, pick(neverForty, random)), rate: '40' })),
    change('rate-not-in-list', isSold, (line) => taxed({ ...line, rate: '9' })),
    change('rate-of-sub-code', isSold, (line) =>
      taxed({ ...line, code: '392490', item: 'Household things', unit: 'NOS', type: 'goods', rate: '5' }),
    ),
    change('rate-condition', isSold, (line) =>
      taxed({ ...line, code: '61149090', item: 'Assorted lot', unit: 'KGS', type: 'goods', rate: '18' }),
    ),
    change('rate-by-price', isSold, (line) =>
      taxed({
        ...line,
        code: '620520',
        item: 'Cotton shirt for men',
        unit: 'NOS',
        type: 'goods',
        quantity: '1',
        taxable: '4500.00',
        rate: '5',
      }),
    ),
    change(
      'tax-amount',
      (line) => isSold(line) && hasTax(line) && isWithin(line),
      (line) => ({
        ...line,
        cgst: (Number(line.cgst) / 2).toFixed(2),
        sgst: (Number(line.sgst) / 2).toFixed(2),
      }),
    ),
    change(
      'cgst-sgst',
      (line) => isSold(line) && hasTax(line) && isWithin(line),
      (line) => ({
        ...line,
        cgst: (Number(line.cgst) + 2).toFixed(2),
        sgst: (Number(line.sgst) - 2).toFixed(2),
      }),
    ),
    change(
      'igst-and-cgst',
      (line) => isSold(line) && hasTax(line) && isWithin(line),
      (line) => ({
        ...line,
        cgst: (Number(line.cgst) / 2).toFixed(2),
        sgst: (Number(line.sgst) / 2).toFixed(2),
        igst: line.cgst,
      }),
    ),
    change(
      'igst-within-state',
      (line) => isSold(line) && hasTax(line) && isWithin(line),
      (line) => ({
        ...line,
        igst: (Number(line.cgst) + Number(line.sgst)).toFixed(2),
        cgst: '0.00',
        sgst: '0.00',
      }),
    ),
    change(
      'cgst-across-states',
      (line) => isSold(line) && hasTax(line) && !isWithin(line),
      (line) => ({
        ...line,
        cgst: (Number(line.igst) / 2).toFixed(2),
        sgst: (Number(line.igst) / 2).toFixed(2),
        igst: '0.00',
      }),
    ),
    change(
      'cgst-on-zero-rated',
      ({ supply }) => supply === 'EXPWOP',
      (line) => ({ ...line, cgst: '9.00', sgst: '9.00' }),
    ),
    change(
      'tax-on-bill-of-supply',
      (line) => isSold(line) && hasTax(line),
      (line) => ({ ...line, supply: 'Bill of Supply' }),
    ),
    change('amount-too-long', isSold, (line) => taxed({ ...line, taxable: '12345678901234.00' })),
    change('cess-missing', isSold, (line) =>
      taxed({
        ...line,
        code: '22021010',
        item: 'Aerated water',
        unit: 'LTR',
        type: 'goods',
        day: '2024-10-05',
        rate: '28',
      }),
    ),
    change('description-code', isSold, (line, random) => {
      const [item, code, rate] = pick(WRONG_CODES, random);
      return taxed({ ...line, item, code, unit: 'KGS', type: 'goods', rate });
    }),
    change(
      'reverse-charge',
      ({ gstin, ...line }) => isSold({ gstin, ...line }) && gstin !== '',
      (line) => ({
        ...taxed({
          ...line,
          code: '996511',
          item: 'Transport of goods by road',
          unit: 'NA',
          type: 'service',
          rate: '5',
          reverse: '',
        }),
        cgst: '0.00',
        sgst: '0.00',
        igst: '0.00',
      }),
    ),
    change('value', isPriced, (line, random) =>
      taxed({ ...line, taxable: (Number(line.taxable) * pick([10, 100, 0.1], random)).toFixed(2) }),
    ),
    change('total-differs', isSold, (line) => ({ ...line, total: (Number(line.total) + 500).toFixed(2) })),
    change('document-number', always, (line) => ({ ...line, document: `${line.document}#A` })),
    change('place-unreadable', isSold, (line) => ({ ...line, place: 'Bombay side' })),
    change('date-future', isSold, (line) => ({ ...line, day: line.day.replace(/^\d{4}/, '2031') })),
    change('cess-surplus', isGoods, (line, random) => ({ ...ofGoods(line, pick(eightDigits, random)), cess: '75.00' })),
    change(
      'igst-on-zero-rated',
      ({ supply }) => supply === 'EXPWOP',
      (line) => ({ ...line, igst: '18.00' }),
    ),
    change(
      'gstin-check',
      ({ gstin }) => gstin !== '',
      (line) => ({ ...line, gstin: line.gstin.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }),
    ),
  ];
}

/** Texts that name goods of one heading, under codes of quite other goods. */
const WRONG_CODES: readonly (readonly [string, string, string])[] = [
  ['Mango pickle', '16041210', '5'],
  ['Ceramic wall tiles', '100620', '0'],
  ['Basmati rice', '690721', '18'],
];
