// The field for a shop's own list, on the pages that answer whole files.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';

export const ownNamesField = ({ ownNames }: Texts): SafeHtml =>
  html`<details><summary>${ownNames.summary}</summary>
<p class="row"><label for="own_names">${ownNames.file}</label> <input id="own_names" type="file" accept=".csv,text/csv"> <button type="button" data-no-names hidden>${ownNames.leave}</button></p>
<p class="soft">${ownNames.hint}</p></details>
<p class="soft" role="status" data-names-said></p>`;
