// The published document as a judge: says whether a response is documented, to the last field.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from './cases.ts';

export interface Judge {
  /** Whether an operation is published for the path. */
  knows(method: string, path: string): boolean;
  /** Undefined when the response is documented, else what is not. */
  judge(method: string, path: string, status: number, contentType: string, body: string): string | undefined;
  /** Validates an example or body against one media type of one response. */
  readonly operations: readonly { readonly method: string; readonly path: string; readonly operation: Json }[];
  validate(schema: Json, value: unknown): string | undefined;
}

const at = (value: unknown, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value) as Json | undefined;

/** New fields may be added by the contract, but not without documenting them: every object is closed here. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'example' ? inner : closed(inner)]),
  );
  if (copy.type === 'object' && copy.properties !== undefined && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  return copy;
}

export function createJudge(document: Json): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(closed({ components: document.components }) as Json, 'doc');
  const compiled = new Map<Json, ValidateFunction>();
  const validate = (schema: Json, value: unknown): string | undefined => {
    const known = compiled.get(schema) ?? ajv.compile(withDocument(closed(schema)) as Json);
    compiled.set(schema, known);
    return known(value) ? undefined : ajv.errorsText(known.errors);
  };
  const operations = Object.entries(document.paths as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation: operation as Json })),
  );
  const patterns = operations.map((one) => ({
    ...one,
    pattern: new RegExp(`^${one.path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  const operationAt = (method: string, path: string) =>
    patterns.find((one) => one.pattern.test(path) && one.method === method);
  return {
    operations,
    validate,
    knows: (method, path) => operationAt(method, path) !== undefined,
    judge(method, path, status, contentType, body) {
      const found = operationAt(method, path);
      if (found === undefined) return `${method} ${path} is not documented`;
      const response = at(found.operation, 'responses', String(status));
      if (response === undefined)
        return `${method} ${found.path}: status ${status} is not documented (${body.slice(0, 200)})`;
      if (status === 304) return undefined;
      const media = at(response, 'content', contentType.split(';', 1)[0] ?? '');
      if (media === undefined) return `${method} ${found.path}: ${contentType} is not documented for ${status}`;
      const problem = contentType.startsWith('application/json')
        ? validate(media.schema as Json, JSON.parse(body))
        : undefined;
      return problem === undefined ? undefined : `${method} ${found.path} ${status}: ${problem}: ${body.slice(0, 300)}`;
    },
  };
}

/** References within the document point to where Ajv keeps it. */
function withDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocument);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(/^#/, 'doc#') : withDocument(inner),
    ]),
  );
}
