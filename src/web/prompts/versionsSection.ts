// The versions of a prompt on its page: what changed when, and the lines that went and came.
import { type PromptRecord, pinNameOf, versionHunks } from '../../prompts/catalog/index.ts';
import type { DiffLine } from '../../prompts/versions/difference.ts';
import { html, type SafeHtml } from '../html.ts';
import { englishMark } from '../site/english.ts';
import type { Texts } from '../texts/index.ts';
import { type ListContext, noted } from './listed.ts';

const MARKS = { same: ' ', removed: '-', added: '+' } as const;

function lineOf({ kind, text }: DiffLine): SafeHtml {
  const line = `${MARKS[kind]} ${text}\n`;
  return kind === 'same' ? html`${line}` : kind === 'removed' ? html`<del>${line}</del>` : html`<ins>${line}</ins>`;
}

/** What a version changed in the one before. */
function difference(prompt: PromptRecord, version: number, texts: Texts): SafeHtml | false {
  const hunks = versionHunks(prompt, version - 1, version) ?? [];
  if (hunks.length === 0) return false;
  return html`<details><summary>${texts.prompt.changedSince(version - 1)}</summary><pre class="diff" tabindex="0"${englishMark(texts)}>${hunks.map(
    ({ lines }, at) => html`${at === 0 ? '' : '…\n'}${lines.map(lineOf)}`,
  )}</pre></details>`;
}

export function versionsSection(prompt: PromptRecord, context: ListContext): SafeHtml {
  const { base, texts } = context;
  const { prompt: words, calculator } = texts;
  const news = words.news(
    html`<a href="${base}/changes">${words.newsPage}</a>`,
    html`<a href="${base}/changes.atom">${words.feed}</a>`,
    html`<a href="${base}/changes.atom?law=1">${words.lawAlone}</a>`,
    html`<a href="${base}/api/changes">JSON</a>`,
  );
  return html`<section aria-labelledby="versions"><h2 id="versions">${words.versions}</h2>
<ul>${prompt.history.changes.map(
    ({ version, date, law, what }) =>
      html`<li id="version-${version}"><a href="${base}/prompts/${prompt.slug}?${pinNameOf(prompt)}=${version}"><b>${words.version(version)}</b></a>, ${calculator.day(date)}${law && html` <span class="tag">${words.lawTag}</span>`}: ${noted(what, context)} <a href="${base}/api/prompts/${prompt.slug}?version=${version}">JSON</a>${difference(prompt, version, texts)}</li>`,
  )}</ul>
<p class="soft">${news}</p>
</section>`;
}
