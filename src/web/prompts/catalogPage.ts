// The catalog: search, filters, results. A form that works by itself; its script searches while typing.

import type { Catalog, DeferredRecord, PromptRecord } from '../../prompts/catalog/index.ts';
import { html, type SafeHtml } from '../html.ts';
import { englishMark } from '../site/english.ts';
import { addressIn } from '../site/languageLinks.ts';
import type { Page } from '../site/shell.ts';
import type { WayIn } from '../texts/enCatalog.ts';
import type { Texts } from '../texts/index.ts';
import type { ListContext } from './listed.ts';

export interface CatalogQuery {
  readonly q: string;
  readonly category: string;
  readonly role: string;
  readonly india: boolean;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 24;
/** So many are shown where none is about what was asked. */
const NEAREST = 6;

export function readCatalogQuery(parameters: URLSearchParams): CatalogQuery {
  const page = Number(parameters.get('page') ?? '1');
  return {
    q: [...(parameters.get('q') ?? '').trim()].slice(0, 200).join(''),
    category: (parameters.get('category') ?? '').slice(0, 60),
    role: (parameters.get('role') ?? '').slice(0, 60),
    india: ['1', 'true', 'yes', 'on'].includes(parameters.get('india') ?? ''),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

export function catalogSearch({ q, category, role, india, page }: CatalogQuery): string {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  if (category !== '') parameters.set('category', category);
  if (role !== '') parameters.set('role', role);
  if (india) parameters.set('india', '1');
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function promptCard(
  { slug, title, description, category, law }: PromptRecord,
  { base, texts, hindi }: ListContext,
): SafeHtml {
  const { catalog: words, vocabulary } = texts;
  const said = hindi?.hindiOf(slug);
  const mark = said === undefined && englishMark(texts);
  const name = said?.title ?? title;
  return html`<li class="card"><h3><a href="${base}/prompts/${slug}"${mark}>${name}</a></h3><p${mark}>${said?.description ?? description}</p><p class="soft">${vocabulary.categories[category]}${law !== null && html` · <span class="tag">${words.india}</span>`}</p><p class="card-actions scripted"><button type="button" data-copy-template="${slug}" aria-label="${words.copyTemplateOf(name)}">${words.copy}</button> <button type="button" data-favourite="${slug}" data-title="${name}"${mark && html` data-title-language="en"`} aria-pressed="false" aria-label="${words.keep(name)}">☆</button></p></li>`;
}

function toolCard({ slug, title, category, about }: DeferredRecord, { base, texts, hindi }: ListContext): SafeHtml {
  const said = hindi?.hindiOf(slug);
  const mark = said === undefined && englishMark(texts);
  return html`<li class="card"><h3><a href="${base}/tools/${slug}"${mark}>${said?.title ?? title}</a></h3><p${mark}>${said?.description ?? `${about}.`}</p><p class="soft">${texts.vocabulary.categories[category]} · ${texts.catalog.computesInPage}</p></li>`;
}

const option = (value: string, label: string, count: number, chosen: string): SafeHtml =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label} (${count})</option>`;

/** Ways in for who does not search, by who one is: each is a role. */
const WAYS_IN: readonly WayIn[] = [
  ...(['small-business-owner', 'accountant', 'lawyer', 'hr-manager', 'software-engineer', 'citizen'] as const),
];

const waysIn = ({ base, texts: { catalog: words } }: ListContext): SafeHtml =>
  html`<nav aria-label="${words.waysIn}"><ul class="tiles ways">${WAYS_IN.map((role) => {
    const [who, what] = words.ways[role];
    return html`<li><a href="${base}/?role=${role}"><b>${who}</b><span>${what}</span></a></li>`;
  })}</ul></nav>`;

/** Such questions are answered by the code finder; a letter or a notice about a rate is a prompt. */
const ASKS_FOR_CODE = /(?<!\p{L})(?:gst|hsn|sac|tax (?:rate )?(?:on|of)|जीएसटी|एचएसएन)(?!\p{L})/iu;

/** Folded, so that prompts stand on a phone's first screen; what is set is told all the same. */
function filtersInWords({ category, role, india }: CatalogQuery, { catalog: words, vocabulary }: Texts): string {
  const labelOf = (labels: Readonly<Record<string, string>>, slug: string): string => labels[slug] ?? slug;
  const labels = [labelOf(vocabulary.categories, category), labelOf(vocabulary.roles, role), india ? words.india : ''];
  const set = labels.filter((one) => one !== '');
  return set.length === 0 ? words.filters : words.filtersSet(set.join(' · '));
}

/** Without words to rank by, what rests on Indian law comes first. */
const indiaFirst = (prompts: readonly PromptRecord[]): readonly PromptRecord[] => [
  ...prompts.filter(({ law }) => law !== null),
  ...prompts.filter(({ law }) => law === null),
];

/** The tools that compute and fit the search; they are no prompts, so roles and the India filter leave them out. */
function fittingTools(
  { calculators }: Catalog,
  { q, category, role, india, page }: CatalogQuery,
  { hindi }: ListContext,
): readonly DeferredRecord[] {
  if (role !== '' || india || page > 1) return [];
  const words = q.toLowerCase().split(/\s+/);
  return calculators.filter((tool) => {
    const { title = '', description = '' } = hindi?.hindiOf(tool.slug) ?? {};
    const text = `${tool.title} ${tool.about} ${tool.computes} ${title} ${description}`.toLowerCase();
    return (category === '' || tool.category === category) && words.every((word) => text.includes(word));
  });
}

export interface CatalogContext extends ListContext {
  /** Where the code finder is; undefined: not known. */
  readonly codes: string | undefined;
}

/** Nothing in the catalog is about what was asked: what is nearest, and for a question about a rate the code finder alone. */
function nearest(found: readonly PromptRecord[], q: string, { codes, texts }: CatalogContext) {
  const { catalog: words, language } = texts;
  if (!ASKS_FOR_CODE.test(q)) {
    return { prompts: found.slice(0, NEAREST), notice: found.length > 0 && html`<p class="notice">${words.noFit}</p>` };
  }
  const address = addressIn(`${codes}/?${new URLSearchParams({ q })}`, language === 'en' ? '' : language);
  const finder = codes === undefined ? words.codeFinder : html`<a href="${address}">${words.codeFinder}</a>`;
  return { prompts: [], notice: html`<p class="notice">${words.askCodes(finder)}</p>` };
}

export function catalogPage(catalog: Catalog, query: CatalogQuery, context: CatalogContext): Page {
  const { base, texts } = context;
  const { catalog: words, site, vocabulary } = texts;
  const matching = catalog.find({
    q: query.q,
    ...(query.category !== '' && { category: query.category }),
    ...(query.role !== '' && { role: query.role }),
    indiaOnly: query.india,
  });
  const fits = query.q === '' || catalog.fit(query.q, matching) !== 'none';
  const near = fits ? undefined : nearest(matching, query.q, context);
  const found = near?.prompts ?? (query.q === '' ? indiaFirst(matching) : matching);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const tools = fittingTools(catalog, query, context);
  const address = (to: number): string => `${base}/${catalogSearch({ ...query, page: to })}`;
  const filtered = catalogSearch({ ...query, page: 1 }) !== '';
  return {
    title: filtered ? words.titleFor(query.q) : words.title,
    description: words.description(catalog.prompts.length),
    path: `/${catalogSearch(query)}`,
    unlisted: filtered,
    scripts: ['catalog.js'],
    main: html`
<section class="finder" data-catalog-head${query.q !== '' && html` data-asked`}>
<h1>${words.heading}</h1>
<p class="lead">${words.lead}</p>
<form action="${base}/" method="get" role="search" data-catalog>
<div class="searchbox"><label for="q">${words.label}</label>
<div class="combo"><input id="q" name="q" type="search" value="${query.q}" maxlength="200" autocomplete="off" placeholder="${words.placeholder}" enterkeyhint="search"><button class="primary">${texts.home.button}</button></div></div>
<details class="filters-fold"><summary>${filtersInWords(query, texts)}</summary><div class="filters">
<p><label for="category">${words.category}</label> <select id="category" name="category"><option value="">${words.all}</option>${catalog.categories().map(({ slug, count }) => option(slug, vocabulary.categories[slug], count, query.category))}</select></p>
<p><label for="role">${words.role}</label> <select id="role" name="role"><option value="">${words.all}</option>${catalog.roles().map(({ slug, count }) => option(slug, vocabulary.roles[slug], count, query.role))}</select></p>
<p><label class="check"><input type="checkbox" name="india" value="1"${query.india && html` checked`}> ${words.indiaOnly}</label></p>
</div></details>
</form>
<p class="notice" role="alert" data-problem hidden></p>
<p class="hidden" role="status" data-summary></p>
</section>
<div data-results>
${filtered ? query.q === '' && html`<p><a href="${base}/">${words.showAll}</a></p>` : waysIn(context)}
<section class="favourites" data-favourites hidden aria-labelledby="favourites"><h2 id="favourites">${words.favourites}</h2><ul class="codelist columns"></ul><p class="soft">${words.favouritesKept}</p></section>
${near?.notice}
<p class="soft" data-count${found.length === 0 && html` hidden`}>${words.count(found.length, page, pages)}</p>
${!near?.notice && shown.length === 0 && tools.length === 0 && html`<p class="notice">${words.none}</p>`}
<h2 class="hidden">${words.prompts}</h2>
<ul class="cards grid">${shown.map((prompt) => promptCard(prompt, context))}</ul>
<nav class="pager" aria-label="${site.pages}">${page > 1 && html`<a rel="prev" href="${address(page - 1)}">${site.previousPage(page - 1)}</a>`} ${page < pages && html`<a rel="next" href="${address(page + 1)}">${site.nextPage(page + 1)}</a>`}</nav>
${tools.length > 0 && html`<h2>${words.computing}</h2><p class="soft">${words.computingHint}</p><ul class="cards grid">${tools.map((tool) => toolCard(tool, context))}</ul>`}
</div>`,
  };
}
