// The routes that both services have beside their own: the published document, health, readiness and metrics. Never
// capped.
import { type Answer, ready } from './answer.ts';
import { ReadyBody } from './readyBody.ts';
import type { Route } from './route.ts';

export interface StandardSources {
  /** Reads the text of the published document. */
  readonly openapi: () => string;
  /** False while the service must not get new requests, as during a stop. */
  readonly isReady: () => boolean;
  /** The metrics in Prometheus' text format; absent: they are elsewhere or nowhere, and there is no such path. */
  readonly metrics?: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

const plain = (status: 200 | 503, text: string): Answer => ({
  kind: 'text',
  status,
  contentType: 'application/json; charset=utf-8',
  text,
});

export function standardRoutes({ openapi, isReady, metrics }: StandardSources): readonly Route[] {
  let document: ReadyBody | undefined;
  const published = (): ReadyBody => {
    document ??= new ReadyBody(openapi());
    return document;
  };
  return [
    { method: 'GET', path: '/openapi.json', handle: () => ready(published()) },
    { method: 'GET', path: '/healthz', handle: () => plain(200, '{"status":"ok"}') },
    {
      method: 'GET',
      path: '/readyz',
      handle: () =>
        isReady()
          ? plain(200, '{"status":"ready"}')
          : plain(503, '{"error":"The service is stopping; ask another replica."}'),
    },
    ...(metrics === undefined ? [] : [metricsRoute(metrics)]),
  ];
}

export const metricsRoute = (metrics: NonNullable<StandardSources['metrics']>): Route => ({
  method: 'GET',
  path: '/metrics',
  handle: async () => ({ kind: 'text', status: 200, ...(await metrics()) }),
});
