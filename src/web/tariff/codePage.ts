// Everything about one code on one page, made for reading, printing and citing.

import type { Tariff } from '../../tariff/index.ts';
import type { CodeRecord, NoSuchCode } from '../../tariff/lookup/contract.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { html, joined, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { badge, cessNote, codePath, invoiceButton, notesFold, rateList, replacedBy } from './card.ts';
import { type CodeListContext, codeList } from './codeList.ts';
import { timeline } from './timeline.ts';
import { gstPhrase, LANGUAGES, readableDay, spaced } from './words.ts';

export interface CodePageContext extends CodeListContext {
  readonly baseUrl: string;
}

export const isMissing = (record: CodeRecord | NoSuchCode): record is NoSuchCode => 'error' in record;

const EVIDENCE: Readonly<Record<string, string>> = {
  notification: 'as notified',
  secondary: 'from a secondary source',
  inferred: 'inferred from its parent entry',
};

const VALID: Readonly<Record<string, string>> = {
  tariff: 'customs tariff',
  'gst-portal': 'GST portal',
  'e-invoice': 'e-invoice portal',
};

const span = (from: string, to: string | null): string =>
  to === null ? `since ${readableDay(from)}` : `${readableDay(from)} to ${readableDay(to)}`;

export function codePage(tariff: Tariff, record: CodeRecord, context: CodePageContext): Page {
  const { base, asOf, today } = context;
  const { hsn_sac: code } = record;
  const kind = record.type === 'goods' ? 'HSN' : 'SAC';
  const onDay = asOf === '' ? '' : ` on ${readableDay(asOf)}`;
  const gst = `${gstPhrase(record.rates)}${onDay}`;
  return {
    title: `${kind} ${spaced(code)}: ${shorten(record.description)}, ${gst} · Kosh`,
    description: `${kind} code ${code}, ${shorten(record.description, 90)}: ${gst}, with every condition and citation, rates since 2017, unit, reverse charge.`,
    path: `/codes/${code}`,
    unlisted: asOf !== '',
    scripts: ['page.js'],
    structuredData: structured(record, context),
    main: html`
<nav class="crumbs" aria-label="Where this code stands">${joined(
      [
        html`<a href="${base}/browse">Sections</a>`,
        html`<a href="${base}/browse/${code.slice(0, 2)}">Chapter ${code.slice(0, 2)}</a>`,
        ...record.ancestors.map((link) => html`<a href="${codePath(base, link.code, asOf)}">${spaced(link.code)}</a>`),
        html`<span aria-current="page">${spaced(code)}</span>`,
      ],
      html`<span aria-hidden="true"> › </span>`,
    )}</nav>
<article class="code-page">
<header>
<p class="soft">${kind} code · ${code.length} digits · Section ${record.section} · ${record.chapter}</p>
<h1><span class="code">${spaced(code)}</span> ${record.description}</h1>
${replacedBy(record, base)}
<p class="actions"><button type="button" class="scripted" data-copy="${code}">Copy code</button> ${invoiceButton(record)} <button type="button" class="scripted" data-print>Print</button></p>
</header>
<section aria-labelledby="rate"><h2 id="rate">GST rate${onDay}</h2>
${rateList(record)}
${notes(record, asOf > today)}
${dayForm(code, context)}
${citations(record)}
${questions(record, base)}
${corrections(record)}
</section>
<section aria-labelledby="history"><h2 id="history">Since GST began</h2>
${timeline(record.history, today)}
${historyTable(record)}
</section>
<section aria-labelledby="facts"><h2 id="facts">On the invoice</h2>
<dl class="facts">
<div><dt>Unit</dt><dd>${record.uqc ?? 'none prescribed'}</dd></div>
<div><dt>Reverse charge</dt><dd>${record.rcm_trigger ?? 'not by this code'}</dd></div>
${record.cess_note !== undefined && html`<div><dt>Cess</dt><dd>${cessNote(record)}</dd></div>`}
<div><dt>Accepted by</dt><dd>${record.valid_on.map((door) => VALID[door] ?? door).join(', ') || 'no portal list that is known here'}</dd></div>
</dl>
${digitTable(record)}
${reverseHistory(record)}
</section>
${record.common_names.length > 0 && html`<section aria-labelledby="names"><h2 id="names">Common names</h2>${nameLists(record)}</section>`}
${record.ancestors.length > 0 && html`<section aria-labelledby="parents"><h2 id="parents">Part of</h2>${codeList(tariff, record.ancestors, context)}</section>`}
${record.children.length > 0 && html`<section aria-labelledby="children"><h2 id="children">Contains</h2>${codeList(tariff, record.children, context)}</section>`}
<p class="soft screen">As JSON: <a href="${base}/api/codes/${code}">/api/codes/${code}</a></p>
</article>`,
  };
}

const dayForm = (code: string, { base, asOf, today }: CodeListContext): SafeHtml =>
  html`<form class="inline" action="${base}/codes/${encodeURIComponent(code)}" method="get"><label for="as_of">Rate on another day</label> <input id="as_of" type="date" name="as_of" value="${asOf}" min="${GST_START}" max="${today}"> <button>Show</button></form>`;

/** For a day before GST, or none that exists: says so instead of showing the rate of another day. */
export function wrongDayPage(code: string, problem: string, { base, today }: Omit<CodeListContext, 'asOf'>): Page {
  return {
    title: `${code}: not a day of GST · Kosh`,
    description: problem,
    path: `/codes/${code}`,
    status: 400,
    unlisted: true,
    main: html`<h1>Code ${code}</h1>
<p class="notice" role="alert">${problem}</p>
${dayForm(code, { base, asOf: '', today })}`,
  };
}

function notes(record: CodeRecord, isAhead: boolean): SafeHtml | false {
  if (record.notes === '') return false;
  return record.rates.length > 1 ? notesFold(record, isAhead) : html`<p>${record.notes}</p>`;
}

const shorten = (text: string, most = 60): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

function questions({ open_questions: asked }: CodeRecord, base: string): SafeHtml | false {
  if (asked.length === 0) return false;
  return html`<h3 id="debated">Debated</h3>${asked.map(
    ({ id, question, readings, answer, why }) =>
      html`<p>${question} <a href="${base}/open-questions#${id}">All open questions</a></p><ul>${readings.map((reading) => html`<li>${reading}</li>`)}</ul><p>Answered here: ${answer}. ${why}</p>`,
  )}`;
}

function corrections({ corrections: corrected }: CodeRecord): SafeHtml | false {
  if (corrected.length === 0) return false;
  return html`<details><summary>Corrected here, no change of the law</summary><ul>${corrected.map(
    ({ corrected_on: on, from, to, was, is, why }) =>
      html`<li>${span(from, to)}: ${is}, not ${was}: ${why}. Corrected on ${on}.</li>`,
  )}</ul></details>`;
}

function citations({ rates }: CodeRecord): SafeHtml | false {
  if (rates.length === 0) return false;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Citations"><table><caption class="hidden">Each rate with its citation</caption><thead><tr><th scope="col">Rate</th><th scope="col">Condition</th><th scope="col">Schedule</th><th scope="col">Citation</th><th scope="col">In force</th></tr></thead><tbody>${rates.map(
    (rate) =>
      html`<tr><td>${badge(rate)}</td><td>${rate.condition === '' ? 'none' : rate.condition}</td><td>${rate.schedule}</td><td>${rate.notification_ref} <span class="soft">(${EVIDENCE[rate.evidence] ?? rate.evidence})</span></td><td>${span(rate.effective_from, rate.effective_to)}</td></tr>`,
  )}</tbody></table></div>`;
}

function historyTable({ history }: CodeRecord): SafeHtml {
  return html`<details><summary>The same as a table</summary><div class="scroll" tabindex="0" role="region" aria-label="Rate history"><table><thead><tr><th scope="col">Period</th><th scope="col">Rates</th><th scope="col">Citation</th></tr></thead><tbody>${history.map(
    ({ from, to, rates }) =>
      html`<tr><td>${span(from, to)}</td><td>${joined(
        rates.map((rate) => html`${badge(rate)} ${rate.condition}`),
        html`<br>`,
      )}</td><td>${joined([...new Set(rates.map((rate) => rate.notification_ref))], html`<br>`)}</td></tr>`,
  )}</tbody></table></div></details>`;
}

function digitTable({ digits_needed: rules }: CodeRecord): SafeHtml | false {
  if (rules.length === 0) return false;
  return html`<details><summary>How many digits a document needs</summary><div class="scroll" tabindex="0" role="region" aria-label="Digits needed"><table><thead><tr><th scope="col">Document</th><th scope="col">Turnover</th><th scope="col">Digits</th><th scope="col">By</th></tr></thead><tbody>${rules.map(
    (rule) =>
      html`<tr><td>${rule.document}</td><td>${rule.turnover}</td><td>${rule.min_digits}</td><td>${rule.note}</td></tr>`,
  )}</tbody></table></div></details>`;
}

function reverseHistory({ rcm_history: history }: CodeRecord): SafeHtml | false {
  if (history.length === 0) return false;
  return html`<details><summary>Reverse charge over time</summary><ul>${history.map(
    ({ from, to, trigger, notification_ref: ref }) =>
      html`<li>${span(from, to)}: ${trigger} <span class="soft">(${ref})</span></li>`,
  )}</ul></details>`;
}

function nameLists({ common_names: names }: CodeRecord): SafeHtml {
  const groups = Object.entries(LANGUAGES).map(
    ([language, label]) => [language, label, names.filter((one) => one.language === language)] as const,
  );
  return html`${groups
    .filter(([, , list]) => list.length > 0)
    .map(
      ([language, label, list]) =>
        html`<h3>${label}</h3><ul class="chips" lang="${language}">${list.map(({ name }) => html`<li>${name}</li>`)}</ul>`,
    )}`;
}

/** A term of a published code set, with the way to it. */
function structured(record: CodeRecord, { baseUrl }: CodePageContext): unknown {
  const address = (code: string): string => `${baseUrl}/codes/${code}`;
  const trail = [...record.ancestors.map(({ code }) => code), record.hsn_sac];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CategoryCode',
        '@id': address(record.hsn_sac),
        codeValue: record.hsn_sac,
        name: record.description,
        url: address(record.hsn_sac),
        inCodeSet: {
          '@type': 'CategoryCodeSet',
          name: record.type === 'goods' ? 'HSN codes of India' : 'SAC codes of India',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((code, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: code,
          item: address(code),
        })),
      },
    ],
  };
}
