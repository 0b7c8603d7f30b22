// The code finder: a form that works by itself, and becomes search as you type once its script runs.

import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import { calculatorOf, type Page, RECIPES_PATH, type Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { resultList, resultSummary } from './card.ts';
import { plainName } from './codeName.ts';
import { filterForm } from './filters.ts';
import { type FinderQuery, find, finderSearch, finderTitle } from './find.ts';
import { answerInShort } from './share.ts';
import { TARIFF_FILES } from './tariffFiles.ts';

/** The language of examples that are not in that of the page. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  'बासमती चावल': 'hi',
  'haldi powder': 'hi-Latn',
  'basmati chawal': 'hi-Latn',
};

export type FinderSite = Pick<Site, 'service' | 'base' | 'baseUrl' | 'texts' | 'sister'>;

export function finderPage(tariff: Tariff, query: FinderQuery, site: FinderSite, today: string): Page {
  const { base, baseUrl, texts } = site;
  const { finder, home } = texts;
  const answer = find(tariff, query);
  const asked = query.q !== '';
  const [first] = answer.status === 'too_vague' ? [] : answer.found;
  const context = { base, query, today, texts, calculator: calculatorOf(site), baseUrl };
  return {
    title: finderTitle(query, texts),
    description: home.description(GST_START),
    path: `/${finderSearch(query)}`,
    unlisted: asked,
    ...(first !== undefined && {
      shared: {
        title: `${query.q}: ${answerInShort(first.result, texts)}`,
        description: plainName(first.result.hsn_sac, first.result.description, texts),
      },
    }),
    scripts: ['finder.js'],
    loads: TARIFF_FILES,
    status: answer.isWrongDay ? 400 : 200,
    structuredData: asked ? undefined : websiteData(baseUrl, texts),
    main: html`
<section class="finder" data-finder-head${asked && html` data-asked`}>
<h1>${home.heading}</h1>
<form action="${base}/" method="get" role="search" data-finder>
<div class="searchbox">
<label for="q">${finder.label}</label>
<div class="combo"><input id="q" name="q" type="search" value="${query.q}" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="${home.placeholder}" enterkeyhint="search" aria-describedby="q-help"><button type="submit" class="primary">${home.button}</button></div>
<ul id="suggestions" role="listbox" aria-label="${home.suggestions}" hidden></ul>
<p id="q-help" class="soft">${home.help}</p>
</div>
${filterForm(query, texts, today)}
</form>
<p class="index-state soft" role="status" data-index-state></p>
</section>
<p class="hidden" role="status" aria-live="polite" data-summary>${resultSummary(answer, query, texts)}</p>
<section aria-label="${home.results}" data-results>
<div data-list>${resultList(answer, context)}</div>
</section>
${welcome(tariff, query, base, texts)}`,
  };
}

/** What this is and where to begin, until something is asked. */
function welcome(tariff: Tariff, query: FinderQuery, base: string, texts: Texts): SafeHtml {
  const { home, site, form } = texts;
  const meta = tariff.meta();
  const tiles = [
    ['/browse', site.browse, home.browseTile(form.number(meta.goodsCount), form.number(meta.servicesCount))],
    ['/bulk', site.bulk, home.bulkTile],
    ['/names', site.names, home.namesTile(form.number(meta.nameCount))],
    [RECIPES_PATH, site.useItInShort, home.recipesTile],
  ] as const;
  return html`<section class="welcome" data-welcome${query.q !== '' && html` hidden`}>
<p>${home.tryThese} ${home.examples.map((q, at) => html`${at > 0 && ' · '}<a href="${base}/${finderSearch({ ...query, q })}"${LANGUAGE_OF[q] !== undefined && html` lang="${LANGUAGE_OF[q]}"`}>${q}</a>`)}</p>
<p>${home.about(html`<a href="${base}/about">${home.aboutLink}</a>`)}</p>
<ul class="tiles">${tiles.map(([path, name, about]) => html`<li><a href="${base}${path}"><b>${name}</b><span>${about}</span></a></li>`)}</ul>
</section>`;
}

function websiteData(baseUrl: string, { home }: Texts): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: home.appName,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    url: `${baseUrl}/`,
  };
}
