// The routes that both services have beside their own: the published document, health and readiness. Never capped.
import { z } from '@hono/zod-openapi';
import { sendKept } from './answers.ts';
import { CACHE_NEVER, JSON_TYPE } from './headers.ts';
import { type KeptAnswer, keep } from './keptAnswer.ts';
import { operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import type { App } from './service.ts';

export interface StandardSources {
  /** Reads the text of the published document. */
  readonly openapi: () => string;
  /** False while the service must not get new requests, as during a stop. */
  readonly isReady: () => boolean;
}

/** The promises of every operation of every service. */
export const PROMISES =
  'No key, no signup, any origin. ' +
  'Version 1 stays: fields keep their types and do not disappear, new ones may be added; a breaking change goes to /api/v2. ' +
  'HEAD works wherever GET does; OPTIONS answers 204. Every error is {"error": "one sentence"}.';

/** The tag of the operations below. */
export const STANDARD_TAG = { name: 'service', description: 'The document and health.' } as const;

const Status = z.object({ status: z.string() });
const STOPPING = 'The service is stopping; ask another replica.';

const openapiRoute = operation({
  method: 'get',
  path: '/openapi.json',
  id: 'openapi',
  tag: STANDARD_TAG.name,
  summary: 'This document',
  description: 'Generated from the schemas that check the requests.',
  ok: { description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.string() }), example: { openapi: '3.1.0' } },
  errors: {},
  cacheable: true,
});

const healthRoute = operation({
  method: 'get',
  path: '/healthz',
  id: 'health',
  tag: STANDARD_TAG.name,
  summary: 'Whether the process lives',
  description: 'No parameters.',
  ok: { description: 'It does.', schema: Status, example: { status: 'ok' } },
  errors: {},
  cacheable: false,
});

const readinessRoute = operation({
  method: 'get',
  path: '/readyz',
  id: 'readiness',
  tag: STANDARD_TAG.name,
  summary: 'Whether the service takes requests',
  description: 'No parameters.',
  ok: { description: 'It does.', schema: Status, example: { status: 'ready' } },
  errors: { 503: STOPPING },
  cacheable: false,
});

const UNKEPT = { 'Content-Type': JSON_TYPE, 'Cache-Control': CACHE_NEVER };

export function addStandardRoutes(app: App, { openapi, isReady }: StandardSources): void {
  let document: Promise<KeptAnswer> | undefined;
  app.openapi(openapiRoute, async (c) => {
    document ??= keep(openapi());
    return sendKept(c, await document);
  });
  app.openapi(healthRoute, (c) => c.body('{"status":"ok"}', 200, UNKEPT));
  app.openapi(readinessRoute, (c) => {
    if (!isReady()) throw new Refusal(503, STOPPING, { headers: { 'Retry-After': '1' } });
    return c.body('{"status":"ready"}', 200, UNKEPT);
  });
}
