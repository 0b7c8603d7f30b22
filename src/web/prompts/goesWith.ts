// What goes with a prompt or a tool: links that take along what was typed.
import type { Catalog } from '../../prompts/catalog/index.ts';
import { html, type SafeHtml } from '../html.ts';

export function goesWith(catalog: Catalog, slug: string, base: string, heading: string): SafeHtml | false {
  const links = catalog.linksOf(slug);
  if (links.length === 0) return false;
  const address = (to: string): string => `${base}/${catalog.get(to) === undefined ? 'tools' : 'prompts'}/${to}`;
  return html`<section aria-labelledby="goes-with"><h2 id="goes-with">${heading}</h2><ul>${links.map(
    ({ from, to, hands, why }) =>
      from === slug
        ? html`<li><a href="${address(to)}" data-hands="${JSON.stringify(hands)}">${catalog.titleOf(to) ?? to}</a>: ${why}</li>`
        : html`<li><a href="${address(from)}">${catalog.titleOf(from) ?? from}</a></li>`,
  )}</ul></section>`;
}
