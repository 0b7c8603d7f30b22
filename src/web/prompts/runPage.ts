// A prompt's page that may connect to one more address: that of the model service which the user names.
import { type Catalog, type PromptRecord, pinNameOf, pinOf } from '../../prompts/catalog/index.ts';
import { endpointUrl } from '../../prompts/run/endpoint.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import { nameOf, type PromptPageContext, scriptOf, workbench } from './promptPage.ts';
import { runForm } from './runForm.ts';

/** What the page may connect to beside us: a plain origin, so that nothing else can be said in the policy. */
export interface RunTarget {
  readonly origin: string;
  /** Of chat completions. */
  readonly url: string;
}

/** Undefined: no address that a page could be allowed to connect to. */
function runTarget(address: string): RunTarget | undefined {
  const url = endpointUrl(address.trim());
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  // Names may hold ";", "," and "*", which mean something in a policy.
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? { origin: url.origin, url: url.href } : undefined;
}

export function runPage(
  catalog: Catalog,
  prompt: PromptRecord,
  context: Pick<PromptPageContext, 'base' | 'texts' | 'hindi'>,
  given: string,
): Page & { readonly status: 200 | 400; readonly connectTo?: string } {
  const { base, texts } = context;
  const { prompt: words } = texts;
  const { slug } = prompt;
  const { title, description, mark } = nameOf(prompt, context);
  const path = `/prompts/${slug}/run`;
  const pin = pinOf(catalog, prompt, pinNameOf(prompt));
  const target = runTarget(given);
  const page = {
    title: words.runTitle(title),
    description,
    path,
    unlisted: true,
    scripts: [scriptOf(prompt)],
  };
  const crumbs = html`<nav class="crumbs" aria-label="${words.runWhere}"><a href="${base}/">${words.catalog}</a><span aria-hidden="true"> › </span><a href="${base}/prompts/${slug}${pin}"${mark}>${title}</a><span aria-hidden="true"> › </span><span aria-current="page">${words.run}</span></nav>`;
  const heading = html`<h1>${words.runHeading(mark ? html`<span${mark}>${title}</span>` : title)}</h1>`;
  if (target === undefined) {
    return {
      ...page,
      status: given === '' ? 200 : 400,
      main: html`${crumbs}${heading}${given !== '' && html`<p class="notice" role="alert">${words.noAddress(given.slice(0, 200))}</p>`}${runForm(`${base}${path}`, texts, given, pin)}`,
    };
  }
  return {
    ...page,
    status: 200,
    connectTo: target.origin,
    main: html`${crumbs}
${heading}
<p class="notice">${words.mayConnect(html`<b>${target.origin}</b>`)}</p>
${workbench(catalog, prompt, `${base}/prompts/${slug}${pin}`, { ...context, values: undefined })}
<section class="run" aria-labelledby="run" data-run data-origin="${target.origin}" data-url="${target.url}"><h2 id="run">${texts.calculator.answer}</h2>
<noscript><p class="notice">${words.needsScript(html`<code>kosh tool run ${slug}${pin !== '' && ` --old ${prompt.history.changes[0].version}`} --model NAME --endpoint ${given}</code>`)}</p></noscript>
<form class="scripted"><p><label for="run-model">${words.model}</label> <input id="run-model" name="model" autocomplete="off" placeholder="llama3.2" list="run-models" maxlength="200"><datalist id="run-models"></datalist></p><p><label for="run-key">${words.key}</label> <input id="run-key" name="key" type="password" autocomplete="off" aria-describedby="run-key-help" maxlength="500"> <span class="soft" id="run-key-help">${words.keyHint}</span></p>
<p class="actions"><button class="primary">${words.run}</button> <button type="button" data-run-stop hidden>${words.stop}</button> <button type="button" data-run-copy hidden>${words.copyAnswer}</button></p></form>
<p role="status" class="soft" data-run-status></p>
<div class="example answer-text" tabindex="0" role="group" aria-labelledby="run" data-run-answer hidden></div>
<p class="soft">${words.anotherAddress(html`<a href="${base}${path}${pin}">${words.changeAddress}</a>`)}</p>
</section>`,
  };
}
