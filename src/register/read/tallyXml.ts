// Tally's XML as lines: the items of vouchers, or the stock items of a file of masters.
import { FileFault, MOST_CELLS, MOST_ELEMENTS, SLICE } from './fileFault.ts';
import type { RoleTable } from './roleTable.ts';
import { noteKindOf } from './supply.ts';
import { XmlReader } from './xml.ts';

interface Node {
  readonly name: string;
  /** Of a voucher or stock item; of what is in it they are not kept. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Tally writes control signs as references: "&#4; Applicable". */
const CONTROL = /&#(?:[0-9]|1[0-9]|2[0-9]|3[01]);\s*/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const LAST_CHARACTER = 0x10ffff;
const characterOf = (number: number): string => (number > LAST_CHARACTER ? '' : String.fromCodePoint(number));

const decoded = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replace(/&#(\d+);/g, (_, number: string) => characterOf(Number(number)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();

/** The text of the first element of that name, at any depth; empty: there is none. */
function anywhere(node: Node, name: string): string {
  for (const child of node.children) {
    if (child.name === name) {
      const text = decoded(child.text);
      if (text !== '') return text;
    }
    const deeper = anywhere(child, name);
    if (deeper !== '') return deeper;
  }
  return '';
}

/** The text of the element of that name right below. */
const own = (node: Node, name: string): string =>
  decoded(node.children.find((child) => child.name === name && child.text.trim() !== '')?.text ?? '');

function* listsOf(node: Node, name: RegExp): Generator<Node> {
  for (const child of node.children) if (name.test(child.name) && child.children.length > 0) yield child;
}

/** The whole rate of a list of duty heads: that of the integrated tax, or twice the central one. */
function rateOf(node: Node): string {
  const rates = new Map<string, string>();
  const visit = (one: Node): void => {
    const head = own(one, 'GSTRATEDUTYHEAD');
    const rate = own(one, 'GSTRATE');
    if (head !== '' && rate !== '') rates.set(head.toLowerCase(), rate);
    for (const child of one.children) visit(child);
  };
  visit(node);
  const integrated = rates.get('igst') ?? rates.get('integrated tax');
  if (integrated !== undefined) return integrated;
  const central = rates.get('cgst') ?? rates.get('central tax');
  return central === undefined ? '' : String(2 * Number(central));
}

const unsigned = (amount: string): string => amount.replace(/^-/, '');

const VOUCHER_ROLES = [
  'document',
  'date',
  'gstin',
  'supplier_gstin',
  'place',
  'description',
  'code',
  'rate',
  'quantity',
  'unit',
  'price',
  'taxable',
  'treatment',
  'note',
] as const;
const ITEM_ROLES = ['description', 'group', 'code', 'rate', 'unit', 'treatment', 'goods_or_service'] as const;

export const isTallyXml = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<(?:ENVELOPE|TALLYMESSAGE)\b/.test(text);

/** Collects the rows of a file that comes in pieces; what stands around vouchers and stock items is not kept. */
export class TallyReader {
  readonly #xml: XmlReader;
  readonly #vouchers: (readonly string[])[] = [];
  readonly #items: (readonly string[])[] = [];
  /** Elements that are not closed yet, from the voucher or stock item on. */
  readonly #open: Node[] = [];
  /** Elements of that voucher or stock item. */
  #elements = 0;

  constructor() {
    this.#xml = new XmlReader({
      open: (name, attributes) => {
        const top = this.#open.at(-1);
        if (top === undefined && name !== 'VOUCHER' && name !== 'STOCKITEM') return;
        this.#elements = top === undefined ? 0 : this.#elements + 1;
        if (this.#elements > MOST_ELEMENTS) throw new FileFault('xml');
        const node: Node = { name, attributes: top === undefined ? attributes() : {}, children: [], text: '' };
        top?.children.push(node);
        this.#open.push(node);
      },
      text: (text) => {
        const top = this.#open.at(-1);
        if (top !== undefined) top.text += text;
      },
      close: () => {
        const done = this.#open.pop();
        if (done === undefined || this.#open.length > 0) return;
        if (done.name === 'STOCKITEM') this.#items.push(itemRow(done));
        else for (const row of voucherRows(done)) this.#vouchers.push(row);
        if (this.#vouchers.length * VOUCHER_ROLES.length > MOST_CELLS) throw new FileFault('cells');
      },
    });
  }

  /** Throws `FileFault` where the XML is broken. */
  read(piece: string): void {
    this.#xml.write(piece);
  }

  /** Vouchers with items, where the file has any; otherwise its stock items. */
  end(): RoleTable {
    this.#xml.end();
    if (this.#vouchers.length > 0) return { roles: VOUCHER_ROLES, rows: this.#vouchers };
    return { roles: ITEM_ROLES, rows: this.#items };
  }
}

export function readTallyXml(xml: string): RoleTable {
  const reader = new TallyReader();
  for (let at = 0; at < xml.length; at += SLICE) reader.read(xml.slice(at, at + SLICE));
  return reader.end();
}

const isSaid = (node: Node, name: string): boolean => /^yes$/i.test(own(node, name));

/** The kind of a voucher; one that is optional is no entry in the books, as a memorandum is none. */
function kindOf(voucher: Node): string {
  if (isSaid(voucher, 'ISCANCELLED') || isSaid(voucher, 'ISDELETED')) return 'Cancelled';
  return isSaid(voucher, 'ISOPTIONAL')
    ? 'Memorandum'
    : own(voucher, 'VOUCHERTYPENAME') || (voucher.attributes.VCHTYPE ?? '');
}

/** Goods that come in by a voucher whose name is none of Tally's own, nor tells that they were returned. */
const comesIn = (kind: string, entry: Node): boolean =>
  isSaid(entry, 'ISDEEMEDPOSITIVE') && noteKindOf([kind]) === 'invoice' && !/^sales?\b/i.test(kind);

/** What was sold has no sign in Tally; a minus in what was sold takes away, as an item that is given back. */
const signOf = (kind: string, entry: Node): ((amount: string) => string) =>
  /^no$/i.test(own(entry, 'ISDEEMEDPOSITIVE')) && noteKindOf([kind]) === 'invoice' ? (amount) => amount : unsigned;

function voucherRows(voucher: Node): readonly (readonly string[])[] {
  const kind = kindOf(voucher);
  const shared = [
    own(voucher, 'VOUCHERNUMBER'),
    own(voucher, 'DATE'),
    own(voucher, 'PARTYGSTIN'),
    own(voucher, 'CMPGSTIN'),
    own(voucher, 'PLACEOFSUPPLY') || own(voucher, 'STATENAME'),
  ];
  return [...listsOf(voucher, /^(?:ALL)?INVENTORYENTRIES/)].map((entry) => [
    ...shared,
    own(entry, 'STOCKITEMNAME'),
    own(entry, 'GSTHSNNAME') || anywhere(entry, 'HSNCODE'),
    rateOf(entry),
    signOf(kind, entry)(own(entry, 'BILLEDQTY') || own(entry, 'ACTUALQTY')),
    '',
    own(entry, 'RATE'),
    signOf(kind, entry)(own(entry, 'AMOUNT')),
    own(entry, 'GSTOVRDNTAXABILITY'),
    comesIn(kind, entry) ? `${kind} (inward)` : kind,
  ]);
}

/** What holds now: the last of the dated lists. */
function itemRow(item: Node): readonly string[] {
  const gst = [...listsOf(item, /^GSTDETAILS/)].at(-1);
  const hsn = [...listsOf(item, /^HSNDETAILS/)].at(-1);
  const taxability = gst === undefined ? '' : own(gst, 'TAXABILITY');
  return [
    decoded(item.attributes.NAME ?? '') || anywhere(item, 'NAME'),
    own(item, 'PARENT'),
    (hsn === undefined ? '' : own(hsn, 'HSNCODE')) || (gst === undefined ? '' : own(gst, 'HSNCODE')),
    gst === undefined ? '' : rateOf(gst) || (/exempt|nil/i.test(taxability) ? '0' : ''),
    own(item, 'BASEUNITS'),
    taxability,
    own(item, 'GSTTYPEOFSUPPLY'),
  ];
}
