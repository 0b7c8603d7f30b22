// Every rule finds its fault, and says nothing of what is right.

import { describe, expect, test } from 'vitest';
import { drained } from '../../steps/steps.ts';
import { openTariff } from '../../tariff/node.ts';
import { layoutOf } from '../read/layout.ts';
import { type FileFacts, LineReader } from '../read/lines.ts';
import { Checker, type CheckOptions } from './checker.ts';
import type { Finding } from './finding.ts';
import { checkLines } from './given.ts';
import { Groups } from './groups.ts';

const tariff = openTariff({ today: () => '2026-11-16' });

function check(text: string, options: CheckOptions = {}, facts: FileFacts = {}): readonly Finding[] {
  const table = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const layout = layoutOf(table);
  const reader = new LineReader(layout, facts);
  const file = new Checker(tariff, options).open(reader);
  const start = layout.titles + layout.headerRows;
  const found = table.slice(start).flatMap((row, at) => file.check(reader.read(row, at + start + 1)));
  return [...found, ...file.end()];
}

const kinds = (...given: Parameters<typeof check>): readonly string[] => check(...given).map(({ kind }) => kind);

const ITEMS = 'Item Name | HSN | GST Rate | Unit';
const SALES =
  'Invoice No | Date | Item Name | HSN | Qty | Unit | Taxable Value | GST Rate | CGST | SGST | IGST | Place of Supply';
const SELLER = { supplierGstin: '27AAPFU0939F1ZV' };

describe('codes that are refused', () => {
  test.each([
    ['Butter | 4051000 | 5 | KGS', 'code-lost-zero', { code: '04051000' }],
    ['Pasta | 01902 | 5 | KGS', 'code-zero-too-many', { code: '1902' }],
    ['Grain flakes | 11040000 | 5 | KGS', 'code-filled', { code: '1104' }],
    ['Ceramic floor tiles | 690721000 | 18 | SQM', 'code-ninth-digit', { code: '69072100' }],
    ['Something | 123456 | 18 | NOS', 'code-unknown', null],
    ['Something | 22002 | 18 | NOS', 'code-odd-digits', null],
    ['Wristwatch with leather strap | 0000 | 18 | NOS', 'code-missing', null],
    ['Bicycle | 87 | 5 | NOS', 'code-too-short', null],
  ])('%s: %s', (line, kind, repair) => {
    const [first] = check(`${ITEMS}\n${line}`);
    expect([first?.severity, first?.kind]).toEqual(['refused', kind]);
    if (repair !== null) expect(first?.repair).toEqual(repair);
  });

  test('too few digits for the turnover', () => {
    const line = `${ITEMS}\nCeramic wall tiles | 6907 | 18 | SQM`;
    expect(kinds(line)).toEqual([]);
    expect(kinds(line, { turnover: 60_000_000 })).toEqual(['code-too-short']);
    expect(kinds(line, { turnover: 50_000_000 })).toEqual([]);
  });

  test('a mended code with too few digits says both, and is no repair that would be refused', () => {
    const line = `${ITEMS}\nOnion fresh | 703 | 0 | KGS`;
    expect(check(line)).toMatchObject([{ kind: 'code-lost-zero', repair: { code: '0703' } }]);
    const [found] = check(line, { turnover: 60_000_000 });
    expect(found?.kind).toBe('code-too-short');
    expect(found?.message).toMatch(/^703 lost the zero in front: 0703, .*\. 0703 has 4 digits; 6 are needed/);
    expect(found?.repair?.code ?? '070310').toMatch(/^0703\d{2}/);
  });

  test('a line without a code is not asked for one where the file has no column of codes', () => {
    expect(kinds('Item Name | GST Rate\nCeramic wall tiles | 18')).toEqual([]);
  });
});

describe('units', () => {
  test.each([
    ['Ceramic wall tiles | 6907 | 18 | SQMT', 'unit-spelling', { unit: 'SQM' }],
    ['Ceramic wall tiles | 6907 | 18 | STRP', 'unit-unknown', null],
    ['Ceramic wall tiles | 6907 | 18 | NA', 'unit-na-on-goods', { unit: 'SQM' }],
    ['Ceramic wall tiles | 6907 | 18 |', 'unit-missing', null],
  ])('%s: %s', (line, kind, repair) => {
    const found = check(`${ITEMS}\n${line}`).find((one) => one.kind === kind);
    expect(found?.severity).toBe('refused');
    expect(found?.repair ?? null).toEqual(repair);
  });

  test('a service with NA is right', () => {
    expect(kinds(`${ITEMS}\nCourier service | 996812 | 18 | NA`)).toEqual([]);
  });

  test('OTH on every line is told once', () => {
    const rows = Array.from({ length: 12 }, () => 'Ceramic wall tiles | 6907 | 18 | OTH').join('\n');
    expect(check(`${ITEMS}\n${rows}`).map(({ row, kind, severity }) => [row, kind, severity])).toEqual([
      [null, 'unit-other-everywhere', 'advice'],
    ]);
  });
});

describe('rates', () => {
  test('stale, with the day, the notification and the new rate', () => {
    const [found] = check(`${ITEMS}\nWooden cutting board | 4419 | 12 | NOS`);
    expect(found).toMatchObject({ severity: 'wrong', kind: 'rate-stale', rate: 12, repair: { rate: 5 } });
    expect(found?.message).toMatch(/until 2025-09-21 \(1\/2017/);
  });

  test('the day of the line decides', () => {
    const rows = `${SALES}\nA1 | 20-09-2025 | Wooden cutting board | 4419 | 1 | NOS | 100 | 12 | 6 | 6 | 0 | 27\nA2 | 22-09-2025 | Wooden cutting board | 4419 | 1 | NOS | 100 | 12 | 6 | 6 | 0 | 27\nA3 | 20-09-2025 | Wooden cutting board | 4419 | 1 | NOS | 100 | 5 | 2.5 | 2.5 | 0 | 27`;
    expect(check(rows, {}, SELLER).map(({ row, kind }) => [row, kind])).toEqual([
      [3, 'rate-stale'],
      [4, 'rate-early'],
    ]);
  });

  test('a day before GST is told, since its rate cannot be checked', () => {
    const rows = `${SALES}\nA1 | 05-10-2016 | Wooden cutting board | 4419 | 1 | NOS | 100 | 12 | 6 | 6 | 0 | 27\nA2 | 30-06-2017 | Wooden cutting board | 4419 | 1 | NOS | 100 | 40 | 20 | 20 | 0 | 27\nA3 | 01-07-2017 | Wooden cutting board | 4419 | 1 | NOS | 100 | 12 | 6 | 6 | 0 | 27`;
    const found = check(rows, {}, SELLER).filter(({ kind }) => kind === 'date-before-gst');
    expect(found.map(({ row, kind, severity }) => [row, kind, severity])).toEqual([
      [2, 'date-before-gst', 'look'],
      [3, 'date-before-gst', 'look'],
    ]);
    expect(found[0]?.message).toMatch(/^2016-10-05 is before 2017-07-01, when GST began/);
  });

  test('never, not in the list, of a sub-code, under a condition', () => {
    expect(kinds(`${ITEMS}\nCeramic wall tiles | 6907 | 40 | SQM`)).toEqual(['rate-never']);
    expect(kinds(`${ITEMS}\nCeramic wall tiles | 6907 | 9 | SQM`)).toEqual(['rate-not-in-list']);
    expect(kinds(`${ITEMS}\nKitchen goods of steel | 7323 | 18 | NOS`)).toEqual(['rate-of-sub-code']);
    const [found] = check(`${ITEMS}\nAssorted garments | 6114 | 18 | NOS`);
    expect(found).toMatchObject({ severity: 'look', kind: 'rate-condition' });
  });

  test('a price settles the rate of garments', () => {
    const row = (price: number, rate: number): string =>
      `${SALES}\nA1 | 05-10-2026 | Cotton shirt for men | 6205 | 1 | NOS | ${price} | ${rate} | ${(price * rate) / 200} | ${(price * rate) / 200} | 0 | 27`;
    expect(kinds(row(1500, 5), {}, SELLER)).toEqual([]);
    expect(kinds(row(4500, 18), {}, SELLER)).toEqual([]);
    expect(check(row(4500, 5), {}, SELLER)).toMatchObject([
      { kind: 'rate-by-price', severity: 'wrong', repair: { rate: 18 } },
    ]);
    expect(kinds(row(1500, 18), {}, SELLER)).toEqual(['rate-by-price']);
  });

  test('nothing is called wrong on exports, SEZ, 0.1% and bills of supply', () => {
    const header =
      'Invoice No | Date | Invoice Type | Item Name | HSN | Unit | Taxable Value | Rate | CGST | SGST | IGST';
    const line = (kind: string, rate: string): string =>
      `${header}\nA1 | 05-10-2026 | ${kind} | Ceramic wall tiles | 6907 | SQM | 100 | ${rate} | 0 | 0 | ${Number(rate)}\nA2 | 05-10-2026 | Regular | Ceramic wall tiles | 6907 | SQM | 200 | 18 | 18 | 18 | 0`;
    expect(kinds(line('EXPWOP', '0'))).toEqual([]);
    expect(kinds(line('SEZ supplies without payment', '0'))).toEqual([]);
    expect(kinds(line('Deemed Exp', '0'))).toEqual([]);
    expect(kinds(line('Regular', '0.1'))).toEqual([]);
    expect(kinds(line('Bill of Supply', '0'))).toEqual([]);
    expect(kinds(line('Regular', '0'))).toEqual(['rate-never']);
    expect(kinds(line('Bill of Supply', '18'))).toContain('tax-on-bill-of-supply');
  });
});

describe('amounts of tax', () => {
  const line = (taxable: string, cgst: string, sgst: string, igst: string, place: string): string =>
    `${SALES}\nA1 | 05-10-2026 | Ceramic wall tiles | 6907 | 1 | SQM | ${taxable} | 18 | ${cgst} | ${sgst} | ${igst} | ${place}`;

  test('value times rate within a rupee', () => {
    expect(kinds(line('1000', '90', '90', '0', '27'), {}, SELLER)).toEqual([]);
    expect(kinds(line('1000', '90.4', '90.4', '0', '27'), {}, SELLER)).toEqual([]);
    expect(kinds(line('1000', '80', '80', '0', '27'), {}, SELLER)).toEqual(['tax-amount']);
    expect(kinds(line('1000', '0', '0', '0', '27'), {}, SELLER)).toEqual(['tax-amount']);
  });

  test('freight and discount count', () => {
    const header = 'Invoice No | Item Name | HSN | Taxable Value | Discount | Freight | GST Rate | IGST';
    expect(kinds(`${header}\n1 | Ceramic wall tiles | 6907 | 1000 | 100 | 50 | 18 | 171`)).toEqual([]);
    expect(kinds(`${header}\n1 | Ceramic wall tiles | 6907 | 1000 | 100 | 0 | 18 | 162`)).toEqual([]);
    expect(kinds(`${header}\n1 | Ceramic wall tiles | 6907 | 1000 | 100 | 0 | 18 | 150`)).toEqual(['tax-amount']);
  });

  test('halves are equal, and the places say which tax is due', () => {
    expect(kinds(line('1000', '100', '80', '0', '27'), {}, SELLER)).toEqual(['cgst-sgst']);
    expect(kinds(line('1000', '0', '0', '180', '27'), {}, SELLER)).toEqual(['igst-within-state']);
    expect(kinds(line('1000', '90', '90', '0', '24-Gujarat'), {}, SELLER)).toEqual(['cgst-across-states']);
    expect(kinds(line('1000', '0', '0', '180', 'GUJARAT'), {}, SELLER)).toEqual([]);
    expect(kinds(line('1000', '45', '45', '90', '24'), {}, SELLER)).toEqual(['igst-and-cgst']);
  });

  test('amounts beyond the form', () => {
    expect(kinds(line('10000000000000', '900000000000', '900000000000', '0', '27'), {}, SELLER)).toEqual([
      'amount-too-long',
    ]);
  });

  test('cess where the eight digits bear it', () => {
    const row = (day: string): string =>
      `${SALES}\nA1 | ${day} | Aerated cola drink | 22021010 | 10 | LTR | 1000 | 28 | 140 | 140 | 0 | 27`;
    expect(kinds(row('05-10-2024'), {}, SELLER)).toContain('cess-missing');
    expect(kinds(row('05-10-2026'), {}, SELLER)).not.toContain('cess-missing');
  });
});

describe('what a person should look at', () => {
  test('a description that means other goods', () => {
    const [found] = check(`${ITEMS}\nMango pickle | 16041210 | 5 | KGS`);
    expect(found).toMatchObject({ severity: 'look', kind: 'description-code' });
    expect(found?.message).toContain('2001');
    expect(kinds(`${ITEMS}\nMango pickle | 2001 | 5 | KGS`)).toEqual([]);
  });

  test('the group goes into the question', () => {
    const header = 'Category | Item Name | HSN | GST Rate';
    expect(kinds(`${header}\nICE CREAM | Mango | 2105 | 5`)).toEqual([]);
    expect(kinds(`${header}\nICE CREAM | Butterscotch cake | 2105 | 5`)).toEqual([]);
  });

  test('a code is not suggested against the group', () => {
    const [alone] = check('Item Name | HSN | GST Rate\nMango | | 5');
    const [grouped] = check('Category | Item Name | HSN | GST Rate\nICE CREAM | Mango | | 5');
    expect(alone?.kind).toBe('code-missing');
    expect(grouped?.kind).toBe('code-missing');
    expect(String(grouped?.repair?.code ?? '2105')).toMatch(/^2105/);
  });

  test('on an inferred rate nothing is wrong, and nothing is mended', () => {
    // Knives of 8211 in 2019: the words of Schedule II, S. No. 187 were not read.
    const [found, ...others] = check('Date | Item Name | HSN | GST Rate\n2019-06-01 | Kitchen knife | 82119200 | 18');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 'look', kind: 'rate-inferred', repair: null });
    expect(found?.message).toMatch(
      /^We think that 8211 92 00 .* bears 12% on 2019-06-01, because of 1\/2017-CT\(Rate\)/,
    );
    // Some goods of 4823 bore 5% by an entry that nobody read, so that no rate of the heading is sure.
    expect(
      check('Date | Item Name | HSN | GST Rate\n2017-08-01 | Paper goods | 4823 | 28').map(({ kind }) => kind),
    ).not.toContain('rate-never');
    // Non-corrugated boxes were at 18%: right before GST moved the whole heading there.
    expect(kinds('Date | Item Name | HSN | GST Rate\n2019-06-01 | Mono carton | 48192020 | 18')).toEqual([]);
  });

  test('a cess that is only concluded is not called missing', () => {
    const [found] = check(
      'Date | Item Name | HSN | Taxable | GST Rate | Cess\n2019-06-01 | Cut tobacco | 24039970 | 1000 | 28 | 0',
    );
    expect(found).toMatchObject({ severity: 'look', kind: 'rate-inferred', repair: null });
    expect(found?.message).toMatch(/^We think that 2403 99 70 bears compensation cess of 20%/);
  });

  test('reverse charge, unless the file says', () => {
    expect(kinds('Item Name | SAC | GST Rate\nTransport of goods by road | 996511 | 5')).toContain('reverse-charge');
    expect(
      kinds('Item Name | SAC | GST Rate | Reverse Charge\nTransport of goods by road | 996511 | 5 | N'),
    ).not.toContain('reverse-charge');
  });

  test('a line without tax for which the recipient may pay it is not wrong, and one of a person without a number is', () => {
    const header =
      'Invoice No | Date | Customer | GSTIN | Item Name | HSN | Taxable Value | GST Rate | CGST | SGST | RCM (Y/N)';
    const line = (gstin: string, rest: string): string => `${header}\n1 | 05-10-2026 | Shah | ${gstin} | ${rest}`;
    const legal = 'Legal fees advocate | 998211 | 20000 | 18 | | |';
    const nuts = 'Raw cashew nuts in shell from farmer | 080131 | 10000 | 5 | | |';
    expect(kinds(line('27AABCU9603R1ZN', `${legal} Y`))).toEqual([]);
    expect(kinds(line('27AABCU9603R1ZN', `${legal} N`))).toEqual(['tax-amount']);
    expect(kinds(line('27AABCU9603R1ZN', legal))).toEqual(['reverse-charge']);
    expect(kinds(line('27AABCU9603R1ZN', nuts))).toEqual(['reverse-charge']);
    expect(kinds(line('27AABCU9603R1ZN', nuts.replace('| | |', '| 250 | 250 |')))).toEqual([]);
    expect(kinds(line('', legal))).toEqual(['tax-amount']);
    expect(kinds(line('', nuts), {}, { arePurchases: true })).toEqual(['reverse-charge']);
  });

  test('a retired code that the portals take', () => {
    const [found] = check('Item Name | HSN | GST Rate\nSculpture | 970300 | 5');
    expect(found).toMatchObject({ severity: 'advice', kind: 'code-retired' });
  });

  test('goods marked as a service', () => {
    expect(kinds('Item Name | HSN | GST Rate | Item Type\nCeramic wall tiles | 6907 | 18 | service')).toEqual([
      'goods-or-service',
    ]);
  });
});

test('rows that stand twice', () => {
  const table12 = 'HSN | UQC | Total Quantity | Rate | Taxable Value | Integrated Tax Amount';
  expect(kinds(`${table12}\n6907 | SQM-SQUARE METERS | 1 | 18 | 100 | 18\n6907 | SQM | 2 | 18 | 200 | 36`)).toEqual([
    'duplicate-row',
  ]);
  const sale = 'A1 | 05-10-2026 | Ceramic wall tiles | 6907 | 1 | SQM | 1000 | 18 | 90 | 90 | 0 | 27';
  expect(kinds(`${SALES}\n${sale}\n${sale}`, {}, SELLER)).toEqual(['duplicate-line']);
});

test('totals and notes are not checked', () => {
  expect(kinds(`${ITEMS}\nCeramic wall tiles | 6907 | 18 | SQM\nGrand Total | | |\nPrepared by: Ramesh | | |`)).toEqual(
    [],
  );
});

test('findings that one decision settles are one group', () => {
  const groups = new Groups();
  const rows = ['Board', 'Tray', 'Spoon'].map((item) => `Wooden ${item} | 4419 | 12 | NOS`).join('\n');
  for (const finding of check(`${ITEMS}\n${rows}\nButter | 4051000 | 5 | KGS`)) groups.add(finding);
  expect(groups.inOrder().map(({ first, count }) => [first.kind, count])).toEqual([
    ['code-lost-zero', 1],
    ['rate-stale', 3],
  ]);
});

test('a group names its rows, and what its findings say otherwise than the first', () => {
  const groups = new Groups();
  const line = (value: string, tax: string): string =>
    `A | 05-10-2026 | Ceramic floor tiles | 690721 | 1 | SQM | ${value} | 18 | ${tax} | ${tax} | | 27`;
  for (const finding of check(
    `${SALES}\n${line('100', '1')}\n${line('50000', '2')}\n${line('100', '1')}`,
    {},
    SELLER,
  )) {
    if (finding.kind === 'tax-amount') groups.add(finding);
  }
  const [group] = groups.inOrder();
  expect(group).toMatchObject({ count: 3, rows: [2, 3, 4] });
  expect(group?.others.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '3 18% of ₹50,000.00 is ₹9,000.00, but the line has ₹4.00 of tax.',
  ]);
});

describe('cells that cannot be read', () => {
  test('are named, each with what it should be', () => {
    const header = 'Date | GSTIN | Item Name | HSN | Qty | Unit | Taxable Value | GST Rate';
    const line = '05-10-2026 | | Ceramic floor tiles | 690721 | 1 | SQM | 100 | 18';
    const found = check(
      `${header}\n${line}\n31-09-2026 | 27AABCU9603R1Z | Ceramic floor tiles | 690721 | 1 doz 2 | SQM | 1.5 L | abc`,
    );
    expect(found.map(({ row, severity, kind }) => `${row} ${severity} ${kind}`)).toEqual([
      '3 refused date-unreadable',
      '3 refused gstin-unreadable',
      '3 refused amount-unreadable',
      '3 refused rate-unreadable',
      '3 refused quantity-unreadable',
    ]);
    expect(found[0]?.message).toBe('"31-09-2026" is no day that can be read; the rates of 2026-11-16 are taken.');
  });

  test('also of lines that programs hand over', () => {
    const { findings } = drained(
      checkLines(tariff, [{ description: 'Pen', code: '9608', rate: 'abc', date: '31-02-2026' }]),
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['date-unreadable', 'rate-unreadable']);
  });
});

test('a bill with values in ledgers of several rates is held against the tax of each', () => {
  const header =
    'Date | Particulars | Voucher No. | Sales GST 5% | Sales GST 18% | Output CGST 2.5% | Output CGST 9% | Output SGST 2.5% | Output SGST 9%';
  expect(kinds(`${header}\n01-10-2026 | Ravi | 1 | 1000 | 2000 | 25 | 180 | 25 | 180`)).toEqual([]);
  const [wrong] = check(`${header}\n01-10-2026 | Ravi | 1 | 1000 | 2000 | 25 | 90 | 25 | 90`);
  expect(wrong?.message).toContain('₹410.00 of tax, but the line has ₹230.00');
});

test('amounts in dollars without an exchange rate are looked at', () => {
  const header = 'Invoice No | Date | Currency | Item Name | HSN | Qty | Unit | Taxable Value | GST Rate';
  const line = (currency: string): string =>
    `${header}\nA1 | 05-10-2026 | ${currency} | Ceramic wall tiles | 6907 | 2 | SQM | 200 | 18`;
  expect(kinds(line('USD'))).toEqual(['not-in-rupees']);
  expect(kinds(line('INR'))).toEqual([]);
});

test('a file of which nothing was read is not clean', () => {
  const found = check('Ware | Menge | Preis\nCeramic wall tiles | 5 | 300');
  expect(found.map(({ row, severity, kind }) => [row, severity, kind])).toEqual([[null, 'look', 'nothing-read']]);
  expect(
    kinds('Bill No | Item Name | HSN | Unit | Wert | CGST | SGST\n1 | Ceramic wall tiles | 6907 | SQM | 100 | 9 | 9'),
  ).toEqual(['values-not-read']);
  expect(drained(checkLines(tariff, [{ description: 'Pen' }])).findings).toEqual([]);
});
