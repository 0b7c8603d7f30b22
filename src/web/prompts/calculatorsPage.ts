// The calculators by themselves: what each works out, in one list that a word narrows.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import type { HindiOf, HindiTexts } from './hindiTexts.ts';

const hindiTitle = (own: HindiTexts | undefined): SafeHtml | false =>
  own !== undefined && html`<p lang="hi">${own.title}</p>`;

/** `q`: words that must stand in the title or in what is said of it. */
export function calculatorsPage(
  { calculators }: Catalog,
  q: string,
  { base, texts }: Pick<Site, 'base' | 'texts'>,
  hindiOf: HindiOf,
): Page {
  const { calculator: words, language } = texts;
  const asked = q.toLowerCase().split(/\s+/);
  const fitting = calculators.filter(({ slug, title, about, computes }) => {
    const { title: inHindi = '', description = '' } = hindiOf(slug) ?? {};
    const text = `${title} ${about} ${computes} ${inHindi} ${description}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  const card = ({ slug, title, category, about }: (typeof fitting)[number]): SafeHtml => {
    const own = hindiOf(slug);
    const spoken = language === 'en' ? undefined : own;
    return html`<li class="card"><h2><a href="${base}/tools/${slug}">${spoken?.title ?? title}</a></h2><p>${spoken?.description ?? `${about}.`}</p>${spoken === undefined && hindiTitle(own)}<p class="soft">${texts.vocabulary.categories[category]}</p></li>`;
  };
  return {
    title: words.listTitle,
    description: words.listDescription(calculators.length),
    path: '/calculators',
    unlisted: q !== '',
    main: html`<h1>${words.heading}</h1>
<p class="lead">${words.lead}</p>
<form class="inline" action="${base}/calculators" method="get" role="search"><label for="q">${words.find}</label> <input id="q" name="q" type="search" value="${q}"> <button class="primary">${words.findButton}</button></form>
${fitting.length === 0 && html`<p class="notice">${words.none} <a href="${base}/calculators">${words.showAll(calculators.length)}</a></p>`}
<ul class="cards grid">${fitting.map(card)}</ul>`,
  };
}
