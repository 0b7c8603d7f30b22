// The page "Use it in…" of either service: its recipes, with the address under which the reader met it.
import { html, type SafeHtml } from '../html.ts';
import { addressIn } from '../site/languageLinks.ts';
import { type Page, RECIPES_PATH, type Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { type Block, INTRODUCTIONS, RECIPES, type Recipe } from './recipes.ts';
import { addressed, type Piece, piecesOf } from './recipeText.ts';

export function recipesPage(site: Site): Page {
  const { service, base, sister, texts } = site;
  const { recipes: words } = texts;
  const { title, description, other } = words.pages[service];
  const recipes = RECIPES.filter((recipe) => recipe.service === service);
  return {
    title,
    description,
    path: RECIPES_PATH,
    scripts: ['docs.js'],
    main: html`<article class="about recipes"><h1>${words.heading}</h1>
<p class="lead">${shown(INTRODUCTIONS[service], site)}</p>
<nav aria-label="${words.list}"><ul class="chips">${recipes.map((recipe) => html`<li><a class="chip" href="${base}${RECIPES_PATH}#${recipe.id}">${titleOf(recipe, texts)}</a></li>`)}</ul></nav>
${recipes.map((recipe) => recipeSection(recipe, site))}
${sister !== undefined && html`<p><a href="${addressIn(sister + RECIPES_PATH, site.linkLanguage)}">${other}</a></p>`}
</article>`,
  };
}

const titleOf = ({ title }: Recipe, { recipes }: Texts): string => recipes.sentence(title) ?? title;

function recipeSection(recipe: Recipe, site: Site): SafeHtml {
  const title = titleOf(recipe, site.texts);
  return html`<section aria-labelledby="${recipe.id}"><h2 id="${recipe.id}">${title}</h2>${recipe.blocks.map((block) => blockOf(block, title, site))}</section>`;
}

function blockOf(block: Block, title: string, site: Site): SafeHtml {
  if (block.kind === 'text') return html`<p>${shown(block.text, site)}</p>`;
  if (block.kind === 'steps') return html`<ol>${block.steps.map((step) => html`<li>${shown(step, site)}</li>`)}</ol>`;
  const code = atAddress(block.code, site);
  return html`<pre tabindex="0" role="group" aria-label="${title}"><code>${code}</code></pre><p class="actions"><button type="button" class="scripted" data-copy="${code}">${site.texts.recipes.copy}<span class="hidden"> (${title})</span></button></p>`;
}

/** Each page has recipes of its own service only, so the other address does not occur. */
const atAddress = (text: string, { baseUrl }: Site): string => addressed(text, baseUrl, baseUrl);

/** What the language of the page lacks is English and marked. */
function shown(text: string, site: Site): SafeHtml {
  const said = site.texts.recipes.sentence(text);
  const pieces = piecesOf(atAddress(said ?? text, site)).map((piece) => pieceOf(piece, site));
  return said === undefined ? html`<span lang="en">${pieces}</span>` : html`${pieces}`;
}

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
