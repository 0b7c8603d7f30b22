// A row of the bulk page's table: its code, which may be typed or taken from the alternates, its rates and how sure it is.
import type { CodeFacts, RowAnswer } from '../../bulk/rowAnswer.ts';
import { html, type SafeHtml } from '../html.ts';
import { codePath } from '../tariff/card.ts';
import { confidenceWord, spaced } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import { answerOf, type BulkRow, isDoubtful, type Proposal, proposals, ratesInWords } from './bulkRows.ts';

const LONGEST_NAME = 60;

export interface TableContext {
  readonly base: string;
  /** ISO date whose rates are shown. */
  readonly day: string;
}

export function rowHtml(row: BulkRow, { base, day }: TableContext): SafeHtml {
  const { index, text } = row;
  const answer = answerOf(row);
  const facts = answer?.facts;
  const others = proposals(row.found).filter(({ code }) => code !== facts?.code);
  return html`<tr data-index="${index}"${isDoubtful(row) && html` class="doubtful"`}><td>${index + 1}<button type="button" data-review-row>Review<span class="hidden"> row ${index + 1}</span></button></td><td>${text}</td><td><input aria-label="Code of row ${index + 1}" value="${facts?.code ?? ''}" inputmode="numeric" maxlength="10">${
    others.length > 0 && alternates(index + 1, others)
  }</td><td>${
    facts !== undefined &&
    html`<a href="${codePath(base, facts.code, day)}" target="_blank">${facts.description}</a>${facts.isRetired && html`<br><strong>Retired code</strong>`}`
  }</td><td>${facts !== undefined && rate(facts, answer)}</td><td>${state(row, answer)}</td></tr>`;
}

/** The rate, or all that can apply; the condition where a person chose it. */
function rate(facts: CodeFacts, answer: RowAnswer | undefined): SafeHtml {
  const isChosen = answer?.chosen === 'code and rate';
  return html`${ratesInWords(facts)}${isChosen && html`<br><span class="soft">${facts.condition}</span>`}${
    facts.notes !== '' &&
    html`<details><summary>${facts.isRateOpen ? 'It depends' : 'Notes'}</summary>${facts.notes}</details>`
  }`;
}

/** A choice alone changes nothing, so that it can be looked through by keyboard. */
const alternates = (number: number, others: readonly Proposal[]): SafeHtml =>
  html`<div class="alternates"><select aria-label="Alternates of row ${number}"><option value="">Alternates</option>${others.map(
    ({ code, description }) =>
      html`<option value="${code}">${spaced(code)} ${description.slice(0, LONGEST_NAME)}</option>`,
  )}</select> <button type="button" data-use>Use<span class="hidden"> the alternate of row ${number}</span></button></div>`;

function state({ text }: BulkRow, answer: RowAnswer | undefined): SafeHtml | string {
  if (answer === undefined) return 'Not looked up';
  if (answer.chosen === 'no code') return html`Reviewed<br>No code`;
  if (answer.facts === undefined) return text === '' ? 'No text' : 'Nothing found';
  const sure =
    answer.chosen === undefined
      ? html`${confidenceWord(answer.confidence, texts)} <span class="soft">${Math.round(answer.confidence * 100)}%</span>`
      : 'Reviewed';
  return html`${sure}${answer.review === 'rate' && html`<br>Rate open`}`;
}
