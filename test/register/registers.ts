// Registers made from the data with a fixed seed: every line lawful, in the layouts of five programs.

import { gstinCheckCharacter } from '../../src/hash/gstinCheck.ts';
import type { Tariff } from '../../src/tariff/index.ts';
import { percent } from '../../src/tariff/lookup/results.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const customerOf = (place: string, number: number): string => {
  const first = `${place}ABCDE${1000 + (number % 9000)}F1Z`;
  return first + gstinCheckCharacter(first);
};
export const SELLER = '27AAPFU0939F1ZV';
const STATES = ['27', '24', '29', '33', '07'] as const;
const NAMES: Readonly<Record<string, string>> = {
  '27': 'Maharashtra',
  '24': 'Gujarat',
  '29': 'Karnataka',
  '33': 'Tamil Nadu',
  '07': 'Delhi',
  '96': 'Other Countries',
};

export interface MadeLine {
  document: string;
  /** ISO date. */
  day: string;
  supply: 'Regular' | 'EXPWOP' | 'SEZ supplies without payment' | 'Bill of Supply';
  note: 'Invoice' | 'Credit Note';
  gstin: string;
  /** Two digits of the state. */
  place: string;
  item: string;
  type: 'goods' | 'service';
  code: string;
  unit: string;
  quantity: string;
  price: string;
  taxable: string;
  rate: string;
  cgst: string;
  sgst: string;
  igst: string;
  cess: string;
  total: string;
  reverse: 'N' | '';
}

export interface Goods {
  readonly number: number;
  readonly code: string;
  readonly item: string;
  readonly unit: string;
  readonly rate: number;
}

/** Codes of one rate on the day, taken by the portals, without cess; what they are called is their own description. */
export function lawfulGoods({ records }: Tariff, day: string): readonly Goods[] {
  return records.codes.flatMap((code, number): readonly Goods[] => {
    if (code.length < 6 || !records.isLive(number) || !records.validOn(number).includes('gst-portal')) return [];
    if (!records.validOn(number).includes('e-invoice') || records.cessHistory(number).length > 0) return [];
    const rates = new Set(records.rateOn(number, day).branches.map(({ ratePercent }) => ratePercent));
    const [rate] = rates;
    if (rates.size !== 1 || rate === undefined) return [];
    const isService = code.startsWith('99');
    return [
      { number, code, item: records.description(number), unit: isService ? 'NA' : records.unit(number) || 'NOS', rate },
    ];
  });
}

const amount = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

export function taxed(line: MadeLine): MadeLine {
  const rate = Number(line.rate);
  const isZeroRated = line.supply !== 'Regular';
  const tax = isZeroRated ? 0 : (Number(line.taxable) * rate) / 100;
  const isAcross = line.place !== '27';
  const half = amount(tax / 2);
  return {
    ...line,
    cgst: isAcross ? '0.00' : half,
    sgst: isAcross ? '0.00' : half,
    igst: isAcross ? amount(tax) : '0.00',
    total: amount(Number(line.taxable) + (isAcross ? Number(amount(tax)) : 2 * Number(half)) + Number(line.cess)),
  };
}

export function makeLines(tariff: Tariff, count: number, seed: number, day = '2026-10-05'): readonly MadeLine[] {
  const random = seeded(seed);
  const goods = lawfulGoods(tariff, day);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value;
  const lines: MadeLine[] = [];
  for (let at = 0; at < count; at++) {
    const { code, item, unit, rate } = pick(goods);
    const kind = random();
    const supply = kind < 0.04 ? 'EXPWOP' : kind < 0.07 ? 'SEZ supplies without payment' : 'Regular';
    const isExport = supply === 'EXPWOP';
    const place = isExport ? '96' : pick(STATES);
    const isBusiness = !isExport && (supply !== 'Regular' || random() < 0.6);
    const quantity = 1 + Math.floor(random() * 40);
    const price = amount(20 + random() * 900);
    lines.push(
      taxed({
        document: `INV/${String(at + 1).padStart(5, '0')}`,
        day: `${day.slice(0, 8)}${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
        supply,
        note: supply === 'Regular' && random() < 0.05 ? 'Credit Note' : 'Invoice',
        gstin: isBusiness ? customerOf(place, at) : '',
        place,
        item,
        type: code.startsWith('99') ? 'service' : 'goods',
        code,
        unit,
        quantity: String(quantity),
        price,
        taxable: amount(quantity * Number(price)),
        rate: String(supply === 'Regular' ? rate : 0),
        cgst: '',
        sgst: '',
        igst: '',
        cess: '0.00',
        total: '',
        reverse: 'N',
      }),
    );
  }
  return lines;
}

/** A file of lines, and in which of its rows each line stands, from 1. */
export interface MadeFile {
  readonly rows: readonly (readonly string[])[];
  readonly rowOf: readonly number[];
}

const placeWord = (place: string): string => `${place}-${NAMES[place]}`;
const indian = (text: string): string =>
  Number(text).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const shortDay = (day: string): string =>
  `${Number(day.slice(8))}-${MONTHS[Number(day.slice(5, 7)) - 1]}-${day.slice(2, 4)}`;
const sum = (lines: readonly MadeLine[]): string => amount(lines.reduce((all, line) => all + Number(line.taxable), 0));

function below(
  above: readonly (readonly string[])[],
  body: readonly (readonly string[])[],
  after: readonly (readonly string[])[] = [],
): MadeFile {
  return { rows: [...above, ...body, ...after], rowOf: body.map((_, at) => above.length + at + 1) };
}

export const LAYOUTS: Readonly<Record<string, (lines: readonly MadeLine[]) => MadeFile>> = {
  'every column': (lines) =>
    below(
      [
        [
          'Invoice No',
          'Invoice Date',
          'Document Type',
          'Invoice Type',
          'Customer GSTIN',
          'Place of Supply',
          'Item Name',
          'Item Type',
          'HSN Code',
          'Qty',
          'Unit',
          'Unit Price',
          'Taxable Value',
          'GST Rate',
          'CGST Amount',
          'SGST Amount',
          'IGST Amount',
          'Cess Amount',
          'Reverse Charge',
          'Supplier GSTIN',
          'Invoice Value',
        ],
      ],
      lines.map((line) => [
        line.document,
        line.day,
        line.note,
        line.supply,
        line.gstin,
        placeWord(line.place),
        line.item,
        line.type,
        line.code,
        line.quantity,
        line.unit,
        line.price,
        line.taxable,
        line.rate,
        line.cgst,
        line.sgst,
        line.igst,
        line.cess,
        line.reverse,
        SELLER,
        line.total,
      ]),
    ),
  'titles and totals, units behind quantities': (lines) =>
    below(
      [
        ['Some Trading Company'],
        ['Main Road, Pune'],
        [`GSTIN/UIN: ${SELLER}`],
        ['Sales Register'],
        ['1-Oct-26 to 31-Oct-26'],
        [''],
        [
          'Date',
          'Voucher No.',
          'Voucher Type',
          'Invoice Type',
          'GSTIN/UIN',
          'Place of Supply',
          'Name of Item',
          'HSN/SAC',
          'Quantity',
          'Value',
          'GST %',
          'CGST',
          'SGST',
          'IGST',
          'Reverse Charge',
        ],
      ],
      lines.map((line) => [
        shortDay(line.day),
        line.document,
        line.note,
        line.supply,
        line.gstin,
        NAMES[line.place] ?? '',
        line.item,
        line.code,
        line.unit === 'NA' ? '' : `${line.quantity}.00 ${line.unit}`,
        indian(line.taxable),
        `${line.rate}%`,
        indian(line.cgst),
        indian(line.sgst),
        indian(line.igst),
        line.reverse,
      ]),
      [['', '', '', '', '', '', 'Grand Total', '', '', indian(sum(lines)), '', '', '', '', '']],
    ),
  'names of taxes instead of rates': (lines) =>
    below(
      [
        [
          'Invoice Date',
          'Invoice Number',
          'GST Treatment',
          'GST Identification Number (GSTIN)',
          'Place of Supply',
          'Item Name',
          'HSN/SAC',
          'Quantity',
          'Usage unit',
          'Item Total',
          'Item Tax',
          'Item Type',
          'Reverse Charge',
          'Transaction Type',
        ],
      ],
      lines.map((line) => [
        line.day,
        line.document,
        line.supply === 'EXPWOP'
          ? 'overseas'
          : line.supply.startsWith('SEZ')
            ? 'business_sez'
            : line.gstin === ''
              ? 'consumer'
              : 'business_registered_regular',
        line.gstin,
        NAMES[line.place] ?? '',
        line.item,
        line.code,
        line.quantity,
        line.unit,
        line.taxable,
        line.place === '27' ? `GST${line.rate}` : `IGST${line.rate}`,
        line.type,
        line.reverse,
        line.note,
      ]),
    ),
  'two rows of names, voucher cells on the first line only': (lines) => {
    const above = [
      [
        'Vch/Bill No',
        'Date',
        'Type',
        'GSTIN',
        'POS',
        'Item Details',
        'HSN Code',
        'Qty.',
        'Unit',
        'Amount',
        'Tax',
        '',
        '',
        '',
        'RCM',
      ],
      ['', '', '', '', '', '', '', '', '', '', 'Rate %', 'CGST', 'SGST', 'IGST', ''],
    ];
    const rows: string[][] = [];
    let vouchers = 0;
    // Two lines of one kind make a voucher.
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1];
      const isSecond =
        at % 2 === 1 &&
        before?.place === line.place &&
        before.supply === line.supply &&
        before.note === line.note &&
        before.day === line.day;
      if (!isSecond) vouchers++;
      rows.push([
        ...(isSecond
          ? ['', '', '', '', '']
          : [
              `INV/${vouchers}`,
              line.day.split('-').reverse().join('/'),
              line.note === 'Credit Note' ? line.note : line.supply,
              line.gstin,
              line.place,
            ]),
        line.item,
        line.code,
        line.quantity,
        line.unit,
        line.taxable,
        line.rate,
        line.cgst,
        line.sgst,
        line.igst,
        line.reverse,
      ]);
    }
    return below(above, rows, [['Prepared by: the office']]);
  },
  'rates as fractions': (lines) =>
    below(
      [
        [
          'Seller Gstin',
          'Invoice Number',
          'Invoice Date',
          'Transaction Type',
          'Supply Type',
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
          'Ship From State',
          'Ship To State',
          'Reverse Charge',
        ],
      ],
      lines.map((line) => {
        const [half, whole] = line.place === '27' ? [Number(line.rate) / 200, 0] : [0, Number(line.rate) / 100];
        return [
          SELLER,
          line.document,
          `${line.day} 10:30:00`,
          line.note === 'Credit Note' ? 'Refund' : 'Shipment',
          line.supply,
          line.item,
          line.code,
          line.quantity,
          line.taxable,
          String(Number(half.toFixed(5))),
          String(Number(half.toFixed(5))),
          String(Number(whole.toFixed(5))),
          line.cgst,
          line.sgst,
          line.igst,
          'MAHARASHTRA',
          (NAMES[line.place] ?? '').toUpperCase(),
          line.reverse,
        ];
      }),
    ),
};

/** For messages of tests. */
export const shown = ({ document, item, code, rate }: MadeLine): string =>
  `${document} ${code} ${percent(Number(rate))} ${item.slice(0, 60)}`;
