// Markup and Margin Converter: two known figures give the others.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText } from '../../src/tools/money.ts';
import { money, percent, type Row, result, row } from '../../src/tools/result.ts';

export const marginOf = (markupPercent: number): number => (100 * markupPercent) / (100 + markupPercent);
export const markupOf = (marginPercent: number): number => (100 * marginPercent) / (100 - marginPercent);

const CLOSE_PERCENT = 0.01;

export default defineCalculator({
  title: 'Markup and Margin Converter',
  category: 'sales',
  about: 'From any two of cost, price, markup and margin to the other two',
  computes:
    'Any two of cost, price, markup percent and margin percent give the other two; rejects inconsistent triples',
  fields: {
    cost: {
      type: 'currency',
      label: 'Cost',
      required: false,
      min: 0.01,
      unit: 'INR',
      help: 'What one unit costs you.',
      example: 800,
    },
    price: {
      type: 'currency',
      label: 'Price',
      required: false,
      min: 0.01,
      unit: 'INR',
      help: 'What one unit sells for, without GST.',
      example: 1000,
    },
    markup: {
      type: 'number',
      label: 'Markup on cost',
      required: false,
      min: -99.99,
      max: 100000,
      unit: '%',
      help: 'Profit as a share of the cost.',
      example: 25,
    },
    margin: {
      type: 'number',
      label: 'Margin on price',
      required: false,
      min: -10000,
      max: 99.99,
      unit: '%',
      help: 'Profit as a share of the price.',
      example: 20,
    },
  },
  compute({ cost, price, markup, margin }) {
    if (markup !== undefined && margin !== undefined && Math.abs(marginOf(markup) - margin) > CLOSE_PERCENT) {
      return refuse([
        'margin',
        `Margin on price (margin) must be ${marginOf(markup).toFixed(2)} with a markup of ${markup}%, but ${margin} came.`,
      ]);
    }
    const rate = markup ?? (margin === undefined ? undefined : markupOf(margin));
    if (cost !== undefined && price !== undefined) {
      const found = ((price - cost) / cost) * 100;
      if (rate !== undefined && Math.abs(Math.round(cost * (1 + rate / 100)) - price) > 1) {
        const name = markup === undefined ? 'margin' : 'markup';
        const right = name === 'markup' ? found : marginOf(found);
        return refuse([
          name,
          `The figures do not fit: cost ${moneyText(cost)} and price ${moneyText(price)} mean a ${name} of ${right.toFixed(2)}%, but ${markup ?? margin} came.`,
        ]);
      }
      return answer(found, { cost, price });
    }
    if (rate === undefined) {
      return refuse(['cost', 'Give any two of cost (cost), price (price), markup (markup) and margin (margin).']);
    }
    if (cost !== undefined) return answer(rate, { cost, price: Math.round(cost * (1 + rate / 100)) });
    if (price !== undefined) return answer(rate, { price, cost: Math.round(price / (1 + rate / 100)) });
    return answer(rate);
  },
});

function answer(markup: number, amounts?: { readonly cost: number; readonly price: number }) {
  const margin = marginOf(markup);
  const sums: readonly Row[] =
    amounts === undefined
      ? []
      : [
          row('Cost', money(amounts.cost)),
          row('Price', money(amounts.price)),
          row('Profit', money(amounts.price - amounts.cost)),
        ];
  return result({
    summary: `A markup of ${markup.toFixed(2)}% is a margin of ${margin.toFixed(2)}%${amounts === undefined ? '' : `: cost ${moneyText(amounts.cost)}, price ${moneyText(amounts.price)}`}.`,
    rows: [...sums, row('Markup on cost', percent(markup, 2)), row('Margin on price', percent(margin, 2))],
    notes: amounts === undefined ? ['Cost or price is needed to know the amounts.'] : [],
  });
}
