// A tool that computes: a form that starts with an example, and the answer beside it, worked out in the browser.
import type { Catalog, DeferredRecord } from '../../prompts/catalog/index.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { CATEGORIES } from '../../prompts/vocabulary.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { TARIFF_FILES } from '../tariff/tariffFiles.ts';
import { type FormValues, fieldInputs } from './fieldInputs.ts';
import { goesWith } from './goesWith.ts';
import { hindiLabels, hindiLead } from './hindiTexts.ts';

/** The name of a tool's script among the built files. */
export const toolScript = (slug: string): string => `tool-${slug}.js`;

const exampleValues = (fields: FieldMap): FormValues =>
  new Map(
    Object.entries(fields).map(([name, { example }]): [string, readonly string[]] => [
      name,
      typeof example === 'object' ? example : [String(example)],
    ]),
  );

export function calculatorPage(
  catalog: Catalog,
  { slug, title, category, computes }: DeferredRecord,
  fields: FieldMap,
  given: FormValues | undefined,
  base: string,
): Page {
  return {
    title: `${title} · Kosh`,
    description: `${computes}.`.slice(0, 160),
    path: `/tools/${slug}`,
    scripts: [toolScript(slug)],
    loads: { records: TARIFF_FILES.records, search: TARIFF_FILES.search },
    unlisted: given !== undefined,
    main: html`
<nav class="crumbs" aria-label="Where this tool stands"><a href="${base}/tools">Tools</a><span aria-hidden="true"> › </span><a href="${base}/?category=${category}">${CATEGORIES[category]}</a><span aria-hidden="true"> › </span><span aria-current="page">${title}</span></nav>
<h1>${title}</h1>
<p class="lead">${computes}.</p>
${hindiLead(slug)}
<p class="soft">Works in this page, without a language model; what you type stays here.</p>
<noscript><p class="notice">This tool computes in your browser and needs JavaScript. Without it, use the command <code>kosh tool run ${slug}</code>.</p></noscript>
<div class="workbench">
<form action="${base}/tools/${slug}" method="get" data-tool-form novalidate>
<h2>Fill in</h2>
${fieldInputs(fields, given ?? exampleValues(fields), hindiLabels(slug))}
<p class="actions"><button class="primary scripted">Work it out</button> <button type="reset" class="scripted">Back to the example</button> <button type="button" class="scripted" data-share>Copy link</button></p>
</form>
<section class="answer" aria-labelledby="answer"><h2 id="answer">Answer</h2><div data-answer aria-live="polite"></div></section>
</div>
${goesWith(catalog, slug, base)}`,
  };
}
