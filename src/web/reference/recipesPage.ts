// The page "Use it in…" of either service: its recipes, with the address under which the reader met it.
import { html, type SafeHtml } from '../html.ts';
import { type Page, RECIPES_PATH, type Site } from '../site/shell.ts';
import { type Block, INTRODUCTIONS, RECIPES, type Recipe } from './recipes.ts';
import { addressed, type Piece, piecesOf } from './recipeText.ts';

const PAGES = {
  tariff: {
    title: 'HSN codes and GST rates in Google Sheets, Excel, Tally, Zoho, Python and agents · Kosh',
    description:
      'How to get HSN and SAC codes with GST rates into Google Sheets, Excel, Tally, Zoho Books, Busy, ERPNext, Python, JavaScript, curl and agents over MCP.',
    other: 'Prompts and calculators in other programs',
  },
  prompts: {
    title: 'Prompts and calculators in your own programs and agents · Kosh',
    description: 'How to use the prompts and calculators with curl, JavaScript, as files and from agents over MCP.',
    other: 'Codes and rates in Google Sheets, Excel, Tally and other programs',
  },
} as const;

export function recipesPage(site: Site): Page {
  const { service, base, sister } = site;
  const { title, description, other } = PAGES[service];
  const recipes = RECIPES.filter((recipe) => recipe.service === service);
  return {
    title,
    description,
    path: RECIPES_PATH,
    mainLanguage: 'en',
    scripts: ['docs.js'],
    main: html`<article class="about recipes"><h1>Use it in…</h1>
<p class="lead">${shown(INTRODUCTIONS[service], site)}</p>
<nav aria-label="Recipes"><ul class="chips">${recipes.map((recipe) => html`<li><a class="chip" href="${base}${RECIPES_PATH}#${recipe.id}">${recipe.title}</a></li>`)}</ul></nav>
${recipes.map((recipe) => recipeSection(recipe, site))}
${sister !== undefined && html`<p><a href="${sister}${RECIPES_PATH}">${other}</a></p>`}
</article>`,
  };
}

const recipeSection = ({ id, title, blocks }: Recipe, site: Site): SafeHtml =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${blocks.map((block) => blockOf(block, title, site))}</section>`;

function blockOf(block: Block, title: string, site: Site): SafeHtml {
  if (block.kind === 'text') return html`<p>${shown(block.text, site)}</p>`;
  if (block.kind === 'steps') return html`<ol>${block.steps.map((step) => html`<li>${shown(step, site)}</li>`)}</ol>`;
  const code = atAddress(block.code, site);
  return html`<pre tabindex="0" aria-label="${title}"><code>${code}</code></pre><p class="actions"><button type="button" class="scripted" data-copy="${code}">Copy<span class="hidden"> (${title})</span></button></p>`;
}

/** Each page has recipes of its own service only, so the other address does not occur. */
const atAddress = (text: string, { baseUrl }: Site): string => addressed(text, baseUrl, baseUrl);

const shown = (text: string, site: Site): readonly SafeHtml[] =>
  piecesOf(atAddress(text, site)).map((piece) => pieceOf(piece, site));

function pieceOf(piece: Piece, { base, assets }: Site): SafeHtml {
  if (piece.kind === 'link') {
    const { text, to, target } = piece;
    return to === 'file'
      ? html`<a href="${base}${assets.path(target)}" download="${target}">${text}</a>`
      : html`<a href="${base}${target}">${text}</a>`;
  }
  if (piece.kind === 'code') return html`<code>${piece.text}</code>`;
  return piece.kind === 'bold' ? html`<b>${piece.text}</b>` : html`${piece.text}`;
}
