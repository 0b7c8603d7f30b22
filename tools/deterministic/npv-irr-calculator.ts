// NPV and IRR Calculator: the worth today of a first outlay and yearly flows, and the rate at which it is nothing.
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { moneyText, paiseOf } from '../../src/tools/money.ts';
import { money, number, percent, type Row, result, row, text } from '../../src/tools/result.ts';
import { irrsOf, paybackOf, worthsOf } from './growth/discounted.ts';

const MOST_FLOWS = 100;
const MOST_PROBLEMS = 10;

export default defineCalculator({
  title: 'NPV and IRR Calculator',
  category: 'accounting-finance',
  about: 'Whether an investment pays: its value today, its yearly return and when the money is back',
  computes:
    'Net present value of an outlay and its flows at a rate of your own, internal rate of return (all of them where signs change more than once), payback, discounted payback and profitability index',
  fields: {
    outlay: {
      type: 'currency',
      label: 'Outlay at the beginning',
      required: true,
      min: 0.01,
      unit: 'INR',
      help: 'What is paid now, as a positive amount.',
      example: 1000000,
    },
    flows: {
      type: 'textarea',
      label: 'Flows at the end of each period',
      required: true,
      maxLength: 3000,
      help: 'One a line, or with semicolons between; with a minus for money that goes out. At most 100.',
      example: '250000\n300000\n350000\n400000',
    },
    rate: {
      type: 'number',
      label: 'Rate a period',
      required: true,
      min: 0,
      max: 1000,
      unit: '%',
      help: 'What the money could earn elsewhere, or costs, for one period.',
      example: 10,
    },
  },
  compute({ outlay, flows: written, rate }) {
    const parts = written
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const flows = parts.map((part) => paiseOf(part.replace(/[₹,\s]/g, '').replace(/\/-$/, '')));
    const wrong = parts.filter((_, at) => flows[at] === undefined);
    if (wrong.length > 0) {
      return refuse(
        ...wrong
          .slice(0, MOST_PROBLEMS)
          .map(
            (part) =>
              [
                'flows',
                `Flows (flows) must be amounts such as 250000 or -40000, but "${part.slice(0, 40)}" came.`,
              ] as const,
          ),
      );
    }
    if (flows.length === 0 || flows.length > MOST_FLOWS) {
      return refuse(['flows', `Flows (flows) must be 1 to ${MOST_FLOWS} amounts, but ${flows.length} came.`]);
    }
    const all = [-outlay, ...flows.map((flow) => flow ?? 0)];
    const worths = worthsOf(all, rate);
    const npv = worths.at(-1) ?? 0;
    if (!worths.every(Number.isSafeInteger)) {
      return refuse(['flows', 'Flows (flows) are too large to count to the paisa; give smaller amounts.']);
    }
    const irrs = irrsOf(all);
    const payback = paybackOf(all);
    const discounted = paybackOf(worths.map((worth, at) => worth - (worths[at - 1] ?? 0)));
    const rows: Row[] = [
      row(
        'Net present value',
        money(npv),
        npv > 0
          ? 'worth more than it costs at this rate'
          : npv < 0
            ? 'costs more than it is worth at this rate'
            : undefined,
      ),
      row(
        'Internal rate of return',
        irrs.length === 0 ? text('none') : percent(irrs[0] ?? 0, 4),
        irrs.length > 1
          ? `also ${irrs
              .slice(1)
              .map((one) => `${one.toFixed(4)}%`)
              .join(', ')}`
          : undefined,
      ),
      row(
        'Profitability index',
        number((npv + outlay) / outlay, undefined, 4),
        'present value of the flows for each rupee of outlay',
      ),
      row('Payback', payback === undefined ? text('never') : number(payback, 'periods', 2)),
      row('Discounted payback', discounted === undefined ? text('never') : number(discounted, 'periods', 2)),
    ];
    return result({
      summary: `Net present value ${moneyText(npv)} at ${rate}%; ${irrs.length === 0 ? 'no internal rate of return' : `internal rate of return ${irrs.map((one) => `${one.toFixed(2)}%`).join(' and ')}`}.`,
      rows,
      tables: [
        {
          title: 'Period by period',
          columns: ['Period', 'Flow', 'Worth today', 'Worth today, in all'],
          rows: all.map((flow, at) => [
            number(at),
            money(flow),
            money((worths[at] ?? 0) - (worths[at - 1] ?? 0)),
            money(worths[at] ?? 0),
          ]),
        },
      ],
      notes: [
        'Flows fall at the end of equal periods; the outlay at the beginning of the first.',
        ...(irrs.length > 1
          ? ['The flows change their sign more than once, so that several rates fit; decide by the net present value.']
          : []),
        ...(irrs.length === 0 ? ['No rate from -99.99% to 10,000% makes the flows worth nothing.'] : []),
      ],
    });
  },
});
