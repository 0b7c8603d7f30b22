// Limitation Date Calculator: the last days for notices, complaints, appeals and suits, counted from the dates of a matter.
import { coverageOf, entryOn, sourceOf } from '../../src/tools/dated.ts';
import { addDays, addMonths, daysBetween, weekdayOf } from '../../src/tools/days.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { date, number, result, row, text } from '../../src/tools/result.ts';
import { LIMITATION, MATTERS, type Period, type Step } from './statutory/limitation.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export interface Given {
  readonly event: string;
  readonly answer?: string | undefined;
  readonly notice?: string | undefined;
  readonly cheque?: string | undefined;
  readonly appeal?: string | undefined;
  readonly order?: string | undefined;
}

/** The day of the event is not counted: General Clauses Act 1897 section 9. */
const afterPeriod = (day: string, period: Period): string =>
  'notified' in period ? period.notified : addDays(addMonths(day, period.months ?? 0), period.days ?? 0);

const endOfMonth = (day: string): string => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);

/** The end of a month stays the end of a month: two months from 30 November end on 31 January. */
const fromEndOfMonth = (day: string, period: Period): string =>
  endOfMonth(afterPeriod(`${day.slice(0, 7)}-01`, period));

/** The date of each step; undefined where the date it runs from was not given. */
export function datesOf(steps: readonly Step[], given: Given): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (const { after, period, fromMonthEnd } of steps) {
    const from = typeof after === 'number' ? found[after] : given[after];
    if (from === undefined) found.push(undefined);
    else found.push(fromMonthEnd === true ? fromEndOfMonth(from, period) : afterPeriod(from, period));
  }
  return found;
}

export default defineCalculator({
  title: 'Limitation Date Calculator',
  category: 'legal-contracts',
  about: 'The last day to act: cheque bounce, RTI, consumer complaint, tax appeals, suit for money',
  computes:
    'Last days counted from the dates of a matter: cheque notice and complaint (section 138), RTI reply and appeals, consumer complaint and appeals, RBI Ombudsman, GST refunds, GST and income-tax appeals, suit for money, trade mark reports',
  leftEmpty: ['answer_date', 'appeal_date', 'order_date'],
  fields: {
    matter: {
      type: 'select',
      label: 'Matter',
      required: true,
      options: MATTERS,
      help: 'It decides which periods run.',
      example: 'Dishonoured cheque (section 138)',
    },
    event_date: {
      type: 'date',
      label: 'Day from which time runs',
      required: true,
      help: 'Cheque: memo received. RTI and Ombudsman: received by the office. Consumer: cause of action. Appeals: order or demand received. Suit: due day. Refund: relevant date.',
      example: '2026-10-20',
    },
    answer_date: {
      type: 'date',
      label: 'Reply received on',
      required: false,
      help: 'RTI and Ombudsman: the day a reply came, if one did.',
      example: '2026-11-05',
    },
    notice_received: {
      type: 'date',
      label: 'Demand received by the drawer on',
      required: false,
      help: 'Cheque only: from the acknowledgement or the tracking page.',
      example: '2026-11-07',
    },
    cheque_date: {
      type: 'date',
      label: 'Date on the cheque',
      required: false,
      help: 'Cheque only: it must have been presented within three months.',
      example: '2026-09-02',
    },
    appeal_date: {
      type: 'date',
      label: 'First appeal received by the authority on',
      required: false,
      help: 'RTI only: the day the first appeal was filed; the time of the second runs from its order or from the day that was due.',
      example: '2026-11-12',
    },
    order_date: {
      type: 'date',
      label: 'Order on the first appeal received on',
      required: false,
      help: 'RTI only: leave empty if no order came.',
      example: '2026-12-08',
    },
    as_of: {
      type: 'date',
      label: 'Days left, counted from',
      required: false,
      help: 'To say how many days are left.',
      example: '2026-11-16',
    },
  },
  compute({ matter, event_date, answer_date, notice_received, cheque_date, appeal_date, order_date, as_of }) {
    const entry = entryOn(LIMITATION, event_date);
    if (entry === undefined) {
      return refuse([
        'event_date',
        `Day from which time runs (event_date) must lie in the table, ${coverageOf(LIMITATION)}, but ${event_date} came.`,
      ]);
    }
    if (answer_date !== undefined && answer_date < event_date) {
      return refuse([
        'answer_date',
        `Reply received on (answer_date) must not be before ${event_date}, but ${answer_date} came.`,
      ]);
    }
    if (notice_received !== undefined && notice_received < event_date) {
      return refuse([
        'notice_received',
        `Demand received by the drawer on (notice_received) must not be before the memo (${event_date}), but ${notice_received} came.`,
      ]);
    }
    if (appeal_date !== undefined && appeal_date < event_date) {
      return refuse([
        'appeal_date',
        `First appeal received by the authority on (appeal_date) must not be before ${event_date}, but ${appeal_date} came.`,
      ]);
    }
    if (order_date !== undefined && order_date < (appeal_date ?? event_date)) {
      return refuse([
        'order_date',
        `Order on the first appeal received on (order_date) must not be before ${appeal_date ?? event_date}, but ${order_date} came.`,
      ]);
    }
    const { event, answer, steps } = entry.value[matter];
    const dates = datesOf(steps, {
      event: event_date,
      answer: answer_date,
      notice: notice_received,
      cheque: cheque_date,
      appeal: appeal_date,
      order: order_date,
    });
    const known = steps.flatMap((step, at) => {
      const day = dates[at];
      return day === undefined ? [] : [{ ...step, day, weekday: WEEKDAYS[weekdayOf(day)] ?? '' }];
    });
    const next = known
      .filter(({ day, kind }) => kind === undefined && (as_of === undefined || day >= as_of))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
    const open = [...new Set(steps.filter((_, at) => dates[at] === undefined).map(({ name }) => name))];
    const sundays = known.filter(({ weekday, kind }) => weekday === 'Sunday' && kind === undefined);
    return result({
      summary:
        next === undefined
          ? `Every last day that could be counted has passed${as_of === undefined ? '' : ` on ${as_of}`}.`
          : `${next.name}: ${next.day}, a ${next.weekday}.`,
      rows: [
        row('Counted from', date(event_date), event),
        ...known.map(({ name, day, weekday, note }) =>
          row(name, date(day), [weekday, note].filter(Boolean).join('; ')),
        ),
        ...(as_of === undefined || next === undefined
          ? []
          : [row('Days left', number(daysBetween(as_of, next.day), 'days'), next.name)]),
        ...(open.length === 0
          ? []
          : [row('Not counted', text(open.join('; ')), 'the date it runs from was not given')]),
      ],
      notes: [
        'The day of the event is not counted, the last day is. Months end on the day with the same number, or the last of the month.',
        'Where the last day is a holiday of the court or office, the next open day counts (General Clauses Act section 10; Limitation Act section 4).',
        ...sundays.map(({ name, day }) => `${name} (${day}) is a Sunday.`),
        ...(answer !== undefined && answer_date === undefined
          ? [`A second period runs from the day ${answer}; give it if there was one.`]
          : []),
        'An advocate must check which period applies, when it began, and whether time is excluded.',
      ],
      sources: [sourceOf(LIMITATION, entry, event_date)],
    });
  },
});
