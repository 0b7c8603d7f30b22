// What goes with a prompt or a tool: links that take along what was typed.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { html, type SafeHtml } from '../html.ts';
import type { HindiOf } from './hindiTexts.ts';

/** `hindiOf`: on a page in Hindi; what has none is marked as English there. */
export function goesWith(
  catalog: Catalog,
  slug: string,
  base: string,
  heading: string,
  hindiOf?: HindiOf,
): SafeHtml | false {
  const links = catalog.linksOf(slug);
  if (links.length === 0) return false;
  const address = (to: string): string => `${base}/${catalog.get(to) === undefined ? 'tools' : 'prompts'}/${to}`;
  const english = (text: string): SafeHtml | string =>
    hindiOf === undefined ? text : html`<span lang="en">${text}</span>`;
  const title = (of: string): SafeHtml | string => hindiOf?.(of)?.title ?? english(catalog.titleOf(of) ?? of);
  return html`<section aria-labelledby="goes-with"><h2 id="goes-with">${heading}</h2><ul>${links.map(
    ({ from, to, hands, why }) =>
      from === slug
        ? html`<li><a href="${address(to)}" data-hands="${JSON.stringify(hands)}">${title(to)}</a>: ${english(why)}</li>`
        : html`<li><a href="${address(from)}">${title(from)}</a></li>`,
  )}</ul></section>`;
}
