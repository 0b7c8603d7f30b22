// The arithmetic that the e-invoice portal asks for, each with the number of its error: amounts of an item, and the
// values of the document as sums of its items. It lets one rupee go.

type Json = Readonly<Record<string, unknown>>;

export interface SumFault {
  /** Of the item, from 1 in the file. */
  readonly row: number;
  /** Of the portal. */
  readonly error: SumError;
  /** The field that differs, as the schema calls it; empty: none. */
  readonly field: string;
  readonly written: string;
  readonly due: number;
}

export type SumError = '2182' | '2183' | '2184' | '2185' | '2186' | '2187' | '2189' | '2192' | '2193' | '2194' | '2233';

const RUPEE = 1.005;

/** `row`: of the first item. */
export function sumFaults(items: readonly Json[], values: Json, row: number): readonly SumFault[] {
  const faults: SumFault[] = [];
  const amount = (of: Json, name: string): number => Number(fieldOf(of, name) ?? 0) || 0;
  const has = (of: Json, name: string): boolean => fieldOf(of, name) !== undefined && fieldOf(of, name) !== null;
  const compare = (at: number, error: SumError, of: Json, field: string, due: number): void => {
    const written = amount(of, field);
    if (has(of, field) && Math.abs(written - due) > RUPEE) {
      faults.push({ row: row + at, error, field, written: String(written), due });
    }
  };
  const numbers = new Set<string>();
  for (const [at, item] of items.entries()) {
    const own = (name: string): number => amount(item, name);
    const number = String(fieldOf(item, 'SlNo') ?? '');
    if (number !== '' && numbers.has(number)) {
      faults.push({ row: row + at, error: '2233', field: 'SlNo', written: number, due: 0 });
    }
    numbers.add(number);
    const priced = own('Qty') * own('UnitPrice');
    if (priced !== 0) compare(at, '2192', item, 'TotAmt', priced);
    // Where the amount before discount is wrong, the value may still be right.
    const isOff = priced !== 0 && Math.abs(own('AssAmt') - (priced - own('Discount'))) > RUPEE;
    if (has(item, 'TotAmt') && (priced === 0 || isOff))
      compare(at, '2193', item, 'AssAmt', own('TotAmt') - own('Discount'));
    const added = [
      'AssAmt',
      'CgstAmt',
      'SgstAmt',
      'IgstAmt',
      'CesAmt',
      'CesNonAdvlAmt',
      'StateCesAmt',
      'StateCesNonAdvlAmt',
      'OthChrg',
    ];
    compare(
      at,
      '2194',
      item,
      'TotItemVal',
      added.reduce((sum, name) => sum + own(name), 0),
    );
  }
  const sum = (...names: readonly string[]): number =>
    items.reduce((all, item) => all + names.reduce((one, name) => one + amount(item, name), 0), 0);
  for (const [error, field, names] of SUMS) compare(0, error, values, field, sum(...names));
  const taxes = sum(
    'AssAmt',
    'CgstAmt',
    'SgstAmt',
    'IgstAmt',
    'CesAmt',
    'CesNonAdvlAmt',
    'StateCesAmt',
    'StateCesNonAdvlAmt',
    'OthChrg',
  );
  const total = taxes + amount(values, 'OthChrg') - amount(values, 'Discount') + amount(values, 'RndOffAmt');
  compare(0, '2189', values, 'TotInvVal', total);
  return faults;
}

const SUMS: readonly (readonly [SumError, string, readonly string[]])[] = [
  ['2182', 'AssVal', ['AssAmt']],
  ['2183', 'SgstVal', ['SgstAmt']],
  ['2184', 'CgstVal', ['CgstAmt']],
  ['2185', 'IgstVal', ['IgstAmt']],
  ['2186', 'CesVal', ['CesAmt', 'CesNonAdvlAmt']],
  ['2187', 'StCesVal', ['StateCesAmt', 'StateCesNonAdvlAmt']],
];

/** A field whatever its capitals: programs write HsnCd as well as hsnCd. */
export function fieldOf(object: Json, name: string): unknown {
  if (name in object) return object[name];
  const wanted = name.toLowerCase();
  for (const key in object) if (key.toLowerCase() === wanted) return object[key];
  return undefined;
}
