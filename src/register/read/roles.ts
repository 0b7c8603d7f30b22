// What a column can be in a register, and which role its name tells.
import { inEnglish } from './hindiNames.ts';
import { rateIn } from './rates.ts';
import type { MarkColumn } from './supply.ts';

export const ROLES = [
  'description',
  'group',
  'code',
  'rate',
  'cgst_rate',
  'sgst_rate',
  'igst_rate',
  'cess_rate',
  'price',
  /** Of one unit, with the tax in it; the most it may be sold for. */
  'price_with_tax',
  'mrp',
  /** Quantity times price, before discount and charges. */
  'gross',
  'taxable',
  'quantity',
  'unit',
  'date',
  'cgst',
  'sgst',
  'igst',
  'tax',
  'cess',
  'total',
  'discount',
  'discount_rate',
  'charges',
  'round_off',
  'currency',
  'exchange',
  'place',
  'from_place',
  'gstin',
  'supplier_gstin',
  'supply',
  'treatment',
  'note',
  'document',
  /** Of the document that a line amends, as it was reported before. */
  'original_document',
  'original_date',
  'original_taxable',
  'original_quantity',
  'original_rate',
  'party',
  'reverse_charge',
  'goods_or_service',
  'section',
  /** What a person has yet to settle, as `kosh classify` and the bulk page write it. */
  'review',
  'sku',
  'other',
] as const;
export type Role = (typeof ROLES)[number];

/** In which a rate may stand, in which a tax, and those that a line is worth. */
export const RATE_ROLES: readonly Role[] = ['rate', 'cgst_rate', 'sgst_rate', 'igst_rate'];
export const TAX_ROLES: readonly Role[] = ['cgst', 'sgst', 'igst', 'tax'];
export const VALUE_ROLES: readonly Role[] = ['taxable', ...TAX_ROLES, 'cess'];

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/** What a name says: a role, how surely among others of it, and a rate that stands in the name itself. */
export interface NamedRole {
  readonly role: Role;
  /** Of several columns with one role the highest is taken. */
  readonly weight: number;
  /** "SALES 5% HARYANA": the rate of what stands below. */
  readonly ledgerRate?: number;
  /** The cells do not say it for sure: a person is asked. */
  readonly isGuess?: boolean;
  /** Of a column that marks documents, how it is read. */
  readonly marks?: MarkColumn;
}

/** Names compared in English and lower case, with single spaces for everything that is neither letter nor digit. */
export const plainName = (name: string): string =>
  inEnglish(
    name
      .toLowerCase()
      .replaceAll('%', ' percent ')
      .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
      .trim(),
  );

/** Without the currency that a name tells: "Amount (Rs.)", "CGST (FCY)". */
export const bareName = (name: string): string =>
  plainName(name).replace(
    /(?:^| )(?:in )?(?:fcy|bcy|(?:foreign|base|company|local|home|transaction|document) currency|rs|inr|rupees)$/,
    '',
  );

const RATE_WORD = '(?:rate|percent|percentage|per|rt)';

/** In this order: the first that fits decides. */
const NAMES: readonly (readonly [RegExp, Role, number?])[] = [
  [/\b(?:tcs|tds)\b|\b(?:luxury|excise|entertainment|entry) tax\b/, 'other'],
  // What a tax is called, not what it comes to.
  [
    /\b(?:cgst|sgst|utgst|igst|cess|(?:central|state|integrated) tax) (?:ledger |account )?(?:name|type|ledger|account|head)$/,
    'other',
  ],
  [
    /\b(?:due|shipment|dispatch|lr|eway|ewb|po|ack|created|expiry|exp|mfg|modified|updated) (?:date|dt|on|at)\b|\bvalid (?:from|to)\b/,
    'other',
  ],
  [/^(?:(?:invoice|document|transaction|bill) )?currency(?: code| name)?$/, 'currency'],
  [/^(?:(?:currency )?(?:exchange|conversion)|currency|forex|ex) rate$/, 'exchange'],
  [/^(?:item|shipping|gift wrap) promo discount basis$/, 'discount'],
  [
    /^(?:shipping|gift wrap) (?:amount|charge|state|code|fax)|\bpromo (?:discount|tax)$|^applicable percent of tax rate$|^discount (?:type|is percent\w*)$|^is discount\b|^is inclusive tax$|^exempt\w* reason$/,
    'other',
  ],
  [
    /\b(?:bank|account|irn|qr|transport\w*|vehicle|email|e mail|phone|mobile|pin ?code|postal code|city|address|country|warehouse|enrollment|financial year|month number|supplier id|identifier|fulfil\w*|payment|currency|exchange|terms|notes|template|salesperson|branch|godown|batch|barcode|ean(?: code)?|asin|error|row|is active|active|sr no|s no|sl no|sno|serial|srno|slno|no of|stock|opening|reorder)\b/,
    'other',
  ],
  [/^(?:num|id|.* id|id .*)$/, 'other'],
  [/\breverse charge\b|^rchrg$|^(?:is |under )?rcm(?: (?:y n|yes no|applicable|flag|status))?$/, 'reverse_charge'],
  [/^(?:intra|inter) state tax rate$/, 'rate', 2],
  [new RegExp(`cess.*\\b${RATE_WORD}\\b|\\bcesrt\\b`), 'cess_rate'],
  [/\bcess\b|^csamt$|^cesamt$|\bcess(?:amt|amount)\b/, 'cess'],
  [new RegExp(`(?:cgst|central tax).*\\b${RATE_WORD}\\b|${RATE_WORD}.*\\b(?:cgst|central tax)\\b`), 'cgst_rate'],
  [new RegExp(`(?:sgst|utgst|state(?: ut)? tax).*\\b${RATE_WORD}\\b|${RATE_WORD}.*\\b(?:sgst|utgst)\\b`), 'sgst_rate'],
  [new RegExp(`(?:igst|integrated tax).*\\b${RATE_WORD}\\b|${RATE_WORD}.*\\b(?:igst|integrated tax)\\b`), 'igst_rate'],
  [/cgst|central tax|^camt$/, 'cgst'],
  [/sgst|utgst|state(?: ut)? tax|^samt$/, 'sgst'],
  [/igst|integrated tax|^iamt$/, 'igst'],
  [
    /^item tax$|\b(?:gst|tax)(?: tax)? (?:rate|percent|percentage|per|slab)\b|^(?:gstper|gst per|taxper|rt|gstrt|tax)$|^gst$|\brate of (?:gst|tax)\b|^applicable tax rate$|^tax (?:name|class|category|type)$/,
    'rate',
    2,
  ],
  [/\b(?:seller|supplier|my|our|vendor) (?:gstin|gst|gst no|tin)\b/, 'supplier_gstin'],
  [/\bgstin\b|\bgstid\b|\bgst (?:no|num|number|identification number)\b|\btin gstin no\b|^ctin$/, 'gstin'],
  [
    /^(?:hsn|sac|hs)(?: (?:sac|hsn|sc))?(?: (?:code|codes|no|number))?$|\b(?:hsn|sac)(?: or)?(?: (?:sac|hsn))? ?code\b|^hsnc[od]\w*$|^hsn ?sac$|^gsthsnname$|^hsncode$|^commodity code$|^(?:item|product) (?:hsn|sac)$|\bhsn\b.*\bcode\b/,
    'code',
  ],
  [/\bhsn\b.*\b(?:desc|description)\b/, 'description', 1],
  [/\bround(?:ed|ing)?(?: ?off)?$|\bround(?:ed|ing)? ?off\b|^r off$/, 'round_off'],
  [/\b(?:round|rounding|rounded)\b/, 'other'],
  // Of the whole bill, on each of its rows.
  [/^(?:entity|bill|invoice) disc(?:ount)?\b/, 'other'],
  [new RegExp(`\\bdis(?:c(?:ount)?)? ${RATE_WORD}\\b|\\bpercent disc(?:ount)?\\b`), 'discount_rate'],
  [/\bdis(?:c(?:ounts?)?)?\b/, 'discount'],
  [
    /\bfreight\b|\binsurance\b|\bpacking\b|\bcharges?\b|\btaxable shipping\b|^oth ?chrg$|\bother taxes\b|\bforwarding\b/,
    'charges',
  ],
  // Rather than a plain amount, which may hold the tax as well; of a whole invoice it stands on each of its rows.
  [/^(?!.*\b(?:total|invoice|bill|document|non)\b).*\b(?:taxable|assessable)\b|^txval$|^ass ?amt$/, 'taxable', 1.5],
  [
    /\btaxable\b|\bassessable\b|\btax exclusive gross\b|^basic (?:value|amount|amt)$|^net (?:value|amount|sales?)$|^sales? value$|^(?:value|amount|amt|item total|line total|line amount)$/,
    'taxable',
  ],
  [/^gross(?: (?:amount|amt|value))?$|^tot amt$|^totamt$/, 'gross'],
  [/^total tax\b|^(?:item |line )?tax (?:amount|amt|value)$|^gst (?:amount|amt|value)$|^total gst\b|^tax amt$/, 'tax'],
  [
    /\b(?:gross total|grand total|invoice (?:amount|value)|bill (?:amount|value)|total (?:value|amount|invoice value|transaction value)|note value|final invoice amount|totitemval|tot item val)\b|^total$|^val$/,
    'total',
  ],
  [/\bfree\b/, 'other'],
  [/\bqty\b|\bquantity\b|\bactualqty\b|\bbilledqty\b/, 'quantity'],
  [
    /\b(?:uqc|uom|unit of measure(?:ment)?|baseunits|unit name|unit pack)\b|^(?:(?:usage|item|base|primary|main|sales?|selling|billing|qty|quantity) )?units?(?: code)?$|^per$/,
    'unit',
  ],
  [/\bmrp\b|\b(?:maximum|max) retail (?:price|rate)\b/, 'mrp'],
  [/\b(?:cost|purchase|landing) (?:price|rate)\b.* (?:incl\w*|with)\b/, 'other'],
  // Rates depend on the price before tax.
  [
    /\b(?:price|rate)\b.* (?:incl\w*|with) .*\b(?:gst|tax\w*)\b|\b(?:price|rate) incl(?:usive)?$|^(?:gst|tax) incl(?:usive|uding)? (?:price|rate)$/,
    'price_with_tax',
  ],
  // What goods cost is not what they are sold for; the value of a purchase has a column of its own.
  [/\b(?:cost|purchase) (?:price|rate)\b/, 'other'],
  [
    /\b(?:item|selling|sale|sales|unit|net|retail) (?:price|rate)\b|^(?:price|unitprice)$|^(?:price|rate) (?:per )?(?:unit|piece|pcs?|item)$/,
    'price',
    2,
  ],
  [/\b(?:wholesale|dealer|distributor) (?:price|rate)\b/, 'price'],
  [/^rate percent(?:age)?$|^percent rate$/, 'rate', 2],
  [/^rate$/, 'rate', 1],
  [/\b(?:note|credit note|debit note) (?:no|number)\b/, 'other'],
  [
    /\b(?:note type|is return|is debit note|is credit note|transaction type|event type|event sub type|document type|doc type|order status|vch type|voucher type|typ|note supply type)\b/,
    'note',
  ],
  [/\b(?:invoice type|supply type|type of supply|kind of supply|export type|sup ?typ|inv typ)\b/, 'supply'],
  [
    /\b(?:gst treatment|gst category|taxability|tax treatment|treatment|nil rated exempt nongst item|bill of supply)\b/,
    'treatment',
  ],
  [
    /\b(?:item type|good g or service s|goods or services?|product type|isservc|is servc|is service)\b/,
    'goods_or_service',
  ],
  [/\b(?:ship from|bill from|from|seller|supplier|warehouse) state\b/, 'from_place'],
  [
    /\bplace of supply\b|^pos$|\b(?:ship to|delivery|buyer|customer|party|billing|end customer)(?: [a-z]+)? ?state(?: \w+)?\b|\bcustomer state code\b|^state(?: code| name)?$|\bcustomer s \w+ state\b/,
    'place',
  ],
  [
    /\b(?:invoice|bill|voucher|vch|document|doc|posting|note|buyer invoice|inv|txn|transaction) (?:date|dt)\b|^(?:date|dt|dated|day)$|^idt$|\bdinank\b/,
    'date',
    2,
  ],
  [/^order (?:date|dt)$/, 'date', 1],
  [
    /\b(?:invoice|bill|voucher|vch|document|doc|inv|buyer invoice|vch bill|sub order) (?:no|num|number|id)\b|^inum$|^invoice$|^bill$|^document$|\bsub order num\b/,
    'document',
  ],
  [
    /\b(?:customer|party|client|buyer|receiver|recipient|supplier|vendor|seller|consignee|company|ledger|sup)(?: name)?$|^name of (?:the )?(?:party|customer|buyer|client|recipient)$|^account name$|^(?:trade|legal)(?: or)?(?: legal| trade)? name$|^trdnm$/,
    'party',
  ],
  [
    /\b(?:item|product|part|material|style|article|stock)? ?(?:code|sku|no|number|num)\b|#|\bsku\b|\boem\b|\bmodel\b/,
    'sku',
  ],
  [
    /\b(?:category|categories|group|group name|sub category|class|sub product category|product group|item group|categoryl\d|sub group|family|segment)\b/,
    'group',
    2,
  ],
  [
    /\b(?:item|product|goods|stock|material|article|service)s? ?(?:name|title|details?|description|desc|service desc)\b|^(?:name of (?:the )?(?:item|product|goods)|stockitemname|prddesc|prodname|itemname|productname|description of (?:goods|services?|goods services?))\b|\btitle\b/,
    'description',
    6,
  ],
  [/\b(?:desc|description)\b/, 'description', 5],
  [
    /^(?:item|items|product|products|goods|service|services|commodity|article)$|\b(?:item|product|goods) \w*name\b/,
    'description',
    4,
  ],
  [/^particulars?$/, 'description', 3],
  [/\bname\b/, 'description', 2],
  [/^(?:brand|make|sub brand)$/, 'other'],
  [/^section$/, 'section'],
  [/^review why$/, 'review'],
  [/^(?:status|invoice status|remark|remarks)$/, 'other'],
];

const MARKS: readonly (readonly [RegExp, MarkColumn])[] = [
  [/^(?:is )?(?:cancell?ed|void)(?: flag| yn| y n)?$|^iscancell?ed$/, 'cancelled'],
  [/^is (?:return|credit note)\b/, 'credit'],
  [/^is debit note\b/, 'debit'],
  [/^(?:credit ?note|credit memo|cn|crn) (?:no|num|number)$/, 'number'],
  [
    /^(?:(?:invoice|bill|voucher|vch|document|doc|inv|txn|transaction|sales?|irn|e ?invoice) )?(?:status|state of (?:bill|invoice))$/,
    'state',
  ],
  [/^(?:remarks?|narration|comments?)$/, 'remarks'],
];

/** How a column is read whose name says that it marks documents; undefined: it does not. */
export function marksNamed(name: string): MarkColumn | undefined {
  const plain = plainName(name);
  return MARKS.find(([pattern]) => pattern.test(plain))?.[1];
}

const LEDGER_RATE = /\d+(?:\.\d+)?\s*%/;
const LEDGER =
  /\bsales?\b|\bpurchases?\b|\btaxable\b|\boutput\b|\binput\b|\bgst\b|\bcgst\b|\bsgst\b|\bigst\b|\butgst\b/i;

/** Sales that bear no tax, beside those of each rate. */
const NIL_LEDGER =
  /^(?:gst |local |interstate )?(?:sales? (?:a c )?(?:exempt\w*|nil(?: rated)?|zero rated)|(?:exempt\w*|nil(?: rated)?|zero rated) sales?)(?: a c)?$/;
/** The same without the word: a value beside ledgers, and elsewhere perhaps a mark. */
const NIL_BESIDE =
  /^(?:exempt\w*|nil(?: rated)?|zero rated|non gst)(?: (?:value|amount|amt|supply|supplies|turnover))?$/;
export const ONLY_BESIDE_LEDGERS = -1;

/** Undefined: the name says nothing that is known. */
export function roleNamed(name: string): NamedRole | undefined {
  if (name.length > 80) return undefined;
  const plain = bareName(name);
  if (plain === '' || /^\d+$/.test(plain)) return undefined;
  // A rate in rupees is a price.
  if (plain === 'rate' && (plain !== plainName(name) || name.includes('₹'))) return { role: 'price', weight: 2 };
  if (LEDGER_RATE.test(name) && LEDGER.test(name)) return ledgerOf(name, plain);
  if (NIL_LEDGER.test(plain)) return { role: 'taxable', weight: 0, ledgerRate: 0 };
  if (NIL_BESIDE.test(plain)) return { role: 'taxable', weight: ONLY_BESIDE_LEDGERS, ledgerRate: 0 };
  const [discounted, before] = DISCOUNTED.exec(plain) ?? [];
  if (discounted === undefined) return roleInList(plain);
  const told = roleInList(plain.slice(0, -discounted.length));
  if (before === undefined || told === undefined) return told;
  return told.role === 'taxable' ? { role: 'taxable', weight: BEFORE_DISCOUNT } : { role: 'other', weight: 0 };
}

function roleInList(plain: string): NamedRole | undefined {
  for (const [pattern, role, weight = 1] of NAMES) if (pattern.test(plain)) return { role, weight };
  return undefined;
}

/** "Amount after discount" is an amount; what stands before the discount counts where nothing else is there. */
const DISCOUNTED =
  / (?:(before|without|excluding|excl|exclusive of)|after|less|minus|net of|including|incl|with) (?:[a-z]+ )?disc(?:ounts?)?\b.*$/;
const BEFORE_DISCOUNT = 0.5;

function ledgerOf(name: string, plain: string): NamedRole {
  const rate = rateIn(name);
  // "IGST Sales 18%" is what was sold, "Output IGST 18%" and "IGST on Sales 18%" are its tax.
  const isSold = /\b(?:sales?|purchases?|taxable)\b/.test(plain) && !/\b(?:output|input|on|payable|tax)\b/.test(plain);
  const tax = isSold
    ? undefined
    : /cgst|central/.test(plain)
      ? 'cgst'
      : /sgst|utgst/.test(plain)
        ? 'sgst'
        : /igst/.test(plain)
          ? 'igst'
          : undefined;
  const role = tax ?? (/\b(?:output|input) (?:gst|tax)\b/.test(plain) ? 'tax' : 'taxable');
  return role === 'taxable' && rate !== undefined ? { role, weight: 1, ledgerRate: rate } : { role, weight: 1 };
}
