// A tool that computes: a form that starts with an example, and the answer beside it, worked out in the browser,
// or by the server where there is no script.
import type { Catalog, DeferredRecord } from '../../prompts/catalog/index.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { CATEGORIES } from '../../prompts/vocabulary.ts';
import type { Outcome } from '../../tools/kit.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { TARIFF_FILES } from '../tariff/tariffFiles.ts';
import { type FormValues, fieldInputs } from './fieldInputs.ts';
import { goesWith } from './goesWith.ts';
import { hindiLead } from './hindiLead.ts';
import type { HindiTexts } from './hindiTexts.ts';
import { problemCount, resultView } from './resultView.ts';

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

export function calculatorPage(
  catalog: Catalog,
  record: DeferredRecord,
  fields: FieldMap,
  { given, outcome }: Worked,
  { base, hindi }: { readonly base: string; readonly hindi: HindiTexts | undefined },
): Page {
  const { slug, title, category, about } = record;
  return {
    title: `${title} · Kosh`,
    description: `${about}.`,
    path: `/tools/${slug}`,
    scripts: [toolScript(slug)],
    loads: { records: TARIFF_FILES.records, search: TARIFF_FILES.search },
    unlisted: given !== undefined,
    isCalculator: true,
    main: html`
<nav class="crumbs" aria-label="Where this tool stands"><a href="${base}/calculators">Calculators</a><span aria-hidden="true"> › </span><a href="${base}/?category=${category}">${CATEGORIES[category]}</a><span aria-hidden="true"> › </span><span aria-current="page">${title}</span></nav>
<h1>${title}</h1>
<p class="lead">${about}.</p>
${hindiLead(hindi)}
<p class="soft scripted">Works in this page, without a language model; what you type stays here.</p>
<noscript><p class="soft">Without JavaScript the server works it out, without a language model; it keeps nothing.</p></noscript>
<div class="workbench">
<form action="${base}/tools/${slug}" method="post" data-tool-form novalidate>
<h2>Fill in</h2>
${fieldInputs(fields, given ?? startValues(fields, record), hindi?.labels)}
<p class="actions"><button class="primary">Work it out</button> <button type="reset">Back to the start</button> <button type="button" class="scripted" data-share>Copy link</button></p>
</form>
<section class="answer" aria-labelledby="answer"><h2 id="answer">Answer</h2><div data-answer aria-live="polite">${answerOf(outcome)}</div></section>
</div>
${goesWith(catalog, slug, base)}`,
  };
}

function answerOf(outcome: Outcome | undefined): SafeHtml {
  if (outcome === undefined) return html`<noscript><p>Press “Work it out”.</p></noscript>`;
  if (outcome.ok) return resultView(outcome.result);
  return html`<p>${problemCount(outcome.problems.length)}</p><ul>${outcome.problems.map(({ message }) => html`<li>${message}</li>`)}</ul>`;
}
