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

const unitMaster = (unit: string): string =>
  message(
    `<UNIT NAME="${unit}" ACTION="Create">\n<NAME>${unit}</NAME>\n<ISSIMPLEUNIT>Yes</ISSIMPLEUNIT>\n<GSTREPUOM>${unitInWords(unit)}</GSTREPUOM>\n</UNIT>\n`,
  );

const duty = (head: string, rate: number): string =>
  `<RATEDETAILS.LIST>\n<GSTRATEDUTYHEAD>${head}</GSTRATEDUTYHEAD>\n<GSTRATEVALUATIONTYPE>Based on Value</GSTRATEVALUATIONTYPE>\n<GSTRATE>${rate}</GSTRATE>\n</RATEDETAILS.LIST>\n`;

function stockItem({ name, code, rate, rateFrom, unit, isService }: Item, day: string): string {
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
  const units = unit === '' || isService ? '' : `<BASEUNITS>${unit}</BASEUNITS>\n`;
  return message(`<STOCKITEM NAME="${escaped(name)}" ACTION="Create">
<NAME.LIST>
<NAME>${escaped(name)}</NAME>
</NAME.LIST>
${units}<GSTAPPLICABLE>${OWN}Applicable</GSTAPPLICABLE>
<GSTTYPEOFSUPPLY>${isService ? 'Services' : 'Goods'}</GSTTYPEOFSUPPLY>
${taxes}${hsn}</STOCKITEM>
`);
}

/** `day`: ISO date from which items hold whose rate has no known beginning. */
export function tallyXml(items: readonly Item[], day: string): string {
  const units = [...new Set(items.filter(({ isService }) => !isService).map(({ unit }) => unit))].filter(
    (unit) => unit !== '',
  );
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
${units.map(unitMaster).join('')}${items.map((item) => stockItem(item, day)).join('')}</REQUESTDATA>
</IMPORTDATA>
</BODY>
</ENVELOPE>
`;
}

const csv = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [names, ...rows].map((row) => csvLine(row)).join('');

/** With the names of Zoho's own taxes: GST18 within the state, IGST18 across. */
export const zohoCsv = (items: readonly Item[]): string =>
  csv(
    [
      'Item Name',
      'HSN/SAC',
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
    items.map(({ name, code, unit, isService, rate }) => {
      const rateCells =
        rate === undefined
          ? ['', '', '', '', '', '', '']
          : ['true', `GST${rate}`, String(rate), 'Group', `IGST${rate}`, String(rate), 'Simple'];
      return [name, code, isService ? '' : unit, isService ? 'service' : 'goods', ...rateCells];
    }),
  );

/** `company`: its abbreviation, which ERPNext puts behind the names of its tax templates; empty: left out. */
export const erpnextCsv = (items: readonly Item[], company = ''): string =>
  csv(
    [
      'Item Code',
      'Item Name',
      'Item Group',
      'Default Unit of Measure',
      'Maintain Stock',
      'HSN/SAC',
      'Item Tax Template (Taxes)',
      'Valid From (Taxes)',
    ],
    items.map(({ name, group, code, unit, isService, rate, rateFrom }) => [
      name,
      name,
      group || (isService ? 'Services' : 'Products'),
      isService ? 'Nos' : ERPNEXT_UNITS[unit] || 'Nos',
      isService ? '0' : '1',
      code,
      rate === undefined ? '' : `GST ${rate}%${company === '' ? '' : ` - ${company}`}`,
      rate === undefined ? '' : rateFrom,
    ]),
  );

/** What ERPNext calls the units of the returns; others become Nos. */
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
  MLT: 'Millilitre',
  MTR: 'Meter',
  CMS: 'Centimeter',
  SQM: 'Square Meter',
  SQF: 'Square Foot',
  CBM: 'Cubic Meter',
  MTS: 'Tonne',
  TON: 'Tonne',
  DOZ: 'Dozen',
};
