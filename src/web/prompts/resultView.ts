// A calculator's result on a page: the answer in a sentence, figures, charts, tables, texts, sources.
import { evidenceOn } from '../../prompts/evidence.ts';
import type { CalculatorResult, Shown, Table } from '../../tools/result.ts';
import { shownText } from '../../tools/show.ts';
import { html, type SafeHtml } from '../html.ts';
import { chartView } from './chartView.ts';

/** Longer tables begin folded. */
const OPEN_ROWS = 15;

const cell = (shown: Shown): SafeHtml =>
  shown.kind === 'text' || shown.kind === 'date'
    ? html`<td>${shownText(shown)}</td>`
    : html`<td class="figure">${shownText(shown)}</td>`;

function tableView({ title, columns, rows }: Table): SafeHtml {
  return html`<details${rows.length <= OPEN_ROWS && html` open`}><summary>${title} (${rows.length} ${rows.length === 1 ? 'row' : 'rows'})</summary><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div></details>`;
}

export function resultView({ summary, rows, tables, charts, outputs, notes, sources }: CalculatorResult): SafeHtml {
  return html`<p class="lead"><strong>${summary}</strong></p>
${rows.length > 0 && html`<dl class="figures">${rows.map(({ label, value, note }) => html`<div><dt>${label}${note !== undefined && html` <span class="soft">${note}</span>`}</dt><dd>${shownText(value)}</dd></div>`)}</dl>`}
${charts.map(chartView)}
${tables.map(tableView)}
${outputs.map(({ label, text }) => html`<h3>${label}</h3><pre tabindex="0">${text}</pre><p class="actions"><button type="button" class="scripted" data-copy="${text}">Copy<span class="hidden"> ${label}</span></button></p>`)}
${notes.length > 0 && html`<ul class="soft">${notes.map((note) => html`<li>${note}</li>`)}</ul>`}
${sources.length > 0 && html`<h3>Sources</h3><ul class="soft">${sources.map(({ table, usedFor, from, to, citation, evidence, checkedOn, open }) => html`<li>${table} for ${usedFor}, in force ${to === null ? `from ${from}` : `${from} to ${to}`}: ${citation} (${evidenceOn(evidence, checkedOn)}).${open !== undefined && ` Open: ${open}`}</li>`)}</ul>`}`;
}

export const problemCount = (count: number): string =>
  `${count === 1 ? 'One value is' : `${count} values are`} missing or wrong.`;
