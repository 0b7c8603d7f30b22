// Periods within which things must be done: cheques, RTI, consumers, ombudsman, tax appeals, suits for money.
import type { DatedTable } from '../../../src/tools/dated.ts';

/** So many months and days after the day of an event, which itself is not counted; or a day that was notified for all. */
export type Period = { readonly months?: number; readonly days?: number } | { readonly notified: string };

export interface Step {
  readonly name: string;
  /** The date that the period runs from: one the user gives, or the last day of an earlier step. */
  readonly after: 'event' | 'answer' | 'notice' | 'cheque' | 'appeal' | 'order' | number;
  readonly period: Period;
  /** The period begins with the end of the month in which the date falls. */
  readonly fromMonthEnd?: true;
  /** What the date means; left out: the last day. */
  readonly kind?: 'first day';
  readonly note?: string;
}

export interface Matter {
  /** What the event is, for the form and the answer. */
  readonly event: string;
  /** What the second date is, where the law has one. */
  readonly answer?: string;
  readonly steps: readonly Step[];
}

export const MATTERS = [
  'Dishonoured cheque (section 138)',
  'RTI application and appeals',
  'Consumer complaint',
  'Consumer appeal to the State Commission',
  'Consumer appeal to the National Commission',
  'RBI Ombudsman complaint',
  'GST appeal (first)',
  'GST appeal to the Tribunal',
  'Income-tax appeal (first)',
  'Income-tax appeal to the Tribunal',
  'Suit for money under a contract',
  'GST refund claim',
  'Reply to a trade mark examination report',
] as const;
export type MatterName = (typeof MATTERS)[number];

const CHEQUE: Matter = {
  event: 'the bank’s memo of return reached the payee',
  steps: [
    {
      name: 'Last day to present the cheque',
      after: 'cheque',
      period: { months: 3 },
      note: 'or its validity, if shorter: section 138 proviso (a) with the RBI direction of 2011',
    },
    { name: 'Last day to send the demand', after: 'event', period: { days: 30 }, note: 'section 138 proviso (b)' },
    { name: 'Last day for the drawer to pay', after: 'notice', period: { days: 15 }, note: 'section 138 proviso (c)' },
    {
      name: 'Cause of action arises',
      after: 'notice',
      period: { days: 16 },
      kind: 'first day',
      note: 'a complaint before it is premature',
    },
    {
      name: 'Last day for the complaint',
      after: 3,
      period: { months: 1 },
      note: 'section 142(1)(b); the court may excuse a delay for sufficient cause',
    },
  ],
};

const RTI: Matter = {
  event: 'the office received the application',
  answer: 'the reply was received',
  steps: [
    {
      name: 'Last day for the reply',
      after: 'event',
      period: { days: 30 },
      note: 'section 7(1); 35 days through an assistant officer',
    },
    { name: 'Last day for the first appeal, no reply', after: 0, period: { days: 30 }, note: 'section 19(1)' },
    {
      name: 'Last day for the first appeal, after a reply',
      after: 'answer',
      period: { days: 30 },
      note: 'section 19(1)',
    },
    {
      name: 'Last day for the order on the first appeal',
      after: 'appeal',
      period: { days: 30 },
      note: 'section 19(6); 45 days at most, with the reasons in writing',
    },
    {
      name: 'Last day for the second appeal, no order',
      after: 3,
      period: { days: 90 },
      note: 'section 19(3), from the day the order was due: counted from the 30 days, since an extension is not certain',
    },
    {
      name: 'Last day for the second appeal, after an order',
      after: 'order',
      period: { days: 90 },
      note: 'section 19(3), from the day the order was received',
    },
  ],
};

const one = (event: string, ...steps: readonly Step[]): Matter => ({ event, steps });
const last = (name: string, period: Period, note: string): Step => ({ name, after: 'event', period, note });

const OMBUDSMAN = {
  event: 'the entity received the complaint',
  answer: 'the entity’s last reply was received',
} as const;

const TO_OMBUDSMAN: Step = {
  name: 'First day to go to the Ombudsman, no reply',
  after: 'event',
  period: { days: 31 },
  kind: 'first day',
  note: '30 days have passed',
};

const OMBUDSMAN_2026: Matter = {
  ...OMBUDSMAN,
  steps: [
    TO_OMBUDSMAN,
    { name: 'Last day, no reply', after: 'event', period: { days: 120 }, note: '90 days after the 30 days' },
    { name: 'Last day, after a reply', after: 'answer', period: { days: 90 }, note: '90 days after the reply' },
  ],
};

const SCHEME_2021 = 'by the scheme of 2021; since 1 July 2026 ask the Reserve Bank which scheme counts';
const SCHEME_2026 = 'by the scheme of 2026, for complaints to the Ombudsman since 1 July 2026';

const OMBUDSMAN_2021: Matter = {
  ...OMBUDSMAN,
  steps: [
    TO_OMBUDSMAN,
    {
      name: 'Last day, no reply',
      after: 'event',
      period: { months: 12, days: 30 },
      note: `one year and 30 days; ${SCHEME_2021}`,
    },
    { name: 'Last day, after a reply', after: 'answer', period: { months: 12 }, note: `one year; ${SCHEME_2021}` },
  ],
};

/** The old scheme ended before the 120 days of the new one did: both are shown, for it is not established which counts. */
const OMBUDSMAN_EITHER: Matter = {
  ...OMBUDSMAN,
  steps: [
    ...OMBUDSMAN_2026.steps.map((step) => (step.kind === undefined ? { ...step, note: SCHEME_2026 } : step)),
    {
      name: 'Last day, no reply, by the scheme of 2021',
      after: 'event',
      period: { months: 12, days: 30 },
      note: 'one year and 30 days; ask the Reserve Bank which scheme counts',
    },
    {
      name: 'Last day, after a reply, by the scheme of 2021',
      after: 'answer',
      period: { months: 12 },
      note: 'one year; ask the Reserve Bank which scheme counts',
    },
  ],
};

const TRIBUNAL = 'the order was communicated';

const TRIBUNAL_APPEAL = one(TRIBUNAL, last('Last day for the appeal', { months: 3 }, 'section 112(1)'), {
  name: 'Last day that can be excused',
  after: 0,
  period: { months: 3 },
  note: 'section 112(6): three months more from the last day, for sufficient cause',
});

/** Orders communicated before 1 May 2026 share the day that was notified when the Tribunal opened. */
const TRIBUNAL_APPEAL_BEFORE = one(
  TRIBUNAL,
  last(
    'Last day for the appeal',
    { notified: '2026-07-31' },
    'section 112(1), notified on 30 June 2026 for orders communicated before 1 May 2026',
  ),
  last(
    'Last day that can be excused',
    { notified: '2026-10-31' },
    'section 112(6): three months more, for sufficient cause',
  ),
);

const OF_ORDER =
  'says from the date of the order; the Supreme Court counts from its communication (Housing Board Haryana, 1995); half of the sum ordered is deposited first';

const RULES: Readonly<Record<MatterName, Matter>> = {
  'Dishonoured cheque (section 138)': CHEQUE,
  'RTI application and appeals': RTI,
  'Consumer complaint': one(
    'the cause of action arose',
    last('Last day for the complaint', { months: 24 }, 'section 69(1); a delay may be excused under 69(2)'),
  ),
  'Consumer appeal to the State Commission': one(
    'the order of the District Commission was received',
    last('Last day for the appeal', { days: 45 }, `section 41 ${OF_ORDER}`),
  ),
  'Consumer appeal to the National Commission': one(
    'the order of the State Commission was received',
    last('Last day for the appeal', { days: 30 }, `section 51 ${OF_ORDER}`),
  ),
  'RBI Ombudsman complaint': OMBUDSMAN_2026,
  'GST appeal (first)': one(
    'the order was communicated',
    last('Last day for the appeal', { months: 3 }, 'section 107(1)'),
    {
      name: 'Last day that can be excused',
      after: 0,
      period: { months: 1 },
      note: 'section 107(4): one month more from the last day, for sufficient cause; some authorities count 90 and 30 days',
    },
  ),
  'GST appeal to the Tribunal': TRIBUNAL_APPEAL,
  'Income-tax appeal (first)': one(
    'the notice of demand was served',
    last('Last day for the appeal', { days: 30 }, 'section 249(2) of the 1961 Act, section 358(3) of the 2025 Act'),
  ),
  'Income-tax appeal to the Tribunal': one('the order was communicated', {
    name: 'Last day for the appeal',
    after: 'event',
    period: { months: 2 },
    fromMonthEnd: true,
    note: 'two months from the end of the month: section 253(3) of the 1961 Act since 1 October 2024, section 362(3) of the 2025 Act',
  }),
  'Suit for money under a contract': one(
    'the money fell due, or was last acknowledged in writing',
    last(
      'Last day for the suit',
      { months: 36 },
      'Limitation Act 1963, three years; section 18 for an acknowledgement, 19 for a part payment that the debtor’s writing shows',
    ),
  ),
  'GST refund claim': one(
    'the relevant date of the ground of refund',
    last('Last day for the claim', { months: 24 }, 'section 54(1); not for an excess balance in the cash ledger'),
  ),
  'Reply to a trade mark examination report': one(
    'the report was received',
    last('Last day for the reply', { months: 1 }, 'Trade Marks Rules 2017, rule 33(4)'),
    {
      name: 'Last day with an extension',
      after: 0,
      period: { months: 1 },
      note: 'one month at most, asked for in Form TM-M before the last day',
    },
  ),
};

const CITED =
  'Negotiable Instruments Act 1881 ss.138, 142; RTI Act 2005 ss.7, 19; Consumer Protection Act 2019 ss.41, 51, 69; CGST Act 2017 ss.54, 107, 112; Income-tax Act 1961 ss.249, 253; Income-tax Act 2025 ss.358, 362; Limitation Act 1963; Trade Marks Rules 2017 rr.33, 109';
const CITED_NOTIFIED = 'notification of 30 June 2026 in place of S.O. 4220(E) of 17 September 2025 (GST Tribunal)';
const OPEN_OMBUDSMAN =
  'which scheme of the Ombudsman counts for a complaint that the entity received before 1 July 2026 is not established.';
const OPEN_TRIBUNAL = 'The notified day of the GST Tribunal was read in reports; no later extension was found.';

export const LIMITATION: DatedTable<Readonly<Record<MatterName, Matter>>> = {
  name: 'Periods of limitation',
  readOn: '2026-11-19',
  entries: [
    {
      from: '2024-10-01',
      to: '2026-03-02',
      value: {
        ...RULES,
        'RBI Ombudsman complaint': OMBUDSMAN_2021,
        'GST appeal to the Tribunal': TRIBUNAL_APPEAL_BEFORE,
      },
      citation: `${CITED}; ${CITED_NOTIFIED}; RB-IOS 2021`,
      evidence: 'looked up',
      open: `${OPEN_OMBUDSMAN} ${OPEN_TRIBUNAL}`,
    },
    {
      from: '2026-03-03',
      to: '2026-04-30',
      value: {
        ...RULES,
        'RBI Ombudsman complaint': OMBUDSMAN_EITHER,
        'GST appeal to the Tribunal': TRIBUNAL_APPEAL_BEFORE,
      },
      citation: `${CITED}; ${CITED_NOTIFIED}; RB-IOS 2021 and 2026`,
      evidence: 'looked up',
      open: `${OPEN_OMBUDSMAN} ${OPEN_TRIBUNAL}`,
    },
    {
      from: '2026-05-01',
      to: '2026-06-30',
      value: { ...RULES, 'RBI Ombudsman complaint': OMBUDSMAN_EITHER },
      citation: `${CITED}; RB-IOS 2021 and 2026`,
      evidence: 'looked up',
      open: OPEN_OMBUDSMAN,
    },
    {
      from: '2026-07-01',
      to: null,
      value: RULES,
      citation: `${CITED}; RB-IOS 2026`,
      evidence: 'looked up',
    },
  ],
};
