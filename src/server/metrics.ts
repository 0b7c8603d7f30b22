// Metrics for Prometheus: latency by service, route, method and status, and how often the answer cache helped.
import type { Registry } from 'prom-client';
import { later } from '../http/later.ts';
import type { CacheUse } from '../http/observer.ts';
import { createLatencyHistogram, type MetricSnapshot } from './latency.ts';

export interface Metrics {
  observe(service: string, route: string, method: string, status: number, seconds: number, cache: CacheUse): void;
  /** The registry, made on first use: prom-client is loaded only by a server that is scraped. */
  registry(): Promise<Registry>;
  text(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export function createMetrics(): Metrics {
  const latency = createLatencyHistogram();
  const cacheUses = new Map<string, { hit: number; miss: number }>();

  const cacheMetric = (): MetricSnapshot => ({
    name: 'http_answer_cache_total',
    help: 'Cacheable answers by whether the cache had them.',
    type: 'counter',
    aggregator: 'sum',
    values: [...cacheUses].flatMap(([service, uses]) =>
      (['hit', 'miss'] as const).map((result) => ({
        metricName: 'http_answer_cache_total',
        labels: { service, result },
        value: uses[result],
      })),
    ),
  });

  const registry = later(async () => (await import('./registry.ts')).createRegistry([latency.asMetric, cacheMetric]));

  return {
    registry: registry.load,
    observe(service, route, method, status, seconds, cache) {
      latency.observe(service, route, method, status, seconds);
      if (cache === 'none') return;
      const uses = cacheUses.get(service);
      if (uses === undefined) cacheUses.set(service, { hit: 0, miss: 0, [cache]: 1 });
      else uses[cache]++;
    },
    async text() {
      const all = await registry.load();
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}
