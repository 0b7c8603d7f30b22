// JSON of a return (GSTR-1), of what suppliers reported (GSTR-2B) or of e-invoices as lines.
import { paiseOf } from './amounts.ts';
import { periodDays } from './dates.ts';
import { fieldOf as field, type SumFault, sumFaults } from './eInvoiceSums.ts';
import { FileFault, MOST_DEPTH } from './fileFault.ts';
import type { Aside } from './lines.ts';
import type { RoleTable } from './roleTable.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const part = (object: Json, name: string): Json => {
  const value = field(object, name);
  return isObject(value) ? value : {};
};

const SUMMARY_ROLES = [
  'section',
  'code',
  'description',
  'unit',
  'quantity',
  'rate',
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'cess',
] as const;
const INVOICE_ROLES = [
  'document',
  'date',
  'original_document',
  'original_date',
  'gstin',
  'place',
  'supply',
  'note',
  'reverse_charge',
  'rate',
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'cess',
] as const;

/** Undefined: the JSON is neither a return nor holds e-invoices. Throws `FileFault` where it is nested too deeply. */
export function readReturnJson(json: unknown): RoleTable | undefined {
  if (isObject(json) && typeof json.fp === 'string' && typeof json.gstin === 'string') return readReturn(json);
  const inward = inwardIn(json);
  if (inward !== undefined) return readInward(inward);
  const rows: (readonly string[])[] = [];
  const faults: SumFault[] = [];
  for (const invoice of eInvoices(json)) {
    faults.push(...sumFaults(objects(field(invoice, 'ItemList')), part(invoice, 'ValDtls'), rows.length + 1));
    rows.push(...eInvoiceRows(invoice));
  }
  return rows.length === 0 ? undefined : { roles: E_INVOICE_ROLES, rows, facts: { faults } };
}

/** Table 12 where the return has it, since only that names codes; otherwise its invoices. */
function readReturn(json: Json): RoleTable {
  const day = periodDays(text(json.fp))?.to;
  const facts = { supplierGstin: text(json.gstin), ...(day !== undefined && { day }) };
  const hsn = part(json, 'hsn');
  const summary = [
    ...objects(hsn.data).map((row) => summaryRow('', row)),
    ...objects(hsn.hsn_b2b).map((row) => summaryRow('b2b', row)),
    ...objects(hsn.hsn_b2c).map((row) => summaryRow('b2c', row)),
  ];
  if (summary.length > 0) {
    const aside = amendedIn(json);
    return { roles: SUMMARY_ROLES, rows: summary, facts: { ...facts, ...(aside.length > 0 && { aside }) } };
  }
  return { roles: INVOICE_ROLES, rows: [...invoiceRows(json)], facts };
}

const summaryRow = (section: string, row: Json): readonly string[] => [
  section,
  text(row.hsn_sc),
  text(row.user_desc) || text(row.desc),
  text(row.uqc),
  text(row.qty),
  text(row.rt),
  text(row.txval),
  text(row.iamt),
  text(row.camt),
  text(row.samt),
  text(row.csamt),
];

/** Sections that amend documents, each beside that whose form it has. */
const AMENDED = [
  ['b2ba', 'b2b'],
  ['b2cla', 'b2cl'],
  ['cdnra', 'cdnr'],
  ['cdnura', 'cdnur'],
  ['expa', 'exp'],
  ['b2csa', 'b2cs'],
] as const;

function* invoiceRows(json: Json): Generator<readonly string[]> {
  yield* documentRows(json);
  for (const [amended, section] of AMENDED) yield* documentRows({ [section]: json[amended] });
}

/** What the amended documents of a return are worth, by section. */
function amendedIn(json: Json): readonly Aside[] {
  const [document, originalDocument, originalDate, taxable] = (
    ['document', 'original_document', 'original_date', 'taxable'] as const
  ).map((role) => INVOICE_ROLES.indexOf(role)) as [number, number, number, number];
  return AMENDED.flatMap(([amended, section]) => {
    const rows = [...documentRows({ [section]: json[amended] })];
    const documents = new Set(rows.map((row) => [row[document], row[originalDocument], row[originalDate]].join('\n')));
    const sum = rows.reduce((all, row) => all + Number(row[taxable]), 0);
    return rows.length === 0 ? [] : [{ section: amended, documents: documents.size, taxable: paiseOf(sum) }];
  });
}

function* documentRows(json: Json): Generator<readonly string[]> {
  for (const party of objects(json.b2b)) {
    for (const invoice of objects(party.inv)) yield* itemRows(invoice, text(party.ctin), text(invoice.inv_typ), '');
  }
  for (const place of objects(json.b2cl)) {
    for (const invoice of objects(place.inv)) yield* itemRows({ ...invoice, pos: place.pos }, '', '', '');
  }
  for (const party of objects(json.cdnr)) {
    for (const note of objects(party.nt)) yield* itemRows(note, text(party.ctin), text(note.inv_typ), text(note.ntty));
  }
  for (const note of objects(json.cdnur)) yield* itemRows(note, '', text(note.typ), text(note.ntty));
  for (const kind of objects(json.exp)) {
    for (const invoice of objects(kind.inv)) {
      yield* itemRows({ ...invoice, pos: '96' }, '', `export ${text(kind.exp_typ)}`, '');
    }
  }
  for (const row of objects(json.b2cs)) {
    const month = periodDays(text(row.omon))?.to ?? '';
    const shared = ['', '', '', month, '', text(row.pos), '', '', ''];
    const items = objects(row.itms);
    for (const amounts of items.length > 0 ? items : [row]) yield amountsRow(amounts, shared);
  }
}

function* itemRows(invoice: Json, gstin: string, kind: string, note: string): Generator<readonly string[]> {
  const shared = [
    text(invoice.nt_num) || text(invoice.inum),
    text(invoice.nt_dt) || text(invoice.idt),
    text(invoice.oinum) || text(invoice.ont_num),
    text(invoice.oidt) || text(invoice.ont_dt),
    gstin,
    text(invoice.pos),
    kind,
    note,
    text(invoice.rchrg),
  ];
  for (const item of objects(invoice.itms)) yield amountsRow(isObject(item.itm_det) ? item.itm_det : item, shared);
}

const amountsRow = (amounts: Json, shared: readonly string[]): readonly string[] => [
  ...shared,
  text(amounts.rt),
  text(amounts.txval),
  text(amounts.iamt),
  text(amounts.camt),
  text(amounts.samt),
  text(amounts.csamt),
];

/** GSTR-2B: what suppliers reported, with or without the envelope that a download has. */
function inwardIn(json: unknown): Json | undefined {
  if (!isObject(json)) return undefined;
  const data = isObject(json.data) ? json.data : json;
  return isObject(data.docdata) && typeof data.rtnprd === 'string' ? data : undefined;
}

const INWARD_ROLES = ['party', ...INVOICE_ROLES, 'total'] as const;

/** Each document of each section, in the order of the file: a line for each rate, or one where it has no items. */
function readInward(data: Json): RoleTable {
  const day = periodDays(text(data.rtnprd))?.to;
  const documents = part(data, 'docdata');
  const rows = [
    ...inwardRows(documents.b2b, 'inv'),
    ...inwardRows(documents.b2ba, 'inv'),
    ...inwardRows(documents.cdnr, 'nt'),
    ...inwardRows(documents.cdnra, 'nt'),
    ...inwardRows(documents.ecom, 'inv'),
    ...inwardRows(documents.ecoma, 'inv'),
  ];
  return { roles: INWARD_ROLES, rows, facts: { arePurchases: true, ...(day !== undefined && { day }) } };
}

function* inwardRows(section: unknown, documents: 'inv' | 'nt'): Generator<readonly string[]> {
  for (const supplier of objects(section)) {
    for (const one of objects(supplier[documents])) {
      const isNote = documents === 'nt';
      const shared = [
        text(supplier.trdnm),
        text(isNote ? one.ntnum : one.inum),
        text(one.dt),
        text(isNote ? one.ontnum : one.oinum),
        text(isNote ? one.ontdt : one.oidt),
        text(supplier.ctin),
        text(one.pos),
        text(isNote ? one.suptyp : one.typ),
        isNote ? text(one.typ) : '',
        text(one.rev),
      ];
      const items = objects(one.items);
      for (const amounts of items.length > 0 ? items : [one]) {
        yield [
          ...shared,
          ...(['rt', 'txval', 'igst', 'cgst', 'sgst', 'cess'] as const).map((name) => text(amounts[name])),
          // Of a document with several rates it is the sum of its lines.
          items.length > 1 ? '' : text(one.val),
        ];
      }
    }
  }
}

const E_INVOICE_ROLES = [
  'document',
  'date',
  'note',
  'supply',
  'reverse_charge',
  'supplier_gstin',
  'gstin',
  'place',
  'description',
  'goods_or_service',
  'code',
  'quantity',
  'unit',
  'price',
  'taxable',
  'rate',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'total',
] as const;

/** Every object with a list of items, wherever it stands: requests are wrapped in different ways. */
function* eInvoices(value: unknown, depth = 0): Generator<Json> {
  if (depth > MOST_DEPTH) throw new FileFault('depth');
  if (Array.isArray(value)) {
    for (const one of value) yield* eInvoices(one, depth + 1);
  } else if (isObject(value)) {
    if (Array.isArray(field(value, 'ItemList'))) yield value;
    else for (const key in value) yield* eInvoices(value[key], depth + 1);
  }
}

function eInvoiceRows(invoice: Json): readonly (readonly string[])[] {
  const document = part(invoice, 'DocDtls');
  const transaction = part(invoice, 'TranDtls');
  const buyer = part(invoice, 'BuyerDtls');
  const shared = [
    text(field(document, 'No')),
    text(field(document, 'Dt')),
    text(field(document, 'Typ')),
    text(field(transaction, 'SupTyp')),
    text(field(transaction, 'RegRev')),
    text(field(part(invoice, 'SellerDtls'), 'Gstin')),
    text(field(buyer, 'Gstin')),
    // Tax of one state on a supply within it, chosen on purpose: nothing follows from the place.
    text(field(transaction, 'IgstOnIntra')) === 'Y' ? '' : text(field(buyer, 'Pos')),
  ];
  return objects(field(invoice, 'ItemList')).map((item) => [
    ...shared,
    ...[
      'PrdDesc',
      'IsServc',
      'HsnCd',
      'Qty',
      'Unit',
      'UnitPrice',
      'AssAmt',
      'GstRt',
      'IgstAmt',
      'CgstAmt',
      'SgstAmt',
      'CesAmt',
      'TotItemVal',
    ].map((name) => text(field(item, name))),
  ]);
}
