// What Kosh is, where codes and rates come from, how sure an answer is, and how to report an error.
import type { Tariff } from '../../tariff/index.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page, Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { type ReportedAnswer, reportSearch } from './report.ts';
import { spaced } from './words.ts';

type AboutSite = Pick<Site, 'base' | 'baseUrl' | 'texts'>;

export function aboutPage(tariff: Tariff, reported: ReportedAnswer, site: AboutSite, today: string): Page {
  const { base, texts } = site;
  const { about, form } = texts;
  const meta = tariff.meta();
  const embedded = `<iframe src="${site.baseUrl}/widget" title="${texts.widget.title}" width="100%" height="420"></iframe>`;
  const link = (path: string, label: string): SafeHtml => html`<a href="${base}${path}">${label}</a>`;
  const section = (id: string, title: string, content: SafeHtml): SafeHtml =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
  return {
    title: about.title,
    description: about.description,
    path: '/about',
    scripts: ['page.js'],
    unlisted: reportSearch(reported) !== '',
    main: html`<article class="about"><h1>${about.heading}</h1>
<p class="lead">${about.lead}</p>
${section('official', about.officialTitle, html`<p>${about.official}</p>`)}
${section('sources', about.sourcesTitle, html`<ul>${about.sources.map((source) => html`<li>${source}</li>`)}</ul>`)}
${section(
  'coverage',
  about.coverageTitle,
  html`<p>${about.coverage({
    goods: form.number(meta.goodsCount),
    services: form.number(meta.servicesCount),
    names: form.number(meta.nameCount),
    start: form.day(GST_START),
    asOf: form.day(meta.asOf),
  })}</p><p>${about.lastDay(form.day(meta.asOf))}</p>`,
)}
${section('sure', about.sureTitle, sureness(texts))}
${section('two-rates', about.twoRatesTitle, html`<p>${about.twoRates}</p>`)}
${section('open', about.openTitle, html`<p>${about.open(tariff.records.debates.openQuestions.length, link('/open-questions', about.openLink))}</p>`)}
${section('privacy', about.privacyTitle, html`<p>${about.privacy}</p>`)}
${section('embed', about.embedTitle, html`<p>${about.embed}</p><pre>${embedded}</pre>`)}
${section('report', about.reportTitle, reportForm(reported, site, today))}
</article>`,
  };
}

const sureness = ({ about, words }: Texts): SafeHtml => html`<p>${about.sure}</p>
<dl class="facts">${[
  [words.veryLikely, about.veryLikely],
  [words.likely, about.likely],
  [words.possible, about.possible],
  [words.guess, about.guess],
].map(([word, meaning]) => html`<div><dt>${word}</dt><dd>${meaning}</dd></div>`)}</dl>
<p>${about.measured}</p>`;

/** A text to copy or to mail; nothing is sent by itself. */
function reportForm({ text, code, rate }: ReportedAnswer, { texts, baseUrl }: AboutSite, today: string): SafeHtml {
  const { about, form } = texts;
  const answer = code === '' ? '' : `${spaced(code)}${rate === '' ? '' : `, ${rate}`}`;
  const lines = about.reportText({ text, answer, day: form.day(today), address: baseUrl });
  const mail = `mailto:?${new URLSearchParams({ subject: about.reportSubject, body: lines }).toString().replaceAll('+', '%20')}`;
  return html`<p>${about.report}</p>
<p><label for="report_text">${about.reportLabel}</label></p>
<textarea id="report_text" rows="8" data-report>${lines}</textarea>
<p class="actions"><button type="button" class="scripted" data-copy-from="#report_text">${about.copyText}</button> <a class="button" href="${mail}" data-mail>${about.mail}</a></p>`;
}
