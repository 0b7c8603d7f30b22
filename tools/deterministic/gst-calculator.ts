// GST Calculator: taxable value, CGST and SGST or IGST, and the total of one amount.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, percentOf, RUPEE, roundTo, share } from '../../src/tools/money.ts';
import { money, percent, result, row } from '../../src/tools/result.ts';
import { GST_RATE_OPTIONS, GST_RATES } from './statutory/gstRates.ts';
import { GST_STATES, STATE_NAMES } from './statutory/states.ts';

export interface GstSplit {
  readonly taxable: number;
  /** CGST and SGST are each half; IGST is the whole. */
  readonly tax: number;
  readonly total: number;
}

/** Splits an amount so that taxable value and tax always add up to the total, to the paisa. */
export function splitGst(amount: number, ratePercent: number, inclusive: boolean, halves: boolean): GstSplit {
  if (!inclusive) {
    const tax = halves ? 2 * percentOf(amount, ratePercent / 2) : percentOf(amount, ratePercent);
    return { taxable: amount, tax, total: amount + tax };
  }
  const whole = amount - share(amount, 1_000_000, 1_000_000 + Math.round(ratePercent * 10_000));
  const tax = halves ? 2 * Math.floor(whole / 2) : whole;
  return { taxable: amount - tax, tax, total: amount };
}

function noteOn(isPlaced: boolean, within: boolean): string {
  if (!isPlaced) {
    return 'Taken as a supply within one State, since the two States were not given; between States the whole tax is integrated tax (IGST).';
  }
  return within
    ? 'Supplier and place of supply are in the same State, so the tax is shared between Centre and State.'
    : 'Supplier and place of supply differ, so the tax is integrated tax.';
}

export default defineCalculator({
  title: 'GST Calculator',
  category: 'tax-compliance',
  about: 'GST on an amount, or the GST inside it: taxable value, CGST and SGST or IGST, and the total of the bill',
  computes:
    'From an amount, a rate picked from a dated rate table and inclusive/exclusive mode: taxable value, CGST + SGST or IGST by comparing supplier and place-of-supply state, and invoice total, in integer paise',
  leftEmpty: ['supplier_state', 'place_of_supply', 'invoice_date'],
  fields: {
    amount: {
      type: 'currency',
      label: 'Amount',
      required: true,
      min: 0,
      unit: 'INR',
      help: 'The price of the goods or service in rupees.',
      example: 11800,
    },
    rate: {
      type: 'select',
      label: 'GST rate',
      required: true,
      options: GST_RATE_OPTIONS,
      help: 'The rate of the goods or service; look it up by HSN or SAC code.',
      example: '18%',
    },
    mode: {
      type: 'select',
      label: 'The amount is',
      required: true,
      options: ['without GST', 'with GST included'],
      help: 'Whether tax comes on top or is inside the amount.',
      example: 'with GST included',
      default: 'without GST',
    },
    supplier_state: {
      type: 'select',
      label: 'State of the supplier',
      required: false,
      options: STATE_NAMES,
      help: 'Where the supplier is registered; without it the supply counts as one within a State.',
      example: 'Maharashtra',
    },
    place_of_supply: {
      type: 'select',
      label: 'Place of supply',
      required: false,
      options: STATE_NAMES,
      help: 'The State where the supply takes place in law.',
      example: 'Karnataka',
    },
    invoice_date: {
      type: 'date',
      label: 'Date of the invoice',
      required: false,
      help: 'Decides which rates exist; without it the latest known.',
      example: '2026-11-02',
    },
  },
  compute({ amount, rate, mode, supplier_state, place_of_supply, invoice_date = GST_RATES.readOn }) {
    const entry = entryOn(GST_RATES, invoice_date);
    if (entry === undefined) {
      return refuse([
        'invoice_date',
        `Date of the invoice (invoice_date) must lie in the rate table, ${coverageOf(GST_RATES)}, but ${invoice_date} came.`,
      ]);
    }
    if (!entry.value.includes(rate)) {
      return refuse([
        'rate',
        `GST rate (rate) must be one of those in force on ${invoice_date}: ${entry.value.join(', ')}; but ${rate} came.`,
      ]);
    }
    const ratePercent = Number.parseFloat(rate);
    const isPlaced = supplier_state !== undefined && place_of_supply !== undefined;
    const within = !isPlaced || supplier_state === place_of_supply;
    const { taxable, tax, total } = splitGst(amount, ratePercent, mode === 'with GST included', within);
    const state = Object.values(GST_STATES).find(({ name }) => name === place_of_supply);
    const localTax = state?.unionTerritoryTax === true ? 'UTGST' : 'SGST';
    const taxes = within
      ? [row('CGST', money(tax / 2), `${ratePercent / 2}%`), row(localTax, money(tax / 2), `${ratePercent / 2}%`)]
      : [row('IGST', money(tax), rate)];
    return result({
      summary: `Taxable value ${moneyText(taxable)}, GST ${moneyText(tax)}, total ${moneyText(total)}.`,
      rows: [
        row('Taxable value', money(taxable)),
        ...taxes,
        row('GST in all', money(tax)),
        row('GST on taxable value', percent(ratePercent)),
        row('Invoice total', money(total)),
        row('Total in whole rupees', money(roundTo(total, RUPEE)), 'if the invoice rounds to the nearest rupee'),
      ],
      notes: [
        noteOn(isPlaced, within),
        'Supplies to or by SEZ units, exports and imports follow their own rules. Whether the rate fits the goods is not checked here.',
      ],
      sources: [sourceOf(GST_RATES, entry, invoice_date)],
    });
  },
});
