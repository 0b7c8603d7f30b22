// What changed in the prompts, the newest first, for people; the feed and the API have the same.
import { type Catalog, changesOf } from '../../prompts/catalog/index.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';

const MOST_SHOWN = 100;

export function promptChangesPage(catalog: Catalog, lawOnly: boolean, base: string): Page {
  const { total, results } = changesOf(catalog, { lawOnly, limit: MOST_SHOWN, offset: 0 }, base);
  const other = lawOnly
    ? html`<a href="${base}/changes">Show all changes</a>`
    : html`<a href="${base}/changes?law=1">Show changes of law alone</a>`;
  return {
    title: lawOnly ? 'Changes of law in the prompts · Kosh' : 'Changes of the prompts · Kosh',
    description: 'Versions of the prompts, the newest first, with changes of law marked.',
    path: '/changes',
    unlisted: lawOnly,
    main: html`<h1>${lawOnly ? 'Changes of law in the prompts' : 'Changes of the prompts'}</h1>
<p class="lead">Template, fields or law of these prompts changed; each leads to its versions and what went and came.</p>
<p>${other} · <a href="${base}/changes.atom${lawOnly && '?law=1'}">feed</a> · <a href="${base}/api/changes${lawOnly && '?law=1'}">JSON</a></p>
<ul>${results.map(
      ({ title, version, date, law, what, url }) =>
        html`<li>${date} <a href="${url}#version-${version}">${title}, version ${version}</a>${law && html` <span class="tag">law</span>`}: ${what}</li>`,
    )}</ul>
${total > results.length && html`<p class="soft">The newest ${results.length} of ${total}.</p>`}`,
  };
}
