// The API reference, made from the published OpenAPI document; its script adds "try it".
import { html, type SafeHtml } from '../html.ts';
import { type Page, RECIPES_PATH, type Site } from '../site/shell.ts';

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

export function docsPage(document: OpenApiDocument, { base, baseUrl }: Site): Page {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation })),
  );
  const tags = document.tags ?? [];
  return {
    title: `API reference · ${document.info.title}`,
    description: `Every operation of ${document.info.title}, version ${document.info.version}, with examples to try.`,
    path: '/docs',
    mainLanguage: 'en',
    scripts: ['docs.js'],
    main: html`
<h1>API reference</h1>
<p>${document.info.description}</p>
<p class="soft">Version ${document.info.version} · <a href="${base}/openapi.json">openapi.json</a> · base address <code>${baseUrl}</code></p>
<p>Agents ask over MCP at <code>${baseUrl}/mcp</code>; <code>kosh/client</code> is a typed client for JavaScript. <a href="${base}${RECIPES_PATH}">Both, and more programs, step by step</a></p>
<nav class="toc" aria-label="Operations"><ul>${all.map(
      ({ path, method, operation }) =>
        html`<li><a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> ${path}</a></li>`,
    )}</ul></nav>
${tags.map(
  ({
    name,
    description,
  }) => html`<section class="tag-group" aria-labelledby="tag-${name}"><h2 id="tag-${name}">${titled(name)}</h2>
<p class="soft">${description}</p>
${all.filter(({ operation }) => operation.tags?.[0] === name).map((listed) => operationBlock(listed, baseUrl))}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${Object.entries(
      document.components?.schemas ?? {},
    ).map(([name, schema]) => schemaBlock(name, schema))}</section>`,
  };
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function operationBlock({ path, method, operation }: Listed, baseUrl: string): SafeHtml {
  const { operationId: id, parameters = [] } = operation;
  const body = operation.requestBody?.content['application/json']?.example;
  const [media, ok] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  return html`<article class="operation" aria-labelledby="${id}">
<h3 id="${id}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p><b>${operation.summary}.</b> ${operation.description}</p>
<form class="try" data-method="${method}" data-path="${path}">
${parameters.length > 0 && html`<div class="scroll" tabindex="0" role="region" aria-label="Parameters of ${id}"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead><tbody>${parameters.map((parameter) => parameterRow(id, parameter))}</tbody></table></div>`}
${body !== undefined && html`<p><label for="${id}-body">Body (JSON)</label><textarea id="${id}-body" name="body" rows="5" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea></p>`}
<p class="actions"><button class="primary scripted" data-try>Try it<span class="hidden"> (${id})</span></button></p>
<div class="reply" role="status" data-reply></div>
</form>
<details><summary>Example<span class="hidden"> of ${id}</span></summary>
<pre tabindex="0"><code>${curlOf({ path, method, operation }, baseUrl)}</code></pre>
${ok?.example !== undefined && html`<p class="soft">${media}</p><pre tabindex="0"><code>${typeof ok.example === 'string' ? ok.example : JSON.stringify(ok.example, null, 2)}</code></pre>`}
</details>
<ul class="statuses">${Object.entries(operation.responses).map(([status, { description }]) => html`<li><b>${status}</b> ${description}</li>`)}</ul>
</article>`;
}

function parameterRow(id: string, { name, in: place, required, description, schema, example }: Parameter): SafeHtml {
  // Operations that take exactly one of several parameters start with the first of them filled in.
  const start = required === true || name === 'q' ? (example ?? '') : '';
  return html`<tr><th scope="row"><label for="${id}-${name}"><code>${name}</code></label>${required === true && html` <span class="soft">required</span>`}</th><td><input id="${id}-${name}" name="${name}" data-in="${place}" value="${String(start)}"${example !== undefined && html` placeholder="${String(example)}"`}></td><td>${description} <span class="soft">${schemaWords(schema)}</span></td></tr>`;
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

function schemaBlock(name: string, schema: Schema): SafeHtml | false {
  if (schema.properties === undefined) return false;
  const required = new Set(schema.required ?? []);
  return html`<details id="schema-${name}"><summary>${name}</summary><div class="scroll" tabindex="0" role="region" aria-label="${name}"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${Object.entries(
    schema.properties,
  ).map(
    ([field, one]) =>
      html`<tr><th scope="row"><code>${field}</code></th><td>${schemaWords(one)}${!required.has(field) && html` <span class="soft">optional</span>`}</td><td>${one.description}</td></tr>`,
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
