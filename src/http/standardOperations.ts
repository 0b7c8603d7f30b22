// What the documents of both services publish beside their own operations. Used at build time and in tests only.
import * as z from 'zod';
import { ErrorResponse, type Operation } from './openapi.ts';

const Status = z.object({ status: z.string() });

/** What holds for every operation of every service. */
export const PROMISES =
  'No key, no signup, any origin. ' +
  'Version 1 stays: fields keep their types and do not disappear, new ones may be added; a breaking change goes to /api/v2. ' +
  'HEAD works wherever GET does; OPTIONS answers 204. Every error is {"error": "one sentence"}.';

/** The tag of the operations below. */
export const STANDARD_TAG = { name: 'service', description: 'The document, health and metrics.' } as const;

export const standardOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/openapi.json',
    id: 'openapi',
    tag: STANDARD_TAG.name,
    summary: 'This document',
    description: 'Generated from the schemas that check the requests.',
    ok: { description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.string() }), example: { openapi: '3.1.0' } },
    errors: {},
    cacheable: true,
  },
  {
    method: 'get',
    path: '/healthz',
    id: 'health',
    tag: STANDARD_TAG.name,
    summary: 'Whether the process lives',
    description: 'No parameters.',
    ok: { description: 'It does.', schema: Status, example: { status: 'ok' } },
    errors: {},
    cacheable: false,
  },
  {
    method: 'get',
    path: '/readyz',
    id: 'readiness',
    tag: STANDARD_TAG.name,
    summary: 'Whether the service takes requests',
    description: 'No parameters.',
    ok: { description: 'It does.', schema: Status, example: { status: 'ready' } },
    errors: {
      503: {
        description: 'It is stopping.',
        schema: ErrorResponse,
        example: { error: 'The service is stopping; ask another replica.' },
      },
    },
    cacheable: false,
  },
  {
    method: 'get',
    path: '/metrics',
    id: 'metrics',
    tag: STANDARD_TAG.name,
    summary: 'Metrics for Prometheus',
    description: 'Latency histograms by route and cache hits.',
    ok: { description: 'The metrics.', contentType: 'text/plain', example: 'http_request_duration_seconds_count 1\n' },
    errors: {},
    cacheable: false,
  },
];
