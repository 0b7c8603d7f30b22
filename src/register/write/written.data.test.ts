// Corrected registers, items and import files: the repairs stand in the user's own columns, and all reads back clean.
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../csv/read.ts';
import { openTariff } from '../../tariff/node.ts';
import { Checker } from '../check/checker.ts';
import type { Finding } from '../check/finding.ts';
import { openDocument, type RegisterDocument } from '../read/document.ts';
import type { Line } from '../read/lines.ts';
import { Corrector, rateLike } from './corrected.ts';
import { Decisions } from './decisions.ts';
import { erpnextCsv, erpnextNeeds, tallyXml, zohoCsv } from './importFiles.ts';
import { type Item, ItemCollector, itemSheet } from './items.ts';
import { csvText, sheetData } from './sheet.ts';

const DAY = '2026-11-16';
const tariff = openTariff({ today: () => DAY });

const MASTER = `Stock list of a shop
Item Name,Category,HSN Code,GST Rate,Unit,Price
Wooden cutting board,Kitchen,4419,GST12,NOS,250
Table butter 500 g,Dairy,4051000,12%,KG,300
Ceramic wall tiles,Tiles,6907,18%,SQMT,40
Courier service,Services,996812,18,NOS,90
"Gadget <new> & ""odd""",,123456,18,NOS,1
Grand Total,,,,,
`;

function checked(text: string): {
  document: RegisterDocument;
  checker: Checker;
  found: readonly (readonly Finding[])[];
} {
  const document = openDocument(text);
  const checker = new Checker(tariff);
  const file = checker.open(document.file);
  return { document, checker, found: document.lines.map((line) => file.check(line)) };
}

function corrected(text: string, decisions = new Decisions()) {
  const { document, found } = checked(text);
  const corrector = new Corrector(document.layout, decisions);
  const rows = document.rows
    .slice(document.above)
    .map((cells, at) => corrector.row(cells, found[at] ?? [], document.lines[at] as Line));
  return { rows, sheet: corrector.sheet('Register', document.rows.slice(0, document.above), rows) };
}

function itemsOf(text: string, decisions = new Decisions()): readonly Item[] {
  const { document, checker } = checked(text);
  const has = (role: string): boolean => document.layout.columns.some((column) => column.role === role);
  const collector = new ItemCollector(tariff, checker, has, decisions, DAY);
  for (const line of document.lines) collector.add(line);
  return collector.items();
}

test('a rate keeps the form of its own cell in a column that has both', () => {
  const { rows } = corrected(
    'Item Name,HSN Code,GST Rate,Unit\nTable butter,04051000,0.12,KGS\nTable butter,04051000,12,KGS\nCeramic tiles,6907,18%,SQM\n',
  );
  expect(rows.map(({ cells }) => cells[2])).toEqual(['0.05', '5', '18%']);
});

describe('the corrected register', () => {
  const { rows, sheet } = corrected(MASTER);

  test('has certain repairs in its own columns, in the form of the cell, and says what was changed', () => {
    expect(rows.map(({ cells }) => cells.slice(2, 5))).toEqual([
      ['4419', 'GST5', 'NOS'],
      ['04051000', '5%', 'KGS'],
      ['6907', '18%', 'SQM'],
      // A master may count services by anything; Table 12 has NA for them itself.
      ['996812', '18', 'NOS'],
      ['123456', '18', 'NOS'],
      ['', '', ''],
    ]);
    expect(rows[0]?.cells[6]).toBe('GST Rate: GST12 → GST5');
    expect(rows[1]?.cells[6]).toBe('HSN Code: 4051000 → 04051000; Unit: KG → KGS; GST Rate: 12% → 5%');
    expect(rows.map(({ severity }) => severity)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'refused',
      undefined,
    ]);
  });

  test('keeps its titles and reads back with the repairs', () => {
    const again = checked(csvText(sheet));
    expect(again.document.layout.titles).toBe(1);
    expect(again.found.flat().map(({ kind }) => kind)).toEqual(['code-unknown']);
  });

  test('has numbers, a frozen header and colours as a spreadsheet', () => {
    const { data, stickyRowsCount, columns } = sheetData(sheet);
    expect(stickyRowsCount).toBe(2);
    expect(columns).toHaveLength(9);
    expect(data[2]?.[5]).toMatchObject({ value: 250, type: Number });
    expect(data[3]?.[2]).toMatchObject({ value: '04051000', type: String, backgroundColor: '#d1e7dd' });
    expect(data[6]?.[0]).toMatchObject({ backgroundColor: '#f8d7da' });
  });

  test('as a spreadsheet has days as days, and amounts of columns that nobody knows as numbers', () => {
    const { sheet: written } = corrected(
      'Bill No,Bill Date,Item,HSN,Taxable Value,GST %,Weight,Token\n1,26-10-2026,Brush,96032900,100,18,3840.0,004711\n2,27-10-2026 10:15,Brush,96032900,100,18,7,12\n',
    );
    const [, first = [], second = []] = sheetData(written).data;
    expect(first[1]).toMatchObject({ value: new Date('2026-10-26T00:00:00Z'), type: Date });
    expect(second[1]).toMatchObject({ value: '27-10-2026 10:15', type: String });
    expect([first[6], second[6], first[7]]).toMatchObject([{ value: 3840 }, { value: 7 }, { value: '004711' }]);
    expect(csvText(written)).toContain('26-10-2026,Brush');
  });

  test('takes what a person decided', () => {
    const { found } = checked(MASTER);
    const group = found.flat().find(({ kind }) => kind === 'code-unknown')?.group ?? '';
    const decided = corrected(MASTER, new Decisions([[group, { code: '8479' }]]));
    expect(decided.rows[4]?.cells[2]).toBe('8479');
    expect(decided.rows[4]?.severity).toBe(undefined);
  });

  test('leaves the rates of issued invoices alone', () => {
    const { rows: sold } = corrected(
      'Invoice No,Date,Item,HSN,Taxable Value,GST Rate,CGST,SGST\nA1,05-10-2026,Wooden cutting board,4419,100,12,6,6\n',
    );
    expect(sold[0]?.cells[5]).toBe('12');
    expect(sold[0]?.severity).toBe('wrong');
  });

  test('takes a rate that fits the tax of the line, and asks for a note where it does not', () => {
    const text =
      'Invoice No,Date,Item,HSN,Taxable Value,GST Rate,CGST,SGST\nA1,05-10-2026,Wooden cutting board,4419,1000,12,25,25\nA2,05-10-2026,Wooden cutting board,4419,1000,12,60,60\n';
    const group = checked(text).found[0]?.find(({ kind }) => kind === 'rate-stale')?.group ?? '';
    const { rows: sold } = corrected(text, new Decisions([[group, { rate: 5 }]]));
    expect(sold.map(({ cells }) => cells.slice(5, 8))).toEqual([
      ['5', '25', '25'],
      ['5', '60', '60'],
    ]);
    expect(sold.map(({ severity }) => severity)).toEqual([undefined, 'wrong']);
    expect(sold[1]?.cells.at(-1)).toContain('credit note for ₹70.00 of tax (section 34)');
  });

  test.each([
    ['18', 5, '5'],
    ['18%', 5, '5%'],
    ['IGST 18%', 5, 'IGST 5%'],
    ['9+9', 5, '5'],
    ['', 5, '5'],
    ['0.18', 0.05, '0.05'],
  ])('rate %j becomes %d as %j', (cell, rate, written) => {
    expect(rateLike(cell, rate)).toBe(written);
  });
});

describe('items', () => {
  const items = itemsOf(MASTER);

  test('each once, with code, rate, first day, unit and reason', () => {
    expect(items.map(({ name, code, rate, rateFrom, unit }) => [name, code, rate, rateFrom, unit])).toEqual([
      ['Ceramic wall tiles', '6907', 18, expect.stringMatching(/^20/), 'SQM'],
      ['Courier service', '996812', 18, expect.stringMatching(/^20/), 'NA'],
      ['Gadget <new> & "odd"', '', undefined, '', 'NOS'],
      ['Table butter 500 g', '04051000', 5, '2025-09-22', 'KGS'],
      ['Wooden cutting board', '4419', 5, '2025-09-22', 'NOS'],
    ]);
    expect(items[3]?.reason).toMatch(/^code was 4051000, rate was 12%, unit was KG/);
    expect(items[2]?.reason).toContain('There is no code 123456');
  });

  test('of a register have the rates of the day that is asked for', () => {
    const [item] = itemsOf(
      'Invoice No,Date,Item,HSN,Qty,Unit,Taxable Value,GST Rate\nA1,05-10-2024,Wooden cutting board,4419,1,NOS,100,12\n',
    );
    expect(item).toMatchObject({ rate: 5, rateFrom: '2025-09-22' });
  });

  test('leave out a rate that is not lawful and that nobody settled, and tell why', () => {
    const [shirt] = itemsOf('Item Name,HSN Code,GST Rate\nCotton shirt,6205,12\n');
    expect(shirt).toMatchObject({ code: '6205', rate: undefined, rateFrom: '' });
    expect(shirt?.reason).toContain('lawful is 5% or 18%');
    expect([tallyXml([shirt as Item], DAY), zohoCsv([shirt as Item]), erpnextCsv([shirt as Item])].join()).not.toMatch(
      /GSTRATE|GST12|GST 12/,
    );
  });

  test('have no rate where GST does not apply: that is no nil rate', () => {
    const items = itemsOf('Item Name,HSN Code\nPetrol,27101241\nFresh milk,04012000\n');
    expect(items.map(({ name, rate, reason }) => [name, rate, reason])).toEqual([
      ['Fresh milk', 0, ''],
      ['Petrol', undefined, 'GST does not apply to it'],
    ]);
  });

  test('of a list that Kosh coded leave out what a person has yet to settle, and the unit of customs', () => {
    const items = itemsOf(
      'Item,hsn_sac,gst_rate,uqc,needs_review,review_why\nHaldi,09103030,5%,KGS,no,\nShirt,620520,5%,NOS,yes,rate\nSteel bottle,73239390,5%,KGS,yes,code\n',
    );
    expect(items.map(({ name, code, rate, unit, reason }) => [name, code, rate, unit, reason])).toEqual([
      ['Haldi', '09103030', 5, '', ''],
      ['Shirt', '620520', undefined, '', 'its rate is not known'],
      ['Steel bottle', '', undefined, '', 'it has no code'],
    ]);
  });

  test('of a list without codes say that they have none', () => {
    expect(itemsOf('Item Name\nHaldi powder\nCotton shirt\n').map(({ reason }) => reason)).toEqual([
      'it has no code',
      'it has no code',
    ]);
  });

  test('as a sheet say what lacks a code', () => {
    const { data } = sheetData(itemSheet(items));
    expect(data[3]?.[1]).toMatchObject({ value: 'Gadget <new> & "odd"', backgroundColor: '#f8d7da' });
    expect(data[4]?.[5]).toMatchObject({ type: Date });
  });
});

describe('import files', () => {
  const items = itemsOf(MASTER);

  test("Tally's masters read back as the same items", () => {
    const again = openDocument(tallyXml(items, DAY));
    expect(again.lines.map(({ description, code, rate }) => [description, code, rate])).toEqual(
      items.map(({ name, code, rate }) => [name, code, rate]),
    );
  });

  /** A list as programs read it that import by the names of columns. */
  const byNames = (text: string): readonly Readonly<Record<string, string>>[] => {
    const [names = [], ...rows] = readCsv(text);
    return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  };

  test("Zoho's and ERPNext's lists have a row for each item, by the names of their columns", () => {
    const zoho = byNames(zohoCsv(items));
    expect(zoho.find((row) => row['Item Name'] === 'Table butter 500 g')).toMatchObject({
      'HSN/SAC': '04051000',
      'Usage unit': 'KG',
      Rate: '300',
      'Intra State Tax Name': 'GST5',
      'Inter State Tax Name': 'IGST5',
    });
    const erpnext = byNames(erpnextCsv(items, 'ABC'));
    expect(erpnext.find((row) => row['Item Code'] === 'Wooden cutting board')).toMatchObject({
      'HSN/SAC': '4419',
      'Standard Selling Rate': '250',
      'Item Tax Template (Taxes)': 'GST 5% - ABC',
      'Valid From (Taxes)': '2025-09-22',
    });
    expect([zoho.length, erpnext.length]).toEqual([items.length, items.length]);
  });

  describe('of items with numbers of their own', () => {
    const own = itemsOf(`Item Code,Item Name,HSN,GST %,Unit,Sale Price
K-38,Linen shirt,62059090,5,PCS,1200
K-40,Linen shirt,62059090,18,PCS,2900
M-1,Fresh milk,04012000,0,LTR,60
P-1,Petrol,27101241,0,LTR,100
B-7,Wheat flour,11010000,0,BAG,900
D-2,Gold coin,71131911,3,TOLA,70000
`);

    test('keep the number, the unit and the price; two of one name stay two', () => {
      expect(own.map(({ sku, name, rate, ownUnit, price }) => [sku, name, rate, ownUnit, price])).toEqual([
        ['M-1', 'Fresh milk', 0, 'LTR', 60],
        ['D-2', 'Gold coin', 3, 'TOLA', 70000],
        ['K-38', 'Linen shirt', 5, 'PCS', 1200],
        ['K-40', 'Linen shirt', 18, 'PCS', 2900],
        ['P-1', 'Petrol', undefined, 'LTR', 100],
        expect.arrayContaining(['B-7', 'Wheat flour', 'BAG', 900]),
      ]);
      const rows = [
        ...byNames(zohoCsv(own)).map((row) => row.SKU),
        ...byNames(erpnextCsv(own)).map((row) => row['Item Code']),
      ];
      const numbers = ['M-1', 'D-2', 'K-38', 'K-40', 'P-1', 'B-7'];
      expect(rows).toEqual([...numbers, ...numbers]);
    });

    test('name the tax templates that India Compliance makes, and what has to be there first', () => {
      const templates = byNames(erpnextCsv(own, 'KT')).map((row) => [
        row['Item Code'],
        row['Item Tax Template (Taxes)'],
      ]);
      expect(templates.slice(0, 5)).toEqual([
        ['M-1', 'Nil-Rated - KT'],
        ['D-2', 'GST 3% - KT'],
        ['K-38', 'GST 5% - KT'],
        ['K-40', 'GST 18% - KT'],
        ['P-1', 'Non-GST - KT'],
      ]);
      expect(erpnextNeeds(own).units).toEqual(['BAG', 'Litre', 'Nos', 'TOLA']);
      expect(erpnextNeeds(own).templates).toContain('GST 3%');
    });

    test('are as many in Tally, which knows an item by its name', () => {
      const xml = tallyXml(own, DAY);
      const names = [...xml.matchAll(/<STOCKITEM NAME="([^"]*)"/g)].map(([, name]) => name);
      expect(new Set(names).size).toBe(own.length);
      expect(names).toContain('Linen shirt (K-38)');
      // Its number is another name for it, and its unit is that of the company with what the returns call it.
      expect(xml).toContain('<NAME>Linen shirt (K-40)</NAME>\n<NAME>K-40</NAME>');
      expect(xml).toContain('<RATE>2900.00/PCS</RATE>');
      expect(xml).toContain('<NAME>TOLA</NAME>');
      // GST does not apply to it, which is no nil rate.
      expect(xml.slice(xml.indexOf('"Petrol"')).split('</STOCKITEM>')[0]).toContain('Not Applicable');
    });
  });

  test('one name with two codes, or with prices of two rates, is two items; lines without a code are none', () => {
    const own = itemsOf(`Item Name,HSN,GST %,Unit,Sale Price
Linen shirt,62059090,5,PCS,1200
Linen shirt,62059090,18,PCS,2900
Linen shirt,,5,PCS,1300
Brush,96032900,18,NOS,50
Brush,96034010,18,NOS,70
`);
    expect(own.map(({ name, code, rate }) => [name, code, rate])).toEqual([
      ['Brush', '96032900', 18],
      ['Brush', '96034010', 18],
      ['Linen shirt', '62059090', 5],
      ['Linen shirt', '62059090', 18],
    ]);
  });

  test('a number that is none of an item tells none apart', () => {
    const own = itemsOf(`Item Name,HSN,GST %,Challan No
Brush,96032900,18,1001
Brush,96032900,18,1002
`);
    expect(own).toHaveLength(1);
  });

  test('a price with tax is written without it', () => {
    const [shirt] = itemsOf('Item Name,HSN,GST %,Selling Price (incl. GST)\nBrush,96032900,18,118\n');
    expect(shirt?.price).toBe(100);
  });
});
