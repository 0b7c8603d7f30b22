// The list of all tools: those that compute first, then the prompt tools by category.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';

export function toolsPage(catalog: Catalog, base: string): Page {
  const count = catalog.prompts.length + catalog.calculators.length;
  return {
    title: `All ${count} tools · Kosh`,
    description: `All ${count} tools: ${catalog.calculators.length} that compute in the page and ${catalog.prompts.length} that make a prompt.`,
    path: '/tools',
    main: html`<h1>All ${count} tools</h1>
<section aria-labelledby="computing"><h2 id="computing">Computing in the page</h2>
<ul class="codelist columns">${catalog.calculators.map(({ slug, title }) => html`<li><a href="${base}/tools/${slug}">${title}</a></li>`)}</ul></section>
${catalog.categories().map(
  ({
    slug: category,
    label,
    count: members,
  }) => html`<section aria-labelledby="${category}"><h2 id="${category}">${label} <span class="soft">${members}</span></h2>
<ul class="codelist columns">${catalog.find({ category }).map(({ slug, title }) => html`<li><a href="${base}/tools/${slug}">${title}</a></li>`)}</ul></section>`,
)}`,
  };
}
