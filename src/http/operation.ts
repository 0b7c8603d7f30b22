// How a route of the API is written: its path, its schemas, its cap and its documentation in one place. From it come the
// checks of a request and the operation in /openapi.json.
import { type RouteConfig, z } from '@hono/zod-openapi';
import type { CapPolicy } from './cap.ts';
import { capped } from './caps.ts';
import type { AppMiddleware } from './context.ts';
import { givenOnce } from './parameters.ts';

interface Content {
  /** Absent: a text. */
  readonly schema?: z.ZodType;
  /** The example, or a question: the build shows what the service answers to it. */
  readonly example?: unknown;
  /** Default `application/json`. */
  readonly contentType?: string;
}

export interface DocumentedReply extends Content {
  readonly description: string;
  /** Other types that the same answer can have. */
  readonly others?: readonly Content[];
}

type Part = z.ZodObject | undefined;

export interface Operation<Path extends string, Query extends Part, Params extends Part> {
  readonly method: 'get' | 'post';
  /** With braces: `/api/prompts/{slug}`. */
  readonly path: Path;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: Query;
  readonly params?: Params;
  /** What the handler reads by `readBody` and `jsonIn`; `component` is the name of its schema in the document. */
  readonly body?: { readonly component: string; readonly example: unknown };
  /** What is checked before the parameters. */
  readonly before?: AppMiddleware;
  readonly ok: DocumentedReply;
  /** Error statuses beside 405, 431 and 500, each with an example or a whole reply. */
  readonly errors: Readonly<Record<number, Content['example'] | DocumentedReply>>;
  /** Counted for each client address, on all paths of the same cap together; absent: never capped. */
  readonly cap?: CapPolicy;
  /** It may have to wait for admission: see admission.ts. */
  readonly costly?: boolean;
  /** Cacheable: `ETag`, `Cache-Control` and 304 apply. */
  readonly cacheable: boolean;
}

/** What the route is for Hono. The handler finds checked parameters by `c.req.valid`. */
export function operation<const Path extends string, Query extends Part = undefined, Params extends Part = undefined>(
  source: Operation<Path, Query, Params>,
) {
  const { method, path, id, tag, summary, description, query, params, body, ok, errors, cap, cacheable } = source;
  const capSentence =
    cap === undefined
      ? 'Never capped.'
      : `Capped at ${cap.perMinute} requests a minute for each client address, on all paths of the cap "${cap.name}" together.`;
  const further: Operation<Path, Query, Params>['errors'] = {
    ...errors,
    405: METHODS_OF_PATH,
    431: TOO_LONG,
    500: INTERNAL,
    ...(source.costly === true && { 503: BUSY }),
    ...(cap !== undefined && {
      429: `More than ${cap.perMinute} requests came from this address within a minute; retry in 41 seconds.`,
    }),
  };
  const counted = cap === undefined ? {} : COUNTED_HEADERS;
  const tagged = cacheable ? { ETag: header('ETag') } : {};
  const responses: Record<string, object> = {
    200: contentOf(ok, { ...ALWAYS_HEADERS, ...tagged, ...counted }),
    ...(cacheable && {
      304: {
        description: 'The client has this answer already (If-None-Match).',
        headers: { ...ALWAYS_HEADERS, ...tagged, ...counted },
      },
    }),
  };
  for (const [status, wanted] of Object.entries(further)) {
    // What never becomes a request is not counted.
    const headers = {
      ...ALWAYS_HEADERS,
      ...(status !== '431' && counted),
      ...(status === '429' || status === '503' ? { 'Retry-After': header('RetryAfter') } : {}),
    };
    responses[status] = contentOf(errorReply(Number(status), wanted), headers);
  }
  const named: AppMiddleware = (c, next) => {
    c.set('route', path.replace(/\{(\w+)\}/g, ':$1'));
    return next();
  };
  const route = {
    method,
    path,
    operationId: id,
    tags: [tag],
    summary,
    description: `${description} ${capSentence}`,
    request: {
      ...(query !== undefined && { query }),
      ...(params !== undefined && { params }),
      // Named, not given: Hono would refuse other content types, and handlers read bodies of any.
      ...(body !== undefined && {
        body: {
          required: true,
          content: { 'application/json': { schema: schemaRef(body.component), example: body.example } },
        },
      }),
    },
    responses,
    middleware: [
      named,
      ...(cap === undefined ? [] : [capped(cap)]),
      ...(query === undefined ? [] : [givenOnce(query)]),
      ...(source.before === undefined ? [] : [source.before]),
    ],
  };
  return route as unknown as TypedRoute<Path, Query, Params>;
}

type Given<Name extends string, Schema> = Schema extends z.ZodObject ? { [Key in Name]: Schema } : object;

/** What Hono's types need of a route. */
type TypedRoute<Path extends string, Query, Params> = Pick<RouteConfig, 'responses'> & {
  method: 'get' | 'post';
  path: Path;
  request: Given<'query', Query> & Given<'params', Params>;
  middleware: AppMiddleware[];
};

export const ErrorResponse = z.object({
  error: z.string().meta({ description: 'One sentence that names the input and what would be right.' }),
});

export const INTERNAL = 'The service failed to answer; the request was not at fault, retry later.';
export const BUSY = 'Too much costly work is under way; retry in a second.';
/** Stands for the sentence until the document knows which methods the path has. */
export const METHODS_OF_PATH = { error: '' };
const TOO_LONG = 'URL and headers may have 16 KiB at most.';

const ERROR_TITLES: Readonly<Record<number, string>> = {
  400: 'A parameter or the body is missing or not valid.',
  404: 'There is no such thing.',
  405: 'Answered to methods that this path does not have; the header Allow names those it has.',
  413: 'The body is larger than this path takes: 64 KiB, or what the fields of the prompt can hold.',
  422: 'The values do not fit.',
  429: 'Over the cap; wait for the seconds in Retry-After.',
  431: 'The URL and the headers are longer than 16 KiB.',
  500: 'The service failed; nothing of its inside is told.',
  503: 'The service is stopping, or has too much costly work under way; wait for the seconds in Retry-After.',
};

function errorReply(status: number, wanted: Content['example'] | DocumentedReply): DocumentedReply {
  if (isReply(wanted)) return wanted;
  const example = typeof wanted === 'string' ? { error: wanted } : wanted;
  return { description: ERROR_TITLES[status] ?? 'Error.', schema: ErrorResponse, example };
}

const isReply = (wanted: unknown): wanted is DocumentedReply =>
  typeof wanted === 'object' && wanted !== null && 'description' in wanted;

function contentOf({ description, others = [], ...first }: DocumentedReply, headers: object) {
  const media = ({ schema, example, contentType = 'application/json' }: Content) => [
    contentType,
    { schema: schema ?? { type: 'string' }, ...(example !== undefined && { example }) },
  ];
  return { description, headers, content: Object.fromEntries([first, ...others].map(media)) };
}

export const HEADERS = {
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
  RetryAfter: { description: 'Whole seconds to wait, 1 or more.', schema: { type: 'integer', minimum: 1 } },
} as const;

const schemaRef = (component: string) => ({ $ref: `#/components/schemas/${component}` });
const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

const ALWAYS_HEADERS = {
  'Access-Control-Allow-Origin': header('AccessControlAllowOrigin'),
  'Cache-Control': header('CacheControl'),
};
const COUNTED_HEADERS = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') };
