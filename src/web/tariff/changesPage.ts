// Which rates changed: first the days with their notifications, then the items of a day by what happened to them.

import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { saidName } from './codeName.ts';
import {
  type ChangesQuery,
  changesProblem,
  changesSearch,
  fittingChanges,
  groupedBy,
  moveOf,
  moveText,
  notificationsOfAll,
  type RateChange,
} from './rateChanges.ts';
import { inLanguage } from './spoken.ts';
import { spaced } from './words.ts';

const PAGE_SIZE = 200;
/** So many items of a group are shown at once; the others have an address of their own. */
const OPEN_ITEMS = 20;
const MOST_NOTIFICATIONS = 4;
/** For the address of the API where no day is asked for. */
const EXAMPLE_DAY = '2025-09-22';

interface ChangesContext {
  readonly tariff: Tariff;
  readonly query: ChangesQuery;
  readonly base: string;
  readonly texts: Texts;
}

const address = ({ base, query }: ChangesContext, other: Partial<ChangesQuery>): string =>
  `${base}/changes${changesSearch({ ...query, page: 1, ...other })}`;

export function changesPage(
  tariff: Tariff,
  all: readonly RateChange[],
  query: ChangesQuery,
  { base, texts }: Pick<Site, 'base' | 'texts'>,
  today: string,
): Page {
  const { changes, form } = texts;
  const problem = changesProblem(tariff, query, texts);
  const fitting = problem === undefined ? fittingChanges(tariff, all, query, today) : [];
  const context = { tariff, query, base, texts };
  const isDay = query.from !== '' && query.from === query.to;
  const days = isDay
    ? form.day(query.from)
    : changes.span(form.day(query.from || GST_START), form.day(query.to || today));
  const { from = '', to = '' } = problem === undefined ? query : {};
  const json = `/api/changes?from=${from || EXAMPLE_DAY}${to !== '' ? `&to=${to}` : ''}`;
  const span = query.chapter === '' ? days : changes.inChapter(days, query.chapter);
  return {
    title: problem === undefined ? changes.titleOf(span) : changes.title,
    description: changes.description,
    path: `/changes${changesSearch(query)}`,
    unlisted: changesSearch(query) !== '',
    scripts: ['changes.js'],
    status: problem === undefined ? 200 : 400,
    main: html`
<h1>${changes.heading}</h1>
<p class="soft">${changes.lead}</p>
<section class="mine scripted" aria-labelledby="mine" data-mine data-known="${tariff.meta().asOf}" hidden><h2 id="mine">${changes.mine}</h2><div data-mine-list></div></section>
${filterForm(context)}
${problem !== undefined ? html`<p class="notice" role="alert">${problem}</p>` : shown(fitting, span, isDay, context)}
${exportsLine(context)}
<p class="soft screen">${texts.site.asJson(html`<a href="${base}${json}">${json}</a>`)}</p>`,
  };
}

/** Folded: most readers want the latest days. */
function filterForm({ tariff, query, base, texts }: ChangesContext): SafeHtml {
  const { changes, site } = texts;
  return html`<details class="filters-fold"><summary>${changes.filters}</summary><form action="${base}/changes" method="get" class="filters">
<p><label for="from">${changes.from}</label> <input id="from" name="from" type="date" value="${query.from}" min="${GST_START}"></p>
<p><label for="to">${changes.to}</label> <input id="to" name="to" type="date" value="${query.to}" min="${GST_START}"></p>
<p><label for="chapter">${changes.chapter}</label> <select id="chapter" name="chapter"><option value="">${changes.allChapters}</option>${tariff.records.facts.chapters.map((one) => html`<option value="${one.chapter}"${one.chapter === query.chapter && html` selected`}>${one.chapter} ${inLanguage(one.title, texts)}</option>`)}</select></p>
<p><label for="codes">${changes.codes}</label> <input id="codes" name="codes" value="${query.codes.join(', ')}"></p>
<p><button class="primary">${site.show}</button></p>
</form></details>`;
}

function shown(fitting: readonly RateChange[], span: string, isDay: boolean, context: ChangesContext): SafeHtml {
  const { changes, site } = context.texts;
  const heading = html`<h2>${fitting.length === 0 ? changes.none(span) : changes.count(fitting.length, span)}</h2>`;
  if (context.query.move !== '') return html`${heading}${itemsPage(fitting, context)}`;
  if (isDay)
    return html`${heading}<p><a href="${address(context, { from: '', to: '' })}">${changes.allDays}</a></p>${groups(fitting, context)}`;
  if (context.query.codes.length > 0) return html`${heading}${itemsPage(fitting, context)}`;
  return html`${heading}<ol class="days" aria-label="${site.changes}">${[...groupedBy(fitting, ({ on }) => on)].map(([on, items]) => dayItem(on, items, context))}</ol>`;
}

/** A day with its notifications, and what happened to most items. */
function dayItem(on: string, items: readonly RateChange[], context: ChangesContext): SafeHtml {
  const { changes, form } = context.texts;
  const moves = [...groupedBy(items, moveOf).values()].sort((a, b) => b.length - a.length).slice(0, 3);
  const notifications = notificationsOfAll(items);
  const more =
    notifications.length > MOST_NOTIFICATIONS ? changes.andMore(notifications.length - MOST_NOTIFICATIONS) : '';
  return html`<li><h3><a href="${address(context, { from: on, to: on })}">${form.day(on)}</a> <span class="soft">${changes.items(items.length)}</span></h3>
${notifications.length > 0 && html`<p class="soft">${notifications.slice(0, MOST_NOTIFICATIONS).join(', ')}${more}</p>`}
<p>${moves.map(([first, ...rest], at) => first !== undefined && html`${at > 0 && ' · '}${moveText(first, context.texts)} <span class="soft">(${form.number(rest.length + 1)})</span>`)}</p></li>`;
}

/** The items of a day by what happened: the most first. */
function groups(fitting: readonly RateChange[], context: ChangesContext): SafeHtml {
  const { changes } = context.texts;
  const sorted = [...groupedBy(fitting, moveOf)].sort(([, a], [, b]) => b.length - a.length);
  return html`${sorted.map(([move, items]) => {
    const [first] = items;
    return (
      first !== undefined &&
      html`<details class="move"><summary><strong>${moveText(first, context.texts)}</strong> <span class="soft">${changes.items(items.length)}</span></summary>${itemList(items.slice(0, OPEN_ITEMS), context, false)}${items.length > OPEN_ITEMS && html`<p><a href="${address(context, { move })}">${changes.allOfGroup(items.length)}</a></p>`}</details>`
    );
  })}`;
}

function itemList(items: readonly RateChange[], { tariff, base, texts }: ChangesContext, isMixed: boolean): SafeHtml {
  const { records } = tariff;
  return html`<ul class="codelist">${items.map((change) => {
    const digits = records.code(change.code);
    return html`<li><a href="${base}/codes/${digits}?as_of=${change.on}"><b>${spaced(digits)}</b> <span>${saidName(digits, records.description(change.code), texts)}</span></a> ${isMixed && html`<span class="rates">${moveText(change, texts)} <span class="soft">${texts.form.day(change.on)}</span></span>`}</li>`;
  })}</ul>`;
}

function itemsPage(fitting: readonly RateChange[], context: ChangesContext): SafeHtml {
  const { site, changes } = context.texts;
  const pages = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  const page = Math.min(context.query.page, pages);
  const items = fitting.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return html`${context.query.move !== '' && html`<p><a href="${address(context, { move: '' })}">${changes.back}</a></p>`}${itemList(items, context, true)}
<nav class="pager" aria-label="${site.pages}">${page > 1 && html`<a rel="prev" href="${address(context, { page: page - 1 })}">${site.previousPage(page - 1)}</a>`} ${page < pages && html`<a rel="next" href="${address(context, { page: page + 1 })}">${site.nextPage(page + 1)}</a>`}</nav>`;
}

function exportsLine({ base, query, texts: { changes } }: ChangesContext): SafeHtml {
  const search = changesSearch({ ...query, move: '', page: 1 });
  const link = (ending: string, label: string): SafeHtml =>
    html`<a href="${base}/changes.${ending}${search}">${label}</a>`;
  return html`<p class="screen">${changes.exports(link('csv', 'CSV'), link('atom', changes.atom), link('ics', changes.calendar))}</p>`;
}
