// The page /check: the shell; its script hands the file to a worker and shows what that finds.
import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import { ownNamesField } from './ownNamesField.ts';
import { TARIFF_FILES } from './tariffFiles.ts';

const download = (kind: string, label: string, primary = false): SafeHtml =>
  html`<button type="button"${primary && html` class="primary"`} data-write="${kind}">${label}</button>`;

export const checkPage = ({ base, texts, texts: { check: t, bulk, site } }: Pick<Site, 'base' | 'texts'>): Page => ({
  title: t.title,
  description: t.description,
  path: '/check',
  scripts: ['check.js'],
  loads: { records: TARIFF_FILES.records, search: TARIFF_FILES.search, checker: 'checkWorker.js' },
  main: html`
<h1>${t.heading}</h1>
<p>${t.lead}</p>
<noscript><p class="notice">${t.noScript()}</p></noscript>
<section class="bulk" data-check hidden>
<form data-file-form><p class="drop" data-drop><label for="register">${t.file}</label> <input id="register" type="file" accept=".csv,.tsv,.txt,.xlsx,.xml,.json"> <span class="soft">${t.drop}</span></p>
<p class="soft">${t.noFile} <button type="button" class="plain" data-sample>${t.sample}</button>. ${t.bulkHint} <a href="${base}/bulk">${t.bulkLink}</a>.</p></form>
${ownNamesField(texts)}
<form data-layout-form hidden>
<h2 tabindex="-1" data-layout-title>${t.layoutHeading}</h2>
<p><b data-file-name></b> <span class="soft" data-file-remark></span></p>
<p class="soft" data-remembered hidden>${t.remembered} <button type="button" class="plain" data-forget-layout>${t.forgetLayout}</button></p>
<p class="row" data-sheet-row hidden><label for="sheet">${t.sheet}</label> <select id="sheet"></select></p>
<p class="row" data-header-row><label for="header_row">${t.headerRow}</label> <input id="header_row" type="number" min="0" max="1000" step="1" inputmode="numeric"></p>
<details data-columns><summary>${t.columnsCaption}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${t.columnsCaption}"><table><caption class="hidden">${t.columnsCaption}</caption><thead><tr><th scope="col">${t.columnName}</th><th scope="col">${t.columnRole}</th><th scope="col">${t.columnSample}</th></tr></thead><tbody data-column-rows></tbody></table></div></details>
<p class="row"><label for="turnover">${t.turnover}</label> <select id="turnover">${t.turnovers.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select></p>
<p class="row"><label for="check_as_of">${t.asOf}</label> <input id="check_as_of" type="date" min="${GST_START}"></p>
<p class="row"><label for="gstin">${t.gstin}</label> <input id="gstin" autocomplete="off" maxlength="15" size="17" spellcheck="false"></p>
<p class="actions"><button class="primary">${t.start}</button></p>
</form>
<div data-progress hidden><p><label for="check_bar" data-progress-text>${t.loading}</label></p><progress id="check_bar" max="1" value="0"></progress> <button type="button" data-stop>${t.stop}</button></div>
<p class="notice" role="alert" data-problem hidden></p>
<div data-outcome hidden>
<h2 tabindex="-1" data-outcome-title>${t.outcomeHeading}</h2>
<p data-outcome-text></p>
<p class="row" data-settled-row><label for="settled" data-settled-text></label> <progress id="settled" max="1" value="0"></progress></p>
<p class="actions"><button type="button" class="primary" data-review-all>${t.reviewAll}</button> <button type="button" data-undo>${t.undo}</button></p>
<p class="row"><label for="find_finding">${t.search}</label> <input id="find_finding" type="search" autocomplete="off"> <label><input type="checkbox" id="only_open"> ${t.onlyOpen}</label></p>
<ol class="findings" data-findings></ol>
<p class="hidden" role="status" data-shown></p>
<nav class="pager" aria-label="${site.pages}" data-pager><button type="button" data-previous>${bulk.before}</button> <span role="status" data-page-text></span> <button type="button" data-next>${bulk.next}</button></nav>
<h2>${t.downloadTable}</h2>
<p class="row"><label for="period">${t.period}</label> <input id="period" type="month" min="2017-07"> <label><input type="checkbox" id="quarter"> ${t.quarter}</label></p>
<p class="actions">${download('table12.json', 'JSON')} ${download('table12.xlsx', 'XLSX')} ${download('table12-b2b.csv', 'CSV B2B')} ${download('table12-b2c.csv', 'CSV B2C')}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${t.downloadTable}" data-sums hidden><table><caption class="hidden">${t.downloadTable}</caption><thead><tr>${t.tableNames.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody data-sum-rows></tbody></table></div>
<ul data-sum-remarks></ul>
<h2>${t.downloads}</h2>
<h3>${t.downloadRegister}</h3><p class="actions">${download('register.xlsx', 'XLSX', true)} ${download('register.csv', 'CSV')}</p>
<h3>${t.downloadItems}</h3><p class="actions">${download('items.xlsx', 'XLSX')} ${download('items.csv', 'CSV')}</p>
<h3>${t.downloadImports}</h3><p class="actions">${download('tally.xml', 'Tally XML')} ${download('zoho.csv', 'Zoho CSV')} ${download('erpnext.csv', 'ERPNext CSV')}</p>
<div role="status"><ul data-written></ul></div>
<h3>${t.decisions}</h3>
<p class="soft">${t.decisionsHint}</p>
<p class="actions"><button type="button" data-save-decisions>${t.saveDecisions}</button> <label for="decisions_file">${t.loadDecisions}</label> <input id="decisions_file" type="file" accept=".json"> <button type="button" data-forget-decisions>${t.forgetDecisions}</button></p>
</div>
<dialog class="review" data-review aria-labelledby="finding_title"><form>
<header><h2 id="finding_title" data-review-title></h2><button type="button" data-close>${t.close}</button></header>
<div class="review-body" data-review-body tabindex="-1"></div>
<footer><p class="review-said" role="status" data-review-said></p>
<p data-for-all><label><input type="checkbox" id="for_all" checked> <span data-for-all-text></span></label> <span class="soft" data-only-text></span></p>
<p class="actions"><button class="primary">${t.use}</button> <button type="button" data-skip>${t.skip}</button> <button type="button" data-take-back>${t.takeBack}</button> <button type="button" data-undo-here>${t.undo}</button></p></footer>
</form></dialog>
</section>`,
});
