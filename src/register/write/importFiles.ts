// Items as the files that other programs import: Tally (XML of masters), Zoho Books and ERPNext (CSV).
import { csvLine } from '../../csv/write.ts';
import { unitInWords } from '../read/units.ts';
import type { Item } from './items.ts';

/** Signs that XML does not have at all, even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string): string =>
  text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Tally's own mark before its words, which its files hold as a reference. */
const OWN = '&#4; ';

const message = (inner: string): string => `<TALLYMESSAGE xmlns:UDF="TallyUDF">\n${inner}</TALLYMESSAGE>\n`;

/** Under the name that the company gave the unit; the returns get the one that is meant. */
const unitMaster = (own: string, unit: string): string =>
  message(
    `<UNIT NAME="${escaped(own)}" ACTION="Create">\n<NAME>${escaped(own)}</NAME>\n<ISSIMPLEUNIT>Yes</ISSIMPLEUNIT>\n${unit === '' ? '' : `<GSTREPUOM>${unitInWords(unit)}</GSTREPUOM>\n`}</UNIT>\n`,
  );

const duty = (head: string, rate: number): string =>
  `<RATEDETAILS.LIST>\n<GSTRATEDUTYHEAD>${head}</GSTRATEDUTYHEAD>\n<GSTRATEVALUATIONTYPE>Based on Value</GSTRATEVALUATIONTYPE>\n<GSTRATE>${rate}</GSTRATE>\n</RATEDETAILS.LIST>\n`;

/** Tally knows an item by its name alone, and by its number as another name for it. */
function stockItem(item: Item, name: string, day: string): string {
  const { sku, code, rate, rateFrom, ownUnit, price, isOutsideGst, isService } = item;
  const from = (rateFrom || day).replaceAll('-', '');
  const taxes =
    rate === undefined
      ? ''
      : `<GSTDETAILS.LIST>
<APPLICABLEFROM>${from}</APPLICABLEFROM>
<CALCULATIONTYPE>On Value</CALCULATIONTYPE>
<TAXABILITY>${rate === 0 ? 'Nil Rated' : 'Taxable'}</TAXABILITY>
<SRCOFGSTDETAILS>Specify Details Here</SRCOFGSTDETAILS>
<STATEWISEDETAILS.LIST>
<STATENAME>${OWN}Any</STATENAME>
${duty('CGST', rate / 2)}${duty('SGST/UTGST', rate / 2)}${duty('IGST', rate)}</STATEWISEDETAILS.LIST>
</GSTDETAILS.LIST>
`;
  const hsn =
    code === ''
      ? ''
      : `<HSNDETAILS.LIST>
<APPLICABLEFROM>${from}</APPLICABLEFROM>
<HSNCODE>${code}</HSNCODE>
<SRCOFHSNDETAILS>Specify Details Here</SRCOFHSNDETAILS>
</HSNDETAILS.LIST>
`;
  const units = ownUnit === '' ? '' : `<BASEUNITS>${escaped(ownUnit)}</BASEUNITS>\n`;
  const prices =
    price === undefined || ownUnit === ''
      ? ''
      : `<STANDARDPRICELIST.LIST>
<DATE>${day.replaceAll('-', '')}</DATE>
<RATE>${price.toFixed(2)}/${escaped(ownUnit)}</RATE>
</STANDARDPRICELIST.LIST>
`;
  return message(`<STOCKITEM NAME="${escaped(name)}" ACTION="Create">
<NAME.LIST>
<NAME>${escaped(name)}</NAME>
${sku === '' ? '' : `<NAME>${escaped(sku)}</NAME>\n`}</NAME.LIST>
${units}<GSTAPPLICABLE>${OWN}${isOutsideGst ? 'Not Applicable' : 'Applicable'}</GSTAPPLICABLE>
<GSTTYPEOFSUPPLY>${isService ? 'Services' : 'Goods'}</GSTTYPEOFSUPPLY>
${taxes}${hsn}${prices}</STOCKITEM>
`);
}

/** The name of each item where a name may stand once: what tells those of one name apart stands behind it. */
function namesOf(items: readonly Item[]): readonly string[] {
  const key = ({ name }: Item): string => name.toLowerCase();
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return items.map((item) => {
    if (counts.get(key(item)) === 1) return item.name;
    const mark =
      item.sku || [item.code, item.rate === undefined ? '' : `${item.rate}%`].filter((one) => one !== '').join(' ');
    return mark === '' ? item.name : `${item.name} (${mark})`;
  });
}

/** `day`: ISO date from which items hold whose rate has no known beginning. */
export function tallyXml(items: readonly Item[], day: string): string {
  const units = new Map(items.map(({ ownUnit, unit }) => [ownUnit, unit]));
  units.delete('');
  const names = namesOf(items);
  return `<ENVELOPE>
<HEADER>
<TALLYREQUEST>Import Data</TALLYREQUEST>
</HEADER>
<BODY>
<IMPORTDATA>
<REQUESTDESC>
<REPORTNAME>All Masters</REPORTNAME>
</REQUESTDESC>
<REQUESTDATA>
${[...units].map(([own, unit]) => unitMaster(own, unit)).join('')}${items.map((item, at) => stockItem(item, names[at] ?? item.name, day)).join('')}</REQUESTDATA>
</IMPORTDATA>
</BODY>
</ENVELOPE>
`;
}

const csv = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [names, ...rows].map((row) => csvLine(row)).join('');

const priceCell = (price: number | undefined): string => (price === undefined ? '' : String(price));

/** With the names of Zoho's own taxes: GST18 within the state, IGST18 across. */
export const zohoCsv = (items: readonly Item[]): string =>
  csv(
    [
      'Item Name',
      'SKU',
      'HSN/SAC',
      'Rate',
      'Usage unit',
      'Product Type',
      'Taxable',
      'Intra State Tax Name',
      'Intra State Tax Rate',
      'Intra State Tax Type',
      'Inter State Tax Name',
      'Inter State Tax Rate',
      'Inter State Tax Type',
    ],
    items.map(({ name, sku, code, price, ownUnit, isService, rate, isOutsideGst }) => {
      const rateCells =
        rate === undefined
          ? [isOutsideGst ? 'false' : '', '', '', '', '', '', '']
          : ['true', `GST${rate}`, String(rate), 'Group', `IGST${rate}`, String(rate), 'Simple'];
      return [name, sku, code, priceCell(price), ownUnit, isService ? 'service' : 'goods', ...rateCells];
    }),
  );

/** `company`: its abbreviation, which ERPNext puts behind the names of its tax templates; empty: left out. */
export function erpnextCsv(items: readonly Item[], company = ''): string {
  const names = namesOf(items);
  return csv(
    [
      'Item Code',
      'Item Name',
      'Item Group',
      'Default Unit of Measure',
      'Maintain Stock',
      'Standard Selling Rate',
      'HSN/SAC',
      'Item Tax Template (Taxes)',
      'Valid From (Taxes)',
    ],
    items.map((item, at) => {
      const { name, sku, group, code, price, isService, rateFrom } = item;
      const template = erpnextTemplate(item);
      return [
        sku || (names[at] ?? name),
        name,
        group || (isService ? 'Services' : 'Products'),
        erpnextUnit(item),
        isService ? '0' : '1',
        priceCell(price),
        code,
        template === '' ? '' : `${template}${company === '' ? '' : ` - ${company}`}`,
        template === '' ? '' : rateFrom,
      ];
    }),
  );
}

/** Units and tax templates that must be in ERPNext before the file is imported. */
export function erpnextNeeds(items: readonly Item[]): {
  readonly units: readonly string[];
  readonly templates: readonly string[];
} {
  const each = (values: readonly string[]): readonly string[] =>
    [...new Set(values)].filter((one) => one !== '').sort();
  return { units: each(items.map(erpnextUnit)), templates: each(items.map(erpnextTemplate)) };
}

/** As India Compliance names the templates that it makes: those without a tax are named by the reason. */
function erpnextTemplate({ rate, isOutsideGst }: Item): string {
  if (isOutsideGst) return 'Non-GST';
  return rate === undefined ? '' : rate === 0 ? 'Nil-Rated' : `GST ${rate}%`;
}

/** What ERPNext calls the units of the returns from the beginning; others keep the name that the file has. */
const erpnextUnit = ({ unit, ownUnit }: Item): string => ERPNEXT_UNITS[unit] ?? (ownUnit || 'Nos');

const ERPNEXT_UNITS: Readonly<Record<string, string>> = {
  NOS: 'Nos',
  PCS: 'Nos',
  UNT: 'Unit',
  BOX: 'Box',
  PRS: 'Pair',
  SET: 'Set',
  KGS: 'Kg',
  GMS: 'Gram',
  LTR: 'Litre',
  MTR: 'Meter',
  CMS: 'Centimeter',
  SQM: 'Square Meter',
  SQF: 'Square Foot',
  CBM: 'Cubic Meter',
  MTS: 'Tonne',
  TON: 'Tonne',
};
