// A row of the bulk page's table: its code, which may be typed or taken from the alternates, its rates and how sure it is.
import { html, type SafeHtml } from '../html.ts';
import { codePath } from '../tariff/card.ts';
import { confidenceWord, spaced } from '../tariff/words.ts';
import { type BulkRow, isDoubtful, ratesInWords } from './bulkRows.ts';
import type { NamedAnswer } from './messages.ts';

const LONGEST_NAME = 60;

export interface TableContext {
  readonly base: string;
  /** ISO date whose rates are shown. */
  readonly day: string;
}

export function rowHtml(row: BulkRow, { base, day }: TableContext): SafeHtml {
  const { index, text, answer } = row;
  const facts = answer?.facts;
  return html`<tr data-index="${index}"${isDoubtful(row) && html` class="doubtful"`}><td>${index + 1}</td><td>${text}</td><td><input aria-label="Code of row ${index + 1}" value="${facts?.code ?? ''}" inputmode="numeric" maxlength="10">${
    answer !== undefined && answer.alternates.length > 0 && alternates(index + 1, answer)
  }</td><td>${
    facts !== undefined &&
    html`<a href="${codePath(base, facts.code, day)}" target="_blank">${facts.description}</a>${facts.isRetired && html`<br><strong>Retired code</strong>`}`
  }</td><td>${
    facts !== undefined &&
    html`${ratesInWords(facts)}${facts.notes !== '' && html`<details><summary>${facts.isRateOpen ? 'It depends' : 'Notes'}</summary>${facts.notes}</details>`}`
  }</td><td>${state(row)}</td></tr>`;
}

/** A choice alone changes nothing, so that it can be looked through by keyboard. */
const alternates = (number: number, { alternates, names }: NamedAnswer): SafeHtml =>
  html`<div class="alternates"><select aria-label="Alternates of row ${number}"><option value="">Alternates</option>${alternates.map(
    (code) => html`<option value="${code}">${spaced(code)} ${names[code]?.slice(0, LONGEST_NAME)}</option>`,
  )}</select> <button type="button" data-use>Use<span class="hidden"> the alternate of row ${number}</span></button></div>`;

function state({ text, answer, reviewed }: BulkRow): SafeHtml | string {
  if (answer === undefined) return 'Not looked up';
  if (answer.facts === undefined) return text === '' ? 'No text' : 'Nothing found';
  const sure = reviewed
    ? 'Reviewed'
    : html`${confidenceWord(answer.confidence)} <span class="soft">${Math.round(answer.confidence * 100)}%</span>`;
  return html`${sure}${answer.review === 'rate' && html`<br>Rate open`}`;
}
