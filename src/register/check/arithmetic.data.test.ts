// What the amounts of a line and of a document say together, by the habits of their file.
import { describe, expect, test } from 'vitest';
import { checkDocument, checkLines, openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';

const tariff = openTariff({ today: () => '2026-11-19' });
const found = (text: string) =>
  checkDocument(tariff, openDocument(text))
    .filter(({ kind }) => kind !== 'document-gap')
    .map(({ row, rows, severity, kind }) => `${row ?? rows} ${severity} ${kind}`);
const messages = (text: string) => checkDocument(tariff, openDocument(text)).map(({ message }) => message);

const NAMES = 'Invoice No,Date,Item,HSN,Unit,Qty,Unit Price,Taxable Value,GST %,CGST,SGST,Invoice Value';
const bill = (number: number, quantity: number, price: number, value: number, total?: number): string => {
  const half = value * 0.09;
  const rest = [quantity, price, value, 18, half, half, total ?? value + 2 * half].join(',');
  return `A/${number},05-10-2026,Brush,96032900,NOS,${rest}`;
};
const SIX = [1, 2, 3, 4, 5, 6].map((number) => bill(number, number, 125.5, number * 125.5));
const file = (...lines: readonly string[]): string => [NAMES, ...lines].join('\n');

describe('quantity × price', () => {
  test('a slip of a decimal place is named as one', () => {
    const text = file(...SIX, bill(7, 10, 1000, 100000));
    expect(found(text)).toEqual(['8 wrong value']);
    expect(messages(text)[0]).toBe(
      '10 × ₹1,000.00 is ₹10,000.00, but the taxable value is ₹1,00,000.00, ten times that: a decimal place slipped. The other lines of the file obey this.',
    );
  });

  test('tax and total that are right for the price are not said to be wrong as well', () => {
    const slipped = bill(7, 10, 1000, 10000).replace(',10000,', ',100000,');
    expect(found(file(...SIX, slipped))).toEqual(['8 wrong value']);
  });

  test('another value is wrong where nearly all other lines obey, and to be looked at in a file of few lines', () => {
    expect(found(file(...SIX, bill(7, 10, 1000, 9000)))).toEqual(['8 wrong value']);
    expect(found(file(bill(1, 1, 1000, 1000), bill(2, 10, 1000, 9000), bill(3, 10, 1000, 100000)))).toEqual([
      '3 look value',
      '4 wrong value',
    ]);
  });

  test('prices with tax, by the dozen and by nothing that is known are left alone', () => {
    const withTax = [1, 2, 3, 4, 5].map((number) => bill(number, number, 118, number * 100));
    expect(found(file(...withTax))).toEqual([]);
    expect(found(file(...withTax, bill(6, 2, 118, 2000)))).toEqual(['7 wrong value']);
    const byDozen = [12, 24, 36, 6, 60].map((pieces, at) => bill(at, pieces, 120, pieces * 10));
    expect(found(file(...byDozen))).toEqual([]);
    const byNothing = [1, 2, 3, 4, 5].map((number) => bill(number, number, 50, 1000 + number ** 3));
    expect(found(file(...byNothing))).toEqual([]);
    // One line with its tax in the price among others without.
    expect(found(file(...SIX, bill(7, 1, 118, 100)))).toEqual([]);
  });

  test.each([
    ['in rupees', 'Discount', (share: number, gross: number) => String((gross * share) / 100)],
    ['in per cent', 'Disc %', (share: number) => String(share)],
  ])('a discount %s that is taken off on the other lines', (_, name, cell) => {
    const line = (number: number, share: number, isOff: boolean): string => {
      const gross = number * 200;
      const value = isOff ? gross * (1 - share / 100) : gross;
      return `A/${number},05-10-2026,Brush,96032900,NOS,${number},200,${cell(share, gross)},${value},18,${value * 0.18}`;
    };
    const names = `Invoice No,Date,Item,HSN,Unit,Qty,Unit Price,${name},Taxable Value,GST %,IGST`;
    const right = [1, 2, 3, 4, 5, 6].map((number) => line(number, number % 2 === 0 ? 10 : 0, true));
    expect(found([names, ...right].join('\n'))).toEqual([]);
    expect(found([names, ...right, line(7, 10, false)].join('\n'))).toEqual(['8 wrong value']);
  });

  test('of lines that a program sends the price is that of one unit', () => {
    const line = { description: 'Brush', code: '96032900', unit: 'NOS', rate: 18, quantity: 10, price: 1000 };
    const kinds = (taxable: number) => checkLines(tariff, [{ ...line, taxable }]).findings.map(({ kind }) => kind);
    expect(kinds(10_000)).toEqual([]);
    expect(kinds(100_000)).toEqual(['value']);
  });
});

describe('totals', () => {
  test('of a line', () => {
    expect(found(file(...SIX, bill(7, 1, 1000, 1000, 5000)))).toEqual(['8 look total-differs']);
    expect(found(file(...SIX.map((line) => line.replace(/[^,]+$/, '777'))))).toEqual([]);
  });

  test('of a document, on its first line or on each', () => {
    const names = 'Invoice No,Date,Item,HSN,Unit,Qty,Taxable Value,GST %,IGST,Round Off,Bill Amount';
    const line = (number: number, value: number, total: string) =>
      `B${number},05-10-2026,Brush,96032900,NOS,1,${value},18,${value * 0.18},0,${total}`;
    const bills = (off: number) =>
      [1, 2, 3, 4].flatMap((number) => [
        line(number, 100, String(354 + (number === 3 ? off : 0))),
        line(number, 200, ''),
      ]);
    expect(found([names, ...bills(0)].join('\n'))).toEqual([]);
    expect(found([names, ...bills(40)].join('\n'))).toEqual(['6 look total-differs']);
  });

  test('that follow from another fault are not said again', () => {
    const [first = '', ...others] = SIX;
    const halves = first.replace(/,11\.[^,]+,/, ',99,');
    expect(found(file(...others, halves))).toEqual(['7 wrong cgst-sgst']);
  });
});

describe('e-invoices', () => {
  const item = {
    SlNo: '1',
    PrdDesc: 'Brush',
    IsServc: 'N',
    HsnCd: '96032900',
    Qty: 2,
    Unit: 'NOS',
    UnitPrice: 100,
    TotAmt: 200,
    Discount: 10,
    AssAmt: 190,
    GstRt: 18,
    IgstAmt: 34.2,
    TotItemVal: 224.2,
  };
  const values = { AssVal: 190, IgstVal: 34.2, TotInvVal: 224.2 };
  const kinds = (changed: object, sums: object = {}) =>
    checkDocument(
      tariff,
      openDocument(
        JSON.stringify([
          {
            DocDtls: { Typ: 'INV', No: 'A1', Dt: '05/10/2026' },
            ItemList: [{ ...item, ...changed }],
            ValDtls: { ...values, ...sums },
          },
        ]),
      ),
    ).map(({ kind, message }) => (kind === 'sum-refused' ? (/error (\d+)/.exec(message)?.[1] ?? kind) : kind));

  test.each([
    [{}, {}, []],
    [{ TotAmt: 250 }, {}, ['2192']],
    [{ Discount: 20 }, {}, ['2193']],
    [{ TotItemVal: 999 }, {}, ['2194']],
    [{}, { AssVal: 500 }, ['2182']],
    [{}, { IgstVal: 50 }, ['2185']],
    [{}, { TotInvVal: 300 }, ['2189']],
    [{}, { TotInvVal: 224, RndOffAmt: -0.2 }, []],
    [{}, { TotInvVal: 274.2, OthChrg: 50 }, []],
  ])('%o %o: %j', (changed, sums, errors) => {
    expect(kinds(changed, sums)).toEqual(errors);
  });
});
