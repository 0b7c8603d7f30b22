// The A–Z of common names: each name leads to its code.
import { onceInSteps } from '../../steps/once.ts';
import type { Steps } from '../../steps/steps.ts';
import { sortedInSteps } from '../../steps/steps.ts';
import type { Tariff } from '../../tariff/index.ts';
import { rateViews } from '../../tariff/lookup/results.ts';
import { html, type SafeHtml } from '../html.ts';
import { searchForm } from '../site/notFound.ts';
import type { Page, Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { ratesWord, spaced } from './words.ts';

const PAGE_SIZE = 200;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Address word to label: letters, digits, Devanagari. */
const SHELVES: ReadonlyMap<string, string> = new Map([
  ...LETTERS.map((letter) => [letter, letter.toUpperCase()] as const),
  ['0-9', '0–9'] as const,
  ['hindi', 'हिन्दी'] as const,
]);

interface Named {
  readonly name: string;
  readonly number: number;
}

/** The sorted names of a shelf; undefined: there is no such shelf. */
export type NameShelves = (shelf: string) => Steps<readonly Named[] | undefined>;

const NAMES_PER_STEP = 200;

function shelfOf(name: string): string | undefined {
  const first = name.normalize('NFKD').toLowerCase().charAt(0);
  if (first >= 'a' && first <= 'z') return first;
  if (first >= '0' && first <= '9') return '0-9';
  return first >= 'ऀ' && first <= 'ॿ' ? 'hindi' : undefined;
}

/** All names on their shelves, each name and heading once. */
function* namesByShelf({ records }: Tariff): Steps<ReadonlyMap<string, readonly Named[]>> {
  const shelves = new Map<string, Named[]>([...SHELVES.keys()].map((shelf) => [shelf, []]));
  const seen = new Set<string>();
  for (let number = 0; number < records.nameCode.length; number++) {
    if (number % NAMES_PER_STEP === 0) yield;
    const name = records.name(number);
    const shelf = shelfOf(name);
    const key = `${name.toLowerCase()}\t${records.nameCode[number]}`;
    if (shelf === undefined || seen.has(key)) continue;
    seen.add(key);
    shelves.get(shelf)?.push({ name, number });
  }
  return shelves;
}

/** Shelves are filled when the first is asked for, and each is sorted when it is. */
export function shelveNames(tariff: Tariff): NameShelves {
  const unsorted = onceInSteps(() => namesByShelf(tariff));
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const sorted = new Map(
    [...SHELVES.keys()].map((shelf) => [
      shelf,
      onceInSteps(function* () {
        const names = (yield* unsorted()).get(shelf) ?? [];
        return yield* sortedInSteps(names, (a, b) => order.compare(a.name, b.name));
      }),
    ]),
  );
  return function* (shelf) {
    const names = sorted.get(shelf);
    return names && (yield* names());
  };
}

const letterBar = (base: string, here: string | undefined, { names }: Texts): SafeHtml =>
  html`<nav class="letters" aria-label="${names.letters}">${[...SHELVES].map(
    ([shelf, label]) =>
      html`<a href="${base}/names/${shelf}"${shelf === here && html` aria-current="page"`}${shelf === 'hindi' && html` lang="hi"`}>${label}</a>`,
  )}</nav>`;

export function namesPage({ base, texts }: Pick<Site, 'base' | 'texts'>): Page {
  const { names } = texts;
  return {
    title: names.title,
    description: names.description,
    path: '/names',
    main: html`<h1>${names.heading}</h1>
${searchForm(base, texts.finder.label, '', texts)}
${letterBar(base, undefined, texts)}`,
  };
}

/** One page of a shelf; undefined when there is no such shelf or page. Pages count from 1. */
export function shelfPage(
  tariff: Tariff,
  names: readonly Named[] | undefined,
  shelf: string,
  page: number,
  { base, texts }: Pick<Site, 'base' | 'texts'>,
  today: string,
): Page | undefined {
  const { names: words, site } = texts;
  const label = SHELVES.get(shelf);
  if (label === undefined || names === undefined) return undefined;
  const pages = Math.max(1, Math.ceil(names.length / PAGE_SIZE));
  if (page > pages) return undefined;
  const { records } = tariff;
  const shown = names.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const address = (to: number): string => `${base}/names/${shelf}${to > 1 ? `?page=${to}` : ''}`;
  return {
    title: words.shelfTitle(label, page),
    description: words.shelfDescription(label, page, pages),
    path: `/names/${shelf}${page > 1 ? `?page=${page}` : ''}`,
    main: html`<h1>${words.shelfHeading(html`<span${shelf === 'hindi' && html` lang="hi"`}>${label}</span>`)}</h1>
${searchForm(base, texts.finder.label, '', texts)}
${letterBar(base, shelf, texts)}
<p class="soft">${words.countOnPage(names.length, page, pages)}</p>
<ul class="codelist columns">${shown.map(({ name, number }) => {
      const at = records.nameCode[number] ?? 0;
      const code = records.code(at);
      const rates = ratesWord(rateViews(records.rateOn(at, today)), texts);
      const language = records.nameLanguage(number);
      return html`<li><a href="${base}/codes/${code}"><span${language !== texts.language && html` lang="${language}"`}>${name}</span> <b>${spaced(code)}</b></a> <span class="soft">${rates}</span></li>`;
    })}</ul>
<nav class="pager" aria-label="${site.pages}">${page > 1 && html`<a rel="prev" href="${address(page - 1)}">${site.previousPage(page - 1)}</a>`} ${page < pages && html`<a rel="next" href="${address(page + 1)}">${site.nextPage(page + 1)}</a>`}</nav>`,
  };
}

/** Addresses of all shelves, for the sitemap. */
export const shelfPaths = (): readonly string[] => [...SHELVES.keys()].map((shelf) => `/names/${shelf}`);
