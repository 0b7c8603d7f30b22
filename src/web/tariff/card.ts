// One result as a card: code, rates with their conditions, confidence, why, unit, reverse charge, copy.
// The server and the browser render with the same function.
import { type BranchKey, conditionWord } from '../../tariff/lookup/branches.ts';
import type { HsnResult, RateView } from '../../tariff/lookup/contract.ts';
import { hindiMarked, html, type SafeHtml } from '../html.ts';
import type { FinderAnswer, FinderQuery, Found } from './find.ts';
import {
  confidenceWord,
  gstPhrase,
  invoiceLines,
  isOutsideGst,
  percentWord,
  ratesWord,
  rateWord,
  readableDay,
  spaced,
} from './words.ts';

export interface CardContext {
  readonly base: string;
  readonly query: FinderQuery;
  readonly today: string;
}

export const codePath = (base: string, code: string, asOf: string): string =>
  `${base}/codes/${code}${asOf === '' ? '' : `?as_of=${asOf}`}`;

export const badge = (rate: Pick<RateView, 'rate' | 'schedule'>): SafeHtml =>
  html`<span class="rate" data-rate="${rate.rate}">${rateWord(rate)}</span>`;

/** A longer list of rates shows so many and folds the others. */
const MOST_OPEN_RATES = 4;

const rateItems = (rates: readonly BranchKey[]): SafeHtml =>
  html`<ul class="rates">${rates.map((rate) => html`<li>${badge(rate)} <span>${conditionWord(rate)}</span></li>`)}</ul>`;

/** The rates of a code: one badge, or a list of badges each with its condition. */
export function rateList(result: HsnResult): SafeHtml {
  const { rates } = result;
  const [only] = rates;
  if (rates.length === 1 && only !== undefined) {
    const unconditional = isOutsideGst(only.schedule) ? '' : 'GST';
    return html`<p class="rates">${badge(only)} <span>${only.condition === '' ? unconditional : only.condition}</span></p>`;
  }
  if (rates.length <= MOST_OPEN_RATES) return rateItems(rates);
  // One fewer than fits, so that what is folded is never a single rate.
  const open = rates.slice(0, MOST_OPEN_RATES - 1);
  const folded = rates.slice(open.length);
  return html`${rateItems(open)}<details><summary>${folded.length} more cases: ${ratesWord(folded)}</summary>${rateItems(folded)}</details>`;
}

const SHORT_NOTE = 120;

/** Cess in a line; what is longer is folded, above all what applied until it ended. */
export function cessNote(result: HsnResult): SafeHtml | string | undefined {
  const { cess_note: note, cess_rate: most = 0 } = result;
  if (note === undefined || note.length <= SHORT_NOTE) return note;
  const inForce = most > 0 ? `Up to ${most}%, by kind` : 'By kind';
  const summary = result.cess_applies === true ? inForce : note.split(';', 1)[0];
  return html`<details><summary>${summary}</summary><p>${note}</p></details>`;
}

/** Where several rates apply, the list of them tells most of the notes already; a day to come has more to tell. */
export const notesFold = ({ notes }: HsnResult, isAhead: boolean): SafeHtml =>
  html`<details${isAhead && html` open`}><summary>Notes on the rates</summary><p>${notes}</p></details>`;

/** Copies the invoice line, or where the rate is open one for each case, and says so. */
export function invoiceButton(result: HsnResult): SafeHtml {
  const lines = invoiceLines(result);
  const many = lines.length > 1;
  const said = many ? `Copied ${lines.length} lines, one for each case: keep the one that applies.` : 'Copied';
  return html`<button type="button" class="scripted" data-copy="${lines.join('\n')}" data-copied="${said}">Copy as invoice line${many && `s, ${lines.length} cases`}<span class="hidden"> for ${spaced(result.hsn_sac)}</span></button>`;
}

const BAR = 80;

export function confidenceBar(confidence: number): SafeHtml {
  const percent = Math.round(confidence * 100);
  return html`<p class="confidence"><svg viewBox="0 0 ${BAR} 6" width="${BAR}" height="6" aria-hidden="true" focusable="false"><rect class="track" width="${BAR}" height="6" rx="3"/><rect class="level" width="${((BAR * percent) / 100).toFixed(1)}" height="6" rx="3"/></svg> <span>${confidenceWord(confidence)} <span class="soft">${percentWord(confidence)}</span></span></p>`;
}

const fact = (name: string, value: SafeHtml | string | undefined | false): SafeHtml | false =>
  value !== undefined && value !== false && value !== '' && html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

export function replacedBy(result: HsnResult, base: string): SafeHtml | false {
  if (result.status !== 'retired') return false;
  const codes = result.superseded_by ?? [];
  const certain = codes.some(({ candidate }) => !candidate);
  const lead =
    codes.length === 0 ? '; what replaced it is not known' : certain ? ', replaced by ' : '; perhaps replaced by ';
  return html`<p class="retired"><strong>Retired code</strong>${lead}${codes.map(
    ({ code }, at) => html`${at > 0 && ', '}<a href="${base}/codes/${code}">${spaced(code)}</a>`,
  )}.</p>`;
}

export function card({ result, narrower }: Found, { base, query, today }: CardContext, isByCode = false): SafeHtml {
  const { hsn_sac: code } = result;
  const several = result.rates.length > 1;
  const isAhead = query.asOf > today;
  return html`<li class="card">
<div class="card-head">
<h3><a class="code" href="${codePath(base, code, query.asOf)}">${spaced(code)}</a> <span class="tag">${result.type === 'goods' ? 'HSN' : 'SAC'} · ${code.length} digits</span></h3>
${!isByCode && confidenceBar(result.confidence)}
</div>
<p class="description">${result.description}</p>
<p class="soft">${result.chapter}</p>
${replacedBy(result, base)}
${rateList(result)}
<dl class="facts">
${fact('Why', html`${hindiMarked(result.why)}`)}
${fact('Unit', result.uqc)}
${fact('Reverse charge', result.rcm_trigger !== undefined && `${result.rcm_applicable === true ? 'yes' : 'depends'}: ${result.rcm_trigger}`)}
${fact('Cess', cessNote(result))}
${!several && (result.status !== 'retired' || isAhead) && fact('Note', result.notes)}
</dl>
${several && result.notes !== '' && notesFold(result, isAhead)}
${narrower.length > 0 && html`<div class="narrower"><p class="soft">More digits: choose the one that fits</p><ul>${narrower.map((one) => html`<li><a href="${codePath(base, one.code, query.asOf)}"><b>${spaced(one.code)}</b> ${one.description}</a></li>`)}</ul></div>`}
<p class="actions"><button type="button" class="scripted" data-copy="${code}">Copy code<span class="hidden"> ${spaced(code)}</span></button> ${invoiceButton(result)}</p>
</li>`;
}

const HEADLINES: Readonly<Record<FinderAnswer['status'], string>> = {
  resolved: '',
  ambiguous: 'Several codes are possible; the text does not decide between them.',
  too_vague: 'The text is too vague for one code. Say what the thing is, what it is made of and what it is for.',
  not_found: 'Nothing in the tariff matches. Try the everyday name, the material, or the first digits of a code.',
};

/** The question that parts the leading codes; conditions of one code's rate stand on its card already. */
function askBlock({ ask, found }: FinderAnswer, { base, query }: CardContext): SafeHtml | false {
  if (ask === undefined || found.length === 0) return false;
  if (new Set(ask.options.flatMap(({ codes }) => codes)).size < 2) return false;
  return html`<div class="ask"><p><strong>${ask.question}</strong></p><ul>${ask.options.map(
    ({ label, codes: [code = ''] }) =>
      html`<li><a href="${codePath(base, code, query.asOf)}"><b>${spaced(code)}</b> ${label}</a></li>`,
  )}</ul></div>`;
}

/** What the results are for, on the screen and on paper, where the form is not: rates without their day mislead. */
const heading = ({ q, asOf }: FinderQuery, today: string): SafeHtml =>
  html`<h2 class="asked">Rates on ${readableDay(asOf === '' ? today : asOf)} for ${hindiMarked(q)}</h2>`;

/** Everything below the search box. */
export function resultList(answer: FinderAnswer, context: CardContext): SafeHtml {
  const { query, today } = context;
  if (answer.problem !== undefined) return html`<p class="notice" role="alert">${answer.problem}</p>`;
  if (query.q === '') return html``;
  const notices = [
    answer.hint ?? '',
    answer.hint !== undefined && answer.found.length === 0 ? '' : HEADLINES[answer.status],
  ];
  return html`${heading(query, today)}
${notices.map((notice) => notice !== '' && html`<p class="notice">${notice}</p>`)}
${askBlock(answer, context)}
<ol class="cards">${answer.found.map((found) => card(found, context, answer.isByCode))}</ol>
${answer.more > 0 && html`<p class="soft">${answer.more} more begin with these digits; add a digit, or open the code to see what is below it.</p>`}`;
}

/** What a screen reader hears when results change. */
export function resultSummary(answer: FinderAnswer, { q }: FinderQuery): string {
  if (q === '' || answer.problem !== undefined) return answer.problem ?? '';
  const [first] = answer.found;
  if (first === undefined) return answer.hint ?? 'No code found.';
  const count = answer.found.length + answer.more;
  const { result } = first;
  const { rates } = result;
  const rate = gstPhrase(result.rate_open === true ? rates : rates.slice(0, 1));
  return `${count} ${count === 1 ? 'code' : 'codes'}. First: ${spaced(result.hsn_sac)}, ${result.description}, ${rate}.`;
}
