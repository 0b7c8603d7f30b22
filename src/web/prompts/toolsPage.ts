// The list of all tools: those that compute first, then the prompt tools by category.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { type ListContext, listedLink } from './listed.ts';

export function toolsPage(catalog: Catalog, context: ListContext): Page {
  const { texts } = context;
  const { tools: words } = texts.catalog;
  const [computing, prompts] = [catalog.calculators.length, catalog.prompts.length];
  const count = computing + prompts;
  const item = (tool: { readonly slug: string; readonly title: string }): SafeHtml =>
    html`<li>${listedLink('tools', tool, context)}</li>`;
  return {
    title: words.title(count),
    description: words.description(count, computing, prompts),
    path: '/tools',
    main: html`<h1>${words.heading(count)}</h1>
<section aria-labelledby="computing"><h2 id="computing">${words.computing}</h2>
<ul class="codelist columns">${catalog.calculators.map(item)}</ul></section>
${catalog.categories().map(
  ({
    slug: category,
    count: members,
  }) => html`<section aria-labelledby="${category}"><h2 id="${category}">${texts.vocabulary.categories[category]} <span class="soft">${members}</span></h2>
<ul class="codelist columns">${catalog.find({ category }).map(item)}</ul></section>`,
)}`,
  };
}
