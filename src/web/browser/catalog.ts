// The catalog while typing: asks for the same page and takes over its results; copies templates and keeps favourites.
import { texts } from '../texts/ofPage.ts';
import { copyText, say } from './copy.ts';
import { type Favourite, keptFavourites, toggleFavourite } from './favourites.ts';
import { addressKept, switchLeadsTo } from './language.ts';
import { showProblem } from './problem.ts';
import { isTouched } from './touched.ts';

const form = document.querySelector<HTMLFormElement>('[data-catalog]');
const results = document.querySelector<HTMLElement>('[data-results]');
const head = document.querySelector<HTMLElement>('[data-catalog-head]');
const problem = document.querySelector<HTMLElement>('[data-problem]');
/** Outside of what is replaced: screen readers tell only what changes in a place that they know. */
const summary = document.querySelector<HTMLElement>('[data-summary]');
const { promptScript: words } = texts;
const { dataset, lang: pageLanguage } = document.documentElement;
const { base = '' } = dataset;

let turn = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

function addressOf(of: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(of)) if (value !== '') parameters.set(name, String(value));
  const text = parameters.toString();
  return `${base}/${text === '' ? '' : `?${text}`}`;
}

/** Undefined: no such page came. */
async function pageAt(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  } catch {
    return undefined;
  }
}

async function refresh(address: string): Promise<void> {
  const mine = ++turn;
  const page = await pageAt(address);
  if (mine !== turn || results === null) return;
  const fresh = page?.querySelector('[data-results]');
  // What is listed answers an earlier question, and says so.
  if (problem !== null) showProblem(problem, fresh ? '' : words.noAnswer);
  if (!fresh) {
    addEventListener('online', () => mine === turn && void refresh(address), { once: true });
    return;
  }
  results.replaceChildren(...fresh.childNodes);
  if (summary !== null) summary.textContent = results.querySelector('[data-count]')?.textContent ?? '';
  const fold = head?.querySelector('summary');
  if (fold) fold.textContent = page?.querySelector('[data-catalog-head] summary')?.textContent ?? '';
  head?.toggleAttribute('data-asked', page?.querySelector('[data-catalog-head][data-asked]') !== null);
  showFavourites(keptFavourites());
}

/** Marks the cards and lists what was kept. */
function showFavourites(kept: readonly Favourite[]): void {
  const slugs = new Set(kept.map(({ slug }) => slug));
  for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    const isKept = slugs.has(button.dataset.favourite ?? '');
    button.setAttribute('aria-pressed', String(isKept));
    button.textContent = isKept ? '★' : '☆';
  }
  const section = document.querySelector<HTMLElement>('[data-favourites]');
  if (section === null) return;
  section.hidden = kept.length === 0;
  section.querySelector('ul')?.replaceChildren(
    ...kept.map(({ slug, title, language }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = addressKept(`${base}/prompts/${slug}`);
      link.textContent = title;
      if (language !== pageLanguage) link.lang = language;
      item.append(link);
      return item;
    }),
  );
}

async function copyTemplate(slug: string): Promise<void> {
  const response = await fetch(`${base}/api/prompts/${encodeURIComponent(slug)}`);
  const body = (await response.json()) as { readonly prompt_template?: string; readonly error?: string };
  if (body.prompt_template === undefined) say(body.error ?? words.notCopied);
  else await copyText(body.prompt_template, words.templateCopied);
}

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('[data-copy-template], [data-favourite]') : null;
  const { copyTemplate: slug, favourite, title = '', titleLanguage: language = pageLanguage } = button?.dataset ?? {};
  if (slug !== undefined) copyTemplate(slug).catch(() => say(words.notConnected));
  if (favourite !== undefined) showFavourites(toggleFavourite({ slug: favourite, title, language }));
});
showFavourites(keptFavourites());

if (form !== null) {
  const change = (): void => {
    const address = addressOf(form);
    history.replaceState(null, '', address);
    switchLeadsTo(address);
    void refresh(address);
  };
  form.addEventListener('input', (event) => {
    clearTimeout(waiting);
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'search';
    waiting = setTimeout(change, typing ? 120 : 0);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    change();
  });
  const box = form.querySelector<HTMLInputElement>('input[type=search]');
  if (box !== null && isTouched(box)) change();
}
