// The versions of a prompt on its page: what changed when, and the lines that went and came.
import { type PromptRecord, versionHunks } from '../../prompts/catalog/index.ts';
import type { DiffLine } from '../../prompts/versions/difference.ts';
import { html, type SafeHtml } from '../html.ts';

const MARKS = { same: ' ', removed: '-', added: '+' } as const;

function lineOf({ kind, text }: DiffLine): SafeHtml {
  const line = `${MARKS[kind]} ${text}\n`;
  return kind === 'same' ? html`${line}` : kind === 'removed' ? html`<del>${line}</del>` : html`<ins>${line}</ins>`;
}

/** What a version changed in the one before. */
function difference(prompt: PromptRecord, version: number): SafeHtml | false {
  const hunks = versionHunks(prompt, version - 1, version) ?? [];
  if (hunks.length === 0) return false;
  return html`<details><summary>What changed since version ${version - 1}</summary><pre class="diff" tabindex="0">${hunks.map(
    ({ lines }, at) => html`${at === 0 ? '' : '…\n'}${lines.map(lineOf)}`,
  )}</pre></details>`;
}

export const versionsSection = (prompt: PromptRecord, base: string): SafeHtml =>
  html`<section aria-labelledby="versions"><h2 id="versions">Versions</h2>
<ul>${prompt.history.changes.map(
    ({ version, date, law, what }) =>
      html`<li id="version-${version}"><b>Version ${version}</b>, ${date}${law && html` <span class="tag">law</span>`}: ${what} <a href="${base}/api/prompts/${prompt.slug}?version=${version}">JSON</a>${difference(prompt, version)}</li>`,
  )}</ul>
<p class="soft">News of all prompts: <a href="${base}/changes">page</a>, <a href="${base}/changes.atom">feed</a>, <a href="${base}/changes.atom?law=1">changes of law alone</a>, <a href="${base}/api/changes">JSON</a></p>
</section>`;
