// What was found: the first answer as a card with code, rates, tax and what belongs on the invoice, others as a line each.
// The server and the browser render with the same functions.
import type { CodeLink, HsnResult } from '../../tariff/lookup/contract.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { hindiMarked, html, joined, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import { besideName, headName, plainName, saidName, saidOption } from './codeName.ts';
import type { FinderAnswer, FinderQuery, FinderRemark, Found } from './find.ts';
import { finderSearch, isCodeText } from './find.ts';
import { amountBox, foldedRates, onlyRate, rateList } from './rateList.ts';
import { reportPath } from './report.ts';
import { answerInShort, shareRow } from './share.ts';
import { asSaid, inLanguage, saidNotes, saidSentence, saidWhy, spokenCess, spokenSentence } from './spoken.ts';
import { confidenceWord, gstPhrase, invoiceLines, percentWord, ratesWord, spaced, withSpacedCodes } from './words.ts';

export interface CardContext {
  readonly base: string;
  readonly query: FinderQuery;
  readonly today: string;
  readonly texts: Texts;
  /** Where the GST calculator is; empty: not known. */
  readonly calculator: string;
  /** Origin and prefix, for links that are handed on. */
  readonly baseUrl: string;
}

export const codePath = (base: string, code: string, asOf: string): string =>
  `${base}/codes/${code}${asOf === '' ? '' : `?as_of=${asOf}`}`;

const SHORT_NOTE = 120;

/** Cess in a line; what is longer is folded, above all what applied until it ended. */
export function cessNote(result: HsnResult, texts: Texts): SafeHtml | string | undefined {
  const { cess_note: english, cess_rate: most = 0 } = result;
  if (english === undefined) return undefined;
  const { card } = texts;
  const spoken = spokenCess(english, texts);
  const note = spoken ?? english;
  const shown = spoken ?? html`<span lang="en">${english}</span>`;
  if (note.length <= SHORT_NOTE) return shown;
  const inForce = most > 0 ? card.cessUpTo(most) : card.cessByKind;
  const summary = result.cess_applies === true ? inForce : note.split(';', 1)[0];
  return html`<details><summary>${summary}</summary><p>${shown}</p></details>`;
}

/** Where several rates apply, the list of them tells most of the notes already; a day to come has more to tell. */
export const notesFold = ({ notes }: HsnResult, isAhead: boolean, texts: Texts): SafeHtml =>
  html`<details${isAhead && html` open`}><summary>${texts.card.notes}</summary><p>${saidNotes(notes, texts)}</p></details>`;

/** Copies the invoice line, or where the rate is open one for each case, and says so. `said`: the customer's words. */
export function invoiceButton(result: HsnResult, texts: Texts, said = ''): SafeHtml {
  const { card, share } = texts;
  const lines = invoiceLines(result, texts, said);
  const many = lines.length > 1;
  return html`<button type="button" class="scripted primary" data-copy="${lines.join('\n')}" data-copied="${many ? card.copiedLines(lines.length) : share.copied}">${many ? card.copyLines(lines.length) : card.copyLine}<span class="hidden">${card.copyFor(spaced(result.hsn_sac))}</span></button>`;
}

/** Copies the code with one tap, beside it. */
export const copyCodeButton = (code: string, { card }: Texts): SafeHtml =>
  html`<button type="button" class="scripted copy" data-copy="${code}"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V5a1 1 0 0 1 1-1h10v1"/></svg>${card.copy}<span class="hidden"> ${card.copyWhat(spaced(code))}</span></button>`;

const BAR = 80;

/** How sure the code is, with a link to what that means. */
export function confidenceBar(confidence: number, base: string, texts: Texts): SafeHtml {
  const percent = Math.round(confidence * 100);
  const [word, share] = [confidenceWord(confidence, texts), percentWord(confidence, texts)];
  return html`<p class="confidence"><svg viewBox="0 0 ${BAR} 6" width="${BAR}" height="6" aria-hidden="true" focusable="false"><rect class="track" width="${BAR}" height="6" rx="3"/><rect class="level" width="${((BAR * percent) / 100).toFixed(1)}" height="6" rx="3"/></svg> <a href="${base}/about#sure" aria-label="${texts.card.sureness(word, share)}">${word} <span class="soft">${share}</span></a></p>`;
}

/** Whether it applies, and when. */
function reverseCharge({ rcm_trigger: trigger, rcm_open: isOpen }: HsnResult, texts: Texts): SafeHtml | string | false {
  if (trigger === undefined) return false;
  const said = spokenSentence(trigger, texts) ?? trigger;
  return asSaid(trigger, isOpen === true ? said : texts.card.reverseYes(said), texts);
}

const fact = (name: string, value: SafeHtml | string | undefined | false): SafeHtml | false =>
  value !== undefined && value !== false && value !== '' && html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

export function replacedBy(result: HsnResult, base: string, { card }: Texts): SafeHtml | false {
  if (result.status !== 'retired') return false;
  const codes = result.superseded_by ?? [];
  const links = joined(
    codes.map(({ code }) => html`<a href="${base}/codes/${code}">${spaced(code)}</a>`),
    html`, `,
  );
  const isCertain = codes.some(({ candidate }) => !candidate);
  const lead = isCertain ? card.replacedBy(links) : card.perhapsReplacedBy(links);
  return html`<p class="retired"><strong>${card.retired}</strong>${codes.length === 0 ? card.notReplaced : lead}</p>`;
}

const narrowerList = (narrower: readonly CodeLink[], { base, query, texts }: CardContext): SafeHtml =>
  html`<div class="narrower"><p class="soft">${texts.card.narrower}</p><ul>${narrower.map((one) => html`<li><a href="${codePath(base, one.code, query.asOf)}"><b>${spaced(one.code)}</b> ${saidName(one.code, one.description, texts)}</a></li>`)}</ul></div>`;

/** Only a text names goods as the customer calls them; digits do not. */
const saidIn = ({ q }: FinderQuery): string => (isCodeText(q) ? '' : q);

/** What is said of a rate that is settled: it is that of all codes in question, or by a price that was read in the text. */
function besideRate({ rateAgrees, readPrice, withoutPrice = '' }: FinderAnswer, { base, query, texts }: CardContext) {
  const { card: words, form } = texts;
  const notPrice = html`<a href="${base}/${finderSearch({ ...query, q: withoutPrice })}" data-then="${withoutPrice}">${words.notPrice}</a>`;
  return html`${rateAgrees !== undefined && html`<b class="agrees">${words.agrees}</b>`}${
    readPrice !== undefined &&
    html`<span class="read-price">${words.readPrice(`₹${form.number(readPrice)}`)} ${notPrice}</span>`
  }`;
}

/** The answer that comes first: its rate, its code, and one thing to do with them; beside that what an invoice may need. */
export function card(found: Found, answer: FinderAnswer, context: CardContext): SafeHtml {
  const { result, narrower } = found;
  const { base, query, today, texts } = context;
  const { card: words } = texts;
  const { hsn_sac: code } = result;
  const isByCode = answer.isByCode === true;
  const [rate, ...others] = result.rates;
  const isSettled = rate !== undefined && !isByCode && result.rate_open !== true;
  const isAhead = query.asOf > today;
  const isTold = result.rates.length === 1 && (result.status !== 'retired' || isAhead) && result.notes !== '';
  return html`<article class="card answer" aria-label="${spaced(code)}">
<div>
${isSettled ? onlyRate(rate, texts, found.goods, besideRate(answer, context)) : rateList(result, texts, found.goods)}
<h3><a class="code" href="${codePath(base, code, query.asOf)}">${spaced(code)}</a> ${copyCodeButton(code, texts)} <span class="tag">${result.type === 'goods' ? texts.words.hsn : texts.words.sac} · ${words.digits(code.length)}</span></h3>
<p class="description">${headName(code, result.description, texts)}</p>
${besideName(code, result.description, texts)}
${replacedBy(result, base, texts)}
${!isByCode && confidenceBar(result.confidence, base, texts)}
<p class="actions">${invoiceButton(result, texts, saidIn(query))}</p>
${narrower.length > 0 && narrowerList(narrower, context)}
</div>
<div>
${amountBox(result, { ...context, readPrice: answer.readPrice })}
${isSettled && foldedRates(others, texts, found.goods)}
<dl class="facts">
${fact(words.reverseCharge, reverseCharge(result, texts))}
${fact(words.cess, cessNote(result, texts))}
${isTold && fact(words.note, saidNotes(result.notes, texts))}
${fact(words.chapter, inLanguage(result.chapter, texts))}
${fact(words.customsUnit, result.uqc)}
</dl>
${result.rates.length > 1 && result.notes !== '' && notesFold(result, isAhead, texts)}
<details class="more"><summary>${words.details}</summary>
<dl class="facts">${fact(words.why, texts.speech === undefined ? html`${hindiMarked(withSpacedCodes(result.why))}` : saidWhy(withSpacedCodes(result.why), texts))}</dl>
${shareRow(`${saidIn(query) === '' ? plainName(code, result.description, texts) : query.q}: ${answerInShort(result, texts)}`, `${context.baseUrl}/${finderSearch(query)}`, texts)}
<p><a class="report" href="${reportPath(base, { text: query.q, code, rate: ratesWord(result.rates, texts) })}">${words.report}</a></p>
</details>
</div>
</article>`;
}

type LineContext = Pick<CardContext, 'base' | 'query' | 'texts'>;

/** Another answer in one line: code, what it is, its rates, how sure. */
function line({ result }: Found, { base, query, texts }: LineContext, isByCode: boolean): SafeHtml {
  const { hsn_sac: code, description, rates, status, confidence } = result;
  // Where the text settles the rate, the others are no question any more.
  const asked = isByCode || result.rate_open === true ? rates : rates.slice(0, 1);
  const rate = status === 'retired' ? texts.words.retired : ratesWord(asked, texts);
  return html`<li${status === 'retired' && html` class="is-retired"`}><a href="${codePath(base, code, query.asOf)}"><b>${spaced(code)}</b> <span>${saidName(code, description, texts)}</span></a> <span class="rates">${rate}${!isByCode && html` <span class="share soft">${texts.card.likely(percentWord(confidence, texts))}</span>`}</span></li>`;
}

/** What else it may be, or what it may be at all. */
export function lines(answer: FinderAnswer, rest: readonly Found[], context: LineContext): SafeHtml | false {
  if (rest.length === 0) return false;
  const { card: words } = context.texts;
  const isByCode = answer.isByCode === true;
  const title = isByCode ? words.below : answer.status === 'too_vague' ? words.perhaps : words.others;
  return html`<section class="others" aria-labelledby="others"><h3 id="others">${title}</h3><ul class="codelist">${rest.map((one) => line(one, context, isByCode))}</ul></section>`;
}

/** The question that settles most, right below the search field: each answer is the text to search for next. */
function question({ ask }: FinderAnswer, { base, query, texts }: CardContext): SafeHtml | false {
  if (ask === undefined) return false;
  const options = ask.options.map(
    (option) =>
      html`<li><a href="${base}/${finderSearch({ ...query, q: option.then })}" data-then="${option.then}">${spokenSentence(option.label, texts) ?? saidOption(option, texts)}</a></li>`,
  );
  return html`<section class="ask" aria-labelledby="ask"><h2 id="ask">${saidSentence(ask.question, texts)}</h2><ul class="chips">${options}</ul></section>`;
}

function headline({ status, found }: FinderAnswer, { type }: FinderQuery, { finder }: Texts): string {
  if (status === 'ambiguous') return finder.ambiguous;
  if (status === 'too_vague') return finder.tooVague;
  if (found.length > 0) return '';
  return type === 'all' ? finder.notFound : finder.notFoundOfType;
}

function remarkText(remark: FinderRemark, { finder }: Texts): string {
  switch (remark.kind) {
    case 'one digit':
      return finder.oneDigit(remark.digit);
    case 'one letter':
      return finder.oneLetter;
    case 'cut':
      return finder.cut(remark.read, remark.of);
  }
}

/** What the results are for, on the screen and on paper, where the form is not: rates without their day mislead. */
export const heading = ({ q, asOf }: FinderQuery, today: string, { finder, form }: Texts): SafeHtml =>
  html`<h2 class="asked">${finder.asked(form.day(asOf === '' ? today : asOf), html`${hindiMarked(q)}`)}</h2>`;

/** Nothing was found: where it may be found. */
function waysOn({ base, query, texts: { finder } }: CardContext): SafeHtml {
  const browse = html`<a href="${base}/browse">${finder.browseLink}</a>`;
  const names = html`<a href="${base}/names">${finder.namesLink}</a>`;
  const all = html`<a href="${base}/${finderSearch({ ...query, type: 'all' })}">${finder.searchAll}</a>`;
  return html`${query.type !== 'all' && html`<p>${all}</p>`}<p>${finder.waysOn(browse, names)}</p>`;
}

/** Everything below the search box. */
export function resultList(answer: FinderAnswer, context: CardContext): SafeHtml {
  const { query, today, texts } = context;
  if (answer.isWrongDay) return html`<p class="notice" role="alert">${texts.finder.wrongDay(GST_START)}</p>`;
  if (query.q === '') return html``;
  const [first] = answer.found;
  const remark = answer.remark === undefined ? '' : remarkText(answer.remark, texts);
  // A question, or a rate that all of them bear, says already that there are several.
  const isSaid = answer.status === 'ambiguous' && (answer.ask !== undefined || answer.rateAgrees !== undefined);
  const notices = [remark, isSaid || (remark !== '' && first === undefined) ? '' : headline(answer, query, texts)];
  const said = notices.map((notice) => notice !== '' && html`<p class="notice">${notice}</p>`);
  if (first === undefined) return html`${said}${waysOn(context)}`;
  // Where the text names nothing, no code is the answer: all are proposals, a line each.
  const hasAnswer = answer.status !== 'too_vague';
  return html`${question(answer, context)}
${heading(query, today, texts)}
${said}
${hasAnswer && card(first, answer, context)}
${lines(answer, hasAnswer ? answer.found.slice(1) : answer.found, context)}
${answer.more > 0 && html`<p class="soft">${texts.finder.more(texts.form.number(answer.more))}</p>`}`;
}

/** What a screen reader hears when results change. */
export function resultSummary(answer: FinderAnswer, { q }: FinderQuery, texts: Texts): string {
  const { finder } = texts;
  if (answer.isWrongDay) return finder.wrongDay(GST_START);
  if (q === '') return '';
  const [first] = answer.found;
  if (first === undefined) return answer.remark === undefined ? finder.noneFound : remarkText(answer.remark, texts);
  const { rates, hsn_sac: code, description, rate_open: isOpen } = first.result;
  const rate = gstPhrase(isOpen === true ? rates : rates.slice(0, 1), texts);
  return finder.summary(answer.found.length + answer.more, spaced(code), plainName(code, description, texts), rate);
}
