// A calculator's result on a page: the answer in a sentence, figures, charts, tables, texts, sources.
import type { CalculatorResult, Shown, Table } from '../../tools/result.ts';
import { shownText } from '../../tools/show.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Say } from '../texts/sayAnswer.ts';
import { chartView } from './chartView.ts';

/** Longer tables begin folded. */
const OPEN_ROWS = 15;

export interface AnswerTexts {
  readonly words: Texts['calculator'];
  /** Left out: the answer is in English. */
  readonly say?: Say | undefined;
}

/** A text of the answer; what the language of the page lacks is English and marked. */
const said = (english: string, { say }: AnswerTexts): SafeHtml | string =>
  say === undefined ? english : (say(english) ?? html`<span lang="en">${english}</span>`);

/** Where no mark can stand. */
const plain = (english: string, { say }: AnswerTexts): string => say?.(english) ?? english;

function shownIn(shown: Shown, texts: AnswerTexts): SafeHtml | string {
  if (shown.kind === 'date') return texts.words.day(shown.date);
  if (shown.kind === 'number' && shown.unit !== undefined)
    return shownText({ ...shown, unit: plain(shown.unit, texts) });
  return shown.kind === 'text' ? said(shown.text, texts) : shownText(shown);
}

const cell = (shown: Shown, texts: AnswerTexts): SafeHtml =>
  shown.kind === 'text' || shown.kind === 'date'
    ? html`<td>${shownIn(shown, texts)}</td>`
    : html`<td class="figure">${shownIn(shown, texts)}</td>`;

function tableView({ title, columns, rows }: Table, texts: AnswerTexts): SafeHtml {
  return html`<details${rows.length <= OPEN_ROWS && html` open`}><summary>${said(title, texts)} (${texts.words.rows(rows.length)})</summary><div class="scroll" tabindex="0" role="region" aria-label="${plain(title, texts)}"><table><thead><tr>${columns.map((name) => html`<th scope="col">${said(name, texts)}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((one) => cell(one, texts))}</tr>`)}</tbody></table></div></details>`;
}

export function resultView(result: CalculatorResult, texts: AnswerTexts): SafeHtml {
  const { summary, rows, tables, charts, outputs, notes, sources } = result;
  const { words } = texts;
  return html`<p class="lead"><strong>${said(summary, texts)}</strong></p>
${rows.length > 0 && html`<dl class="figures">${rows.map(({ label, value, note }) => html`<div><dt>${said(label, texts)}${note !== undefined && html` <span class="soft">${said(note, texts)}</span>`}</dt><dd>${shownIn(value, texts)}</dd></div>`)}</dl>`}
${charts.map((chart) => chartView(chart, words.chart, (english) => plain(english, texts)))}
${tables.map((table) => tableView(table, texts))}
${outputs.map(({ label, text }, at) => html`<h3>${said(label, texts)}</h3><pre tabindex="0" id="output-${at}">${text}</pre><p class="actions"><button type="button" class="scripted" data-copy-from="#output-${at}">${words.copy}<span class="hidden">${words.copyOf(plain(label, texts))}</span></button></p>`)}
${notes.length > 0 && html`<ul class="soft">${notes.map((note) => html`<li>${said(note, texts)}</li>`)}</ul>`}
${sources.length > 0 && html`<h3>${words.sources}</h3><ul class="soft">${sources.map(({ table, usedFor, from, to, citation, evidence, checkedOn, open }) => html`<li>${words.source(said(table, texts), words.day(usedFor), words.day(from), to === null ? '' : words.day(to), said(citation, texts), words.known(evidence, checkedOn))}${open !== undefined && words.open(said(open, texts))}</li>`)}</ul>`}`;
}
