// A prompt's page that may connect to one more address: that of the model service which the user names.
import type { Catalog, PromptRecord } from '../../prompts/catalog/index.ts';
import { endpointUrl } from '../../prompts/run/endpoint.ts';
import { html } from '../html.ts';
import type { Page } from '../site/shell.ts';
import type { HindiTexts } from './hindiTexts.ts';
import { workbench } from './promptPage.ts';
import { runForm } from './runForm.ts';

/** What the page may connect to beside us: a plain origin, so that nothing else can be said in the policy. */
export interface RunTarget {
  readonly origin: string;
  /** Of chat completions. */
  readonly url: string;
}

/** Undefined: no address that a page could be allowed to connect to. */
export function runTarget(address: string): RunTarget | undefined {
  const url = endpointUrl(address.trim());
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  // Names may hold ";", "," and "*", which mean something in a policy.
  return /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) ? { origin: url.origin, url: url.href } : undefined;
}

export function runPage(
  catalog: Catalog,
  prompt: PromptRecord,
  { base, hindi }: { readonly base: string; readonly hindi: HindiTexts | undefined },
  given: string,
): Page & { readonly status: 200 | 400; readonly connectTo?: string } {
  const { slug, title, description } = prompt;
  const path = `/prompts/${slug}/run`;
  const target = runTarget(given);
  const page = {
    title: `Run: ${title} · Kosh`,
    description,
    path,
    unlisted: true,
    scripts: ['prompt.js'],
  };
  const crumbs = html`<nav class="crumbs" aria-label="Where this page stands"><a href="${base}/">Catalog</a><span aria-hidden="true"> › </span><a href="${base}/prompts/${slug}">${title}</a><span aria-hidden="true"> › </span><span aria-current="page">Run</span></nav>`;
  if (target === undefined) {
    return {
      ...page,
      status: given === '' ? 200 : 400,
      main: html`${crumbs}<h1>Run: ${title}</h1>${given !== '' && html`<p class="notice" role="alert">“${given.slice(0, 200)}” is no address of a model service; it should be like https://api.openai.com/v1 or http://localhost:11434/v1.</p>`}${runForm(`${base}${path}`, given)}`,
    };
  }
  return {
    ...page,
    status: 200,
    connectTo: target.origin,
    main: html`${crumbs}
<h1>Run: ${title}</h1>
<p class="notice">This page may connect to <b>${target.origin}</b>, and to nothing else but this site. Prompt, key and answer go between your browser and that address; none of them is sent to us. Key and model are kept in this tab only and are gone when it is closed.</p>
${workbench(catalog, prompt, `${base}/prompts/${slug}`, { values: undefined, hindi })}
<section class="run" aria-labelledby="run" data-run data-origin="${target.origin}" data-url="${target.url}"><h2 id="run">Answer</h2>
<noscript><p class="notice">Running needs JavaScript. Without it, copy the prompt, or use <code>kosh tool run ${slug} --model NAME --endpoint ${given}</code>.</p></noscript>
<form class="scripted"><p><label for="run-model">Model</label> <input id="run-model" name="model" autocomplete="off" placeholder="llama3.2" maxlength="200"></p><p><label for="run-key">Key</label> <input id="run-key" name="key" type="password" autocomplete="off" aria-describedby="run-key-help" maxlength="500"> <span class="soft" id="run-key-help">Leave empty where none is needed.</span></p>
<p class="actions"><button class="primary">Run</button> <button type="button" data-run-stop hidden>Stop</button> <button type="button" data-run-copy hidden>Copy the answer</button></p></form>
<p role="status" class="soft" data-run-status></p>
<pre class="example" tabindex="0" data-run-answer hidden></pre>
<p class="soft">Another address: <a href="${base}${path}">change it</a>.</p>
</section>`,
  };
}
