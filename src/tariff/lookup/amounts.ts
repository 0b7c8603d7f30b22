// Amounts that a text tells: a price, an engine's size, what a bag holds.
import type { Amount } from '../model/sizes.ts';

export type { Amount } from '../model/sizes.ts';

/** An amount as a text tells it: "above 2500" leaves open how much, and is more than 2500. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly isAbove: boolean;
}

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const MORE = 'above|over|exceeding|more than|greater than|upwards of';
const LESS = 'below|under|less than|up ?to|upto|within|not above|not over|not exceeding';
const MONEY = String.raw`(?:₹|(?<!\p{L})(?:rs\.?|inr|rupees?|रुपये|रु\.?))`;
const PRICED = 'price(?:d)?(?: at| of)?|mrp|costing|cost|worth|value|ticket|tariff|fare|rent';
/** What is billed by an amount that may stand alone at the end: "maintenance charges 8000", but not "maintenance 2025". */
const BILLED = String.raw`\b(?:maintenance(?: charges?| fees?)?|rooms?|hotel|homestay|stay)|कमरा`;
const NOT_YEAR = String.raw`(?!20[12]\d\s*$)`;
const IN = {
  cc: String.raw`cc|c\.c\.?|सीसी`,
  kg: 'kgs?|kilos?|kilograms?|किलो|किग्रा',
  litres: 'l|ltrs?|lit(?:re|er)s?|लीटर|लिटर',
  inches: 'inch(?:es)?|in|"|इंच',
  mm: 'mm|एमएम|मिमी',
  kw: 'kw',
};
const CONTAINER =
  /\b(bags?|sacks?|packs?|packets?|packing|bori|katta|drums?|tins?|cans?|jars?|cartons?|barrels?|cylinders?)\b/;

/** An amount of money is one by its sign, by a word for a price or a bill before it, or by what it is a price for. */
const RUPEES = [
  new RegExp(
    String.raw`(?:\b(${MORE}|${LESS})\s+)?(?:${MONEY}|\b(?:${PRICED})\b)\s*(?:is|of|:)?\s*(?:${MONEY})?\s*(?:\b(${MORE}|${LESS})\s+)?(?:${MONEY})?\s*${NUMBER}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:\b(${MORE}|${LESS})\s+)?()${NUMBER}\s*(?:${MONEY}|/-|(?:per|a|each)\s+(?:night|day|month|piece|pair|person|head|ticket))`,
    'u',
  ),
  new RegExp(String.raw`\b(${MORE}|${LESS})\s+()${NUMBER}\s*$`, 'u'),
  new RegExp(String.raw`()()(?:${BILLED})\s+${NOT_YEAR}(\d[\d,]{2,})\s*$`, 'u'),
];
const measured = (units: string): RegExp =>
  new RegExp(String.raw`(?:\b(${MORE}|${LESS})\s+)?()${NUMBER}\s*-?(?:${units})(?![\p{L}\d])`, 'u');
const PATTERNS: Readonly<Record<Amount, readonly RegExp[]>> = {
  rupees: RUPEES,
  cc: [measured(IN.cc)],
  kg: [measured(IN.kg)],
  litres: [measured(IN.litres)],
  inches: [measured(IN.inches)],
  mm: [measured(IN.mm)],
  kw: [measured(IN.kw)],
};
const IS_MORE = new RegExp(`^(${MORE})$`);

/** How much of it a folded text tells; undefined: it tells nothing. */
export function amountIn(folded: string, amount: Amount): Range | undefined {
  // What a bag holds is told; what was bought of loose goods is not what one package holds.
  if ((amount === 'kg' || amount === 'litres') && !CONTAINER.test(folded)) return undefined;
  for (const pattern of PATTERNS[amount]) {
    const [, before, between, digits] = pattern.exec(folded) ?? [];
    if (digits === undefined) continue;
    const number = Number(digits.replaceAll(',', ''));
    const bound = before || between;
    const isAbove = bound !== undefined && IS_MORE.test(bound);
    return { least: bound && !isAbove ? 0 : number, most: isAbove ? Number.POSITIVE_INFINITY : number, isAbove };
  }
  return undefined;
}
