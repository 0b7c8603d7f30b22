// Bulk lookup: the shell of the page; its script reads the file or the list, asks the workers and fills the table.

import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { ownNamesField } from './ownNamesField.ts';
import { TARIFF_FILES } from './tariffFiles.ts';

export function bulkPage({ base, texts }: Pick<Site, 'base' | 'texts'>): Page {
  const { bulk } = texts;
  const api = html`<a href="${base}/docs">${bulk.apiLink}</a>`;
  return {
    title: bulk.title,
    description: bulk.description,
    path: '/bulk',
    scripts: ['bulk.js'],
    loads: { ...TARIFF_FILES, sheets: 'sheetWorker.js' },
    main: html`
<h1>${bulk.heading}</h1>
<p>${bulk.lead}</p>
<noscript><p class="notice">${bulk.noScript(api, html`<code>kosh classify</code>`)}</p></noscript>
<section class="bulk" data-bulk hidden>
<details class="bulk-form" data-form open><summary hidden><b data-form-file></b> <span class="soft">${bulk.change}</span></summary>
${fileForm(texts)}
${ownNamesField(texts)}
${columnForm(texts)}
</details>
<div data-progress hidden><p><label for="bar" data-progress-text>${bulk.loading}</label></p><progress id="bar" max="1" value="0"></progress> <button type="button" data-stop>${bulk.stop}</button></div>
<p class="notice" role="alert" data-problem hidden></p>
${outcome(texts)}
${reviewDialog(texts)}
</section>`,
  };
}

const fileForm = ({ bulk }: Texts): SafeHtml =>
  html`<form data-file-form><p class="drop" data-drop><label for="file">${bulk.file}</label> <input id="file" type="file" accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"> <span class="soft">${bulk.orDrop}</span></p>
<p><label for="list">${bulk.paste}</label></p>
<textarea id="list" rows="4" spellcheck="false" data-list-text></textarea>
<p class="actions"><button type="button" data-use-list>${bulk.pasteButton}</button> <span class="soft">${bulk.noFile}</span> <button type="button" class="plain" data-sample>${bulk.sample}</button></p>
<p class="soft">${bulk.preview}: ${bulk.previewColumns.map((name, at) => html`${at > 0 && ', '}<code>${name}</code>`)}</p></form>`;

const columnForm = ({ bulk, check }: Texts): SafeHtml =>
  html`<form data-column-form hidden>
<p><b data-file-name></b> <span class="soft" data-row-count></span> <span class="soft" data-titles></span></p>
<p class="soft" data-file-remark></p>
<p class="row"><label for="column">${bulk.column}</label> <select id="column"></select></p>
<p class="row"><label for="bulk_as_of">${bulk.ratesOn}</label> <input id="bulk_as_of" type="date" min="${GST_START}"></p>
<p class="row"><label><input type="checkbox" id="has_header" checked> ${bulk.hasHeader}</label></p>
<details data-columns><summary>${bulk.otherColumns} <span class="soft" data-told></span></summary>
<div class="scroll" tabindex="0" role="region" aria-label="${check.columnsCaption}"><table><caption class="hidden">${check.columnsCaption}</caption><thead><tr>${[check.columnName, check.columnRole, check.columnSample].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody data-column-rows></tbody></table></div>
<p class="soft">${bulk.otherColumnsHint}</p></details>
<div class="scroll" tabindex="0" role="region" aria-label="${bulk.beginning}"><table data-sample-table></table></div>
<p class="actions"><button class="primary" data-find>${bulk.find}</button> <button type="button" data-forget>${bulk.forget}</button></p>
</form>`;

const outcome = ({ bulk }: Texts): SafeHtml =>
  html`<div data-outcome hidden>
<h2 tabindex="-1" data-outcome-title>${bulk.outcome}</h2>
<p data-outcome-text></p>
<p class="actions"><button type="button" class="primary" data-download="xlsx">${bulk.downloadXlsx}</button> <button type="button" data-download="csv">${bulk.downloadCsv}</button> <button type="button" data-own-names>${bulk.saveOwnNames}</button> <span class="soft">${bulk.downloadHint}</span></p>
<p class="row"><button type="button" data-undo disabled>${bulk.undo}</button> <span class="soft" data-chosen-count></span> <span class="soft" data-kept></span></p>
<p class="row"><label><input type="checkbox" id="only_doubtful"> ${bulk.onlyDoubtful}</label></p>
<div class="scroll" tabindex="0" role="region" aria-label="${bulk.rows}"><table class="bulk-table stacked"><caption class="hidden">${bulk.rowsCaption}</caption><thead><tr>${[bulk.columnRow, bulk.columnText, bulk.columnCode, bulk.columnDescription, bulk.columnRate, bulk.columnConfidence].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody data-rows></tbody></table></div>
<nav class="pager" aria-label="${bulk.pagesOfRows}"><button type="button" data-previous>${bulk.before}</button> <span role="status" data-page-text></span> <button type="button" data-next>${bulk.next}</button></nav>
</div>`;

const reviewDialog = ({ review }: Texts): SafeHtml =>
  html`<dialog class="review" data-review aria-labelledby="review_title"><form>
<header><h2 id="review_title" data-review-title>${review.code}</h2><span class="soft" data-review-progress></span><button type="button" data-close>${review.close}</button></header>
<div class="review-body" data-review-body></div>
<footer><p class="review-said" role="status" data-review-said></p>
<p data-same-text><label><input type="checkbox" id="same_text"> <span data-same-text-count></span></label></p>
<p class="actions"><button class="primary" data-go-on data-use-code>${review.useNext}</button> <button data-use-code>${review.use}</button> <button type="button" data-skip>${review.skip}</button> <button type="button" data-take-back>${review.takeBack}</button></p></footer>
</form></dialog>`;
