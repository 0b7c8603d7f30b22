// Bills since a change of rates: which were billed at the old one, and which note puts each right.
import { expect, test } from 'vitest';
import { openDocument } from '../../library/register.ts';
import { openTariff } from '../../tariff/node.ts';
import { Checker } from '../check/checker.ts';
import { BilledReport } from './billed.ts';
import { reasonOf } from './sheets.ts';

const tariff = openTariff({ today: () => '2026-11-18' });

function reportOf(source: string, beside = ''): BilledReport {
  const report = new BilledReport(tariff, new Checker(tariff), '2025-09-22');
  if (beside !== '') for (const line of openDocument(beside).lines) report.addBeside(line);
  for (const line of openDocument(source).lines) report.add(line);
  return report;
}

const NAMES =
  'Invoice No,Invoice Date,Customer Name,Customer GSTIN,Place of Supply,Item,HSN,Unit,Qty,Taxable Value,GST Rate,CGST,SGST,IGST';
const SALES = `GSTIN: 27AAPFU0939F1ZV
${NAMES}
A1,21-09-2025,Asha,27AAACB8519L1ZE,27,Shampoo,33051090,NOS,1,100,18,9,9,
A2,22-09-2025,Asha,27AAACB8519L1ZE,27,Shampoo,33051090,NOS,1,100,18,9,9,
A2,22-09-2025,Asha,27AAACB8519L1ZE,27,Exercise book,48202000,NOS,1,50,12,3,3,
A3,23-09-2025,Ravi,24AAACB8519L1ZK,24,Men linen shirt,62059090,PCS,1,3000,12,,,360
A4,24-09-2025,Ravi,24AAACB8519L1ZK,24,Shampoo,33051090,NOS,1,100,5,,,5
A5,25-09-2025,Ravi,24AAACB8519L1ZK,24,Shampoo,33051090,NOS,1,100,18,,,5
A6,26-09-2025,Ravi,24AAACB8519L1ZK,24,Brush,96032900,NOS,1,100,18,,,18
`;

test('lines since the day whose rate was lawful before it and is no more, with what is due', () => {
  const { lines, billed } = reportOf(SALES);
  expect(billed).toBe(7);
  expect(lines.map(({ document, rate, due, tax, taxDue }) => [document, rate, due, tax, taxDue])).toEqual([
    ['A3', 12, 18, 36000, 54000],
    ['A2', 18, 5, 1800, 500],
    ['A2', 12, 0, 600, 0],
  ]);
});

test('one note to each document, in the taxes that it was billed with', () => {
  const { notes } = reportOf(SALES);
  expect(notes.map(({ document, kind, tax, cgst, sgst, igst }) => [document, kind, tax, cgst, sgst, igst])).toEqual([
    ['A3', 'debit', 18000, 0, 0, 18000],
    ['A2', 'credit', 1900, -950, -950, 0],
  ]);
});

test('cess that ended with the old rate is given back in the same note', () => {
  const source = `${NAMES},Cess\nA8,23-09-2025,Ravi,,27,Cola,22021010,NOS,1,100,28,14,14,,12\n`;
  expect(reportOf(source).notes).toEqual([
    expect.objectContaining({ document: 'A8', tax: 0, cgst: 600, sgst: 600, cess: -1200 }),
  ]);
});

test('which of several rates is due is open where nothing says it', () => {
  const source = `${NAMES}\nA7,23-09-2025,Ravi,,27,Men linen shirt,62059090,PCS,,3000,12,180,180,\n`;
  const { lines, notes } = reportOf(source);
  expect(lines.map(({ due, rates }) => [due, rates])).toEqual([[undefined, [5, 18]]]);
  expect(notes).toEqual([]);
});

const invoice = (inum: string, rt: number) => ({
  inum,
  dt: '05-10-2026',
  pos: '27',
  items: [{ rt, txval: 1000, igst: 10 * rt }],
});
const INWARD = JSON.stringify({
  data: {
    rtnprd: '102026',
    docdata: {
      b2b: [
        {
          ctin: '24AAPFU0939F1Z1',
          trdnm: 'Gujarat Traders',
          inv: [invoice('G/007', 12), invoice('G/008', 28), invoice('G/009', 18), invoice('G/010', 5)],
        },
      ],
    },
  },
});

test('what suppliers reported, without codes: rates that few goods or none still bear', () => {
  const { lines, notes } = reportOf(INWARD);
  expect(lines.map(({ row, document, isPurchase }) => [row, document, isPurchase])).toEqual([
    [1, 'G/007', true],
    [2, 'G/008', true],
  ]);
  expect(lines.map(reasonOf)).toEqual([
    expect.stringMatching(/^on 2026-10-05 only .*69041000.* still bear 12%$/),
    'no goods bear 28% on 2026-10-05',
  ]);
  expect(notes).toEqual([]);
});

test('the purchase register beside it gives the code: then 18% is seen too, and bricks are no more', () => {
  const { lines, notes } = reportOf(
    INWARD,
    `Supplier GSTIN,Supplier Name,Supplier Invoice No,Date,Item,HSN,Taxable Value,GST %
24AAPFU0939F1Z1,Gujarat Traders,G-7,05-10-2026,Building bricks,69041000,1000,12
24AAPFU0939F1Z1,Gujarat Traders,G/9,05-10-2026,Shampoo,33051090,1000,18
`,
  );
  expect(lines.map(({ document, code, rate, due }) => [document, code, rate, due])).toEqual([
    ['G/008', '', 28, undefined],
    ['G/009', '33051090', 18, 5],
  ]);
  expect(notes).toEqual([
    expect.objectContaining({ document: 'G/009', kind: 'credit', tax: 13000, igst: -13000, isPurchase: true }),
  ]);
});
