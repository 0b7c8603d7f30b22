// Writes an OpenAPI 3.1 document from the schemas that check the requests. Used at build time only.
import * as z from 'zod';
import { CONTACT } from '../version/version.ts';
import type { CapPolicy } from './cap.ts';
import { allowedMethods, methodRefused } from './methods.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that get a name under `components.schemas`. */
export type Components = Readonly<Record<string, z.ZodType>>;

interface Content {
  /** Absent: a text. */
  readonly schema?: z.ZodType;
  readonly example?: unknown;
  /** Default `application/json`. */
  readonly contentType?: string;
}

export interface Reply extends Content {
  readonly description: string;
  /** Other types that the same answer can have. */
  readonly others?: readonly Content[];
}

export interface Operation {
  readonly method: 'get' | 'post';
  /** With braces: `/api/prompts/{slug}`. */
  readonly path: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: z.ZodObject;
  readonly pathParameters?: z.ZodObject;
  readonly body?: { readonly schema: z.ZodType; readonly example: unknown };
  readonly ok: Reply;
  /** Error statuses beside 405, 431 and 500, each with an example message or a whole reply. */
  readonly errors: Readonly<Record<number, string | Reply>>;
  /** Counted for each client address, on all paths of the same cap together; absent: never capped. */
  readonly cap?: CapPolicy;
  /** Cacheable: `ETag`, `Cache-Control` and 304 apply. */
  readonly cacheable: boolean;
}

export interface DocumentSource {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: Components;
  readonly operations: readonly Operation[];
}

export const ErrorResponse = z.object({
  error: z.string().meta({ description: 'One sentence that names the input and what would be right.' }),
});

const INTERNAL = 'The service failed to answer; the request was not at fault, retry later.';

export function buildDocument(source: DocumentSource): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ErrorResponse, ...source.components })) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { uri, io: 'input', override: publish });
  const refs = new Map<z.ZodType, Json>(
    Object.entries({ ErrorResponse, ...source.components }).map(([id, schema]) => [schema, { $ref: uri(id) }]),
  );
  const inline = (schema: z.ZodType): Json => refs.get(schema) ?? plainSchema(schema);

  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of source.operations) {
    const methods = source.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const described = describeOperation(operation, methods, inline);
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: source.title,
      version: '1.0.0',
      summary: source.summary,
      description: source.description,
      contact: { name: 'Kosh', url: CONTACT },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service that sent this document' }],
    security: [],
    tags: source.tags,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema)])),
      headers: headersOf(source.operations),
    },
  };
}

const HEADERS = {
  AccessControlAllowOrigin: { description: 'On every response.', schema: { type: 'string', const: '*' } },
  CacheControl: {
    description: 'public, max-age=3600 on a GET that succeeded; no-store otherwise.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Strong; changes with the data and the content coding only.', schema: { type: 'string' } },
  RateLimit: {
    description: 'The cap by its name, requests left (r) and seconds until the window ends (t).',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The cap by its name (q requests) and its window in seconds (w).',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Whole seconds until the window ends, 1 or more.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;

/** With the first cap of the service as the example. */
function headersOf(operations: readonly Operation[]): Json {
  const cap = operations.find((operation) => operation.cap !== undefined)?.cap;
  if (cap === undefined) return HEADERS;
  const { RateLimit, RateLimitPolicy } = HEADERS;
  return {
    ...HEADERS,
    RateLimit: { ...RateLimit, example: `"${cap.name}";r=${cap.perMinute - 1};t=60` },
    RateLimitPolicy: { ...RateLimitPolicy, example: `"${cap.name}";q=${cap.perMinute};w=60` },
  };
}

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** `methods`: all those of the operation's path. */
function describeOperation(
  operation: Operation,
  methods: readonly Operation['method'][],
  inline: (schema: z.ZodType) => Json,
): Json {
  const { cap, cacheable } = operation;
  const always = {
    'Access-Control-Allow-Origin': header('AccessControlAllowOrigin'),
    'Cache-Control': header('CacheControl'),
  };
  const capped =
    cap === undefined ? {} : { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') };
  const media = ({ schema, example, contentType = 'application/json' }: Content): readonly [string, Json] => [
    contentType,
    {
      schema: schema === undefined ? { type: 'string' } : inline(schema),
      ...(example !== undefined && { example }),
    },
  ];
  const reply = ({ description, others = [], ...first }: Reply, headers: Json): Json => ({
    description,
    headers,
    content: Object.fromEntries([first, ...others].map(media)),
  });
  const error = (status: number, wanted: string | Reply): Json => {
    const full =
      typeof wanted === 'string'
        ? { description: ERROR_TITLES[status] ?? 'Error.', schema: ErrorResponse, example: { error: wanted } }
        : wanted;
    // What never becomes a request is not counted.
    const counted = status === 431 ? {} : capped;
    return reply(full, { ...always, ...counted, ...(status === 429 && { 'Retry-After': header('RetryAfter') }) });
  };
  const errors: Record<number, string | Reply> = {
    ...operation.errors,
    405: methodRefused('DELETE', allowedMethods(methods.map((method) => method.toUpperCase()))).message,
    431: 'URL and headers may have 16 KiB at most.',
    500: INTERNAL,
    ...(cap !== undefined && {
      429: `More than ${cap.perMinute} requests came from this address within a minute; retry in 41 seconds.`,
    }),
  };
  const responses: Record<string, Json> = {
    200: reply(operation.ok, { ...always, ...(cacheable && { ETag: header('ETag') }), ...capped }),
    ...(cacheable && {
      304: {
        description: 'The client has this answer already (If-None-Match).',
        headers: { ...always, ETag: header('ETag'), ...capped },
      },
    }),
  };
  for (const [status, wanted] of Object.entries(errors)) responses[status] = error(Number(status), wanted);
  const capSentence =
    cap === undefined
      ? 'Never capped.'
      : `Capped at ${cap.perMinute} requests a minute for each client address, on all paths of the cap "${cap.name}" together.`;
  const parameters = [...parametersOf('path', operation.pathParameters), ...parametersOf('query', operation.query)];
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: `${operation.description} ${capSentence}`,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: inline(operation.body.schema), example: operation.body.example } },
      },
    }),
    responses,
  };
}

const ERROR_TITLES: Readonly<Record<number, string>> = {
  400: 'A parameter or the body is missing or not valid.',
  404: 'There is no such thing.',
  405: 'Answered to methods that this path does not have; the header Allow names those it has.',
  413: 'The body is larger than this path takes: 64 KiB, or what the fields of the prompt can hold.',
  422: 'The values do not fit.',
  429: 'Over the cap; wait for the seconds in Retry-After.',
  431: 'The URL and the headers are longer than 16 KiB.',
  500: 'The service failed; nothing of its inside is told.',
  503: 'The service is stopping.',
};

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): readonly Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => {
    const part = value as z.ZodType;
    const { description, example, ...rest } = plainSchema(part);
    return {
      name,
      in: place,
      required: place === 'path' || !part.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: rest,
      ...(example !== undefined && { example }),
    };
  });
}

const plainSchema = (schema: z.ZodType): Json => tidy(z.toJSONSchema(schema, { io: 'input', override: publish }));

/** Puts a schema's published form, where it has one, in the place of its input form. */
function publish({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const published = z.globalRegistry.get(zodSchema)?.openapi;
  if (published === undefined || published === null || typeof published !== 'object') return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, published);
}

/** Without what the document as a whole already says. */
function tidy(schema: object): Json {
  const { $schema: _, $id: __, openapi: ___, ...rest } = schema as Record<string, unknown>;
  return rest;
}
