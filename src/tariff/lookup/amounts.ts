// Amounts that a text tells (a price, an engine's size, what a bag holds), and how goods are put up, as it tells it.
import { once } from '../../steps/once.ts';
import type { Pack } from '../model/conditions.ts';
import type { Amount } from '../model/sizes.ts';

export type { Amount } from '../model/sizes.ts';

/** An amount as a text tells it: "above 2500" leaves open how much, and is more than 2500. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly isAbove: boolean;
}

const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`;
/** Words of thousands; "₹3k", "5 हज़ार", "45 lakh". */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|hazaa?r|hajaa?r|thousand|हज़?ार)$/, 1e3],
  [/^(?:lakhs?|lacs?|lkhs?|लाख|l)$/, 1e5],
  [/^(?:crores?|crs?|करोड़?)$/, 1e7],
];
const LAKHS = 'lakhs?|lacs?|lkhs?|लाख|crores?|crs?|करोड़?';
const TIMES_WORDS = `k|hazaa?r|hajaa?r|thousand|हज़?ार|${LAKHS}`;
const NUMBER = String.raw`(?<digits>${DIGITS})(?:\s?(?<times>${TIMES_WORDS})(?![\p{L}\p{M}\d]))?`;
const MORE = 'above|over|exceeding|more than|greater than|(?:bigg|larg|heavi)er than|upwards of|beyond|>';
const LEAST = 'at least|minimum|from|>=';
const LESS =
  'below|under|(?:less|smaller|lighter) than|up ?to|upto|within|not above|not over|not exceeding|maximum|max|<=?';
const THE_TAX = '[cis]?gst|tax|taxes';
/** What follows a number in Hindi, or stands for it: "2500 se upar", "2500 tak", "2500 and above". */
const MORE_BEHIND =
  'se (?:z[yi]?ada|j[yi]?ada|up+ar|adhik|mehng[aie]|bad[aie]|bhaa?ri)|ke up+ar|(?:से|के) ऊपर|से (?:ज़?्?यादा|ज्यादा|अधिक|महंग[ाीे]|बड़?[ाीे]|भारी)';
const LEAST_BEHIND = String.raw`(?:and|&|or) (?:above|more|up)|onwards?|\+(?!\s*(?:${THE_TAX}))`;
const LESS_BEHIND =
  'se (?:kam|neeche|niche|sast[aie]|chh?ot[aie]|halk[aie])|से (?:कम|नीचे|सस्त[ाीे]|छोट[ाीे]|हल्क[ाीे])|tak|तक|(?:and|&|or) (?:below|less|under)';
const BEFORE = String.raw`(?:(?<![\p{L}])(?<before>${MORE}|${LEAST}|${LESS})\s*)?`;
const BETWEEN = String.raw`(?:(?<![\p{L}])(?<between>${MORE}|${LEAST}|${LESS})\s*)?`;
const BEHIND = String.raw`(?:\s*(?<behind>${MORE_BEHIND}|${LEAST_BEHIND}|${LESS_BEHIND})(?![\p{L}\p{M}]))?`;
const NO_LETTER = String.raw`(?![\p{L}\p{M}])`;
const RUPEE_WORDS = 'rs|inr|rupees?|rupa[iy]?y?[ae]?|rupiy?a|rupya|rupye|रुपय[ेा]|रुपयों|रुपए|रु|रू';
const MONEY = String.raw`(?:₹|(?<![\p{L}\p{M}])(?:${RUPEE_WORDS})${NO_LETTER}\.?)`;
const PRICED = String.raw`(?:price(?:d)?(?: at| of)?|m\.?r\.?p\.?|costing|cost|worth|value|ticket|tariff|fare|rent|(?<!(?:gst|tax|hsn|sac) )rate|bhav|bhaav|daam|keemat|kimat)${NO_LETTER}|कीमत|क़ीमत|दाम|भाव|मूल्य`;
/** A number with such a unit is no price. */
const NO_PRICE = String.raw`(?!\d[\d,.]*\s?(?:%|kgs?|gms?|g|ml|l|ltrs?|cc|mm|cm|mtrs?|m|inch(?:es)?|pcs?|nos?|w|kw|hp|v|percent|nights?|nites?|nts?|रात|pax|days?)(?![\p{L}\d]))`;
const PERIOD = 'night|nite|day|month|piece|pcs?|pair|person|head|ticket|room|unit';
const FOR_EACH = String.raw`(?:(?:per|a)\s|\/\s?)\s*(?:${PERIOD})${NO_LETTER}|each${NO_LETTER}|प्रति (?:दिन|रात|माह|महीना|जोड़ा|व्यक्ति)`;
const WALA = 'wal[aie]|waal[aie]|वाल[ाीे]';
const MONTHLY = String.raw`pm|p\.m\.?|pcm|pd|\/\s?(?:mth|mnth|mon|mo|m)|per (?:mth|mnth)|monthly|mahina|mahine|महीना|महीने|मासिक`;
/** What is billed by an amount that may stand alone at the end: "maintenance charges 8000", but not "maintenance 2025". */
const BILLED = String.raw`\b(?:maintenance(?: charges?| fees?)?|rooms?|hotel|homestay|stay|(?<!\d)1 (?:night|nite|nt|रात))|कमरा|रूम`;
const NOT_YEAR = String.raw`(?!20[12]\d\s*$)`;
/** What may stand behind a price: "hotel room 12000 gst rate". */
const TO_END = String.raw`(?:\s+gst(?:\s+rate)?)?\s*$`;
const NO_ARTICLE = String.raw`(?<!\b(?:model|art|article|design|style|code|item|size|series|batch|qty|nos|pcs|pages?)\s)(?<![\d.,])`;
/** As shops set prices, at the end of the text: "jeans 2999", "suit 8,500". Other bare numbers may be of an article. */
const SHOP_PRICE = String.raw`(?<=(?:[\p{L}\p{M}]{3}|\s\d\d?|\sk[aei]|\sक[ेीा]|\d(?:pr|pcs?))\s)${NO_ARTICLE}(?<digits>[1-9]\d?,\d{3}|[1-9]\d{0,2}(?:[49]9|95))${TO_END}`;
/** With its paise: "185.00" at the end, "1,299.00" wherever it has no unit. */
const IN_PAISE = String.raw`(?<![x×*]\s?)${NO_ARTICLE}${NO_PRICE}(?<digits>[1-9]\d*(?:,\d+)*\d\.(?:\d\d(?=${TO_END})|(?<=\d{3}\.)00(?![\d.]|\s?[x×*]\s?\d)))`;
/** What is sold for lakhs, so that lakhs are its price: "1 crore flat", "villa 85L", "flat 80,00,000"; but not "2 lakh shirts". */
const HOMES = String.raw`(?:flats?|apartments?|villas?|bungalows?|row ?house|duplex|penthouse|home|house|ghar|makan|\d ?bhk|property)${NO_LETTER}|फ्लैट|मकान|घर|विला`;
const OF_A_HOME = String.raw`^(?=.*(?<![\p{L}])(?:${HOMES})).*?`;
const IN_LAKHS = String.raw`(?<![\d.,])(?<digits>${DIGITS})\s?(?<times>${LAKHS}|l)${NO_LETTER}`;
const LAKHS_IN_FULL = String.raw`(?<![\d.,])(?<digits>\d{1,2}(?:,\d{2}){1,2},\d{3}|[1-9]\d{5,8})(?![\d,])`;

/** An amount of money is one by its sign, by a word for a price or a bill before it, or by what it is a price for. */
const RUPEES = [
  String.raw`${BEFORE}(?:${MONEY}|@|(?<![\p{L}])(?:${PRICED}))\s*(?:(?:is|of|[:=@-])\s*)?(?:${MONEY}\s*)?${BETWEEN}(?:${MONEY}\s*)?${NO_PRICE}${NUMBER}${BEHIND}`,
  String.raw`${BEFORE}${NUMBER}\s*(?:${MONEY}|\/[-=]|${FOR_EACH})${BEHIND}`,
  String.raw`(?<![\d.,])${NO_PRICE}(?<digits>\d[\d,]{2,}(?:\.\d+)?)(?:\s?(?<times>${TIMES_WORDS}))?\s*(?:${WALA})${NO_LETTER}`,
  String.raw`(?<![\d.,])(?<digits>${DIGITS})\s?(?<times>${TIMES_WORDS})\s+(?:${WALA}|k[aei]|क[ाीे])${NO_LETTER}`,
  String.raw`(?<![\p{L}])(?<before>${MORE}|${LEAST}|${LESS})\s*${NUMBER}\s*$`,
  String.raw`(?<![\d.,])(?<digits>\d[\d,]{2,})(?:\s?(?<times>${TIMES_WORDS}))?\s*(?<behind>${MORE_BEHIND}|${LESS_BEHIND})(?![\p{L}\p{M}])`,
  String.raw`(?<![\d.,])(?<digits>${DIGITS})\s?(?<times>${TIMES_WORDS})\s*(?:${MONTHLY})${NO_LETTER}`,
  String.raw`(?<![\d.,])(?<digits>\d[\d,]{2,})\s*(?:${MONTHLY})${NO_LETTER}`,
  String.raw`(?<!\p{L})(?:monthly|per month|mahine ka)\s+(?:rent\s+|kiraya\s+)?${NO_PRICE}(?!20[12]\d(?!\d))(?<digits>\d[\d,]{2,})(?![\d.])`,
  String.raw`(?<![\d.,])(?<digits>\d[\d,]{2,})\s*[x×*]\s*\d{1,2}\s*(?:nights?|nites?|nts?)${NO_LETTER}`,
  SHOP_PRICE,
  String.raw`(?<![\d.,])(?<digits>\d[\d,]+(?:\.\d+)?)\s*(?:\+|plus|excl\.?|excluding)\s*(?:${THE_TAX})${NO_LETTER}`,
  IN_PAISE,
  String.raw`${NO_ARTICLE}(?<digits>${DIGITS})\s?(?<times>${TIMES_WORDS})${TO_END}`,
  String.raw`${MONEY}\s?(?<digits>${DIGITS})(?<times>l)${NO_LETTER}`,
  `${OF_A_HOME}${BEFORE}${IN_LAKHS}${BEHIND}`,
  `${OF_A_HOME}${BEFORE}${LAKHS_IN_FULL}${BEHIND}`,
  String.raw`(?:${BILLED})\s+${NOT_YEAR}(?<digits>\d[\d,]{2,})${TO_END}`,
];

/** A unit as texts write it, and how much of the amount one of it is. */
type Unit = readonly [spelling: string, times: number];
const KG: Unit = ['kgs?|kilos?|kilograms?|किलो|किग्रा', 1];
const TONNE: Unit = [String.raw`tons?|tonnes?|m\.?t\.?|t|टन`, 1000];
const FUEL = 'diesel|dsl|petrol|ptrl|cng|crdi|tdi|tsi|gdi|mpi|dci|multijet|ddis|revotorq|revotron|turbo|डीज़?ल|पेट्रोल';
const LITRE = 'l|lt|ltrs?|lit(?:re|er)s?|लीटर|लिटर';
type WithUnit = Exclude<Amount, 'rupees' | 'count' | 'ply-count'>;
const UNITS: Readonly<Record<WithUnit, readonly Unit[]>> = {
  cc: [[String.raw`cc|c\.c\.?|सीसी`, 1]],
  kg: [KG, ['gms?|grams?|g|ग्रा?ॅ?म', 1e-3], TONNE],
  litres: [[LITRE, 1]],
  inches: [['inch(?:es)?|in|"|इंच', 1]],
  mm: [['mm|एमएम|मिमी', 1]],
  // One horsepower is 745.7 watts: the trade writes 45 HP beside 33.5 kW.
  kw: [
    ['kw|kilowatts?', 1],
    ['w|watts?|वाट|वॉट', 1e-3],
    [String.raw`b?h\.?p\.?|horse ?power|एचपी`, 0.7457],
    ['mw', 1000],
  ],
  kva: [
    ['kva|केवीए', 1],
    ['va', 1e-3],
    ['mva', 1000],
  ],
  volts: [
    ['v|volts?', 1],
    ['kv', 1000],
  ],
  gvw: [KG, TONNE],
};
/** "1/2 HP", "1 1/2 HP" and ".5 HP" are numbers too; the 433 of "11/433 V" is none. */
const FRACTION = String.raw`(?:(?<whole>\d{1,2})[ -])?(?<part>\d)[/⁄](?<of>[248])`;
const SIZE_NUMBER = String.raw`(?<![\d.,/⁄])(?:${FRACTION}|(?<digits>${DIGITS}|\.\d+)(?:\s?(?<times>${TIMES_WORDS})(?![\p{L}\p{M}\d]))?)`;
const hasUnit = (amount: Amount): amount is WithUnit => amount in UNITS;
const spelledIn = (amount: keyof typeof UNITS): string => UNITS[amount].map(([spelling]) => spelling).join('|');
const measured = (amount: keyof typeof UNITS): string =>
  String.raw`${BEFORE}${SIZE_NUMBER}\s*-?(?<unit>${spelledIn(amount)})(?![\p{L}\p{M}\d])${BEHIND}`;
const GROSS = String.raw`(?:g\.?v\.?w\.?|gross (?:vehicle )?(?:weight|wt))`;
const PATTERNS: Readonly<Record<Amount, readonly string[]>> = {
  rupees: RUPEES,
  // An engine is named by its litres, too: "2.8 DSL", "1.2L petrol".
  cc: [
    measured('cc'),
    String.raw`(?<![\d.,/⁄])(?<litres>\d\.\d)\s?(?:(?:${LITRE})(?![\p{L}\p{M}])|(?:${FUEL})(?!\p{L}))`,
  ],
  kg: [measured('kg')],
  litres: [measured('litres')],
  inches: [measured('inches')],
  mm: [measured('mm')],
  kw: [measured('kw')],
  kva: [measured('kva')],
  volts: [measured('volts')],
  gvw: [
    String.raw`(?<!\p{L})${GROSS}\s*(?:(?:is|of|[:=-])\s*)?${measured('gvw')}`,
    String.raw`${measured('gvw')}\s*${GROSS}(?!\p{L})`,
  ],
  // "30s", "30's", "30/1", "Ne 30"; two yarns of 40s are "2/40" or "40/2".
  count: [
    String.raw`(?<![\d/.,])(?<digits>\d{1,3})(?:\s?['’]?s(?![\p{L}\p{M}\d/])|\/1s?(?!\d)|\s?(?:ne|count)(?!\p{L}))`,
    String.raw`(?<!\p{L})ne\s?(?<digits>\d{1,3})(?![\d/])`,
  ],
  'ply-count': [
    String.raw`(?<![\d/.,])[2-4]\/(?<digits>\d{1,3})(?![\d/.])`,
    String.raw`(?<![\d/.,])(?<digits>\d{1,3})s?\/[2-4](?![\d/.])`,
  ],
};
/** Behind these a number is no price. */
const NUMBERED =
  'model|art|article|design|style|code|item|series|size|sz|bill|invoice|inv|ref|order|challan|voucher|vide|batch|lot|qty|nos?|no|number|pcs|pages?|year|yr|fy|ay|hsn|sac|sec|section|room no|flat|plot|since|in|of|x|×|-|#|&|and|to|till';
/** A count of goods, or of nights and days: the number behind may be what they cost together. */
const COUNTED = String.raw`(?<![\p{L}\d.])(?:[2-9]|[1-9]\d{1,4})\s?(?:pcs?|pieces?|nos?|pairs?|prs?|sets?|dozens?|dz|nights?|nites?|nts?|days?|pax|persons?|रात|दिन|पीस|जोड़ी)${NO_LETTER}`;
const bare = once(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,/-]|\d\s?[x×*]\s?)(?<digits>[1-9]\d{0,2}(?:,\d{2,3})+|[1-9]\d{1,6})(?:\.00?)?["'”’]?${TO_END}`,
      'u',
    ),
);
const numbered = once(() => new RegExp(String.raw`(?:^|[\s.:(])(?:${NUMBERED})[.:]?\s*$`, 'u'));
const counted = once(() => new RegExp(COUNTED, 'u'));
/** Goods, a size, or "ka": letters of an article's number are fewer. */
const afterGoods = once(() => /(?:[\p{L}\p{M}]{3}|\d\p{L}{0,3}|\sk[aei]|\sक[ेीा])\s*$/u);
const calendarYear = /^20[12]\d$/;

/** A number alone at the end of a text that may be a price, with what stands before it; undefined: there is none. */
export function bareNumberIn(text: string): { readonly price: number; readonly before: string } | undefined {
  const found = bare().exec(text);
  const digits = found?.groups?.digits ?? '';
  if (found === null || calendarYear.test(digits)) return undefined;
  const before = text.slice(0, found.index);
  const price = Number(digits.replaceAll(',', ''));
  if (!afterGoods().test(before) || numbered().test(before) || counted().test(before)) return undefined;
  return { price, before };
}

const money = once(() => new RegExp(String.raw`${MONEY}|\/[-=]`, 'u'));
/** It gives an amount in rupees, by their sign or their name. */
export const namesRupees = (text: string): boolean => money().test(text);

const made = new Map<Amount, readonly RegExp[]>();

/** Made when a text is first asked for the amount: all of them would take a fifth of a server's start. */
function patternsOf(amount: Amount): readonly RegExp[] {
  let patterns = made.get(amount);
  if (patterns === undefined) {
    patterns = PATTERNS[amount].map((pattern) => new RegExp(pattern, 'u'));
    made.set(amount, patterns);
  }
  return patterns;
}

const isMore = once(() => new RegExp(`^(?:${MORE}|${MORE_BEHIND})$`, 'u'));
const isLeast = once(() => new RegExp(`^(?:${LEAST}|${LEAST_BEHIND})$`, 'u'));

/** What a text names beside an amount of goods where the amount is what one package holds. */
const container = once(
  () =>
    /(?<!\p{L})(?:bags?|sacks?|packs?|packets?|pkts?|pouch(?:es)?|packing|bori|bora|katta|drums?|tins?|cans?|jars?|cartons?|barrels?|cylinders?|बोरी|बोरा|कट्टा|पैकेट|डिब्बा|टीन|सिलेंडर)(?![\p{L}\p{M}])/u,
);
const namesContainer = (text: string): boolean => container().test(text);

/** What is charged by the month and often billed for more of them: "society maintenance yearly ₹60,000". */
const byTheMonth = once(
  () => /(?<!\p{L})(?:maintenance|society|hostel|pg|paying guest)(?!\p{L})|सोसाइटी|सोसायटी|हॉस्टल|छात्रावास/u,
);
const months = once((): readonly (readonly [RegExp, number])[] => [
  [/(?<!\p{L})(?:half[ -]?yearly|semester|six months?|6 months?)(?!\p{L})|छमाही/u, 6],
  [/(?<!\p{L})(?:quarterly|qtrly|per quarter|a quarter|3 months?|three months?)(?!\p{L})|तिमाही/u, 3],
  [
    /(?<!\p{L})(?:yearly|annual(?:ly)?|per (?:year|annum)|a year|for the year|academic year|12 months?|sala+na|saal ka)(?!\p{L})|\/ ?(?:yr|year)(?!\p{L})|वार्षिक|सालाना/u,
    12,
  ],
]);
/** That the same text says is charged by the month after all: "annual increase, ₹8,000 per month". */
const aMonth = once(
  () =>
    /(?<!\p{L})(?:per (?:month|mth|mnth)|a month|monthly|pm|p\.m\.?|pcm|mahin[ae])(?!\p{L})|\/ ?(?:month|mth|mo)(?!\p{L})|प्रति माह|मासिक|महीन[ाे]/u,
);

function monthsBilled(text: string): number {
  if (!byTheMonth().test(text) || aMonth().test(text)) return 1;
  return months().find(([pattern]) => pattern.test(text))?.[1] ?? 1;
}

/** So many digits are no amount, and each pattern would be tried at each of them. */
const NO_AMOUNT = /\d{20,}/g;

/** How much of it a folded text with plain digits tells; undefined: it tells nothing. */
export function amountIn(text: string, amount: Amount): Range | undefined {
  const read = text.replace(NO_AMOUNT, ' # ');
  for (const pattern of patternsOf(amount)) {
    const found = pattern.exec(read)?.groups;
    if (found === undefined) continue;
    return rangeOf(found, amount === 'rupees' ? 1 / monthsBilled(text) : timesOfUnit(found.unit, amount));
  }
  return undefined;
}

/** The same of what one package holds: what was bought of loose goods is told without a container. */
export const packedAmountIn = (text: string, amount: Amount): Range | undefined =>
  (amount === 'kg' || amount === 'litres') && !namesContainer(text) ? undefined : amountIn(text, amount);

/** What a text tells, and a price that is told beside it; where they differ, it may be either. */
export function withPrice(told: Range | undefined, price: number | undefined): Range | undefined {
  if (price === undefined) return told;
  if (told === undefined) return { least: price, most: price, isAbove: false };
  const { least, most, isAbove } = told;
  return { least: Math.min(least, price), most: Math.max(most, price), isAbove: isAbove && least < price };
}

type Groups = Partial<Record<string, string>>;

function rangeOf(found: Groups, timesOfOne: number): Range {
  const { before, between, behind } = found;
  const number = exact(numberOf(found) * timesOfOne);
  const bound = before ?? between ?? behind;
  if (bound === undefined) return { least: number, most: number, isAbove: false };
  if (isLeast().test(bound)) return { least: number, most: Number.POSITIVE_INFINITY, isAbove: false };
  const isAbove = isMore().test(bound);
  return { least: isAbove ? number : 0, most: isAbove ? Number.POSITIVE_INFINITY : number, isAbove };
}

function numberOf({ digits = '', times, litres, whole = '0', part, of }: Groups): number {
  if (litres !== undefined) return Number(litres) * 1000;
  if (part !== undefined) return Number(whole) + Number(part) / Number(of);
  return Number(digits.replaceAll(',', '')) * timesOf(times);
}

/** Without the error of binary fractions: 37.5 W are 0.0375 kW. */
const exact = (number: number): number => Number(number.toPrecision(12));

const timesOf = (word: string | undefined): number =>
  word === undefined ? 1 : (TIMES.find(([pattern]) => pattern.test(word))?.[1] ?? 1);

function timesOfUnit(unit: string | undefined, amount: Amount): number {
  if (unit === undefined || !hasUnit(amount)) return 1;
  return UNITS[amount].find(([spelling]) => new RegExp(`^(?:${spelling})$`, 'u').test(unit))?.[1] ?? 1;
}

/**
 * Of kg or litres. Larger packages count as loose: the law on labels is not for them (Legal Metrology (Packaged
 * Commodities) Rules, rule 3).
 */
const RETAIL_MAX = 25;
/** A weight without a container is one package up to this; more is what was bought in all. */
const PACKAGE_MAX = 100;
const PER_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:g|gms?|grams?|ग्रा?ॅ?म|ml|एमएल|मिली)$/, 1e-3],
  [/^(?:kgs?|kilos?|kilograms?|किलो|किग्रा|l|lt|ltrs?|lit(?:re|er)s?|लीटर|लिटर)$/, 1],
];
/** Patterns of all scripts are slow to make: they wait for the first text. */
const sizeOfPack = once(
  () =>
    /(?<![\p{L}\d.])(\d[\d,]*(?:\.\d+)?)\s?-?(gms?|grams?|g|ग्रा?ॅ?म|ml|एमएल|मिली|kgs?|kilos?|kilograms?|किलो|किग्रा|ltrs?|lit(?:re|er)s?|lt|l|लीटर|लिटर)(?:(\s?[x*]\s?\d)|(?![\p{L}\p{M}]))/gu,
);
const loose = once(
  () =>
    /(?<!\p{L})(?:loose|open|un(?:packed|packaged|labelled|labeled|branded)|not (?:pre[ -]?)?pack(?:ed|aged)|without (?:label|brand)|no brand|khull?[aie]|sutt[aiey]|mandi (?:purchase|kharid)|खुल्?ल?[ाीे]|सुट्ट?[ाीे])(?![\p{L}\p{M}])/u,
);
/** What carries a whole load: nothing in it is packed for the shelf. */
const load = once(
  () =>
    /(?<!\p{L})\d+\s?-?(?:troll(?:e?y|ies)|troli|trali|dumpers?|tractor|ट्रॉली|ट्राली|डंपर|डम्पर|ट्रैक्टर)(?![\p{L}\p{M}])/u,
);
/** What only goods for the shelf come in, or are called. */
const shelfPack = once(
  () =>
    /(?<!\p{L})(?:(?:pre[ -]?)?pack(?:ed|aged)|branded|labelled|labeled|packets?|pkts?|pckt|packs?|pouch(?:es)?|sachets?|tetra ?pac?ks?|tetra|poly ?packs?|ziplock|bottles?|btls?|jars?|cups?|पैक(?:ेट)?|पाकीट|पाउच|बोतल|थैली)(?![\p{L}\p{M}])/u,
);
/** "TP": a tetra pack, where a size is told beside it. */
const shortTetra = once(() => /(?<!\p{L})tp(?!\p{L})/u);

/**
 * How goods are put up: in labelled packs for the shelf, or loose. Undefined: a text with plain digits does not
 * tell. `hasBrand`: it names a brand, whose goods of a shelf size are packed.
 */
export function packIn(text: string, hasBrand: boolean): Pack | undefined {
  const sizes = [...text.matchAll(sizeOfPack())].map(([, digits = '', unit = '', times]) => ({
    amount: Number(digits.replaceAll(',', '')) * perUnit(unit),
    isCounted: times !== undefined,
  }));
  const isLoose = loose().test(text) || load().test(text);
  // "Not pre-packaged" names no pack.
  const inShelfPack = shelfPack().test(text.replace(loose(), ' ')) || (sizes.length > 0 && shortTetra().test(text));
  if (isLoose) return inShelfPack ? undefined : 'loose';
  const [size] = sizes.sort((one, other) => other.amount - one.amount);
  if (size === undefined) return inShelfPack ? 'retail' : undefined;
  const isOnePackage = namesContainer(text) || inShelfPack;
  if (size.amount > RETAIL_MAX) return isOnePackage || size.amount <= PACKAGE_MAX ? 'loose' : undefined;
  return isOnePackage || hasBrand || size.isCounted ? 'retail' : undefined;
}

const perUnit = (unit: string): number => PER_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
