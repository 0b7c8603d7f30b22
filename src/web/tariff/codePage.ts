// Everything about one code on one page, made for reading, printing and citing.

import type { Tariff } from '../../tariff/index.ts';
import type { CodeRecord, NoSuchCode } from '../../tariff/lookup/contract.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { html, joined, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { cessNote, codePath, copyCodeButton, invoiceButton, notesFold, replacedBy } from './card.ts';
import { codeData } from './codeData.ts';
import { type CodeListContext, codeList } from './codeList.ts';
import { besideName, codeName, headName, plainName } from './codeName.ts';
import { citations, historyTable, spanText } from './codeTables.ts';
import { goodsOf } from './find.ts';
import { amountBox, rateList } from './rateList.ts';
import { reportPath } from './report.ts';
import { answerInShort, shareRow } from './share.ts';
import { inLanguage, saidDigitRule, saidNotes, saidSentence, spokenTurnover } from './spoken.ts';
import { timeline } from './timeline.ts';
import { gstPhrase, ratesWord, spaced } from './words.ts';

/** Longer descriptions are set smaller. */
const LONGEST_TITLE = 60;

export interface CodePageContext extends CodeListContext {
  readonly baseUrl: string;
  /** Where the GST calculator is; empty: not known. */
  readonly calculator: string;
}

export const isMissing = (record: CodeRecord | NoSuchCode): record is NoSuchCode => 'error' in record;

export function codePage(tariff: Tariff, record: CodeRecord, context: CodePageContext): Page {
  const { base, asOf, today, texts } = context;
  const { code: words, card, form } = texts;
  const { hsn_sac: code } = record;
  const kind = record.type === 'goods' ? texts.words.hsn : texts.words.sac;
  const phrase = gstPhrase(record.rates, texts);
  const name = plainName(code, record.description, texts);
  const gst = asOf === '' ? phrase : words.onDay(phrase, form.day(asOf));
  return {
    title: words.title(kind, spaced(code), shorten(name), gst),
    description: words.description(kind, code, shorten(name, 90), gst),
    path: codePath('', code, asOf),
    unlisted: asOf !== '',
    scripts: ['page.js'],
    structuredData: codeData(record, context.baseUrl),
    main: html`
${crumbs(record, context)}
<article class="code-page">
<header>
<p class="soft">${words.kind(kind, code.length, record.section, inLanguage(record.chapter, texts))}</p>
<h1${(codeName(code, texts) ?? record.description).length > LONGEST_TITLE && html` class="long"`}><span class="code">${spaced(code)}</span> ${headName(code, record.description, texts)}</h1>
${besideName(code, record.description, texts)}
${replacedBy(record, base, texts)}
</header>
<div class="columns-of-code">
<div>
<section aria-labelledby="rate"><h2 id="rate">${asOf === '' ? words.rate : words.rateOn(form.day(asOf))}</h2>
${rateList(record, texts, goodsOf(tariff, record))}
${amountBox(record, context)}
<p class="actions">${invoiceButton(record, texts)} ${copyCodeButton(code, texts)} <button type="button" class="scripted" data-watch="${code}">${texts.changes.watch}</button></p>
<details class="more"><summary>${card.details}</summary>
${shareRow(`${shorten(name, 90)}: ${answerInShort(record, texts)}`, `${context.baseUrl}${codePath('', code, asOf)}`, texts)}
<p class="actions"><button type="button" class="scripted" data-print>${words.print}</button> <a class="report" href="${reportPath(base, { text: '', code, rate: ratesWord(record.rates, texts) })}">${card.report}</a></p>
</details>
${notes(record, asOf > today, texts)}
${dayForm(code, context)}
${citations(record, texts)}
${questions(record, context)}
${corrections(record, texts)}
</section>
<section aria-labelledby="history"><h2 id="history">${words.history}</h2>
${timeline(record.history, today, texts)}
${historyTable(record, texts)}
</section>
</div>
<div>
<section aria-labelledby="facts"><h2 id="facts">${words.invoice}</h2>
<dl class="facts">
<div><dt>${words.unit}</dt><dd>${record.uqc ?? words.noUnit}</dd></div>
<div><dt>${card.reverseCharge}</dt><dd>${record.rcm_trigger === undefined ? words.notByCode : saidSentence(record.rcm_trigger, texts)}</dd></div>
${record.cess_note !== undefined && html`<div><dt>${card.cess}</dt><dd>${cessNote(record, texts)}</dd></div>`}
<div><dt>${words.acceptedBy}</dt><dd>${record.valid_on.map((door) => words.portals[door] ?? door).join(', ') || words.noPortal}</dd></div>
</dl>
${digitTable(record, texts)}
${reverseHistory(record, texts)}
</section>
${record.common_names.length > 0 && html`<section aria-labelledby="names"><h2 id="names">${words.names}</h2>${nameLists(record, texts)}</section>`}
${record.ancestors.length > 0 && html`<section aria-labelledby="parents"><h2 id="parents">${words.partOf}</h2>${codeList(tariff, record.ancestors, context)}</section>`}
</div>
</div>
${record.children.length > 0 && html`<section aria-labelledby="children"><h2 id="children">${words.contains}</h2>${children(tariff, record, context)}</section>`}
<p class="soft screen">${texts.site.asJson(html`<a href="${base}/api/codes/${code}">/api/codes/${code}</a>`)}</p>
</article>`,
  };
}

const crumbs = ({ hsn_sac: code, ancestors }: CodeRecord, { base, asOf, texts: { code: words } }: CodeListContext) =>
  html`<nav class="crumbs" aria-label="${words.where}">${joined(
    [
      html`<a href="${base}/browse">${words.sections}</a>`,
      html`<a href="${base}/browse/${code.slice(0, 2)}">${words.chapter(code.slice(0, 2))}</a>`,
      ...ancestors.map((link) => html`<a href="${codePath(base, link.code, asOf)}">${spaced(link.code)}</a>`),
      html`<span aria-current="page">${spaced(code)}</span>`,
    ],
    html`<span aria-hidden="true"> › </span>`,
  )}</nav>`;

/** What is in use; what is not any more is folded, unless there is nothing else. */
function children(tariff: Tariff, { children: all }: CodeRecord, context: CodeListContext): SafeHtml {
  const retired = all.filter(({ status }) => status === 'retired');
  const live = all.filter(({ status }) => status !== 'retired');
  if (live.length === 0 || retired.length === 0) return codeList(tariff, all, context);
  return html`${codeList(tariff, live, context)}<details><summary>${context.texts.code.retiredChildren(retired.length)}</summary>${codeList(tariff, retired, context)}</details>`;
}

const dayForm = (code: string, { base, asOf, today, texts }: CodeListContext): SafeHtml =>
  html`<form class="inline" action="${base}/codes/${encodeURIComponent(code)}" method="get"><label for="as_of">${texts.code.otherDay}</label> <input id="as_of" type="date" name="as_of" value="${asOf}" min="${GST_START}" max="${today}"> <button>${texts.site.show}</button></form>`;

/** For a day before GST, or none that exists: says so instead of showing the rate of another day. */
export function wrongDayPage(code: string, context: Omit<CodeListContext, 'asOf'>): Page {
  const { code: words, finder } = context.texts;
  const problem = finder.wrongDay(GST_START);
  return {
    title: words.wrongDayTitle(code),
    description: problem,
    path: `/codes/${code}`,
    status: 400,
    unlisted: true,
    main: html`<h1>${words.wrongDayHeading(code)}</h1>
<p class="notice" role="alert">${problem}</p>
${dayForm(code, { ...context, asOf: '' })}`,
  };
}

function notes(record: CodeRecord, isAhead: boolean, texts: Texts): SafeHtml | false {
  if (record.notes === '') return false;
  return record.rates.length > 1 ? notesFold(record, isAhead, texts) : html`<p>${saidNotes(record.notes, texts)}</p>`;
}

const shorten = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

function questions({ open_questions: asked }: CodeRecord, { base, texts }: CodeListContext): SafeHtml | false {
  if (asked.length === 0) return false;
  const { code: words } = texts;
  return html`<h3 id="debated">${words.debated}</h3>${asked.map(
    ({ id, question, readings, answer, why }) =>
      html`<p>${saidSentence(question, texts)} <a href="${base}/open-questions#${id}">${words.allQuestions}</a></p><ul>${readings.map((reading) => html`<li>${saidSentence(reading, texts)}</li>`)}</ul><p>${words.answeredHere(saidSentence(answer, texts), saidSentence(why, texts))}</p>`,
  )}`;
}

function corrections({ corrections: corrected }: CodeRecord, texts: Texts): SafeHtml | false {
  if (corrected.length === 0) return false;
  const { code: words, form } = texts;
  return html`<details><summary>${words.corrected}</summary><ul>${corrected.map(
    ({ corrected_on: on, from, to, was, is, why }) =>
      html`<li>${words.correction(spanText(from, to, texts), is, was, saidSentence(why, texts), form.day(on))}</li>`,
  )}</ul></details>`;
}

function digitTable({ digits_needed: rules }: CodeRecord, texts: Texts): SafeHtml | false {
  const { code: words } = texts;
  if (rules.length === 0) return false;
  return html`<details><summary>${words.digitsNeeded}</summary><table class="stacked"><caption class="hidden">${words.digitsRegion}</caption><thead><tr><th scope="col">${words.columnDocument}</th><th scope="col">${words.columnTurnover}</th><th scope="col">${words.columnDigits}</th><th scope="col">${words.columnBy}</th></tr></thead><tbody>${rules.map(
    (rule) =>
      html`<tr><td>${saidSentence(rule.document, texts)}</td><td data-label="${words.columnTurnover}">${spokenTurnover(rule.turnover, texts)}</td><td data-label="${words.columnDigits}">${rule.min_digits}</td><td data-label="${words.columnBy}">${saidDigitRule(rule.note, texts)}</td></tr>`,
  )}</tbody></table></details>`;
}

function reverseHistory({ rcm_history: history }: CodeRecord, texts: Texts): SafeHtml | false {
  if (history.length === 0) return false;
  return html`<details><summary>${texts.code.reverseHistory}</summary><ul>${history.map(
    ({ from, to, trigger, notification_ref: ref }) =>
      html`<li>${spanText(from, to, texts)}: ${saidSentence(trigger, texts)} <span class="soft">(${ref})</span></li>`,
  )}</ul></details>`;
}

function nameLists({ common_names: names }: CodeRecord, { site }: Texts): SafeHtml {
  const groups = Object.entries(site.languages).map(
    ([language, label]) => [language, label, names.filter((one) => one.language === language)] as const,
  );
  return html`${groups
    .filter(([, , list]) => list.length > 0)
    .map(
      ([language, label, list]) =>
        html`<h3>${label}</h3><ul class="chips" lang="${language}">${list.map(({ name }) => html`<li>${name}</li>`)}</ul>`,
    )}`;
}
