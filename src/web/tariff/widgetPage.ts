// The finder for other sites: a box and the first answer, without the frame of the site, made to be embedded.
import type { Tariff } from '../../tariff/index.ts';
import { html, type SafeHtml } from '../html.ts';
import { linksIn } from '../site/languageLinks.ts';
import { PAGE_HEADERS } from '../site/send.ts';
import type { Site } from '../site/shell.ts';
import { type CardContext, confidenceBar, heading, lines, replacedBy } from './card.ts';
import { saidName } from './codeName.ts';
import { type FinderAnswer, type FinderQuery, find, finderSearch } from './find.ts';
import { rateList } from './rateList.ts';
import { spaced } from './words.ts';

const { 'X-Frame-Options': _, ...framed } = PAGE_HEADERS;

/** Any site may show this page within its own, and no script runs in it. Other pages may not: links to them open apart. */
export const WIDGET_HEADERS = {
  ...framed,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors *",
} as const;

/** Beside the first, where several codes are possible: a frame has little room. */
const MOST_OTHERS = 3;

/** The whole document: the frame of other pages would be too much within another site. */
export function widgetPage(tariff: Tariff, query: FinderQuery, { base, assets, texts, linkLanguage }: Site): string {
  const { finder, home, widget } = texts;
  const full = `${base}/${finderSearch(query)}`;
  const whole = html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${widget.title}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${base}${assets.path('style.css')}">
</head>
<body class="widget">
<main>
<h1>${widget.title}</h1>
<form action="${base}/widget" method="get" role="search"><div class="searchbox"><label for="q">${finder.label}</label><div class="combo"><input id="q" name="q" type="search" value="${query.q}" autocomplete="off" placeholder="${home.placeholder}"><button class="primary">${home.button}</button></div></div></form>
${query.q !== '' && answer(find(tariff, query), { base, query, today: tariff.today, texts })}
<p class="soft"><a href="${full}">${widget.more}</a></p>
</main>
</body>
</html>`;
  return apart(linksIn(String(whole), base, linkLanguage));
}

/** Texts are escaped, so that only links begin like this. */
const apart = (page: string): string => page.replaceAll('<a ', '<a target="_blank" ');

type Asked = Pick<CardContext, 'base' | 'query' | 'today' | 'texts'>;

function answer(found: FinderAnswer, context: Asked): SafeHtml {
  const { base, query, today, texts } = context;
  const { status } = found;
  const [first, ...others] = found.found;
  if (first === undefined || status === 'too_vague') {
    return html`<p class="notice">${first === undefined ? texts.finder.notFound : texts.finder.tooVague}</p>`;
  }
  const { result, goods } = first;
  const { hsn_sac: code } = result;
  const isOpen = status === 'ambiguous';
  return html`${heading(query, today, texts)}${isOpen && html`<p class="notice">${texts.finder.ambiguous}</p>`}<article class="card" aria-label="${spaced(code)}"><div class="card-head"><h3 class="code">${spaced(code)}</h3>${confidenceBar(result.confidence, base, texts)}</div><p class="description">${saidName(code, result.description, texts)}</p>${replacedBy(result, base, texts)}${rateList(result, texts, goods)}</article>${isOpen && lines(found, others.slice(0, MOST_OTHERS), context)}`;
}
