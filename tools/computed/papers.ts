// What the rules of a State ask of an application for information, and what can be counted on a food label.
import type { Computing } from '../../src/tools/computing.ts';
import { sourceOf } from '../../src/tools/dated.ts';
import { moneyText, paiseOf } from '../../src/tools/money.ts';
import { number, type Row, row, text } from '../../src/tools/result.ts';
import { INFORMATION_RULES, type InformationRules } from '../deterministic/statutory/informationRules.ts';

/** Where no limit was found: it fits under every limit that was. */
const SAFE_WORDS = 150;

const feeOf = ({ fee, feeNote }: InformationRules): string | undefined =>
  [fee === undefined ? undefined : `₹${fee}`, feeNote].filter((part) => part !== undefined).join('; ') || undefined;

const INFORMATION: Computing = {
  about: 'the most words, the form and the fee that the rules of the State or the Centre set',
  facts(value) {
    const entry = INFORMATION_RULES.entries.at(-1);
    const state = value('state');
    if (entry === undefined || state === '') return undefined;
    const { centre, states } = entry.value;
    const ofState = states[state];
    const level = value('level');
    const isCentre = level === 'Central government';
    const rules = isCentre ? centre : ofState;
    const whose = isCentre ? 'the Centre' : state;
    const open = level === 'Not sure' ? '; the Centre allows 500, so the shorter one fits either' : '';
    const words = rules?.words ?? SAFE_WORDS;
    const fee = rules === undefined ? undefined : feeOf(rules);
    const rows: Row[] = [
      row(
        'Most words for Application and Records asked for together',
        number(words, 'words'),
        rules?.words === undefined
          ? `no limit of ${whose} was found: ${SAFE_WORDS} fits under every one that was`
          : `${rules.rule ?? `rules of ${whose}, read in a survey`}${open}`,
      ),
      row('One subject only', text(rules?.oneSubject === true ? 'yes' : 'not prescribed, and safe all the same')),
      row('Form', text(rules?.form ?? 'none found that is prescribed')),
      row(
        'Fee',
        text(
          value('below_poverty_line') === 'yes'
            ? 'none, with the proof attached'
            : (fee ?? 'not established: look it up'),
        ),
      ),
    ];
    const { checkedOn } = sourceOf(INFORMATION_RULES, entry, INFORMATION_RULES.readOn);
    return { rows, notes: [`Rules as read on ${checkedOn}; the applicant compares them with the rules of today.`] };
  },
};

/** Digits of a number as a label prints it, spaces allowed between them. */
const LICENCE_NUMBER = /\b(?:lic(?:en[cs]e)?|fssai)\b[^\d\n]{0,20}((?:\d ?){8,20})/gi;
const LICENCE_DIGITS = 14;
const PRICE = /\bMRP\b[^\d\n]{0,12}(\d[\d,]*(?:\.\d{1,2})?)/gi;
const QUANTITY = /\bnet\b[^\d\n]{0,15}(\d+(?:\.\d+)?)\s*(kg|g|gm|ml|l|litres?)\b/gi;
const MOST_LICENCES = 5;

interface NetQuantity {
  /** In grams or millilitres. */
  readonly small: number;
  readonly unit: 'g' | 'ml';
}

function quantityIn(label: string): NetQuantity | undefined {
  const found = [...label.matchAll(QUANTITY)];
  const [, amount = '', written = ''] = found.length === 1 ? (found[0] ?? []) : [];
  if (amount === '') return undefined;
  const isLarge = /^(?:kg|l)/i.test(written);
  return { small: Number(amount) * (isLarge ? 1000 : 1), unit: /^(?:kg|g)/i.test(written) ? 'g' : 'ml' };
}

/** Legal Metrology (Packaged Commodities) Rules 2011, rule 6(11): per gram below a kilogram, per kilogram above it. */
function unitSalePrice(label: string): Row | undefined {
  const prices = [...label.matchAll(PRICE)].map(([, price = '']) => paiseOf(price.replaceAll(',', '')));
  const [price] = prices;
  const quantity = quantityIn(label);
  if (prices.length !== 1 || price === undefined || quantity === undefined || quantity.small <= 0) return undefined;
  const isLarge = quantity.small > 1000;
  const unit = quantity.unit === 'g' ? (isLarge ? 'kg' : 'g') : isLarge ? 'litre' : 'ml';
  const each = Math.round(price / (isLarge ? quantity.small / 1000 : quantity.small));
  if (quantity.small === 1000) {
    return row('Unit sale price', text('equals the retail price'), 'not required where both are the same');
  }
  const rupees = `₹${(each / 100).toFixed(2)}`;
  return row(
    'Unit sale price',
    text(`${rupees} a ${unit}`),
    `${moneyText(price)} for ${quantity.small} ${quantity.unit}`,
  );
}

const LABEL: Computing = {
  about: 'the digits of the licence number and the unit sale price',
  facts(value) {
    const label = value('label_text');
    const licences = Array.from(label.matchAll(LICENCE_NUMBER), ([, digits = '']) => digits.replaceAll(' ', ''));
    const rows: Row[] = [...new Set(licences)]
      .slice(0, MOST_LICENCES)
      .map((digits) =>
        row(
          `Digits of licence number ${digits}`,
          number(digits.length, 'digits'),
          digits.length === LICENCE_DIGITS ? 'as many as it must have' : `${LICENCE_DIGITS} are needed`,
        ),
      );
    const price = unitSalePrice(label);
    return { rows: price === undefined ? rows : [...rows, price] };
  },
};

export const PAPERS: Readonly<Record<string, Computing>> = {
  'fssai-food-label-review': LABEL,
  'rti-application-draft': INFORMATION,
};
