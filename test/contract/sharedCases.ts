// What both services share: methods, errors, caching, negotiation, the document and the health routes.
import { expect } from 'vitest';
import type { Case } from './cases.ts';

const CACHEABLE = {
  tariff: [
    '/api/lookup?q=smartphone',
    '/api/lookup?code=8517',
    '/api/meta',
    '/api/codes/8517',
    '/api/suggest?q=mob',
    '/openapi.json',
  ],
  prompts: ['/api/prompts', '/api/prompts/section-138-cheque-bounce-notice', '/api/meta', '/openapi.json'],
} as const;

/** One GET path of each service that is always there. */
const READABLE = { tariff: '/api/lookup?q=smartphone', prompts: '/api/prompts?limit=3' } as const;

function sharedFor(service: 'tariff' | 'prompts'): readonly Case[] {
  const methods = service === 'tariff' ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';
  const path = READABLE[service];
  return [
    ...CACHEABLE[service].map(
      (cacheable): Case => ({
        rows: [
          'rule 5: 200 carries Cache-Control and Access-Control-Allow-Origin',
          'Limits: cache hint',
          'both: 200 on GET',
          'both: every response carries Access-Control-Allow-Origin',
        ],
        name: `${cacheable}: public for an hour, strong ETag`,
        service,
        path: cacheable,
        status: 200,
        check: ({ response }) => {
          expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
          expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/);
          expect(response.headers.get('vary')).toBe('Accept-Encoding');
        },
      }),
    ),
    {
      rows: ['both: OPTIONS'],
      name: 'preflight: 204 with methods, headers and max-age',
      service,
      path,
      init: {
        method: 'OPTIONS',
        headers: {
          origin: 'https://example.org',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      },
      status: 204,
      check: ({ response, text }) => {
        expect(text).toBe('');
        expect(response.headers.get('access-control-allow-methods')).toBe(methods);
        expect(response.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
        expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0);
      },
    },
    {
      rows: ['both: OPTIONS'],
      name: 'preflight on a path that does not exist still lets the browser read the 404',
      service,
      path: '/nowhere',
      init: { method: 'OPTIONS' },
      status: 204,
    },
    {
      rows: ['both: Access-Control-Expose-Headers'],
      name: 'exposed headers',
      service,
      path,
      status: 200,
      check: ({ response }) => {
        const exposed = (response.headers.get('access-control-expose-headers') ?? '').split(', ');
        expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy']));
      },
    },
    ...[
      '/nowhere',
      '/api',
      '/api/',
      '/api/nothing',
      '/api/lookup/',
      '/api//lookup',
      '/API/lookup',
      '/%E0%A4%A',
      '/api/lookup%00',
    ].map(
      (unknown): Case => ({
        rows: ['both: 404 unknown path'],
        name: `404 in JSON at ${unknown}`,
        service,
        path: unknown,
        status: 404,
        error: /openapi\.json/,
      }),
    ),
    ...['PUT', 'DELETE', 'PATCH'].map(
      (method): Case => ({
        rows: ['both: 405 with Allow'],
        name: `405 in JSON for ${method}`,
        service,
        path,
        init: { method },
        status: 405,
        error: new RegExp(method),
        check: ({ response }) => expect(response.headers.get('allow')).toBe(methods),
      }),
    ),
    {
      rows: ['both: 405 with Allow'],
      name: 'POST where there is only GET',
      service,
      path: '/api/meta',
      init: { method: 'POST', body: '{}' },
      status: 405,
      check: ({ response }) => expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS'),
    },
    {
      rows: ['GET /openapi.json', 'both: /openapi.json 3.1, info.version 1.0.0', 'Versioning: version 1.0.0'],
      name: 'the document',
      service,
      path: '/openapi.json',
      status: 200,
      check: ({ json }) =>
        expect(json).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), info: { version: '1.0.0' } }),
    },
    ...['/healthz', '/readyz'].map(
      (health): Case => ({
        rows: ['both: /healthz, /readyz'],
        name: health,
        service,
        path: health,
        status: 200,
        check: ({ response }) => expect(response.headers.get('cache-control')).toBe('no-store'),
      }),
    ),
  ];
}

export const sharedCases: readonly Case[] = [...sharedFor('tariff'), ...sharedFor('prompts')];
export const cacheablePaths = CACHEABLE;
