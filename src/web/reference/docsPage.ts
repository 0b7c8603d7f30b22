// The API reference, made from the published OpenAPI document, which is English in every language; its script adds "try it".
import { html, type SafeHtml } from '../html.ts';
import { englishMark, englishText } from '../site/english.ts';
import { type Page, RECIPES_PATH, type Site } from '../site/shell.ts';
import type { Texts } from '../texts/index.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

/** The part of OpenAPI that the page reads. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export function docsPage(document: OpenApiDocument, { base, baseUrl, texts }: Site): Page {
  const { docs: words } = texts;
  const { title, version, description: about } = document.info;
  const mark = englishMark(texts);
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation })),
  );
  const tags = document.tags ?? [];
  return {
    title: words.title(title),
    description: words.description(title, version),
    path: '/docs',
    scripts: ['docs.js'],
    main: html`
<h1>${texts.site.apiReference}</h1>
<p${mark}>${about}</p>
<p class="soft">${words.facts(version, html`<a href="${base}/openapi.json">openapi.json</a>`, html`<code>${baseUrl}</code>`)}</p>
<p>${words.programs(html`<code>${baseUrl}/mcp</code>`, html`<code>kosh/client</code>`, html`<a href="${base}${RECIPES_PATH}">${words.morePrograms}</a>`)}</p>
<div class="docs">
<nav class="toc" aria-label="${words.operations}"><ul>${all.map(
      ({ path, method, operation }) =>
        html`<li><a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> ${englishText(path, texts)}</a></li>`,
    )}</ul></nav>
<div>
${tags.map(
  ({
    name,
    description,
  }) => html`<section class="tag-group" aria-labelledby="tag-${name}"><h2 id="tag-${name}"${mark}>${titled(name)}</h2>
<p class="soft"${mark}>${description}</p>
${all.filter(({ operation }) => operation.tags?.[0] === name).map((listed) => operationBlock(listed, baseUrl, texts))}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">${words.schemas}</h2>${Object.entries(
      document.components?.schemas ?? {},
    ).map(([name, schema]) => schemaBlock(name, schema, texts))}</section>
</div>
</div>`,
  };
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function operationBlock({ path, method, operation }: Listed, baseUrl: string, texts: Texts): SafeHtml {
  const { docs: words } = texts;
  const mark = englishMark(texts);
  const { operationId: id, parameters = [] } = operation;
  const body = operation.requestBody?.content['application/json']?.example;
  const [media, ok] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  return html`<article class="operation" aria-labelledby="${id}">
<div>
<h3 id="${id}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p${mark}><b>${operation.summary}.</b> ${operation.description}</p>
<form class="try" data-method="${method}" data-path="${path}">
${parameters.length > 0 && html`<div class="scroll" tabindex="0" role="region" aria-label="${words.parametersOf(id)}"><table><thead><tr><th scope="col">${words.parameter}</th><th scope="col">${words.value}</th><th scope="col">${words.meaning}</th></tr></thead><tbody>${parameters.map((parameter) => parameterRow(id, parameter, texts))}</tbody></table></div>`}
${body !== undefined && html`<p><label for="${id}-body">${words.body}</label><textarea id="${id}-body" name="body" rows="5" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea></p>`}
<p class="actions"><button class="primary scripted" data-try>${words.tryIt}<span class="hidden"${mark}> (${id})</span></button></p>
</form>
<ul class="statuses">${Object.entries(operation.responses).map(([status, { description }]) => html`<li${mark}><b>${status}</b> ${description}</li>`)}</ul>
</div>
<div class="beside">
<p class="soft">${words.request}<span class="hidden"${mark}>${words.exampleOf(id)}</span></p>
<pre tabindex="0"><code>${curlOf({ path, method, operation }, baseUrl)}</code></pre>
<p role="status" class="soft" data-reply>${ok?.example !== undefined && html`${words.example} · ${englishText(media ?? '', texts)}`}</p>
<div data-reply-body>${ok?.example !== undefined && html`<pre tabindex="0"><code>${typeof ok.example === 'string' ? ok.example : JSON.stringify(ok.example, null, 2)}</code></pre>`}</div>
</div>
</article>`;
}

function parameterRow(
  id: string,
  { name, in: place, required, description, schema, example }: Parameter,
  texts: Texts,
): SafeHtml {
  const mark = englishMark(texts);
  // Operations that take exactly one of several parameters start with the first of them filled in.
  const start = required === true || name === 'q' ? (example ?? '') : '';
  return html`<tr><th scope="row"><label for="${id}-${name}"><code>${name}</code></label>${required === true && html` <span class="soft">${texts.docs.required}</span>`}</th><td><input id="${id}-${name}" name="${name}" data-in="${place}" value="${String(start)}"${example !== undefined && html` placeholder="${String(example)}"`}${mark}></td><td${mark}>${description} <span class="soft">${schemaWords(schema)}</span></td></tr>`;
}

/** A schema in a few words: type, range, default. */
function schemaWords(schema: Schema | undefined): string {
  if (schema === undefined) return '';
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const { anyOf, oneOf, items } = schema;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map(schemaWords).join(' or ');
  if (schema.enum !== undefined) return schema.enum.map(String).join(', ');
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(' or ');
  const words = [items === undefined ? type : `list of ${schemaWords(items)}`];
  if (schema.format !== undefined) words.push(schema.format);
  const low = schema.minimum ?? schema.minLength;
  const high = schema.maximum ?? schema.maxLength;
  if (low !== undefined && high !== undefined && high < Number.MAX_SAFE_INTEGER) {
    words.push(`${low} to ${high}${schema.maxLength !== undefined ? ' characters' : ''}`);
  }
  if (schema.default !== undefined) words.push(`default ${String(schema.default)}`);
  return words.join(', ');
}

function schemaBlock(name: string, schema: Schema, texts: Texts): SafeHtml | false {
  if (schema.properties === undefined) return false;
  const { docs: words } = texts;
  const mark = englishMark(texts);
  const required = new Set(schema.required ?? []);
  return html`<details id="schema-${name}"><summary${mark}>${name}</summary><div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><thead><tr><th scope="col">${words.field}</th><th scope="col">${words.type}</th><th scope="col">${words.meaning}</th></tr></thead><tbody>${Object.entries(
    schema.properties,
  ).map(
    ([field, one]) =>
      html`<tr><th scope="row"><code>${field}</code></th><td>${englishText(schemaWords(one), texts)}${!required.has(field) && html` <span class="soft">${words.optional}</span>`}</td><td${mark}>${one.description}</td></tr>`,
  )}</tbody></table></div></details>`;
}

function curlOf({ path, method, operation }: Listed, baseUrl: string): string {
  let filled = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example, required } of operation.parameters ?? []) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example ?? '')));
    else if ((required === true || name === 'q') && example !== undefined) query.set(name, String(example));
  }
  const address = `${baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`;
  if (method === 'get') return `curl '${address}'`;
  const body = operation.requestBody?.content['application/json']?.example;
  return `curl -X ${method.toUpperCase()} '${address}' -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
}
