// Bulk lookup: the shell of the page; its script reads the file, asks the workers and fills the table.
import { GST_START } from '../../tariff/model/days.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { TARIFF_FILES } from './tariffFiles.ts';

export const bulkPage = (base: string): Page => ({
  title: 'HSN and SAC codes for a whole file · Kosh',
  description: 'Drop a CSV or XLSX file, choose the column, and get an HSN or SAC code with GST rate for each row.',
  path: '/bulk',
  scripts: ['bulk.js'],
  loads: { ...TARIFF_FILES, sheets: 'sheetWorker.js' },
  main: html`
<h1>Codes for a whole file</h1>
<p>Choose a CSV or XLSX file with one item a row. It is read and answered in this browser; nothing of it is sent anywhere. This tab keeps it until you close it.</p>
<noscript><p class="notice">This page computes in your browser and needs JavaScript. Without it, <a href="${base}/docs">the API</a> takes ten texts at a time, and the command <code>kosh classify</code> takes whole files.</p></noscript>
<section class="bulk" data-bulk hidden>
<form data-file-form><p class="drop" data-drop><label for="file">CSV or XLSX file</label> <input id="file" type="file" accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"> <span class="soft">or drop it here</span></p>
<p class="soft">No file at hand? <button type="button" class="plain" data-sample>Use a sample of twelve rows</button></p></form>
<form data-column-form hidden>
<p><b data-file-name></b> <span class="soft" data-row-count></span> <span class="soft" data-titles></span></p>
<p class="soft" data-file-remark></p>
<p class="row"><label for="column">Column with the description</label> <select id="column"></select></p>
<p class="row"><label for="bulk_as_of">Rates on</label> <input id="bulk_as_of" type="date" min="${GST_START}"></p>
<p class="row"><label><input type="checkbox" id="has_header" checked> The first row has the names of the columns</label></p>
<div class="scroll" tabindex="0" role="region" aria-label="Beginning of the file"><table data-sample-table></table></div>
<p class="actions"><button class="primary">Find codes</button> <button type="button" data-forget>Forget this file</button></p>
</form>
<div data-progress hidden><p><label for="bar" data-progress-text>Loading the tariff…</label></p><progress id="bar" max="1" value="0"></progress> <button type="button" data-stop>Stop</button></div>
<p class="notice" role="alert" data-problem hidden></p>
<div data-outcome hidden>
<h2 tabindex="-1" data-outcome-title>Codes</h2>
<p data-outcome-text></p>
<p class="actions"><button type="button" class="primary" data-download="csv">Download CSV</button> <button type="button" data-download="xlsx">Download XLSX</button></p>
<p class="row"><button type="button" data-undo disabled>Undo the last choice</button> <span class="soft" data-chosen-count></span> <span class="soft" data-kept></span></p>
<p class="row"><label><input type="checkbox" id="only_doubtful"> Only rows to look at</label></p>
<div class="scroll" tabindex="0" role="region" aria-label="Rows with codes"><table class="bulk-table"><caption class="hidden">Rows, the doubtful first</caption><thead><tr><th scope="col">Row</th><th scope="col">Text</th><th scope="col">Code</th><th scope="col">Description</th><th scope="col">Rate</th><th scope="col">Confidence</th></tr></thead><tbody data-rows></tbody></table></div>
<nav class="pager" aria-label="Pages of rows"><button type="button" data-previous>Before</button> <span data-page-text></span> <button type="button" data-next>Next</button></nav>
</div>
<dialog class="review" data-review aria-labelledby="review_title"><form>
<header><h2 id="review_title" data-review-title>Row</h2><button type="button" data-close>Close</button></header>
<div class="review-body" data-review-body></div>
<footer><p class="review-said" role="status" data-review-said></p>
<p data-same-text><label><input type="checkbox" id="same_text"> <span data-same-text-count></span></label></p>
<p class="actions"><button class="primary" data-go-on>Use, next row</button> <button>Use</button> <button type="button" data-skip>Skip</button> <button type="button" data-take-back>Take back</button></p></footer>
</form></dialog>
</section>`,
});
