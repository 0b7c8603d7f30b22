// A tool that computes: a form that starts with an example, and the answer beside it, worked out in the browser,
// or by the server where there is no script.
import type { Catalog, DeferredRecord } from '../../prompts/catalog/index.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import type { Outcome } from '../../tools/kit.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { TARIFF_FILES } from '../tariff/tariffFiles.ts';
import type { Texts } from '../texts/index.ts';
import { type FieldLabels, type FormValues, fieldInputs } from './fieldInputs.ts';
import { goesWith } from './goesWith.ts';
import { hindiLead } from './hindiLead.ts';
import type { Hindi } from './hindiTexts.ts';
import { problemText } from './problemText.ts';
import { type AnswerTexts, resultView } from './resultView.ts';

/** The name of a tool's script among the built files. */
export const toolScript = (slug: string): string => `tool-${slug}.js`;

/** What the form begins with: the example, without what few people need. */
export const startValues = (fields: FieldMap, { leftEmpty = [] }: Pick<DeferredRecord, 'leftEmpty'>): FormValues =>
  new Map(
    Object.entries(fields)
      .filter(([name]) => !leftEmpty.includes(name))
      .map(([name, { example }]): [string, readonly string[]] => [
        name,
        typeof example === 'object' ? example : [String(example)],
      ]),
  );

/** What was filled in, and what came of it; each may be undefined. */
export interface Worked {
  readonly given?: FormValues | undefined;
  readonly outcome?: Outcome | undefined;
}

export interface CalculatorContext {
  readonly base: string;
  readonly hindi: Hindi;
  readonly texts: Texts;
}

export function calculatorPage(
  catalog: Catalog,
  record: DeferredRecord,
  fields: FieldMap,
  { given, outcome }: Worked,
  context: CalculatorContext,
): Page {
  const { base, texts } = context;
  const { slug, category } = record;
  const { calculator: words } = texts;
  const hindi = context.hindi.hindiOf(slug);
  // English pages have the Hindi beside it.
  const spoken = texts.language === 'en' ? undefined : hindi;
  const title = spoken?.title ?? record.title;
  const about = spoken?.description ?? `${record.about}.`;
  const say = spoken?.say;
  return {
    title: `${title} · Kosh`,
    description: about,
    path: `/tools/${slug}`,
    scripts: [toolScript(slug)],
    loads: { records: TARIFF_FILES.records, search: TARIFF_FILES.search },
    unlisted: given !== undefined,
    isCalculator: true,
    main: html`
<nav class="crumbs" aria-label="${words.where}"><a href="${base}/calculators">${words.heading}</a><span aria-hidden="true"> › </span><a href="${base}/?category=${category}">${texts.vocabulary.categories[category]}</a><span aria-hidden="true"> › </span><span aria-current="page">${title}</span></nav>
<h1>${title}</h1>
<p class="lead">${about}</p>
${spoken === undefined && hindiLead(hindi)}
<p class="soft scripted">${words.inPage}</p>
<noscript><p class="soft">${words.byServer}</p></noscript>
<div class="workbench">
<form action="${base}/tools/${slug}" method="post" data-tool-form data-slug="${slug}"${given !== undefined && html` data-filled`} novalidate>
<h2>${words.fillIn}</h2>
${fieldInputs(fields, given ?? startValues(fields, record), spoken === undefined ? { words, beside: hindi?.labels } : { words, spoken })}
<p class="actions"><button class="primary">${words.workOut}</button> <button type="reset">${words.reset}</button> <button type="button" class="scripted" data-undo-form data-said="${texts.prompt.broughtBack}" hidden>${texts.prompt.bringBack}</button> <button type="button" class="scripted" data-share>${words.copyLink}</button></p>
</form>
<section class="answer" aria-labelledby="answer"><h2 id="answer">${words.answer}</h2><div data-answer>${answerOf(outcome, fields, { words, say, labels: spoken?.labels })}</div><p class="hidden" role="status" data-answer-said></p></section>
</div>
${goesWith(catalog, slug, context)}`,
  };
}

function answerOf(
  outcome: Outcome | undefined,
  fields: FieldMap,
  texts: AnswerTexts & { readonly labels: FieldLabels | undefined },
): SafeHtml {
  const { words, say, labels } = texts;
  if (outcome === undefined) return html`<noscript><p>${words.press}</p></noscript>`;
  if (outcome.ok) return resultView(outcome.result, texts);
  return html`<p>${words.problems(outcome.problems.length)}</p><ul>${outcome.problems.map((problem) => html`<li>${labels?.[problem.field] !== undefined && `${labels[problem.field]}: `}${problemText(problem, fields, say)}</li>`)}</ul>`;
}
