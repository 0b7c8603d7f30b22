// The code finder: a form that works by itself, and becomes search as you type once its script runs.

import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import { resultList, resultSummary } from './card.ts';
import { type DigitLevel, type FinderQuery, find, finderSearch, finderTitle, type TypeFilter } from './find.ts';
import { TARIFF_FILES } from './tariffFiles.ts';
import { grouped } from './words.ts';

const EXAMPLES: readonly { readonly q: string; readonly lang?: string }[] = [
  { q: 'cotton shirt for men' },
  { q: 'mobile charger' },
  { q: 'बासमती चावल', lang: 'hi' },
  { q: 'haldi powder', lang: 'hi-Latn' },
  { q: 'salon haircut' },
  { q: '8517' },
];

const TYPE_LABELS: Readonly<Record<TypeFilter, string>> = { all: 'All', goods: 'Goods', services: 'Services' };
const LEVEL_LABELS: readonly (readonly [DigitLevel, string])[] = [
  [0, 'As found'],
  [4, '4 digits'],
  [6, '6 digits'],
  [8, '8 digits'],
];

function choices<Value extends string | number>(
  legend: string,
  name: string,
  options: readonly (readonly [Value, string])[],
  chosen: Value,
): SafeHtml {
  return html`<fieldset class="choices"><legend>${legend}</legend>${options.map(
    ([value, label]) =>
      html`<label><input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`}><span>${label}</span></label>`,
  )}</fieldset>`;
}

export function finderPage(
  tariff: Tariff,
  query: FinderQuery,
  { base, baseUrl }: Pick<Site, 'base' | 'baseUrl'>,
  today: string,
): Page {
  const meta = tariff.meta();
  const answer = find(tariff, query);
  const asked = query.q !== '';
  const types = Object.entries(TYPE_LABELS) as [TypeFilter, string][];
  return {
    title: finderTitle(query),
    description: `Describe goods or a service in English or Hindi and get the HSN or SAC code with the GST rate, on any date since ${GST_START}.`,
    path: `/${finderSearch(query)}`,
    unlisted: asked,
    scripts: ['finder.js'],
    loads: TARIFF_FILES,
    status: answer.problem === undefined ? 200 : 400,
    structuredData: asked ? undefined : websiteData(baseUrl),
    main: html`
<section class="finder">
<h1>Find the code and the GST rate</h1>
<form action="${base}/" method="get" role="search" data-finder>
<div class="searchbox">
<label for="q">Goods, service or code</label>
<div class="combo"><input id="q" name="q" type="search" value="${query.q}" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="e.g. steel water bottle" enterkeyhint="search" aria-describedby="q-help"><button type="submit" class="primary">Find</button>
<ul id="suggestions" role="listbox" aria-label="Suggestions" hidden></ul></div>
<p id="q-help" class="soft">In English or Hindi, in either script; or the first digits of a code.</p>
</div>
<div class="filters">
${choices('Type', 'type', types, query.type)}
${choices('Digits', 'digits', LEVEL_LABELS, query.digits)}
<p class="date"><label for="as_of">Rates on</label> <input id="as_of" name="as_of" type="date" value="${query.asOf}" min="${GST_START}" max="${today}"></p>
</div>
</form>
<p class="index-state soft" role="status" data-index-state></p>
</section>
<p class="hidden" role="status" aria-live="polite" data-summary>${resultSummary(answer, query)}</p>
<section aria-label="Results" data-results>
<div data-list>${resultList(answer, { base, query, today })}</div>
</section>
<section class="welcome" data-welcome${asked && html` hidden`}>
<p>Try ${EXAMPLES.map(({ q, lang }, at) => html`${at > 0 && ' · '}<a href="${base}/${finderSearch({ ...query, q })}"${lang !== undefined && html` lang="${lang}"`}>${q}</a>`)}</p>
<ul class="tiles">
<li><a href="${base}/browse"><b>Browse</b><span>${grouped(meta.goodsCount)} goods and ${grouped(meta.servicesCount)} service codes by section and chapter</span></a></li>
<li><a href="${base}/bulk"><b>Bulk</b><span>Drop a CSV or XLSX file and get a code for each row, without it leaving your browser</span></a></li>
<li><a href="${base}/names"><b>A–Z</b><span>${grouped(meta.nameCount)} everyday names in English and Hindi</span></a></li>
<li><a href="${base}/docs"><b>API</b><span>Keyless JSON, the same answers for programs</span></a></li>
</ul>
</section>`,
  };
}

function websiteData(baseUrl: string): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Kosh code finder',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    url: `${baseUrl}/`,
  };
}
