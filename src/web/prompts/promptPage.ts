// A prompt: what it is for, a form made from its fields, the filled text, the template and where it comes from.
import { type Catalog, type PromptRecord, pinNameOf, pinOf } from '../../prompts/catalog/index.ts';
import type { LegalReference } from '../../prompts/kit.ts';
import { asRendered } from '../../prompts/render.ts';
import { type Problem, withoutName } from '../../prompts/values.ts';
import { LONGEST_NAME, MOST_SETS } from '../browser/valueSets.ts';
import { html, joined, jsonBlock, type SafeHtml } from '../html.ts';
import { englishMark, englishText } from '../site/english.ts';
import type { Page } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';
import { type FieldLabels, type FormValues, fieldInputs, plainValues } from './fieldInputs.ts';
import { goesWith } from './goesWith.ts';
import { hindiLead } from './hindiLead.ts';
import type { Hindi } from './hindiTexts.ts';
import { saidProblem } from './problemText.ts';
import { runForm } from './runForm.ts';
import { versionsSection } from './versionsSection.ts';

export interface PromptPageContext {
  readonly base: string;
  readonly baseUrl: string;
  readonly texts: Texts;
  /** What the address filled in; undefined: nothing. */
  readonly values: FormValues | undefined;
  readonly hindi: Hindi;
}

/** Chats: name, address, and the address that takes a prompt; empty: it takes none, and the prompt is copied. */
const CHATS = [
  ['Claude', 'https://claude.ai/new', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/', 'https://chatgpt.com/?q='],
  ['Gemini', 'https://gemini.google.com/app', ''],
  ['Copilot', 'https://copilot.microsoft.com/', 'https://copilot.microsoft.com/?q='],
  ['Perplexity', 'https://www.perplexity.ai/', 'https://www.perplexity.ai/search?q='],
] as const;

/** What fills the form while somebody types; with calculators where the prompt has facts worked out. */
export const scriptOf = ({ computes }: PromptRecord): string =>
  computes === undefined ? 'prompt.js' : 'promptFacts.js';

const chatLinks = CHATS.map(
  ([name, address, prefilled]) =>
    html`<a data-chat-link="${prefilled}" rel="noopener noreferrer" target="_blank" href="${address}">${name}</a>`,
);

/** What is wrong with a value, in the language of the page where it has the sentence. */
function problemLine(
  problem: Problem,
  prompt: PromptRecord,
  labels: FieldLabels | undefined,
  texts: Texts,
): SafeHtml | string {
  const { fields } = asRendered(prompt);
  const said = saidProblem(problem, fields, texts.fieldProblem);
  if (said === undefined) return englishText(withoutName(problem), texts);
  return html`${labels?.[problem.field] ?? englishText(fields[problem.field]?.label ?? '', texts)}: ${said}`;
}

/** The form and the filled prompt; without a script the form asks the server. */
export function workbench(
  catalog: Catalog,
  prompt: PromptRecord,
  action: string,
  { values, hindi, texts }: Pick<PromptPageContext, 'values' | 'hindi' | 'texts'>,
): SafeHtml {
  const { prompt: words, calculator: formWords } = texts;
  // English pages of Indian prompts have the Hindi labels beside theirs, as forms of Indian offices do.
  const spoken = texts.language === 'en' ? undefined : hindi.hindiForm(prompt.slug);
  const beside = spoken === undefined && prompt.law !== null ? hindi.hindiOf(prompt.slug)?.labels : undefined;
  const mark = englishMark(texts);
  const { template, fields } = asRendered(prompt);
  const rendering = values === undefined ? undefined : catalog.render(prompt, plainValues(fields, values));
  const examples = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
  return html`<div class="workbench">
<form action="${action}" method="post" data-prompt-form${values !== undefined && html` data-filled`} novalidate>
<h2>${formWords.fillIn}</h2>
${fieldInputs(fields, values, { words: formWords, beside, spoken })}
<p class="actions"><button class="primary">${words.make}</button> <button type="button" class="scripted" data-example>${words.fillExample}</button> <button type="reset">${words.clear}</button> <button type="button" class="scripted" data-undo-form data-said="${words.broughtBack}" hidden>${words.bringBack}</button></p>
<p class="soft">${words.staysInTab}<noscript> ${words.withoutScript}</noscript></p>
${valueSets(words)}
</form>
<section class="preview" aria-labelledby="filled">
<h2 id="filled">${words.filled}</h2>
${rendering?.ok === false && html`<div class="notice" role="alert"><p>${words.notReady}</p><ul>${rendering.problems.map((problem) => html`<li>${problemLine(problem, prompt, spoken?.labels, texts)}</li>`)}</ul></div>`}
<p class="soft" data-missing role="status"></p>
<pre tabindex="0"${mark} data-preview${rendering?.ok === false && html` hidden`}>${rendering?.ok === true ? rendering.prompt : prompt.template}</pre>
<p class="actions"><button type="button" class="primary scripted" data-copy-prompt>${words.copy}</button> <button type="button" class="scripted" data-download-prompt>${words.download}</button></p>
<p data-chat hidden>${words.openIn(joined(chatLinks, html`, `))} <span class="soft" data-chat-long hidden>${words.tooLongForLink}</span></p>
</section>
<script type="application/json" data-prompt>${jsonBlock({ slug: prompt.slug, fields, template, examples })}</script>
<form id="keep-values" hidden></form>
</div>`;
}

/** Its controls belong to a form of their own, so that Enter in the name does not make the prompt. */
const valueSets = (words: Texts['prompt']): SafeHtml =>
  html`<details class="scripted"><summary>${words.valueSets}</summary>
<p class="row"><label for="set-name">${words.setName}</label> <input id="set-name" form="keep-values" maxlength="${LONGEST_NAME}" required autocomplete="off" placeholder="${words.setExample}"> <button form="keep-values">${words.keepSet}</button></p>
<p class="row" data-kept-sets hidden><label for="kept-set">${words.keptSets}</label> <select id="kept-set" form="keep-values"></select> <button type="button" data-fill-set>${words.fillSet}</button> <button type="button" data-delete-set>${words.deleteSet}</button></p>
<p class="soft">${words.setsStay(MOST_SETS)}</p></details>`;

/** Examples with more lines than this show their beginning, and the rest when it is asked for. */
const SHOWN_LINES = 40;

const exampleSection = ({ exampleOutput }: PromptRecord, texts: Texts): SafeHtml | false =>
  exampleOutput !== null &&
  html`<section aria-labelledby="example"><h2 id="example">${texts.prompt.comesBack}</h2><p class="soft">${texts.prompt.comesBackHint}</p>${folded(exampleOutput.split('\n'), texts)}</section>`;

function folded(lines: readonly string[], texts: Texts): SafeHtml {
  const block = (shown: readonly string[]): SafeHtml =>
    html`<pre class="example" tabindex="0"${englishMark(texts)}>${shown.join('\n')}</pre>`;
  if (lines.length <= SHOWN_LINES) return block(lines);
  const rest = lines.slice(SHOWN_LINES);
  return html`${block(lines.slice(0, SHOWN_LINES))}<details><summary>${texts.prompt.otherLines(rest.length)}</summary>${block(rest)}</details>`;
}

/** A statement of law with where and when it was read, and what the user must verify. */
function lawItem({ ref, says, status, sources, checkedOn, verify }: LegalReference, texts: Texts): SafeHtml {
  const mark = englishMark(texts);
  return html`<li><b${mark}>${ref}</b>: ${englishText(says, texts)} <span class="soft">(${texts.calculator.known(status, checkedOn)}${sources.map(
    (source, at) =>
      html`${at === 0 ? '; ' : ', '}${/^https:/.test(source) ? html`<a href="${source}" rel="noopener nofollow">${new URL(source).host}</a>` : englishText(source, texts)}`,
  )})</span>${verify !== undefined && html` <span${mark}>${verify}</span>`}</li>`;
}

/** On the page of an older version: which it is, and the way to the newest. */
function olderNotice(catalog: Catalog, prompt: PromptRecord, path: string, texts: Texts): SafeHtml | false {
  const newest = catalog.get(prompt.slug)?.history.changes[0].version;
  const [{ version, date }] = prompt.history.changes;
  return (
    newest !== version &&
    html`<p class="notice">${texts.prompt.older(version, texts.calculator.day(date), html`<a href="${path}">${texts.prompt.newest(newest ?? version)}</a>`)}</p>`
  );
}

function about({ category, roles, law, history }: PromptRecord, base: string, texts: Texts): SafeHtml {
  const { prompt: words, vocabulary, catalog, calculator } = texts;
  const [{ version, date }] = history.changes;
  const roleLinks = joined(
    roles.map((role) => html`<a href="${base}/?role=${role}">${vocabulary.roles[role]}</a>`),
    html`, `,
  );
  return html`<p class="soft"><a href="${base}/?category=${category}">${vocabulary.categories[category]}</a> · ${words.forRoles(roleLinks)}${law !== null && html` · <span class="tag">${catalog.india}</span>`} · <a href="#versions">${words.versionOf(version, calculator.day(date))}</a></p>`;
}

interface PromptName {
  readonly title: string;
  readonly description: string;
  /** For the tags of both, where they are English on a page in another language. */
  readonly mark: SafeHtml | false;
  /** Both in Hindi, below the English of an English page; on a page in another language that they are English. */
  readonly lead: SafeHtml | false;
}

export function nameOf(
  { slug, title, description, law }: PromptRecord,
  { texts, hindi }: Pick<PromptPageContext, 'texts' | 'hindi'>,
): PromptName {
  const own = hindi.hindiOf(slug);
  if (texts.language === 'en') return { title, description, mark: false, lead: law !== null && hindiLead(own) };
  if (own === undefined) {
    const lead = html`<p class="notice">${texts.prompt.onlyEnglish}</p>`;
    return { title, description, mark: englishMark(texts), lead };
  }
  return { title: own.title, description: own.description, mark: false, lead: false };
}

export function promptPage(catalog: Catalog, prompt: PromptRecord, context: PromptPageContext): Page {
  const { base, baseUrl, values, texts } = context;
  const { prompt: words, vocabulary, calculator } = texts;
  const { slug, template, source, law } = prompt;
  const { title, description, mark, lead } = nameOf(prompt, context);
  const category = vocabulary.categories[prompt.category];
  const pin = pinOf(catalog, prompt);
  const path = `${base}/prompts/${slug}`;
  const pagePin = pinOf(catalog, prompt, pinNameOf(prompt));
  const exports = Object.entries(words.forms).map(
    ([form, label]) => html`<a href="${base}/api/prompts/${slug}/export/${form}${pin}">${label}</a>`,
  );
  return {
    title: words.title(title),
    description,
    path: `/prompts/${slug}`,
    unlisted: values !== undefined || pin !== '',
    scripts: [scriptOf(prompt)],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: title,
      description,
      url: `${baseUrl}/prompts/${slug}`,
      genre: category,
      isAccessibleForFree: true,
    },
    main: html`
<nav class="crumbs" aria-label="${words.where}"><a href="${base}/">${words.catalog}</a><span aria-hidden="true"> › </span><a href="${base}/?category=${prompt.category}">${category}</a><span aria-hidden="true"> › </span><span aria-current="page"${mark}>${title}</span></nav>
<h1${mark}>${title}</h1>
<p class="lead"${mark}>${description}</p>
${lead}
${about(prompt, base, texts)}
${olderNotice(catalog, prompt, path, texts)}
${workbench(catalog, prompt, `${path}${pagePin}`, context)}
<details class="run-here"><summary>${words.runHere}</summary>${runForm(`${path}/run`, texts, '', pagePin)}</details>
${goesWith(catalog, slug, context)}
${exampleSection(prompt, texts)}
${law !== null && html`<section aria-labelledby="law"><h2 id="law">${words.law}</h2><p class="soft">${words.readOn(calculator.day(law.asOf))}</p><ul>${law.refs.map((reference) => lawItem(reference, texts))}</ul></section>`}
<section aria-labelledby="template"><h2 id="template">${words.template}</h2>
<p>${words.takenFrom(html`<code>${source.file}</code>`, source.line)} <span class="soft">SHA-256 <code class="hash">${source.sha256}</code></span></p>
<details><summary>${words.showTemplate}</summary><pre tabindex="0"${englishMark(texts)}>${template}</pre></details>
<p class="soft">${texts.site.asJson(html`<a href="${base}/api/prompts/${slug}${pin}">/api/prompts/${slug}${pin}</a>`)} · ${words.values(html`<a href="${base}/api/prompts/${slug}/schema${pin}">${words.schema}</a>`)} · ${words.toTakeAlong(joined(exports, html`, `))} · ${words.toolPage(html`<a href="${base}/tools/${slug}">/tools/${slug}</a>`)}</p>
</section>
${versionsSection(prompt, context)}`,
  };
}

/** The working tool alone: form, result, example. The prompt page tells the rest. */
export function promptToolPage(catalog: Catalog, prompt: PromptRecord, context: PromptPageContext): Page {
  const { base, values, texts } = context;
  const { prompt: words } = texts;
  const { slug } = prompt;
  const pin = pinOf(catalog, prompt, pinNameOf(prompt));
  const { title, description, mark, lead } = nameOf(prompt, context);
  return {
    title: words.toolTitle(title),
    description,
    path: `/tools/${slug}`,
    unlisted: values !== undefined || pin !== '',
    scripts: [scriptOf(prompt)],
    main: html`
<nav class="crumbs" aria-label="${texts.calculator.where}"><a href="${base}/">${words.catalog}</a><span aria-hidden="true"> › </span><a href="${base}/prompts/${slug}"${mark}>${title}</a><span aria-hidden="true"> › </span><span aria-current="page">${words.tool}</span></nav>
<h1${mark}>${title}</h1>
<p class="lead"${mark}>${description}</p>
${lead}
<p class="soft">${words.toolLead} <a href="${base}/prompts/${slug}">${words.toolMore}</a></p>
${olderNotice(catalog, prompt, `${base}/tools/${slug}`, texts)}
${workbench(catalog, prompt, `${base}/tools/${slug}${pin}`, context)}
<details class="run-here"><summary>${words.runHere}</summary>${runForm(`${base}/prompts/${slug}/run`, texts, '', pin)}</details>
${goesWith(catalog, slug, context)}
${exampleSection(prompt, texts)}`,
  };
}
