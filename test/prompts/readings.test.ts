// What readers of the law found once in a prompt stays mended: the words that carry the rule, and those that were wrong.
import { expect, test } from 'vitest';
import type { PromptTool } from '../../src/prompts/kit.ts';
import mudra from '../../tools/accounting-finance/mudra-loan-project-report.ts';
import consumer from '../../tools/citizen-consumer/consumer-commission-complaint-e-jagriti.ts';
import ombudsman from '../../tools/citizen-consumer/rbi-ombudsman-complaint.ts';
import appointment from '../../tools/hr-people/labour-code-appointment-letter.ts';
import posh from '../../tools/hr-people/posh-committee-annual-report.ts';
import board from '../../tools/legal-contracts/companies-act-board-resolution.ts';
import advert from '../../tools/recruitment/job-advert-inclusive-language-check.ts';
import dispatch from '../../tools/tax-compliance/e-invoice-eway-bill-dispatch-check.ts';
import remittance from '../../tools/tax-compliance/foreign-remittance-fema-note.ts';
import refund from '../../tools/tax-compliance/gst-refund-claim-covering-note.ts';
import mismatch from '../../tools/tax-compliance/gstr-2b-itc-mismatch-vendor-letter.ts';
import notice from '../../tools/tax-compliance/income-tax-notice-response.ts';
import tdsMemo from '../../tools/tax-compliance/tds-applicability-memo-194-to-393.ts';

interface Reading {
  readonly tool: PromptTool;
  readonly says: readonly RegExp[];
  readonly never?: RegExp;
}

const READINGS: Readonly<Record<string, Reading>> = {
  'refund note: excess cash has no time limit, and grounds without a formula are worked out': {
    tool: refund,
    says: [
      /cash ledger is under no time limit/,
      /166\/22\/2021-GST/,
      /have none: work out what was paid, what was due/,
      /list the tax of each invoice/,
    ],
    never: /METHOD:\n- Take the formula/,
  },
  'ombudsman: complaints of before the scheme of 2026 are not turned away by its 90 days': {
    tool: ombudsman,
    says: [/one year and 30 days without one/, /must be asked of the Reserve Bank/],
    never: /or the 90 days are over, stop/,
  },
  'TDS memo: manpower is contract work since 1 April 2026, small transporters bear none': {
    tool: tdsMemo,
    says: [/supervision, control or direction is contract work from 1 April 2026/, /ten goods carriages/, /393\(4\)/],
  },
  'remittance note: no rate of collection for a day before 1 April 2026': {
    tool: remittance,
    says: [/For an earlier date state no rate of collection/],
  },
  'dispatch check: the current year does not make an e-invoice due': {
    tool: dispatch,
    says: [/any preceding financial year since 2017-18/, /e-invoices from 1 April after it/, /without exempt goods/],
    never: /turnover in any year since/,
  },
  'income-tax notice: reassessment by stage, demand with appeal and stay': {
    tool: notice,
    says: [
      /section 148A of the 1961 Act, 281 of the 2025 Act/,
      /answered by a return within/,
      /request for stay/,
      /249\(2\) of the 1961 Act, 358\(3\)/,
    ],
    never: /asking for the reasons/,
  },
  'MUDRA: activities allied to agriculture are within': {
    tool: mudra,
    says: [/allied to agriculture: dairy, poultry, fishery/, /crop loan, land improvement/],
    never: /farm need is named as outside/,
  },
  'board resolution: section 180 is not for private companies': {
    tool: board,
    says: [/464\(E\) of 5 June 2015: section 180 does not apply/, /interested director may take part once/],
  },
  'appointment letter: wages in two working days, not all dues': {
    tool: appointment,
    says: [/section 6\(1\)\(f\) of the OSH Code/, /wages due within two working days of removal/, /within thirty days/],
    never: /and all dues within/,
  },
  'GSTR-2B letter: the last day for the credit, and pending invoices': {
    tool: mismatch,
    says: [/until 30 November after its end/, /kept pending waits there and reaches it once we accept it/],
    never: /pending in IMS never reaches|pending invoice never/,
  },
  'consumer complaint: the dominant purpose of a business decides': {
    tool: consumer,
    says: [/dominant purpose decides/, /bought for resale, say that the Act does not protect it/],
    never: /business or resale/i,
  },
  'POSH report: rule 8 is not for small companies': {
    tool: posh,
    says: [/Rule 8 does not bind a one person company/],
  },
  'job advert: a title that names a sex may change': {
    tool: advert,
    says: [/"salesman" to "salesperson"/],
    never: /duties or title/,
  },
};

test.each(Object.entries(READINGS))('%s', (_what, { tool: { prompt, fields }, says, never }) => {
  for (const words of says) expect(prompt).toMatch(words);
  if (never !== undefined) expect(`${prompt} ${JSON.stringify(fields)}`).not.toMatch(never);
});
