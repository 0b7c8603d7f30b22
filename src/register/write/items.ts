// The items of a register or an item master, each once: its code, its rate on a day and since when, its unit, and why.
import type { Tariff } from '../../tariff/index.ts';
import { percent } from '../../tariff/lookup/results.ts';
import { isService } from '../../tariff/model/digits.ts';
import { OUTSIDE_GST } from '../../tariff/model/rates.ts';
import type { Checker, FileCheck } from '../check/checker.ts';
import type { Finding } from '../check/finding.ts';
import { NO_HABITS } from '../read/habits.ts';
import type { Line } from '../read/lines.ts';
import { unitPrice } from '../read/piecePrice.ts';
import type { Role } from '../read/roles.ts';
import { NO_UNIT, unitMeant, unitWord } from '../read/units.ts';
import type { RegisterSentences } from '../sentences.ts';
import { type Decisions, decisionOf, repairOf } from './decisions.ts';
import { type WrittenSheet, widthOf } from './sheet.ts';

export interface Item {
  /** The seller's own number of it; empty: the file has none. */
  readonly sku: string;
  readonly name: string;
  readonly group: string;
  /** Empty: a person has to find it. */
  readonly code: string;
  readonly isService: boolean;
  /** In per cent; undefined: it depends on what the file does not say, that of the file is not lawful, or GST does not apply. */
  readonly rate: number | undefined;
  /** ISO date since which the rate holds; empty: not known. */
  readonly rateFrom: string;
  readonly isOutsideGst: boolean;
  /** As the returns take it, and as the file has it. */
  readonly unit: string;
  readonly ownUnit: string;
  /** Of one such unit before tax, in rupees; undefined: the file does not say. */
  readonly price: number | undefined;
  /** What was changed, and what a person should look at; empty: nothing. */
  readonly reason: string;
}

/** More items than any master has. */
const MOST_ITEMS = 200_000;

export class ItemCollector {
  readonly #tariff: Tariff;
  readonly #checker: Checker;
  readonly #file: FileCheck;
  readonly #decisions: Decisions;
  readonly #day: string;
  /** By what an item is known by: the line that came last. */
  readonly #lines = new Map<string, Line>();
  /** By name and group, where nothing else tells items apart: lines without a code are of one that has a code. */
  readonly #coded = new Set<string>();

  /** `day`: ISO date whose rates the items get. */
  constructor(tariff: Tariff, checker: Checker, has: (role: Role) => boolean, decisions: Decisions, day: string) {
    this.#tariff = tariff;
    this.#checker = checker;
    this.#file = checker.open({
      has: (role) => ITEM_ROLES.includes(role) && has(role),
      isNamed: false,
      habits: NO_HABITS,
      facts: {},
      documentName: '',
    });
    this.#decisions = decisions;
    this.#day = day;
  }

  add(line: Line): void {
    if (line.kind !== 'item' || line.description === '' || line.note === 'cancelled') return;
    const key = this.#keyOf(line);
    const known = this.#lines.get(key);
    if (known === undefined && this.#lines.size >= MOST_ITEMS) return;
    if (known === undefined || (line.day ?? '') >= (known.day ?? '')) this.#lines.set(key, line);
  }

  /** An item has one number. Where it has none, one name with two codes, or prices of two rates, is two items. */
  #keyOf(line: Line): string {
    if (line.sku !== '') return `#${line.sku.toLowerCase()}`;
    const named = nameOf(line);
    const { digits, number } = this.#checker.codeOf(line);
    if (digits !== '') this.#coded.add(named);
    const { price, asked } = this.#checker.readPrice(line, number, this.#day);
    const isByPrice = number >= 0 && price !== undefined && asked?.isSure === true;
    return `${named}\n${digits}\n${isByPrice ? asked.rate : ''}`;
  }

  items(): readonly Item[] {
    return [...this.#lines]
      .filter(([key, line]) => !(key.endsWith('\n\n') && this.#coded.has(nameOf(line))))
      .map(([, line]) => this.#item(line))
      .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
  }

  #item(line: Line): Item {
    const asItem: Line = {
      ...line,
      ...NO_AMOUNTS,
      price: line.taxable === undefined ? line.price : unitPrice(line),
      day: this.#day,
      document: '',
      supply: 'regular',
      isRateFromTax: false,
      rate: line.isRateFromTax ? undefined : line.rate,
    };
    const findings = this.#file.check(asItem);
    const repair = repairOf(findings, line.description, this.#decisions, { hasTaxes: false });
    const open = findings.filter(
      (finding) =>
        decisionOf(finding, line.description, this.#decisions, { hasTaxes: false }) === undefined &&
        finding.severity !== 'advice',
    );
    const code = repair.code ?? (line.review === 'code' ? '' : this.#checker.codeOf(line).digits);
    const number = code === '' ? -1 : this.#tariff.records.find(code);
    const found = repair.rate ?? this.#undecidedRate(open, line, number);
    const isOutside = found === 0 && this.#isOutsideGst(number);
    // Other programs know a nil rate, which is something else.
    const rate = isOutside ? undefined : found;
    const unit = isService(code) ? NO_UNIT : (repair.unit ?? unitMeant(unitWord(line.unit)) ?? '');
    const { says } = this.#checker;
    const changes = [
      ...(code !== line.code && code !== '' && line.code !== '' ? [says.codeWas(line.codeCell)] : []),
      ...(repair.rate !== undefined && line.rate !== undefined ? [says.rateWas(percent(line.rate))] : []),
      ...(unit !== '' && line.unit !== '' && unitWord(line.unit) !== unit ? [says.unitWas(line.unit)] : []),
    ];
    const messages = open.map(({ message }) => message);
    const lacks = isOutside ? says.outsideGst : messages.length > 0 ? '' : lackOf(code, rate, says);
    const price = asItem.price ?? withoutTax(line.priceWithTax, isOutside ? 0 : rate);
    return {
      sku: line.sku,
      name: line.description,
      group: line.group,
      code,
      isService: isService(code),
      rate,
      rateFrom: number < 0 || rate === undefined ? '' : this.#since(number, rate),
      isOutsideGst: isOutside,
      unit,
      ownUnit: unit === NO_UNIT || unitWord(line.unit) === NO_UNIT ? '' : line.unit.trim() || unit,
      price: price === undefined ? undefined : Number(price.toFixed(2)),
      reason: [changes.join(', '), ...messages, lacks].filter((one) => one !== '').join('. '),
    };
  }

  /** The rate of an item that nobody has decided on: its own, or the only one that fits; `open`: what is found of it. */
  #undecidedRate(open: readonly Finding[], line: Line, code: number): number | undefined {
    const isWrong = open.some(({ kind, severity }) => kind.startsWith('rate-') && severity !== 'look');
    // Of what no code is known no rate is.
    if (isWrong || code < 0 || line.review === 'rate') return undefined;
    const own = line.review !== undefined || line.isRateFromTax ? undefined : line.rate;
    return own ?? this.#settledRate(line, code);
  }

  #settledRate(line: Line, code: number): number | undefined {
    if (code < 0) return undefined;
    const rates = new Set(this.#tariff.records.rateOn(code, this.#day).branches.map(({ ratePercent }) => ratePercent));
    if (rates.size === 1) return [...rates][0];
    const { asked } = this.#checker.readPrice(line, code, this.#day);
    return asked?.isSure === true ? asked.rate : undefined;
  }

  #isOutsideGst(code: number): boolean {
    if (code < 0) return false;
    const nil = this.#tariff.records.rateOn(code, this.#day).branches.filter(({ ratePercent }) => ratePercent === 0);
    return nil.length > 0 && nil.every(({ schedule }) => schedule === OUTSIDE_GST);
  }

  #since(code: number, rate: number): string {
    const written = percent(rate);
    return this.#tariff.entry(code, this.#day).rates.find((one) => one.rate === written)?.effective_from ?? '';
  }
}

const nameOf = ({ description, group }: Line): string => `${description.toLowerCase()}\n${group.toLowerCase()}`;

const withoutTax = (price: number | undefined, rate: number | undefined): number | undefined =>
  price === undefined || rate === undefined ? undefined : price / (1 + rate / 100);

/** What an item needs before it can be imported; empty: nothing. */
function lackOf(code: string, rate: number | undefined, says: RegisterSentences): string {
  if (code === '') return says.lacksCode;
  return rate === undefined ? says.lacksRate : '';
}

const ITEM_ROLES: readonly Role[] = [
  'description',
  'group',
  'code',
  'rate',
  'unit',
  'price',
  'price_with_tax',
  'goods_or_service',
];

const NO_AMOUNTS = {
  taxable: undefined,
  quantity: undefined,
  isValueOpen: false,
  isLessTax: false,
  ledgerTax: undefined,
  exchange: undefined,
  currency: '',
  cgst: undefined,
  sgst: undefined,
  igst: undefined,
  tax: undefined,
  cess: undefined,
  total: undefined,
} as const;

/** Whether a person has to find its code or its rate. */
export const isOpen = ({ code, rate, isOutsideGst }: Item): boolean =>
  code === '' || (rate === undefined && !isOutsideGst);

export function itemSheet(items: readonly Item[]): WrittenSheet {
  const rows = items.map(({ sku, name, group, code, rate, rateFrom, unit, price, reason }) => [
    sku,
    name,
    group,
    code,
    rate === undefined ? '' : String(rate),
    rateFrom,
    unit,
    price === undefined ? '' : String(price),
    reason,
  ]);
  const names = ['Item Code', 'Item Name', 'Group', 'HSN/SAC', 'GST Rate', 'Rate From', 'Unit', 'Price', 'Reason'];
  const kinds = ['text', 'text', 'text', 'text', 'number', 'day', 'text', 'number', 'text'] as const;
  return {
    name: 'Items',
    titles: [],
    columns: names.map((name, at) => ({
      name,
      kind: kinds[at] ?? 'text',
      width: widthOf(
        name,
        rows.slice(0, 200).map((row) => row[at] ?? ''),
      ),
    })),
    rows: rows.map((cells, at) => ({
      cells,
      ...(isOpen(items[at] as Item) && { tone: 'refused' as const }),
    })),
  };
}
