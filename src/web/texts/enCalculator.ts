// The calculators' pages in English; part of `en.ts`. What a calculator answers is said by `texts/sayAnswer.ts`.
import type { Evidence } from '../../prompts/evidence.ts';
import { evidenceOn } from '../../prompts/evidence.ts';
import { type HtmlValue, html, type SafeHtml } from '../html.ts';

export const calculator = {
  dataLine: (prompts: number, tools: number) =>
    `${prompts} prompts and ${tools} tools that compute. Drafts and figures are for your review, not advice.`,
  tools: 'Tools',

  listTitle: 'Calculators for GST, salary, loans and deadlines · Kosh',
  listDescription: (count: number) =>
    `${count} calculators for Indian tax, pay, loans and dates. They work in the page; nothing is sent.`,
  heading: 'Calculators',
  lead: 'They work in the page, without a language model; what you type stays in your browser.',
  find: 'Find a calculator',
  findButton: 'Find',
  none: 'No calculator has these words.',
  showAll: (count: number) => `Show all ${count}`,

  where: 'Where this tool stands',
  inPage:
    'Works in this page, without a language model; what you type stays in this tab and is gone when you close it.',
  byServer: 'Without JavaScript the server works it out, without a language model; it keeps nothing.',
  fillIn: 'Fill in',
  workOut: 'Work it out',
  reset: 'Back to the start',
  copyLink: 'Copy link',
  answer: 'Answer',
  press: 'Press “Work it out”.',
  loading: 'Loading the tariff…',
  notLoaded: 'The tariff could not be loaded. Press “Work it out” when there is a connection.',
  goesWith: 'Goes with it',

  required: 'required',
  optional: 'optional',
  choose: 'Choose…',
  notSet: 'Not set',
  withCurrency: 'with its currency',
  problems: (count: number) => `${count === 1 ? 'One value is' : `${count} values are`} missing or wrong.`,
  formSays: 'The form says which.',

  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  chart: (title: string, y: string, x: string) => `${title}: ${y} by ${x}`,
  copy: 'Copy',
  copyOf: (what: string) => ` ${what}`,
  sources: 'Sources',
  /** `to` empty: still in force. */
  source: (table: HtmlValue, usedFor: string, from: string, to: string, citation: HtmlValue, known: string): SafeHtml =>
    html`${table} for ${usedFor}, in force ${to === '' ? `from ${from}` : `${from} to ${to}`}: ${citation} (${known}).`,
  known: (evidence: Evidence, day: string): string => evidenceOn(evidence, day),
  open: (what: HtmlValue): SafeHtml => html` Open: ${what}`,
  /** Days of answers. */
  day: (iso: string): string => iso,
};
