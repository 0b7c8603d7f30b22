// What the rules under the Right to Information Act ask of an application, by State: words, form, fee.
import type { DatedTable } from '../../../src/tools/dated.ts';

export interface InformationRules {
  /** Words that an application ordinarily has at most. Left out: no limit was found. */
  readonly words?: number;
  readonly oneSubject?: true;
  /** Left out: none was found that is prescribed. */
  readonly form?: string;
  /** In rupees. Left out: not established. */
  readonly fee?: number;
  /** What else is to be known of the fee. */
  readonly feeNote?: string;
  /** Left out: read in a survey of the rules, not in the rules themselves. */
  readonly rule?: string;
}

export interface InformationTable {
  readonly centre: InformationRules;
  /** By State or Union territory; one that is missing was not read. */
  readonly states: Readonly<Record<string, InformationRules>>;
}

const SHORT = { words: 150, oneSubject: true, fee: 10 } as const;

export const INFORMATION_RULES: DatedTable<InformationTable> = {
  name: 'Rules on applications for information',
  readOn: '2026-11-19',
  entries: [
    {
      from: '2015-12-03',
      to: null,
      value: {
        centre: {
          words: 500,
          fee: 10,
          rule: 'RTI Rules 2012, rule 3: addresses and annexures apart, and never refused for its length alone',
        },
        states: {
          'Andhra Pradesh': { feeNote: 'nothing in a village, ₹5 in a mandal, ₹10 elsewhere' },
          'Arunachal Pradesh': { fee: 50, feeNote: '₹500 on tenders, bids and business contracts' },
          Assam: { fee: 10 },
          Bihar: SHORT,
          Chhattisgarh: SHORT,
          Delhi: { fee: 10 },
          Gujarat: { form: 'Form A, or its particulars on plain paper', fee: 20, rule: 'Gujarat RTI Rules 2010' },
          Haryana: { feeNote: '₹10 or ₹50: publications disagree' },
          Jharkhand: { fee: 10 },
          Karnataka: { ...SHORT, rule: 'Karnataka RTI Rules 2005, rule 14 (2008)' },
          Kerala: { fee: 10 },
          'Madhya Pradesh': { words: 150, fee: 10 },
          Maharashtra: {
            ...SHORT,
            form: 'the form of Annexure A',
            feeNote: 'by court fee stamp, postal order, demand draft, banker’s cheque or cash',
            rule: 'Maharashtra RTI Rules 2005, rules 3 and 3A (31 January 2012)',
          },
          Odisha: {
            form: 'Form A, with a copy of a proof of identity',
            fee: 10,
            rule: 'Odisha RTI Rules 2005, rule 4(1)',
          },
          'Tamil Nadu': { fee: 10 },
          'Uttar Pradesh': {
            words: 500,
            form: 'Form 2',
            fee: 10,
            rule: 'Uttar Pradesh RTI Rules 2015, rule 4',
          },
        },
      },
      citation:
        'RTI Act 2005 s.27; RTI Rules 2012; rules of the States as read at rtiindia.org, righttoinformation.wiki, rtiodisha.gov.in, rtiact2005.com, citizenmatters.in, bcajonline.org, archive.indianexpress.com and thebravepedestrian.blogspot.com',
      evidence: 'looked up',
      open: 'States that are not listed, and fees changed since the publications, were not read; most charge ₹10.',
    },
  ],
};
