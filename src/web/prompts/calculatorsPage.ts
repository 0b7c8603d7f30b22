// The calculators by themselves: what each works out, in one list that a word narrows.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { CATEGORIES } from '../../prompts/vocabulary.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import type { HindiOf, HindiTexts } from './hindiTexts.ts';

const hindiTitle = (own: HindiTexts | undefined): SafeHtml | false =>
  own !== undefined && html`<p lang="hi">${own.title}</p>`;

/** `q`: words that must stand in the title or in what is said of it. */
export function calculatorsPage({ calculators }: Catalog, q: string, base: string, hindiOf: HindiOf): Page {
  const words = q.toLowerCase().split(/\s+/);
  const fitting = calculators.filter(({ slug, title, about, computes }) => {
    const { title: inHindi = '', description = '' } = hindiOf(slug) ?? {};
    const text = `${title} ${about} ${computes} ${inHindi} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    title: 'Calculators for GST, salary, loans and deadlines · Kosh',
    description: `${calculators.length} calculators for Indian tax, pay, loans and dates. They work in the page; nothing is sent.`,
    path: '/calculators',
    unlisted: q !== '',
    main: html`<h1>Calculators</h1>
<p class="lead">They work in the page, without a language model; what you type stays in your browser.</p>
<form class="inline" action="${base}/calculators" method="get" role="search"><label for="q">Find a calculator</label> <input id="q" name="q" type="search" value="${q}"> <button class="primary">Find</button></form>
${fitting.length === 0 && html`<p class="notice">No calculator has these words. <a href="${base}/calculators">Show all ${calculators.length}</a></p>`}
<ul class="cards grid">${fitting.map(({ slug, title, category, about }) => html`<li class="card"><h2><a href="${base}/tools/${slug}">${title}</a></h2><p>${about}.</p>${hindiTitle(hindiOf(slug))}<p class="soft">${CATEGORIES[category]}</p></li>`)}</ul>`,
  };
}
