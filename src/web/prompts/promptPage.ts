// A prompt: what it is for, a form made from its fields, the filled text, the template and where it comes from.
import type { Catalog, PromptRecord } from '../../prompts/catalog/index.ts';
import { evidenceOn } from '../../prompts/evidence.ts';
import type { ExportFormName } from '../../prompts/export/forms.ts';
import type { LegalReference } from '../../prompts/kit.ts';
import { withoutName } from '../../prompts/values.ts';
import { CATEGORIES } from '../../prompts/vocabulary.ts';
import { html, joined, jsonBlock, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { en } from '../texts/en.ts';
import { roleLabel } from './catalogPage.ts';
import { type FormValues, fieldInputs, plainValues } from './fieldInputs.ts';
import { goesWith } from './goesWith.ts';
import { hindiLead } from './hindiLead.ts';
import type { HindiTexts } from './hindiTexts.ts';
import { runForm } from './runForm.ts';
import { versionsSection } from './versionsSection.ts';

export interface PromptPageContext {
  readonly base: string;
  readonly baseUrl: string;
  /** What the address filled in; undefined: nothing. */
  readonly values: FormValues | undefined;
  readonly hindi: HindiTexts | undefined;
}

/** Chats: name, address, and the address that takes a prompt; empty: it takes none, and the prompt is copied. */
const CHATS = [
  ['Claude', 'https://claude.ai/new', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/', 'https://chatgpt.com/?q='],
  ['Gemini', 'https://gemini.google.com/app', ''],
  ['Copilot', 'https://copilot.microsoft.com/', 'https://copilot.microsoft.com/?q='],
  ['Perplexity', 'https://www.perplexity.ai/', 'https://www.perplexity.ai/search?q='],
] as const;

/** What the forms of the export are called. */
const FORM_LABELS: Readonly<Record<ExportFormName, string>> = {
  markdown: 'Markdown',
  messages: 'system and user JSON',
  skill: 'Claude Skill',
  fabric: 'Fabric pattern',
  prompty: 'Prompty',
  promptfoo: 'promptfoo test',
  mcp: 'MCP prompt',
};

/** The form and the filled prompt; without a script the form asks the server. */
export function workbench(
  catalog: Catalog,
  prompt: PromptRecord,
  action: string,
  { values, hindi }: Pick<PromptPageContext, 'values' | 'hindi'>,
): SafeHtml {
  const rendering = values === undefined ? undefined : catalog.render(prompt, plainValues(prompt.fields, values));
  const examples = Object.fromEntries(Object.entries(prompt.fields).map(([name, { example }]) => [name, example]));
  return html`<div class="workbench">
<form action="${action}" method="post" data-prompt-form${values !== undefined && html` data-filled`} novalidate>
<h2>Fill in</h2>
${fieldInputs(prompt.fields, values, { words: en.calculator, beside: hindi?.labels })}
<p class="actions"><button class="primary">Make the prompt</button> <button type="button" class="scripted" data-example>Fill with the example</button> <button type="reset">Clear</button></p>
<p class="soft">What you type stays in this tab: it survives a reload and is gone when the tab is closed.<noscript> Without JavaScript, “Make the prompt” sends it to this service, which fills in the template, sends the page back and keeps nothing.</noscript></p>
</form>
<section class="preview" aria-labelledby="filled">
<h2 id="filled">Your prompt</h2>
${rendering?.ok === false && html`<div class="notice" role="alert"><p>The prompt is not ready yet:</p><ul>${rendering.problems.map((problem) => html`<li>${withoutName(problem)}</li>`)}</ul></div>`}
<p class="soft" data-missing role="status"></p>
<pre tabindex="0" data-preview${rendering?.ok === false && html` hidden`}>${rendering?.ok === true ? rendering.prompt : prompt.template}</pre>
<p class="actions"><button type="button" class="primary scripted" data-copy-prompt>Copy</button> <button type="button" class="scripted" data-download-prompt>Download</button></p>
<p data-chat hidden>Open in ${CHATS.map(([name, address, prefilled], at) => html`${at === 0 ? '' : ', '}<a data-chat-link="${prefilled}" rel="noopener noreferrer" target="_blank" href="${address}">${name}</a>`)} <span class="soft" data-chat-long hidden>Too long for a link: it is copied when you open one; paste it there.</span></p>
</section>
<script type="application/json" data-prompt>${jsonBlock({ slug: prompt.slug, fields: prompt.fields, template: prompt.template, examples })}</script>
</div>`;
}

/** Examples with more lines than this show their beginning, and the rest when it is asked for. */
const SHOWN_LINES = 40;

const exampleSection = ({ exampleOutput }: PromptRecord): SafeHtml | false =>
  exampleOutput !== null &&
  html`<section aria-labelledby="example"><h2 id="example">What comes back</h2><p class="soft">An answer to the example values.</p>${folded(exampleOutput.split('\n'))}</section>`;

function folded(lines: readonly string[]): SafeHtml {
  if (lines.length <= SHOWN_LINES) return html`<pre class="example" tabindex="0">${lines.join('\n')}</pre>`;
  const rest = lines.slice(SHOWN_LINES);
  return html`<pre class="example" tabindex="0">${lines.slice(0, SHOWN_LINES).join('\n')}</pre><details><summary>Show the other ${rest.length} lines</summary><pre class="example" tabindex="0">${rest.join('\n')}</pre></details>`;
}

/** A statement of law with where and when it was read, and what the user must verify. */
const lawItem = ({ ref, says, status, sources, checkedOn, verify }: LegalReference): SafeHtml =>
  html`<li><b>${ref}</b>: ${says} <span class="soft">(${evidenceOn(status, checkedOn)}${sources.map(
    (source, at) =>
      html`${at === 0 ? '; ' : ', '}${/^https:/.test(source) ? html`<a href="${source}" rel="noopener nofollow">${new URL(source).host}</a>` : source}`,
  )})</span>${verify !== undefined && html` <span>${verify}</span>`}</li>`;

function about({ category, roles, law, history }: PromptRecord, base: string): SafeHtml {
  const [{ version, date }] = history.changes;
  const roleLinks = joined(
    roles.map((role) => html`<a href="${base}/?role=${role}">${roleLabel(role)}</a>`),
    html`, `,
  );
  return html`<p class="soft"><a href="${base}/?category=${category}">${CATEGORIES[category]}</a> · for ${roleLinks}${law !== null && html` · <span class="tag">India</span>`} · <a href="#versions">version ${version} of ${date}</a></p>`;
}

export function promptPage(catalog: Catalog, prompt: PromptRecord, context: PromptPageContext): Page {
  const { base, baseUrl, values } = context;
  const { slug, title, description, template, source, law } = prompt;
  return {
    title: `${title}: prompt with a form · Kosh`,
    description,
    path: `/prompts/${slug}`,
    unlisted: values !== undefined,
    scripts: ['prompt.js'],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: title,
      description,
      url: `${baseUrl}/prompts/${slug}`,
      genre: CATEGORIES[prompt.category],
      isAccessibleForFree: true,
    },
    main: html`
<nav class="crumbs" aria-label="Where this prompt stands"><a href="${base}/">Catalog</a><span aria-hidden="true"> › </span><a href="${base}/?category=${prompt.category}">${CATEGORIES[prompt.category]}</a><span aria-hidden="true"> › </span><span aria-current="page">${title}</span></nav>
<h1>${title}</h1>
<p class="lead">${description}</p>
${hindiLead(context.hindi)}
${about(prompt, base)}
${workbench(catalog, prompt, `${base}/prompts/${slug}`, context)}
<details class="run-here"><summary>Run it here</summary>${runForm(`${base}/prompts/${slug}/run`)}</details>
${goesWith(catalog, slug, base, en.calculator.goesWith)}
${exampleSection(prompt)}
${law !== null && html`<section aria-labelledby="law"><h2 id="law">The law behind it</h2><p class="soft">Read on ${law.asOf}.</p><ul>${law.refs.map(lawItem)}</ul></section>`}
<section aria-labelledby="template"><h2 id="template">The template and its source</h2>
<p>Taken from <code>${source.file}</code>, line ${source.line}. <span class="soft">SHA-256 <code class="hash">${source.sha256}</code></span></p>
<details><summary>Show the template</summary><pre tabindex="0">${template}</pre></details>
<p class="soft">As JSON: <a href="${base}/api/prompts/${slug}">/api/prompts/${slug}</a> · values: <a href="${base}/api/prompts/${slug}/schema">schema</a> · to take along: ${joined(
      Object.entries(FORM_LABELS).map(
        ([form, label]) => html`<a href="${base}/api/prompts/${slug}/export/${form}">${label}</a>`,
      ),
      html`, `,
    )} · tool page: <a href="${base}/tools/${slug}">/tools/${slug}</a></p>
</section>
${versionsSection(prompt, base)}`,
  };
}

/** The working tool alone: form, result, example. The prompt page tells the rest. */
export function promptToolPage(catalog: Catalog, prompt: PromptRecord, context: PromptPageContext): Page {
  const { base, values } = context;
  const { slug, title, description } = prompt;
  return {
    title: `${title}: tool · Kosh`,
    description,
    path: `/tools/${slug}`,
    mainLanguage: 'en',
    unlisted: values !== undefined,
    scripts: ['prompt.js'],
    main: html`
<nav class="crumbs" aria-label="Where this tool stands"><a href="${base}/">Catalog</a><span aria-hidden="true"> › </span><a href="${base}/prompts/${slug}">${title}</a><span aria-hidden="true"> › </span><span aria-current="page">Tool</span></nav>
<h1>${title}</h1>
<p class="lead">${description}</p>
${hindiLead(context.hindi)}
<p class="soft">Fill in the form, copy the prompt and give it to a language model of your choice. <a href="${base}/prompts/${slug}">Template, law and source</a></p>
${workbench(catalog, prompt, `${base}/tools/${slug}`, context)}
<details class="run-here"><summary>Run it here</summary>${runForm(`${base}/prompts/${slug}/run`)}</details>
${goesWith(catalog, slug, base, en.calculator.goesWith)}
${exampleSection(prompt)}`,
  };
}
