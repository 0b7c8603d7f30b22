// The published OpenAPI document of a service, made from its routes. Used at build time and in tests only.
import { getOpenApiMetadata, zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import { CONTACT } from '../version/version.ts';
import { allowedMethods } from './headers.ts';
import { ErrorResponse, HEADERS, METHODS_OF_PATH } from './operation.ts';
import { type App, methodRefused } from './service.ts';

type Json = Readonly<Record<string, unknown>>;

export interface DocumentSource {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** Schemas that get a name under `components.schemas`. */
  readonly components: Readonly<Record<string, z.ZodType>>;
  /** The cap that the headers show as an example. */
  readonly exampleCap: { readonly name: string; readonly perMinute: number };
}

interface DocumentedOperation {
  readonly parameters?: DocumentedParameter[];
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, { example?: unknown }> }>>;
}

interface DocumentedParameter {
  description?: string;
  example?: unknown;
  schema: { description?: string; example?: unknown };
}

export function documentOf(app: App, source: DocumentSource): Json {
  const { title, summary, description, tags, components, exampleCap } = source;
  const registry = app.openAPIRegistry;
  const named = { ErrorResponse, ...components };
  for (const [refId, schema] of Object.entries(named)) zodToOpenAPIRegistry.add(schema, { _internal: { refId } });
  for (const [name, header] of Object.entries(headersWith(exampleCap)))
    registry.registerComponent('headers', name, header);
  const info = {
    title,
    version: '1.0.0',
    summary,
    description,
    contact: { name: 'Kosh', url: CONTACT },
    license: { name: 'MIT', identifier: 'MIT' },
  };
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The service that sent this document' }],
    security: [],
    tags: [...tags],
  }) as unknown as { readonly paths: Record<string, Record<string, DocumentedOperation>>; components: Json };
  document.components = { schemas: schemasOf(named), headers: document.components.headers };
  for (const operations of Object.values(document.paths)) {
    const allowed = allowedMethods(Object.keys(operations).map((method) => method.toUpperCase()));
    for (const { parameters = [], responses } of Object.values(operations)) {
      parameters.forEach(describeParameter);
      const refused = responses['405']?.content?.['application/json'];
      if (refused?.example === METHODS_OF_PATH) refused.example = { error: methodRefused('DELETE', allowed).message };
    }
  }
  const { webhooks: _, ...published } = document as Json;
  return published;
}

/** By zod's own writer, which knows fields that may be absent but not undefined. */
function schemasOf(named: DocumentSource['components']): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      // A value that is read from a text is published as what the text says.
      const { type, ...about } = getOpenApiMetadata(zodSchema as unknown as z.ZodType);
      if (type === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, { type, ...about });
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

const headersWith = ({ name, perMinute }: DocumentSource['exampleCap']) => ({
  ...HEADERS,
  RateLimit: { ...HEADERS.RateLimit, example: `"${name}";r=${perMinute - 1};t=60` },
  RateLimitPolicy: { ...HEADERS.RateLimitPolicy, example: `"${name}";q=${perMinute};w=60` },
});

/** Meaning and example of a parameter stand at the parameter, where readers of documents look for them. */
function describeParameter(parameter: DocumentedParameter): void {
  const { description, example, ...schema } = parameter.schema;
  parameter.schema = schema;
  if (description !== undefined) parameter.description = description;
  if (example !== undefined) parameter.example = example;
}
