// What changed in the prompts, the newest first, for people; the feed and the API have the same.
import { type Catalog, changesOf } from '../../prompts/catalog/index.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { type ListContext, listedTitle, noted } from './listed.ts';

const MOST_SHOWN = 100;

export function promptChangesPage(catalog: Catalog, lawOnly: boolean, context: ListContext): Page {
  const { base, texts } = context;
  const { catalog: lists, prompt: promptWords, calculator } = texts;
  const { changes: words } = lists;
  const { total, results } = changesOf(catalog, { lawOnly, limit: MOST_SHOWN, offset: 0 }, base);
  const other = lawOnly
    ? html`<a href="${base}/changes">${words.showAll}</a>`
    : html`<a href="${base}/changes?law=1">${words.showLaw}</a>`;
  return {
    title: lawOnly ? words.lawTitle : words.title,
    description: words.description,
    path: '/changes',
    unlisted: lawOnly,
    main: html`<h1>${lawOnly ? words.lawHeading : words.heading}</h1>
<p class="lead">${words.lead}</p>
<p>${other} · <a href="${base}/changes.atom${lawOnly && '?law=1'}">${promptWords.feed}</a> · <a href="${base}/api/changes${lawOnly && '?law=1'}">JSON</a></p>
<ul>${results.map(
      ({ slug, title, version, date, law, what, url }) =>
        html`<li>${calculator.day(date)} <a href="${url}#version-${version}">${words.version(listedTitle({ slug, title }, context), version)}</a>${law && html` <span class="tag">${promptWords.lawTag}</span>`}: ${noted(what, context)}</li>`,
    )}</ul>
${total > results.length && html`<p class="soft">${words.newest(results.length, total)}</p>`}`,
  };
}
