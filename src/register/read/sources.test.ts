// Files that are no tables: Tally's XML, returns, e-invoices, tables set with spaces.
import { describe, expect, test } from 'vitest';
import { openDocument } from './document.ts';
import { cellsAt, columnStarts } from './fixedWidth.ts';
import { readReturnJson } from './returnJson.ts';
import { noteKindOf } from './supply.ts';
import { isTallyXml, readTallyXml } from './tallyXml.ts';

test("items of Tally's vouchers", () => {
  const xml = `<ENVELOPE><TALLYMESSAGE><VOUCHER VCHTYPE="Sales"><DATE>20260602</DATE><VOUCHERNUMBER>S/1</VOUCHERNUMBER>
    <VOUCHERTYPENAME>Sales</VOUCHERTYPENAME><PLACEOFSUPPLY>Gujarat</PLACEOFSUPPLY><GSTAPPLICABLE>&#4; Applicable</GSTAPPLICABLE>
    <ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>Nuts &amp; bolts</STOCKITEMNAME><GSTHSNNAME>7318</GSTHSNNAME>
    <RATE>90.00/KG</RATE><AMOUNT>-900.00</AMOUNT><BILLEDQTY> 10.00 KG</BILLEDQTY>
    <RATEDETAILS.LIST><GSTRATEDUTYHEAD>CGST</GSTRATEDUTYHEAD><GSTRATE> 9</GSTRATE></RATEDETAILS.LIST>
    </ALLINVENTORYENTRIES.LIST></VOUCHER></TALLYMESSAGE></ENVELOPE>`;
  expect(isTallyXml(xml)).toBe(true);
  const { roles, rows } = readTallyXml(xml);
  const row = Object.fromEntries(roles.map((role, at) => [role, rows[0]?.[at]]));
  expect(row).toMatchObject({
    document: 'S/1',
    date: '20260602',
    place: 'Gujarat',
    description: 'Nuts & bolts',
    code: '7318',
    rate: '18',
    quantity: '10.00 KG',
    price: '90.00/KG',
    taxable: '900.00',
  });
});

test("kinds of Tally's vouchers: what comes in, what is optional or cancelled, and what takes away", () => {
  const voucher = (type: string, isIn: string, amount: string, more = ''): string =>
    `<VOUCHER><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>${more}<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>Pen</STOCKITEMNAME>
    <ISDEEMEDPOSITIVE>${isIn}</ISDEEMEDPOSITIVE><AMOUNT>${amount}</AMOUNT></ALLINVENTORYENTRIES.LIST></VOUCHER>`;
  const { roles, rows } = readTallyXml(
    `<ENVELOPE>${[
      voucher('Sales', 'No', '100'),
      voucher('Sales', 'No', '-10'),
      voucher('Credit Note', 'Yes', '-20'),
      voucher('Purchase', 'Yes', '-30'),
      voucher('GST Local', 'Yes', '-40'),
      voucher('Sales Order', 'No', '50'),
      voucher('Sales', 'No', '60', '<ISOPTIONAL>Yes</ISOPTIONAL>'),
      voucher('Sales', 'No', '70', '<ISCANCELLED>Yes</ISCANCELLED>'),
    ].join('')}</ENVELOPE>`,
  );
  const at = (role: string): number => (roles as readonly string[]).indexOf(role);
  expect(rows.map((row) => [noteKindOf([row[at('note')] ?? '']), row[at('taxable')]])).toEqual([
    ['invoice', '100'],
    ['invoice', '-10'],
    ['credit', '20'],
    ['purchase', '30'],
    ['purchase', '40'],
    ['no supply', '50'],
    ['no supply', '60'],
    ['cancelled', '70'],
  ]);
});

test("Tally's stock items, with what holds last", () => {
  const { roles, rows } =
    readTallyXml(`<ENVELOPE><STOCKITEM NAME="Copper wire"><PARENT>Metals</PARENT><BASEUNITS>KG</BASEUNITS>
    <GSTDETAILS.LIST><TAXABILITY>Taxable</TAXABILITY><RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE>28</GSTRATE></RATEDETAILS.LIST></GSTDETAILS.LIST>
    <GSTDETAILS.LIST><TAXABILITY>Taxable</TAXABILITY><RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE>18</GSTRATE></RATEDETAILS.LIST></GSTDETAILS.LIST>
    <HSNDETAILS.LIST><HSNCODE>7408</HSNCODE></HSNDETAILS.LIST></STOCKITEM></ENVELOPE>`);
  expect(rows[0]?.slice(0, 5)).toEqual(['Copper wire', 'Metals', '7408', '18', 'KG']);
  expect(roles[2]).toBe('code');
});

test("a sign of Tally's XML that no character has is left out", () => {
  const xml = '<ENVELOPE><STOCKITEM NAME="x"><PARENT>Metals &#99999999;&#8377;</PARENT></STOCKITEM></ENVELOPE>';
  expect(readTallyXml(xml).rows[0]?.[1]).toBe('Metals ₹');
});

test('Table 12 of a return, or its invoices where it has none', () => {
  const row = {
    num: 1,
    hsn_sc: '7408',
    desc: 'Copper wire',
    uqc: 'KGS',
    qty: 2,
    rt: 18,
    txval: 100,
    iamt: 0,
    samt: 9,
    camt: 9,
    csamt: 0,
  };
  const summary = readReturnJson({ gstin: '27AAPFU0939F1ZV', fp: '102026', hsn: { hsn_b2b: [row], hsn_b2c: [] } });
  expect(summary?.rows).toEqual([['b2b', '7408', 'Copper wire', 'KGS', '2', '18', '100', '0', '9', '9', '0']]);
  expect(summary?.facts).toEqual({ supplierGstin: '27AAPFU0939F1ZV', day: '2026-10-31' });
  const invoices = readReturnJson({
    gstin: '27AAPFU0939F1ZV',
    fp: '102026',
    b2b: [
      {
        ctin: '24AAPFU0939F1Z1',
        inv: [
          {
            inum: 'A1',
            idt: '02-10-2026',
            pos: '24',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 18, txval: 100, iamt: 18 } }],
          },
        ],
      },
    ],
    cdnr: [
      {
        ctin: '24AAPFU0939F1Z1',
        nt: [{ nt_num: 'C1', nt_dt: '03-10-2026', ntty: 'C', itms: [{ itm_det: { rt: 18, txval: 50, iamt: 9 } }] }],
      },
    ],
  });
  expect(invoices?.rows.map((one) => one[0])).toEqual(['A1', 'C1']);
  expect(readReturnJson({ nothing: [] })).toBeUndefined();
});

test('GSTR-2B: what suppliers reported, a line for each rate, or for each document that has none', () => {
  const supplier = { ctin: '24AAPFU0939F1Z1', trdnm: 'Gujarat Traders' };
  const invoice = { typ: 'R', dt: '05-10-2026', val: 1680, pos: '27', rev: 'N' };
  const items = [
    { num: 1, rt: 18, txval: 1000, igst: 180 },
    { num: 2, rt: 0, txval: 500, igst: 0 },
  ];
  const docdata = {
    b2b: [{ ...supplier, inv: [{ ...invoice, inum: 'G1', items }] }],
    cdnr: [{ ...supplier, nt: [{ ...invoice, ntnum: 'C1', typ: 'C', suptyp: 'R', txval: 100, igst: 18, val: 118 }] }],
    b2ba: [{ ...supplier, inv: [{ ...invoice, inum: 'G2R', oinum: 'G2', oidt: '01-09-2026', rev: 'Y', items }] }],
  };
  for (const json of [{ data: { rtnprd: '102026', docdata } }, { rtnprd: '102026', docdata }]) {
    const { lines } = openDocument(JSON.stringify(json));
    expect(
      lines.map(({ row, document, gstin, rate, taxable, note }) => [row, document, gstin, rate, taxable, note]),
    ).toEqual([
      [1, 'G1', '24AAPFU0939F1Z1', 18, 1000, 'purchase'],
      [2, 'G1', '24AAPFU0939F1Z1', 0, 500, 'purchase'],
      [3, 'G2R', '24AAPFU0939F1Z1', 18, 1000, 'purchase'],
      [4, 'G2R', '24AAPFU0939F1Z1', 0, 500, 'purchase'],
      [5, 'C1', '24AAPFU0939F1Z1', 18, 100, 'purchase'],
    ]);
    expect(lines[0]).toMatchObject({ day: '2026-10-05', place: '27', fromPlace: '24', isReverseCharge: false });
    expect(lines[2]?.amends).toMatchObject({ document: 'G2', day: '2026-09-01' });
  }
});

test('e-invoices, whatever stands around them and however they are spelled', () => {
  const invoice = {
    TranDtls: { SupTyp: 'B2B' },
    DocDtls: { Typ: 'INV', No: 'X/1', Dt: '05/10/2026' },
    SellerDtls: { Gstin: '27AAPFU0939F1ZV' },
    BuyerDtls: { Gstin: '24AAPFU0939F1Z1', Pos: '24' },
    ItemList: [{ PrdDesc: 'Copper wire', HsnCd: '74081100', GstRt: 18, AssAmt: 100, IgstAmt: 18 }],
  };
  const lower = JSON.parse(
    JSON.stringify({ data: [invoice] }).replace(
      /"([A-Z])(\w*)":/g,
      (_, first: string, rest: string) => `"${first.toLowerCase()}${rest}":`,
    ),
  );
  const [one, other] = [readReturnJson([invoice]), readReturnJson(lower)];
  expect(one?.rows).toEqual(other?.rows);
  expect(one?.rows[0]).toContain('74081100');
});

test('a table set with spaces is cut where its names begin', () => {
  const lines = [
    'GUPTA STORES',
    'Invoice Date  Invoice No  Taxable Value  CGST   SGST',
    '05-11-2025    P-1             100000.00  9000   9000',
  ];
  const starts = columnStarts(lines.map((line) => [line]));
  expect(starts).toHaveLength(5);
  expect(cellsAt(lines[2] ?? '', starts ?? [])).toEqual(['05-11-2025', 'P-1', '100000.00', '9000', '9000']);
});

describe('files that are broken or none', () => {
  const DEEP = 200_000;
  test.each([
    ['a tag without an end', `<ENVELOPE><${'A'.repeat(60_000)}`, 'xml'],
    ['tags that are not closed', '<ENVELOPE><VOUCHER><DATE>20250101</DATE>', 'xml'],
    ['tags that are closed twice', '<ENVELOPE></ENVELOPE></ENVELOPE>', 'xml'],
    ['many tags in one another', `<ENVELOPE>${'<A>'.repeat(DEEP)}`, 'depth'],
    ['many lists in one another', '['.repeat(DEEP) + ']'.repeat(DEEP), 'depth'],
    ['lists that are not closed', '['.repeat(DEEP), 'json'],
    ['other JSON', '{"hello": 1}', 'noReturn'],
  ])('%s', (_, text, kind) => {
    expect(() => openDocument(text)).toThrow(expect.objectContaining({ kind }));
  });
});
