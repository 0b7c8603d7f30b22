// Break-Even Calculator: units and revenue at which cost is covered, margin of safety and profit at a target.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, RUPEE } from '../../src/tools/money.ts';
import { money, number, percent, type Row, result, row } from '../../src/tools/result.ts';

/** The fewest whole units whose contribution covers the fixed cost. */
export const breakEvenUnits = (fixed: number, contribution: number): number => Math.ceil(fixed / contribution);

export default defineCalculator({
  title: 'Break-Even Calculator',
  category: 'founder-startup',
  about: 'How many pieces you must sell to cover your costs, and what you earn beyond that',
  computes:
    'Break-even units and revenue, margin of safety and profit at a target volume from fixed cost, unit price and unit variable cost',
  fields: {
    fixed_cost: {
      type: 'currency',
      label: 'Fixed cost of the period',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Rent, salaries and all that does not grow with sales.',
      example: 300000,
    },
    unit_price: {
      type: 'currency',
      label: 'Price of one unit',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Without GST.',
      example: 250,
    },
    unit_cost: {
      type: 'currency',
      label: 'Variable cost of one unit',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'Material, packing, commission and delivery of one unit.',
      example: 150,
    },
    target_units: {
      type: 'number',
      label: 'Units you expect to sell',
      required: false,
      min: 0,
      max: 1000000000,
      unit: 'units',
      help: 'For the profit and the margin of safety.',
      example: 4000,
    },
  },
  compute({ fixed_cost, unit_price, unit_cost, target_units }) {
    const contribution = unit_price - unit_cost;
    if (contribution <= 0) {
      return refuse([
        'unit_price',
        `Price of one unit (unit_price) must be above the variable cost of ${moneyText(unit_cost)}, or no volume covers the fixed cost; but ${moneyText(unit_price)} came.`,
      ]);
    }
    if (target_units !== undefined && !Number.isInteger(target_units)) {
      return refuse([
        'target_units',
        `Units you expect to sell (target_units) must be a whole number, but ${target_units} came.`,
      ]);
    }
    const units = breakEvenUnits(fixed_cost, contribution);
    const target: Row[] = [];
    if (target_units !== undefined) {
      const profit = target_units * contribution - fixed_cost;
      target.push(
        row('Profit at the target', money(profit)),
        row('Margin of safety', number(target_units - units, 'units')),
      );
      if (target_units > 0)
        target.push(row('Margin of safety in percent', percent(((target_units - units) / target_units) * 100, 2)));
    }
    const last = Math.max(units, target_units ?? 0, 1) * 1.25;
    const points = (of: (count: number) => number) =>
      Array.from({ length: 11 }, (_, at) => Math.round((last * at) / 10)).map((count) => ({
        x: count,
        y: of(count) / RUPEE,
      }));
    return result({
      summary: `${units} units, or ${moneyText(units * unit_price)} of sales, cover the fixed cost.`,
      rows: [
        row('Break-even units', number(units, 'units')),
        row('Break-even revenue', money(units * unit_price)),
        row('Contribution of one unit', money(contribution)),
        row('Contribution ratio', percent((contribution / unit_price) * 100, 2)),
        ...target,
      ],
      charts: [
        {
          title: 'Revenue and cost by units',
          kind: 'line',
          xLabel: 'Units',
          yLabel: 'Rupees',
          series: [
            { name: 'Revenue', points: points((count) => count * unit_price) },
            { name: 'Total cost', points: points((count) => fixed_cost + count * unit_cost) },
          ],
        },
      ],
      notes: ['Units are rounded up to whole ones; price and unit cost are taken as the same at every volume.'],
    });
  },
});
