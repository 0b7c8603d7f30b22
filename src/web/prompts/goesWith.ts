// What goes with a prompt or a tool: links that take along what was typed.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { html, type SafeHtml } from '../html.ts';
import { englishText } from '../site/english.ts';
import { type ListContext, noted } from './listed.ts';

export function goesWith(catalog: Catalog, slug: string, context: ListContext): SafeHtml | false {
  const { base, texts, hindi } = context;
  const links = catalog.linksOf(slug);
  if (links.length === 0) return false;
  const address = (to: string): string => `${base}/${catalog.get(to) === undefined ? 'tools' : 'prompts'}/${to}`;
  const said = (of: string): string | undefined => (texts.language === 'en' ? undefined : hindi?.hindiOf(of)?.title);
  const title = (of: string): SafeHtml | string => said(of) ?? englishText(catalog.titleOf(of) ?? of, texts);
  return html`<section aria-labelledby="goes-with"><h2 id="goes-with">${texts.calculator.goesWith}</h2><ul>${links.map(
    ({ from, to, hands, why }) =>
      from === slug
        ? html`<li><a href="${address(to)}" data-hands="${JSON.stringify(hands)}">${title(to)}</a>: ${noted(why, context)}</li>`
        : html`<li><a href="${address(from)}">${title(from)}</a></li>`,
  )}</ul></section>`;
}
