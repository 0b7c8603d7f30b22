// The tables of a code's page: each rate with its citation, and every period since GST began.
import type { CodeRecord, RateView } from '../../tariff/lookup/contract.ts';
import { html, joined, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import { badge } from './rateList.ts';
import { saidNotes, saidSentence, spokenSchedule } from './spoken.ts';

/** `since 22 Sep 2025`. */
export const spanText = (from: string, to: string | null, { form }: Texts): string =>
  form.span(form.day(from), to === null ? undefined : form.day(to));

/** The first day from which a rate with its condition ran on, through whatever notifications, to the one it has now. */
function runsSince({ history }: Pick<CodeRecord, 'history'>, { rate, condition, effective_from }: RateView): string {
  let since = effective_from;
  const earlier = history.filter(({ from }) => from < effective_from).toReversed();
  for (const { from, rates } of earlier) {
    if (!rates.some((one) => one.rate === rate && one.condition === condition)) break;
    since = from;
  }
  return since;
}

export function citations(record: CodeRecord, texts: Texts): SafeHtml | false {
  const { rates } = record;
  if (rates.length === 0) return false;
  const { code: words, form } = texts;
  return html`<table class="stacked"><caption class="hidden">${words.citationsCaption}</caption><thead><tr><th scope="col">${words.columnRate}</th><th scope="col">${words.columnCondition}</th><th scope="col">${words.columnSchedule}</th><th scope="col">${words.columnCitation}</th><th scope="col">${words.columnInForce}</th></tr></thead><tbody>${rates.map(
    (rate) => {
      const since = runsSince(record, rate);
      const ran = since < rate.effective_from && html` <span class="soft">${words.sameSince(form.day(since))}</span>`;
      return html`<tr><td>${badge(rate, texts)}</td><td data-label="${words.columnCondition}">${rate.condition === '' ? words.noCondition : saidSentence(rate.condition, texts)}</td><td data-label="${words.columnSchedule}">${spokenSchedule(rate.schedule, texts)}</td><td data-label="${words.columnCitation}">${rate.notification_ref} <span class="soft">(${words.evidence[rate.evidence] ?? rate.evidence})</span>${rate.note !== undefined && html` ${saidNotes(rate.note, texts)}`}</td><td data-label="${words.columnInForce}">${spanText(rate.effective_from, rate.effective_to, texts)}${ran}</td></tr>`;
    },
  )}</tbody></table>`;
}

export function historyTable({ history }: CodeRecord, texts: Texts): SafeHtml {
  const { code: words } = texts;
  return html`<details><summary>${words.historyTable}</summary><table class="stacked"><caption class="hidden">${words.historyRegion}</caption><thead><tr><th scope="col">${words.columnPeriod}</th><th scope="col">${words.columnRates}</th><th scope="col">${words.columnCitation}</th></tr></thead><tbody>${history.map(
    ({ from, to, rates }) =>
      html`<tr><td>${spanText(from, to, texts)}</td><td data-label="${words.columnRates}">${joined(
        rates.map(
          (rate) => html`${badge(rate, texts)} ${rate.condition !== '' && saidSentence(rate.condition, texts)}`,
        ),
        html`<br>`,
      )}</td><td data-label="${words.columnCitation}">${joined([...new Set(rates.map((rate) => rate.notification_ref))], html`<br>`)}</td></tr>`,
  )}</tbody></table></details>`;
}
