// The catalog: search, filters, results. A form that works by itself; its script searches while typing.
import type { Catalog, DeferredRecord, PromptRecord } from '../../prompts/catalog/index.ts';
import { CATEGORIES, ROLES } from '../../prompts/vocabulary.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';

export interface CatalogQuery {
  readonly q: string;
  readonly category: string;
  readonly role: string;
  readonly india: boolean;
  /** From 1. */
  readonly page: number;
}

const PAGE_SIZE = 24;

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

export const promptCard = ({ slug, title, description, category, law }: PromptRecord, base: string): SafeHtml =>
  html`<li class="card"><h3><a href="${base}/prompts/${slug}">${title}</a></h3><p>${description}</p><p class="soft">${CATEGORIES[category]}${law !== null && html` · <span class="tag">India</span>`}</p><p class="card-actions scripted"><button type="button" data-copy-template="${slug}" aria-label="Copy the template of ${title}">Copy</button> <button type="button" data-favourite="${slug}" data-title="${title}" aria-pressed="false" aria-label="Keep ${title} as a favourite">☆</button></p></li>`;

const toolCard = ({ slug, title, category, about }: DeferredRecord, base: string): SafeHtml =>
  html`<li class="card"><h3><a href="${base}/tools/${slug}">${title}</a></h3><p>${about}.</p><p class="soft">${CATEGORIES[category]} · computes in the page</p></li>`;

const option = (value: string, label: string, count: number, chosen: string): SafeHtml =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label} (${count})</option>`;

/** How many roles have a chip; the list has all. */
const ROLE_CHIPS = 12;

/** Ways in for who does not search: India, kinds of work, jobs. */
function chips(catalog: Catalog, query: CatalogQuery, base: string): SafeHtml {
  const chip = (change: Partial<CatalogQuery>, label: string, isOn: boolean): SafeHtml =>
    html`<li><a class="chip" href="${base}/${catalogSearch({ ...query, page: 1, ...change })}"${isOn && html` aria-current="true"`}>${label}</a></li>`;
  return html`<nav aria-label="Kinds of work"><ul class="chips">${chip({ india: !query.india }, 'India', query.india)}${catalog
    .categories()
    .map(({ slug, label }) => {
      const isOn = query.category === slug;
      return chip({ category: isOn ? '' : slug }, label, isOn);
    })}</ul></nav>
<nav aria-label="Jobs"><ul class="chips">${catalog
    .roles()
    .slice(0, ROLE_CHIPS)
    .map(({ slug, label }) => {
      const isOn = query.role === slug;
      return chip({ role: isOn ? '' : slug }, label, isOn);
    })}</ul></nav>`;
}

/** Folded, so that prompts stand on a phone's first screen; what is set is told all the same. */
function filtersInWords({ category, role, india }: CatalogQuery): string {
  const labelOf = (labels: Readonly<Record<string, string>>, slug: string): string => labels[slug] ?? slug;
  const set = [labelOf(CATEGORIES, category), labelOf(ROLES, role), india ? 'India' : ''].filter((one) => one !== '');
  return set.length === 0 ? 'Category, role, India' : `Only: ${set.join(' · ')}`;
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
): readonly DeferredRecord[] {
  if (role !== '' || india || page > 1) return [];
  const words = q.toLowerCase().split(/\s+/);
  return calculators.filter(
    (tool) =>
      (category === '' || tool.category === category) &&
      words.every((word) => `${tool.title} ${tool.about} ${tool.computes}`.toLowerCase().includes(word)),
  );
}

export function catalogPage(catalog: Catalog, query: CatalogQuery, base: string): Page {
  const matching = catalog.find({
    q: query.q,
    ...(query.category !== '' && { category: query.category }),
    ...(query.role !== '' && { role: query.role }),
    indiaOnly: query.india,
  });
  const found = query.q === '' ? indiaFirst(matching) : matching;
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const tools = fittingTools(catalog, query);
  const address = (to: number): string => `${base}/${catalogSearch({ ...query, page: to })}`;
  const filtered = catalogSearch({ ...query, page: 1 }) !== '';
  return {
    title: filtered ? `${query.q === '' ? 'Prompts' : query.q} · Kosh prompt catalog` : 'Prompt catalog · Kosh',
    description: `${catalog.prompts.length} working prompts with forms, for accounting, tax, law, HR, sales, software and more; each with its template and source.`,
    path: `/${catalogSearch(query)}`,
    unlisted: filtered,
    scripts: ['catalog.js'],
    main: html`
<section class="finder" data-catalog-head${query.q !== '' && html` data-asked`}>
<h1>Prompts that work, with a form for each</h1>
<p class="lead">Find your task, fill in the form, and copy the prompt into any chat or run it here.</p>
<form action="${base}/" method="get" role="search" data-catalog>
<div class="searchbox"><label for="q">What do you need done?</label>
<div class="combo"><input id="q" name="q" type="search" value="${query.q}" maxlength="200" autocomplete="off" placeholder="e.g. reply to a GST notice" enterkeyhint="search"><button class="primary">Find</button></div></div>
<details class="filters-fold"><summary>${filtersInWords(query)}</summary><div class="filters">
<p><label for="category">Category</label> <select id="category" name="category"><option value="">All</option>${catalog.categories().map(({ slug, label, count }) => option(slug, label, count, query.category))}</select></p>
<p><label for="role">Role</label> <select id="role" name="role"><option value="">All</option>${catalog.roles().map(({ slug, label, count }) => option(slug, label, count, query.role))}</select></p>
<p><label class="check"><input type="checkbox" name="india" value="1"${query.india && html` checked`}> India-specific only</label></p>
</div></details>
</form>
</section>
<div data-results>
${chips(catalog, query, base)}
<section class="favourites" data-favourites hidden aria-labelledby="favourites"><h2 id="favourites">Your favourites</h2><ul class="codelist columns"></ul><p class="soft">Kept in this browser only.</p></section>
<p role="status" class="soft" data-count>${found.length} ${found.length === 1 ? 'prompt' : 'prompts'}${pages > 1 && `, page ${page} of ${pages}`}</p>
${shown.length === 0 && tools.length === 0 && html`<p class="notice">Nothing fits. Use fewer words, or take away a filter.</p>`}
<h2 class="hidden">Prompts</h2>
<ul class="cards grid">${shown.map((prompt) => promptCard(prompt, base))}</ul>
<nav class="pager" aria-label="Pages">${page > 1 && html`<a rel="prev" href="${address(page - 1)}">Page ${page - 1}</a>`} ${page < pages && html`<a rel="next" href="${address(page + 1)}">Page ${page + 1}</a>`}</nav>
${tools.length > 0 && html`<h2>Tools that compute</h2><p class="soft">No language model: the page works the answer out, and shows how.</p><ul class="cards grid">${tools.map((tool) => toolCard(tool, base))}</ul>`}
</div>`,
  };
}

export const roleLabel = (slug: keyof typeof ROLES): string => ROLES[slug];
