// One result as a card: code, rates with their conditions, confidence, why, unit, reverse charge, copy.
// The server and the browser render with the same function.
import type { HsnResult, RateView } from '../../tariff/lookup/types.ts';
import { html, type SafeHtml } from '../html.ts';
import type { FinderAnswer, FinderQuery, Found } from './find.ts';
import { confidenceWord, invoiceLine, rateWord, spaced } from './words.ts';

export interface CardContext {
  readonly base: string;
  readonly query: FinderQuery;
}

export const codePath = (base: string, code: string, asOf: string): string =>
  `${base}/codes/${code}${asOf === '' ? '' : `?as_of=${asOf}`}`;

/** Every rate of a result; a result without branches has its plain rate. */
export function ratesOf(result: HsnResult): readonly Pick<RateView, 'rate' | 'condition' | 'schedule'>[] {
  const { rates = [] } = result;
  return rates.length > 0 ? rates : [{ rate: result.gst_rate, condition: '', schedule: result.schedule ?? '' }];
}

export const badge = (rate: Pick<RateView, 'rate' | 'schedule'>): SafeHtml =>
  html`<span class="rate" data-rate="${rate.rate}">${rateWord(rate)}</span>`;

/** The rates of a code: one badge, or a list of badges each with its condition. */
export function rateList(result: HsnResult): SafeHtml {
  const rates = ratesOf(result);
  const [only] = rates;
  if (rates.length === 1 && only !== undefined) {
    return html`<p class="rates">${badge(only)} <span>${only.condition === '' ? 'GST' : only.condition}</span></p>`;
  }
  return html`<ul class="rates">${rates.map(
    (rate) =>
      html`<li>${badge(rate)} <span>${rate.condition === '' ? 'in all other cases' : rate.condition}</span></li>`,
  )}</ul>`;
}

const BAR = 80;

export function confidenceBar(confidence: number): SafeHtml {
  const percent = Math.round(confidence * 100);
  return html`<p class="confidence"><svg viewBox="0 0 ${BAR} 6" width="${BAR}" height="6" aria-hidden="true" focusable="false"><rect class="track" width="${BAR}" height="6" rx="3"/><rect class="level" width="${((BAR * percent) / 100).toFixed(1)}" height="6" rx="3"/></svg> <span>${confidenceWord(confidence)} <span class="soft">${percent}%</span></span></p>`;
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

export function card({ result, narrower }: Found, { base, query }: CardContext): SafeHtml {
  const { hsn_sac: code } = result;
  const several = ratesOf(result).length > 1;
  return html`<li class="card">
<div class="card-head">
<h3><a class="code" href="${codePath(base, code, query.asOf)}">${spaced(code)}</a> <span class="tag">${result.type === 'goods' ? 'HSN' : 'SAC'} · ${code.length} digits</span></h3>
${result.confidence !== undefined && result.why?.startsWith('Exact') !== true && result.why?.startsWith('Begins') !== true && confidenceBar(result.confidence)}
</div>
<p class="description">${result.description}</p>
<p class="soft">${result.chapter}</p>
${replacedBy(result, base)}
${rateList(result)}
<dl class="facts">
${fact('Why', result.why)}
${fact('Unit', result.uqc)}
${fact('Reverse charge', result.rcm_applicable === true && (result.rcm_trigger ?? 'applies'))}
${fact('Cess', result.cess_note)}
${!several && result.status !== 'retired' && fact('Note', result.notes)}
</dl>
${several && result.notes !== '' && html`<details><summary>Notes on the rates</summary><p>${result.notes}</p></details>`}
${narrower.length > 0 && html`<div class="narrower"><p class="soft">More digits: choose the one that fits</p><ul>${narrower.map((one) => html`<li><a href="${codePath(base, one.code, query.asOf)}"><b>${spaced(one.code)}</b> ${one.description}</a></li>`)}</ul></div>`}
<p class="actions"><button type="button" class="scripted" data-copy="${code}">Copy code<span class="hidden"> ${spaced(code)}</span></button> <button type="button" class="scripted" data-copy="${invoiceLine(result)}">Copy as invoice line<span class="hidden"> for ${spaced(code)}</span></button></p>
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

/** Everything below the search box. */
export function resultList(answer: FinderAnswer, context: CardContext): SafeHtml {
  const { query } = context;
  if (answer.problem !== undefined) return html`<p class="notice" role="alert">${answer.problem}</p>`;
  if (query.q === '') return html``;
  const headline = HEADLINES[answer.status];
  return html`${headline !== '' && html`<p class="notice">${headline}</p>`}
${askBlock(answer, context)}
<ol class="cards">${answer.found.map((found) => card(found, context))}</ol>
${answer.more > 0 && html`<p class="soft">${answer.more} more begin with these digits; add a digit, or open the code to see what is below it.</p>`}`;
}

/** What a screen reader hears when results change. */
export function resultSummary(answer: FinderAnswer, { q }: FinderQuery): string {
  if (q === '' || answer.problem !== undefined) return answer.problem ?? '';
  const [first] = answer.found;
  if (first === undefined) return 'No code found.';
  const count = answer.found.length + answer.more;
  return `${count} ${count === 1 ? 'code' : 'codes'}. First: ${spaced(first.result.hsn_sac)}, ${first.result.description}.`;
}
