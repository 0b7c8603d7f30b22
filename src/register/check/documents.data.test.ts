// Numbers, days, places and taxes that no document can have.
import { describe, expect, test } from 'vitest';
import { checkDocument, openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';

const tariff = openTariff({ today: () => '2026-11-19' });
const TITLE = 'Sales Register from 01-10-2026 to 31-10-2026,,,,,,,,,,,,';
const NAMES =
  'Invoice No,Invoice Date,Customer GSTIN,Place of Supply,Invoice Type,Item,HSN,Unit,Qty,Taxable Value,GST %,CGST,SGST,IGST,Cess';
const LINE = {
  number: 'A1',
  day: '05-10-2026',
  gstin: '27AAPFU0939F1ZV',
  place: '27-Maharashtra',
  supply: 'Regular',
  item: 'Brush',
  code: '96032900',
  rate: 18,
  igst: 0,
  cess: 0,
};
const row = (changed: Partial<typeof LINE> = {}): string => {
  const { number, day, gstin, place, supply, item, code, rate, igst, cess } = { ...LINE, ...changed };
  const half = igst === 0 && supply === 'Regular' ? rate / 2 : 0;
  return [number, day, gstin, place, supply, item, code, 'NOS', 1, 100, rate, half, half, igst, cess].join(',');
};
const found = (...lines: readonly string[]) =>
  checkDocument(tariff, openDocument([TITLE, NAMES, ...lines].join('\n'))).map(
    ({ row: at, severity, kind }) => `${at} ${severity} ${kind}`,
  );

describe('numbers of documents', () => {
  test.each([
    ['KOSH/2026-27/OCT/000123', ['3 refused document-number']],
    ['K#26/0777', ['3 refused document-number']],
    ['0000', ['3 refused document-number']],
    ['K/26-27/0001', []],
    ['KOSH-2026-27-001', []],
  ])('%s', (number, expected) => {
    expect(found(row({ number }))).toEqual(expected);
  });

  test('one number is one document: of another customer it is refused, of another day to be looked at', () => {
    expect(found(row(), row({ item: 'Broom' }))).toEqual([]);
    expect(found(row(), row({ number: 'A2' }), row({ gstin: '27AAACB8519L1ZE' }))).toEqual([
      '5 refused duplicate-document',
    ]);
    expect(found(row(), row({ day: '06-10-2026', item: 'Broom' }))).toEqual(['4 look duplicate-document']);
    expect(found(row(), row({ number: 'a1', day: '06-10-2026', item: 'Broom' }))).toEqual([
      '4 look duplicate-document',
    ]);
  });

  test('a day or a number that was mistyped on one line of a document is said once', () => {
    expect(found(row(), row({ item: 'Broom', day: '05-10-2027' }))).toEqual(['4 refused date-future']);
    expect(found(row(), row({ item: 'Broom', gstin: '27AAPFU0939F1ZW' }))).toEqual(['4 look gstin-check']);
  });

  test('suppliers number apart from each other, and orders are no documents', () => {
    const bought = 'Purchase Register\nInvoice No,Date,Supplier GSTIN,Taxable Value,GST %,IGST\n';
    const bills = '1,05-10-2026,24AAPFU0939F1Z1,100,18,18\n1,06-10-2026,29AAPFU0939F1ZR,100,18,18\n';
    const kinds = (text: string) => checkDocument(tariff, openDocument(text)).map(({ kind }) => kind);
    expect(kinds(bought + bills)).not.toContain('duplicate-document');
    const orders = 'Sub Order Num,Date,HSN,Qty,Taxable Value,GST %,IGST\n';
    expect(kinds(`${orders}171234567890123456_1,05-10-2026,96032900,1,100,18,18\n`)).toEqual([]);
  });
});

test.each([
  ['to come', '05-10-2027', ['3 refused date-future']],
  ['before GST', '05-10-2016', ['3 look date-before-gst']],
  ['outside the title', '05-09-2026', ['3 look date-out-of-period']],
  ['inside', '31-10-2026', []],
])('a day %s', (_, day, expected) => {
  expect(found(row({ day }))).toEqual(expected);
});

test('a place that cannot be read is said, and the number of the customer stands in for it nowhere', () => {
  expect(found(row({ place: 'Bombay side' }))).toEqual(['3 look place-unreadable']);
  expect(found(row({ place: '45-Nowhere' }))).toEqual(['3 look place-unreadable']);
  expect(found(row({ place: '' }))).toEqual([]);
});

describe('too much tax', () => {
  test('cess after it ended, and of goods that never bore it', () => {
    const cola = { item: 'Cola', code: '22021010', cess: 12 };
    expect(found(row({ ...cola, rate: 40 }))).toEqual(['3 wrong cess-surplus']);
    expect(found(row({ ...cola, rate: 28, day: '15-09-2025' }))).toEqual(['3 look date-out-of-period']);
    expect(found(row({ cess: 5 }))).toEqual(['3 wrong cess-surplus']);
  });

  test('IGST on a supply under LUT', () => {
    const exported = { gstin: '', place: '96-Other Countries', igst: 18 };
    expect(found(row({ ...exported, supply: 'Export without payment' }))).toEqual(['3 wrong igst-on-zero-rated']);
    expect(found(row({ ...exported, supply: 'Export with payment' }))).toEqual([]);
  });

  test('12% and 28% without a code after the reform, by the day of the document', () => {
    const kinds = (day: string, rate: number) => {
      const text = `Invoice No,Date,Taxable Value,GST %,IGST\nP1,${day},100,${rate},${rate}\n`;
      return checkDocument(tariff, openDocument(text)).map(({ severity, kind }) => `${severity} ${kind}`);
    };
    for (const rate of [12, 28]) {
      expect(kinds('21-09-2025', rate)).toEqual([]);
      expect(kinds('22-09-2025', rate)).toEqual(['look rate-ended']);
      expect(kinds('01-02-2026', rate)).toEqual(['look rate-ended']);
    }
    for (const rate of [0, 3, 5, 18, 40]) expect(kinds('05-10-2026', rate)).toEqual([]);
  });
});

test('what is asked of Table 12 is not asked of bills, and counted goods under a service are said', () => {
  const service = { item: 'Courier', code: '996812' };
  expect(found(row(service))).toEqual([]);
  expect(found(row({ item: 'Desktop computer', code: '998713' }))).toEqual(['3 look goods-or-service']);
  const table = 'HSN,UQC,Total Quantity,Rate,Taxable Value,Integrated Tax Amount\n996812,NOS,1,18,100,18\n';
  expect(checkDocument(tariff, openDocument(table)).map(({ kind }) => kind)).toEqual(['unit-on-service']);
});

test("Marg's bills: heads and feet are no lines, halves make the rate", () => {
  const at = (cells: Readonly<Record<number, string>>) =>
    Array.from({ length: 42 }, (_, place) => cells[place] ?? '').join(',');
  const head = at({ 0: 'H', 1: 'S', 2: 'M1', 3: '04102026', 31: 'Deepak Agencies', 33: '27AABCN1111D1Z8' });
  const item = (half: string) =>
    at({
      0: 'T',
      1: 'S',
      3: '30049063',
      5: 'PARACETAMOL 500MG',
      7: '10',
      8: '12.50',
      20: '125.00',
      22: half,
      24: half,
      39: '30049063',
    });
  const text = [head, item('6.0'), item('2.5'), 'F,S,,30'].join('\n');
  const { lines } = openDocument(text);
  expect(lines.map(({ kind, document, rate, taxable }) => [kind, document, rate, taxable])).toEqual([
    ['blank', '', undefined, undefined],
    ['item', 'M1', 12, 125],
    ['item', 'M1', 5, 125],
    ['blank', '', undefined, undefined],
  ]);
  const kinds = checkDocument(tariff, openDocument(text)).map(({ row: at, kind }) => [at, kind]);
  expect(kinds).toContainEqual([2, 'rate-stale']);
  expect(kinds.map(([at]) => at)).not.toContain(1);
});
