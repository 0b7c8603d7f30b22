// A list of codes that lead to their pages, each with every rate it can bear.
import type { Tariff } from '../../tariff/index.ts';
import type { CodeLink } from '../../tariff/lookup/contract.ts';
import { rateViews } from '../../tariff/lookup/results.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import { codePath } from './card.ts';
import { saidName } from './codeName.ts';
import { ratesWord, spaced } from './words.ts';

export interface CodeListContext {
  readonly base: string;
  /** Empty: today. */
  readonly asOf: string;
  readonly today: string;
  readonly texts: Texts;
}

export function codeList(
  { records }: Pick<Tariff, 'records'>,
  links: readonly CodeLink[],
  { base, asOf, today, texts }: CodeListContext,
): SafeHtml {
  const ratesText = (code: string): string =>
    ratesWord(rateViews(records.rateOn(records.find(code), asOf === '' ? today : asOf)), texts);
  return html`<ul class="codelist">${links.map(
    ({ code, description, status }) =>
      html`<li${status === 'retired' && html` class="is-retired"`}><a href="${codePath(base, code, asOf)}"><b>${spaced(code)}</b> <span>${saidName(code, description, texts)}</span></a> ${status === 'retired' ? html`<span class="rates soft">${texts.words.retired}</span>` : html`<span class="rates">${ratesText(code)}</span>`}</li>`,
  )}</ul>`;
}
