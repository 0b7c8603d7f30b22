// A row of the bulk page's table: its code, which may be typed or taken from the alternates, its rates and how sure it is.
import { type CodeFacts, type RowAnswer, rupees } from '../../bulk/rowAnswer.ts';
import { html, type SafeHtml } from '../html.ts';
import { codePath } from '../tariff/card.ts';
import { codeName, saidName } from '../tariff/codeName.ts';
import { saidNotes, saidSentence } from '../tariff/spoken.ts';
import { conditionWord, confidenceWord, spaced } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import { alikeOf, answerOf, type BulkRow, isDoubtful, type Proposal, proposals, ratesInWords } from './bulkRows.ts';

const { bulk } = texts;
const LONGEST_NAME = 60;

export function rowHtml(row: BulkRow, base: string): SafeHtml {
  const { index, text, told } = row;
  const answer = answerOf(row);
  const facts = answer?.facts;
  const more = alikeOf(row).length - 1;
  const others = proposals(row.found).filter(({ code }) => code !== facts?.code);
  return html`<tr data-index="${index}"${isDoubtful(row) && html` class="doubtful"`}><td>${index + 1}<button type="button" data-review-row>${bulk.review}<span class="hidden">${bulk.reviewOf(index + 1)}</span></button></td><td>${text}${more > 0 && html`<br><span class="soft">${bulk.alike(more)}</span>`}</td><td data-label="${bulk.columnCode}"><input aria-label="${bulk.codeOf(index + 1)}" value="${facts?.code ?? ''}" inputmode="numeric" maxlength="10">${
    // Of a row that is sure they stand in the review, so that it is one line high.
    others.length > 0 && (isDoubtful(row) || row.chosen !== undefined) && alternates(index + 1, others)
  }</td><td data-label="${bulk.columnDescription}">${
    facts !== undefined &&
    html`<a href="${codePath(base, facts.code, told.day)}" target="_blank">${saidName(facts.code, facts.description, texts)}</a>${facts.isRetired && html`<br><strong>${texts.card.retired}</strong>`}`
  }</td><td data-label="${bulk.columnRate}">${facts !== undefined && rate(facts, answer)}</td><td data-label="${bulk.columnConfidence}">${state(row, answer)}</td></tr>`;
}

/** The rate, or all that can apply; the condition where a person chose it, and what other columns settled. */
function rate(facts: CodeFacts, answer: RowAnswer | undefined): SafeHtml {
  const isChosen = answer?.chosen === 'code and rate';
  return html`${ratesInWords(facts)}${isChosen && html`<br><span class="soft">${saidSentence(facts.condition, texts)}</span>`}${answer !== undefined && settled(answer)}${
    facts.notes !== '' &&
    html`<details><summary>${facts.isRateOpen ? bulk.itDepends : bulk.notes}</summary>${saidNotes(facts.notes, texts)}</details>`
  }`;
}

function settled({ undated, price, group, facts, asOf }: RowAnswer): SafeHtml {
  const [main] = facts?.rates ?? [];
  const condition = main === undefined || main.condition === '' ? '' : conditionWord(main, texts);
  return html`${undated !== undefined && html`<br><span class="soft">${bulk.undated(undated, texts.form.day(asOf))}</span>`}${price !== undefined && html`<br><span class="soft">${bulk.byPrice(rupees(price), condition)}</span>`}${
    group !== undefined && html`<br><span class="soft">${bulk.byGroup(group)}</span>`
  }`;
}

/** A choice alone changes nothing, so that it can be looked through by keyboard. */
const alternates = (number: number, others: readonly Proposal[]): SafeHtml =>
  html`<div class="alternates"><select aria-label="${bulk.alternatesOf(number)}"><option value="">${bulk.alternates}</option>${others.map(
    ({ code, description }) => {
      const name = codeName(code, texts);
      const isEnglish = name === undefined && texts.language !== 'en';
      return html`<option value="${code}"${isEnglish && html` lang="en"`}>${spaced(code)} ${(name ?? description).slice(0, LONGEST_NAME)}</option>`;
    },
  )}</select> <button type="button" data-use>${bulk.use}<span class="hidden">${bulk.useAlternateOf(number)}</span></button></div>`;

function state({ text }: BulkRow, answer: RowAnswer | undefined): SafeHtml | string {
  if (answer === undefined) return bulk.notLookedUp;
  if (answer.chosen === 'no code') return html`${bulk.reviewed}<br>${bulk.noCode}`;
  if (answer.facts === undefined) {
    return text === '' ? bulk.noText : answer.alternates.length > 0 ? bulk.saysTooLittle : bulk.nothingFound;
  }
  const sure =
    answer.chosen === undefined
      ? html`${confidenceWord(answer.confidence, texts)} <span class="soft">${Math.round(answer.confidence * 100)}%</span>`
      : bulk.reviewed;
  return html`${sure}${answer.ownSource !== undefined && html`<br><span class="soft">${texts.ownNames.says(answer.ownSource)}</span>`}${answer.review !== 'nothing' && html`<br><b>${answer.review === 'rate' ? bulk.whyRate : bulk.whyCode}</b>`}`;
}
