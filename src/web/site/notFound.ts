// The page for an address that leads nowhere: says so and shows the ways on.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import type { Page, Site } from './shell.ts';

/** `ways`: links. */
export function notFoundPage(
  message: string,
  ways: readonly SafeHtml[],
  search: SafeHtml,
  { missing }: Texts,
): Page & { readonly status: 404 } {
  return {
    title: missing.title,
    description: missing.description,
    // What was asked for may look like another site; nothing links to it.
    path: '/',
    status: 404,
    unlisted: true,
    main: html`<h1>${missing.heading}</h1>
<p>${message}</p>
${search}
${ways.length > 0 && html`<h2>${missing.ways}</h2><ul class="codelist">${ways.map((link) => html`<li>${link}</li>`)}</ul>`}`,
  };
}

/** The pages of the navigation, as ways on. */
export const pageLinks = ({ base, nav }: Pick<Site, 'base' | 'nav'>): readonly SafeHtml[] =>
  nav.map(({ path, label }) => html`<a href="${base}${path}">${label}</a>`);

/** A plain search form for the page that found nothing. */
export const searchForm = (base: string, label: string, value: string, { home }: Texts): SafeHtml =>
  html`<form class="inline" action="${base}/" method="get" role="search"><label for="q">${label}</label> <input id="q" name="q" type="search" value="${value}"> <button class="primary">${home.button}</button></form>`;
