// A tool that computes.
import type { DeferredRecord } from '../../prompts/catalog/index.ts';
import { CATEGORIES } from '../../prompts/vocabulary.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';

export function calculatorPage(
  { slug, title, category, computes }: DeferredRecord,
  _given: URLSearchParams,
  base: string,
): Page {
  return {
    title: `${title} · Kosh`,
    description: `${computes}.`.slice(0, 160),
    path: `/tools/${slug}`,
    main: html`<nav class="crumbs" aria-label="Where this tool stands"><a href="${base}/tools">Tools</a><span aria-hidden="true"> › </span><span aria-current="page">${title}</span></nav>
<h1>${title}</h1><p class="lead">${computes}.</p><p class="soft">${CATEGORIES[category]}</p>`,
  };
}
