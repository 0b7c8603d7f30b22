// Metrics for Prometheus: latency by service, route, method and status, and how often the answer cache helped.
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CacheUse } from '../http/observer.ts';

/** From 50 µs, a cached answer, to 1 s, an export. */
const BUCKETS_SECONDS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1];

export interface Metrics {
  readonly registry: Registry;
  observe(service: string, route: string, method: string, status: number, seconds: number, cache: CacheUse): void;
  text(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the parsed request to the finished response.',
    labelNames: ['service', 'route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const cacheUses = new Counter({
    name: 'http_answer_cache_total',
    help: 'Cacheable answers by whether the cache had them.',
    labelNames: ['service', 'result'],
    registers: [registry],
  });
  let withDefaults = false;
  return {
    registry,
    observe(service, route, method, status, seconds, cache) {
      duration.observe({ service, route, method, status }, seconds);
      if (cache !== 'none') cacheUses.inc({ service, result: cache });
    },
    async text() {
      // Process metrics watch the event loop at a cost; only a server that is scraped pays it.
      if (!withDefaults) collectDefaultMetrics({ register: registry });
      withDefaults = true;
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
