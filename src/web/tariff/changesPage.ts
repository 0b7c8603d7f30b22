// Which rates changed: by days and chapter, the latest first.

import type { Tariff } from '../../tariff/index.ts';
import { isChange } from '../../tariff/lookup/changes.ts';
import { rateViews } from '../../tariff/lookup/results.ts';
import { GST_START } from '../../tariff/model/days.ts';
import type { RatePeriod } from '../../tariff/model/rates.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import { en as texts } from '../texts/en.ts';
import { isWrongDay } from './find.ts';
import { ratesWord, spaced } from './words.ts';

const PAGE_SIZE = 100;

export interface ChangesQuery {
  /** ISO dates, both inclusive; empty: since GST began, until today. */
  readonly from: string;
  readonly to: string;
  /** Two digits; empty: all. */
  readonly chapter: string;
  /** From 1. */
  readonly page: number;
}

/** One code on one day; what the rates were is read when it is shown. */
interface Change {
  readonly code: number;
  /** The place of the new period in the code's history. */
  readonly period: number;
  readonly on: string;
}

export type Changes = readonly Change[];

/** Every change since GST began, the latest first; an entry that only moved to another notification is none. */
export function gatherChanges({ records }: Tariff): Changes {
  const found: Change[] = [];
  for (let code = 0; code < records.length; code++) {
    const history = records.rateHistory(code);
    for (const [period, after] of history.entries()) {
      const before = history[period - 1];
      if (before === undefined || !isChange(before, after)) continue;
      found.push({ code, period, on: after.from });
    }
  }
  return found.sort((a, b) => (a.on === b.on ? a.code - b.code : a.on < b.on ? 1 : -1));
}

export function readChangesQuery(parameters: URLSearchParams): ChangesQuery {
  const text = (name: string): string => (parameters.get(name) ?? '').trim().slice(0, 40);
  const page = Number(parameters.get('page') ?? '1');
  return {
    from: text('from'),
    to: text('to'),
    chapter: text('chapter'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query part of the address, only with what differs from the ordinary. */
export function changesSearch({ from, to, chapter, page }: ChangesQuery): string {
  const parameters = new URLSearchParams();
  if (from !== '') parameters.set('from', from);
  if (to !== '') parameters.set('to', to);
  if (chapter !== '') parameters.set('chapter', chapter);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function problemOf({ records }: Tariff, { from, to, chapter }: ChangesQuery): string | undefined {
  if (chapter !== '' && !records.facts.chapters.some((one) => one.chapter === chapter)) {
    return `There is no chapter ${chapter}.`;
  }
  if (isWrongDay(from) || isWrongDay(to)) return texts.finder.wrongDay(GST_START);
  return from !== '' && to !== '' && to < from ? 'The last day must not be before the first.' : undefined;
}

const wordsOf = (period: RatePeriod | undefined): string =>
  period === undefined ? '' : ratesWord(rateViews(period), texts);

function row({ records }: Tariff, { code, period, on }: Change, base: string): SafeHtml {
  const history = records.rateHistory(code);
  const before = wordsOf(history[period - 1]);
  const after = wordsOf(history[period]);
  const digits = records.code(code);
  return html`<tr><td class="brief">${texts.form.day(on)}</td><td class="brief"><a href="${base}/codes/${digits}?as_of=${on}">${spaced(digits)}</a></td><td>${records.description(code)}</td><td>${before}</td><td>${after}${before === after && html` <span class="soft">by other conditions</span>`}</td></tr>`;
}

export function changesPage(tariff: Tariff, all: Changes, query: ChangesQuery, { base }: Site, today: string): Page {
  const { chapters } = tariff.records.facts;
  const { chapter } = query;
  const problem = problemOf(tariff, query);
  const [from, to] = [query.from === '' ? GST_START : query.from, query.to === '' ? today : query.to];
  const fitting =
    problem === undefined
      ? all.filter(({ code, on }) => on >= from && on <= to && tariff.records.code(code).startsWith(chapter))
      : [];
  const pages = Math.max(1, Math.ceil(fitting.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const shown = fitting.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const address = (to: number): string => `${base}/changes${changesSearch({ ...query, page: to })}`;
  const span = `from ${texts.form.day(from)} to ${texts.form.day(to)}${chapter === '' ? '' : ` in chapter ${chapter}`}`;
  return {
    title: `GST rate changes${problem === undefined ? ` ${span}` : ''} · Kosh`,
    description: 'Which HSN and SAC codes changed their GST rate on which day, before and after, since July 2017.',
    path: `/changes${changesSearch(query)}`,
    unlisted: changesSearch(query) !== '',
    status: problem === undefined ? 200 : 400,
    main: html`
<h1>Rate changes</h1>
<p class="soft">Where a rate or its condition changed. Entries that only moved to another notification are left out.</p>
<form action="${base}/changes" method="get" class="filters">
<p><label for="from">From</label> <input id="from" name="from" type="date" value="${query.from}" min="${GST_START}"></p>
<p><label for="to">To</label> <input id="to" name="to" type="date" value="${query.to}" min="${GST_START}"></p>
<p><label for="chapter">Chapter</label> <select id="chapter" name="chapter"><option value="">All</option>${chapters.map((one) => html`<option value="${one.chapter}"${one.chapter === chapter && html` selected`}>${one.chapter} ${one.title}</option>`)}</select></p>
<p><button class="primary">Show</button></p>
</form>
${problem !== undefined ? html`<p class="notice" role="alert">${problem}</p>` : list(span, fitting.length, page, pages, html`${shown.map((change) => row(tariff, change, base))}`)}
<nav class="pager" aria-label="Pages">${page > 1 && html`<a rel="prev" href="${address(page - 1)}">Page ${page - 1}</a>`} ${page < pages && html`<a rel="next" href="${address(page + 1)}">Page ${page + 1}</a>`}</nav>
<p class="soft screen">As JSON: <a href="${base}/api/changes?from=2025-09-22">/api/changes?from=2025-09-22</a></p>`,
  };
}

function list(span: string, count: number, page: number, pages: number, rows: SafeHtml): SafeHtml {
  const heading = html`<h2>${count === 0 ? 'No change' : `${texts.form.number(count)} ${count === 1 ? 'change' : 'changes'}`} ${span}</h2>`;
  if (count === 0) return heading;
  return html`${heading}${pages > 1 && html`<p class="soft">Page ${page} of ${pages}, the latest first</p>`}
<div class="scroll" tabindex="0" role="region" aria-label="Rate changes"><table><thead><tr><th scope="col">On</th><th scope="col">Code</th><th scope="col">Description</th><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
