// Rows as lines: carried down, signed, totalled.
import { describe, expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { type FileFacts, type Line, LineReader } from './lines.ts';

function linesOf(table: readonly (readonly string[])[], facts: FileFacts = {}): readonly Line[] {
  const layout = layoutOf(table);
  const reader = new LineReader(layout, facts);
  const start = layout.titles + layout.headerRows;
  return table.slice(start).map((row, at) => reader.read(row, at + 1 + start));
}

test('cells of a voucher hold for its further items', () => {
  const lines = linesOf([
    ['Date', 'Vch/Bill No', 'Particulars', 'Item Details', 'Qty.', 'Unit', 'Price', 'Amount'],
    ['01-06-2026', 'B1', 'Gupta', 'Steel bottle', '2', 'NOS', '100', '200'],
    ['', '', '', 'Lunch box', '1', 'NOS', '150', '150'],
    ['02-06-2026', 'B2', 'Shah', 'Pen', '5', 'NOS', '10', '50'],
  ]);
  expect(lines.map(({ day, document }) => `${day} ${document}`)).toEqual([
    '2026-06-01 B1',
    '2026-06-01 B1',
    '2026-06-02 B2',
  ]);
});

test('a total without a name is known by its sum', () => {
  const lines = linesOf([
    ['Date', 'Particulars', 'Voucher No.', 'Taxable Value', 'CGST', 'SGST'],
    ['01-06-2026', 'Gupta', '1', '100', '2.5', '2.5'],
    ['01-06-2026', 'Shah', '2', '300', '7.5', '7.5'],
    ['', 'Both', '', '400', '10', '10'],
  ]);
  expect(lines.map(({ kind }) => kind)).toEqual(['item', 'item', 'total']);
  expect(lines.map(({ rate }) => rate)).toEqual([5, 5, 5]);
});

test('rates in halves and fractions are whole, and credit notes take away', () => {
  const lines = linesOf([
    [
      'Invoice Number',
      'Invoice Date',
      'Transaction Type',
      'Item Description',
      'Hsn/sac',
      'Quantity',
      'Tax Exclusive Gross',
      'Cgst Rate',
      'Sgst Rate',
      'Igst Rate',
      'Cgst Tax',
      'Sgst Tax',
      'Igst Tax',
    ],
    ['1', '2026-06-01', 'Shipment', 'Bottle', '7323', '1', '100', '0.09', '0.09', '0', '9', '9', '0'],
    ['2', '2026-06-02', 'Refund', 'Bottle', '7323', '1', '100', '0', '0', '0.18', '0', '0', '18'],
  ]);
  expect(lines.map(({ rate, taxable, tax }) => [rate, taxable, tax])).toEqual([
    [18, 100, 18],
    [18, -100, -18],
  ]);
  const returned = linesOf(
    [
      ['Item', 'HSN', 'Taxable Value', 'Qty'],
      ['Bottle', '7323', '100', '2'],
    ],
    { areReturns: true },
  );
  expect([returned[0]?.taxable, returned[0]?.quantity]).toEqual([-100, -2]);
});

test('Cr is the usual side where most amounts have it', () => {
  const lines = linesOf([
    ['Item', 'HSN', 'Amount'],
    ['Bottle', '7323', '500 Cr'],
    ['Pipe', '7306', '300 Cr'],
    ['Pipe', '7306', '100 Dr'],
  ]);
  expect(lines.map(({ taxable }) => taxable)).toEqual([500, 300, -100]);
});

test('kinds of supply are understood', () => {
  const lines = linesOf([
    ['Invoice Number', 'Item', 'HSN', 'Invoice Type', 'Place of Supply', 'Taxable Value'],
    ['1', 'Pipe', '7306', 'SEZ supplies without payment', '27-Maharashtra', '1'],
    ['2', 'Pipe', '7306', 'Deemed Exp', '27-Maharashtra', '1'],
    ['3', 'Pipe', '7306', 'Regular', '96-Other Countries', '1'],
    ['4', 'Pipe', '7306', 'Bill Of Supply', '27', '1'],
    ['5', 'Pipe', '7306', 'Regular B2B', '27', '1'],
  ]);
  expect(lines.map(({ supply }) => supply)).toEqual(['sez', 'deemed', 'export', 'untaxed', 'regular']);
});

describe('rates and amounts of CGST, SGST and IGST stand side by side', () => {
  const rows = [
    ['A1', 'Shirt', '61091000', '10000', '2.5', '250', '2.5', '250', '', '', '10500'],
    ['A2', 'Shirt', '61091000', '10000', '', '', '', '', '5', '500', '10500'],
    ['A3', 'Lamp', '85395200', '1000', '9', '0', '9', '0', '-', '-', '1180'],
  ];
  const above = ['Bill No', 'Item', 'HSN', 'Taxable Value', 'CGST', '', 'SGST', '', 'IGST', '', 'Total'];
  const below = (rate: string, amount: string) => ['', '', '', '', rate, amount, rate, amount, rate, amount, ''];
  const flat = (amount: string) => above.map((name) => (name === '' ? amount : name));
  test.each([
    [[above, below('Rate', 'Amount')]],
    [[above, below('Rate', 'Amt')]],
    [[above, below('Rate (%)', 'Amount')]],
    [[above, below('Rate %', 'Amount (Rs.)')]],
    [[above, below('%', 'Amt.')]],
    [[flat('Amt')]],
    [[flat('Amount')]],
  ])('%j', (header) => {
    expect(linesOf([...header, ...rows]).map(({ rate, taxable, tax }) => [rate, taxable, tax])).toEqual([
      [5, 10000, 500],
      [5, 10000, 500],
      [18, 1000, 0],
    ]);
  });
});

test('rates of CGST and SGST below "GST Rate", and both kinds of rates in one list', () => {
  const [one] = linesOf([
    ['Item', 'HSN', 'Taxable Value', 'GST Rate', '', '', 'Tax Amount', '', ''],
    ['', '', '', 'CGST', 'SGST', 'IGST', 'CGST', 'SGST', 'IGST'],
    ['Shirt', '61091000', '10000', '2.5', '2.5', '', '250', '250', ''],
    ['Lamp', '85395200', '100', '9', '9', '', '9', '9', ''],
  ]);
  expect([one?.rate, one?.tax]).toEqual([5, 500]);
  const [both] = linesOf([
    ['Item Name', 'HSN', 'CGST Rate', 'SGST Rate', 'IGST Rate'],
    ['Lamp', '85395200', '9', '9', '18'],
    ['Shirt', '61091000', '2.5', '2.5', '5'],
  ]);
  expect(both?.rate).toBe(18);
});

test('a name above belongs to what begins beneath it', () => {
  const [line] = linesOf([
    ['Item', 'HSN', 'Qty', 'Rate', '', '', 'Invoice', '', ''],
    ['', '', '', '', 'CGST', 'SGST', 'No', 'Date', 'Value'],
    ['Shirt', '61091000', '2', '640', '16', '16', 'A1', '01-10-2026', '1312'],
  ]);
  expect([line?.price, line?.tax, line?.document, line?.day, line?.total]).toEqual([640, 32, 'A1', '2026-10-01', 1312]);
});

describe('a value before its discount and charges', () => {
  const header = [
    'Bill No',
    'Item',
    'HSN',
    'Qty',
    'Price',
    'Amount',
    'Discount Amt',
    'Freight',
    'GST %',
    'CGST',
    'SGST',
  ];
  const valued = (rows: readonly (readonly string[])[], names = header) =>
    linesOf([names, ...rows]).map(({ taxable, isValueOpen }) => (isValueOpen ? 'open' : taxable));
  test('is what the tax says', () => {
    expect(
      valued([
        ['B1', 'Shirt', '61091000', '10', '1000', '10000', '1000', '0', '5', '225', '225'],
        ['B2', 'Bottle', '73239390', '10', '500', '5000', '0', '200', '5', '130', '130'],
        ['B3', 'Bottle', '73239390', '10', '500', '5000', '500', '200', '5', '117.50', '117.50'],
        ['B4', 'Bottle', '73239390', '10', '500', '4500', '500', '200', '5', '112.50', '112.50'],
        // No tax tells: as on the rows before.
        ['B5', 'Book', '49011010', '1', '', '300', '30', '', '0', '0', '0'],
      ]),
    ).toEqual([9000, 5200, 4700, 4500, 300]);
  });
  test('is what total or price say where there is no tax', () => {
    const rows = [
      ['B1', 'Book', '49011010', '3', '100', '300', '30', '0', '', ''],
      ['B2', 'Book', '49011010', '3', '100', '270', '30', '0', '', ''],
      ['B3', 'Book', '49011010', '', '', '300', '30', '0', '', '270'],
    ];
    expect(valued(rows, [...header.slice(0, 7), 'GST %', 'CGST', 'Bill Amount'])).toEqual([270, 270, 270]);
  });
  test('is open where nothing says it, but for a column of taxable values', () => {
    const row = ['B1', 'Book', '49011010', '3', '', '300', '30', '', '0', '', ''];
    expect(valued([row])).toEqual(['open']);
    expect(valued([row], header.with(5, 'Taxable Value'))).toEqual([300]);
  });
  test('of a credit note', () => {
    const names = [...header, 'Document Type'];
    const row = ['C1', 'Shirt', '61091000', '10', '1000', '10000', '1000', '0', '5', '225', '225', 'Credit Note'];
    expect(valued([row], names)).toEqual([-9000]);
  });
  test('a discount in per cent is of price times quantity, where the value is after it', () => {
    const [line] = linesOf([
      ['Item', 'HSN', 'Qty', 'Rate', 'DIS%', 'Amount', 'GST %'],
      ['Bandage', '30059040', '10', '15', '10', '135', '5'],
    ]);
    expect([line?.taxable, line?.isValueOpen]).toEqual([135, false]);
  });

  test('a discount in per cent is none in rupees, and not counted twice', () => {
    const names = header.with(6, 'Disc %');
    expect(
      valued(
        [
          ['B1', 'Shirt', '61091000', '10', '1000', '10000', '10', '', '5', '225', '225'],
          ['B2', 'Shirt', '61091000', '10', '1000', '9000', '10', '', '5', '225', '225'],
        ],
        names,
      ),
    ).toEqual([9000, 9000]);
    expect(
      valued(
        [['B1', 'Shirt', '61091000', '10', '1000', '10000', '10', '1000', '5', '225', '225']],
        header.with(6, 'Discount').with(7, 'Discount Amount'),
      ),
    ).toEqual([9000]);
  });
});

describe('amounts in two currencies', () => {
  // The columns that Zoho Books writes.
  const header =
    'Invoice Number,Currency Code,Exchange Rate,Item Name,Quantity,Usage unit,Item Price,HSN/SAC,Item Tax %,Item Tax Amount,CGST(FCY),SGST(FCY),IGST(FCY),CGST,SGST,IGST,Item Total';
  const read = (...rows: readonly string[]) => linesOf([header, ...rows].map((row) => row.split(',')));
  test('are counted once, in rupees', () => {
    const lines = read(
      'I1,INR,1,Chair,2,nos,5000,94033090,18,1800,900,900,,900,900,,10000',
      'I2,USD,88,Stapler,100,nos,2,84729010,0,0,,,0,,,0,200',
      'I3,USD,88,Stapler,100,nos,2,84729010,18,36,,,36,,,3168,200',
    );
    expect(lines.map(({ taxable, tax, price, unit, exchange }) => [taxable, tax, price, unit, exchange])).toEqual([
      [10000, 1800, 5000, 'nos', undefined],
      [17600, 0, 176, 'nos', 88],
      [17600, 3168, 176, 'nos', 88],
    ]);
  });
  test('stay in theirs without an exchange rate', () => {
    const lines = read(
      'I2,USD,,Stapler,100,nos,2,84729010,0,0,,,0,,,0,200',
      'I4,,,Stapler,100,nos,2,84729010,0,0,,,0,,,0,200',
      'I5,INR,,Stapler,100,nos,2,84729010,0,0,,,0,,,0,200',
    );
    expect(lines.map(({ currency }) => currency)).toEqual(['USD', '', '']);
  });
  test('of which one says that it is in rupees', () => {
    const [line] = linesOf([
      ['Invoice No', 'Currency', 'Exchange Rate', 'Item', 'HSN', 'Amount', 'Amount (INR)', 'CGST', 'CGST (BCY)'],
      ['I1', 'USD', '88', 'Stapler', '84729010', '200', '17600', '1', '88'],
      ['I2', 'USD', '88', 'Stapler', '84729010', '100', '8800', '2', '176'],
    ]);
    expect([line?.taxable, line?.cgst, line?.currency]).toEqual([17600, 88, '']);
  });
});

test('a tax that stands in two columns alike is one tax', () => {
  const [line] = linesOf([
    ['Invoice No', 'Item', 'HSN', 'Taxable Value', 'CGST', 'SGST', 'Total CGST', 'CGST 9%'],
    ['I1', 'Stapler', '84729010', '200', '18', '18', '18', '0'],
    ['I2', 'Stapler', '84729010', '100', '9', '9', '9', '0'],
  ]);
  expect(line?.tax).toBe(36);
});

test('cells that are there and cannot be read are named', () => {
  const lines = linesOf([
    ['Date', 'Bill No', 'Item Name', 'GSTIN', 'HSN', 'Qty', 'Taxable Value', 'GST Rate', 'IGST'],
    ['05-10-2026', '1', 'Pen', '', '9608', '1', '100', '18', '-'],
    ['31-09-2026', '2', 'Pen', '27AABCU9603R1Z', '9608', '1 doz 6', '1.5 L', 'abc', '#REF!'],
    ['', '', 'Ink', '', '3215', '1', '2 lakh', '18', ''],
    ['०५-१०-२०२६', '3', 'Pen', '27 AABCU 9603R 1ZN', '९६०८', '१', '१००', '१८', '18.00'],
    ['06-10-2026', '4', 'Pen', 'URP', '9608', 'NA', '100', 'GST', '18'],
  ]);
  expect(lines.map(({ unread }) => unread.map(({ role, cell }) => `${role} ${cell}`))).toEqual([
    [],
    ['date 31-09-2026', 'gstin 27AABCU9603R1Z', 'taxable 1.5 L', 'igst #REF!', 'quantity 1 doz 6', 'rate abc'],
    ['date 31-09-2026', 'gstin 27AABCU9603R1Z'],
    [],
    [],
  ]);
  expect(lines[2]).toMatchObject({ taxable: 200000, areTaxesBlank: true });
  expect(lines[3]).toMatchObject({
    day: '2026-10-05',
    gstin: '27AABCU9603R1ZN',
    code: '9608',
    quantity: 1,
    taxable: 100,
    rate: 18,
  });
});

describe('rates that show as 5% and are 0.05', () => {
  const header = ['Bill No', 'Item', 'HSN', 'Taxable Value', 'GST %', 'CGST', 'SGST'];
  const rates = (...cells: readonly (readonly string[])[]) =>
    linesOf([header, ...cells.map(([rate = '', half = '']) => ['B', 'Shirt', '6109', '10000', rate, half, half])]).map(
      ({ rate }) => rate,
    );
  test('beside 5 and 18%', () => {
    expect(rates(['0.05'], ['5'], ['18%'], ['0.18'], ['0.4'], ['0.25'], ['0.1'], ['0.05%'])).toEqual([
      5, 5, 18, 18, 40, 0.25, 0.1, 0.05,
    ]);
  });
  test('late in a file, where the tax says so', () => {
    const first = Array.from({ length: 300 }, () => ['5', '250']);
    expect(rates(...first, ['0.05', '250'], ['0.05', '2.5'], ['0.05', ''])).toEqual([
      ...first.map(() => 5),
      5,
      0.05,
      0.05,
    ]);
  });
  test('in halves', () => {
    const lines = linesOf([
      ['Bill No', 'Item', 'HSN', 'Taxable Value', 'CGST Rate', 'SGST Rate'],
      ['B', 'Shirt', '6109', '10000', '0.025', '0.025'],
      ['B', 'Shirt', '6109', '10000', '2.5', '2.5'],
      ['B', 'Shirt', '6109', '10000', '0.09', '0.09'],
      ['B', 'Shirt', '6109', '10000', '0.05', '0.05'],
    ]);
    expect(lines.map(({ rate }) => rate)).toEqual([5, 5, 18, 0.1]);
  });
});

test('a bill with values in ledgers of several rates has no rate, and a tax by each', () => {
  const header =
    'Date,Particulars,Voucher No.,Value,Gross Total,Sales GST 5%,IGST Sales 18%,Sales Exempt,Output CGST 2.5%,Output SGST 2.5%,IGST on Sales 18%';
  const lines = linesOf(
    [
      header,
      '01-10-2026,Ravi,1,3500,3910,1000,2000,500,25,25,360',
      '01-10-2026,Ravi,2,1000,1180,,1000,,,,180',
      '01-10-2026,Ravi,3,1000,1050,1000,,,25,25,',
    ].map((row) => row.split(',')),
  );
  expect(lines.map(({ rate, taxable, tax, ledgerTax }) => [rate, taxable, tax, ledgerTax])).toEqual([
    [undefined, 3500, 410, 410],
    [18, 1000, 180, undefined],
    [5, 1000, 50, undefined],
  ]);
});

test('names of columns in Hindi', () => {
  const [line] = linesOf([
    'क्रमांक,दिनांक,बिल नंबर,ग्राहक का नाम,जीएसटी नंबर,वस्तु का नाम,एचएसएन कोड,मात्रा,इकाई,भाव,कर योग्य राशि,जीएसटी %,सीजीएसटी,एसजीएसटी राशि,आईजीएसटी,कुल राशि'.split(
      ',',
    ),
    '1,01-10-2026,101,राम किराना,09AABCV1234K1ZB,बासमती चावल,10063020,10,बैग,500,5000,5,125,125,,5250'.split(','),
    '2,02-10-2026,102,नकद,,सरसों का तेल,15149120,10,लीटर,150,1500,5,37.5,37.5,,1575'.split(','),
  ]);
  expect(line).toMatchObject({
    day: '2026-10-01',
    document: '101',
    gstin: '09AABCV1234K1ZB',
    description: 'बासमती चावल',
    code: '10063020',
    quantity: 10,
    unit: 'बैग',
    price: 500,
    taxable: 5000,
    rate: 5,
    cgst: 125,
    sgst: 125,
    total: 5250,
  });
});

test('names of columns with their currency, in short, and particulars beside a customer', () => {
  const [line] = linesOf([
    'Dt.,Bill No,Name of Customer,Particulars,HSN Code,Qty,Per,Rate (Rs.),Amt (₹),Rate %,CGST (Rs.),Disc,Total (in Rs.)'.split(
      ',',
    ),
    '01-10-26,1,Ravi,Cotton shirt,61091000,10,PCS,18,162,5,4.05,10%,170.1'.split(','),
  ]);
  expect(line).toMatchObject({ day: '2026-10-01', description: 'Cotton shirt', price: 18, taxable: 162, rate: 5 });
  expect(line).toMatchObject({ cgst: 4.05, total: 170.1, unread: [] });
});
