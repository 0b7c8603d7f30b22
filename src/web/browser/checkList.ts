// A kind of finding as it stands in the list of the page /check.
import { html, type SafeHtml } from '../html.ts';
import { texts } from '../texts/ofPage.ts';
import type { GroupState, GroupView } from './checkMessages.ts';

const t = texts.check;

const STATES: Readonly<Record<GroupState, string>> = {
  open: '',
  automatic: t.automatic,
  decided: t.settled,
  kept: t.kept,
};

export const findingHtml = ({ key, severity, message, count, row, state, about }: GroupView): SafeHtml =>
  html`<li data-severity="${severity}" data-state="${state}"><div><p class="soft"><span class="what">${t.severities[severity]}</span> · ${t.lines(count, row)}${
    STATES[state] !== '' && html` · ${STATES[state]}`
  }</p>${about !== '' && html`<p class="soft">${about}</p>`}<p>${message}</p></div>${
    row !== null &&
    html`<button type="button" data-group="${key}" aria-label="${t.review}: ${message}">${t.review}</button>`
  }</li>`;

/** Whether a finding has every word that is searched for. */
export function fits({ message, words, about, severity }: GroupView, search: string): boolean {
  const text = `${message} ${about} ${words} ${t.severities[severity]}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
