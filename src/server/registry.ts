// The registry that Prometheus reads: our own metrics and those of the process. Loaded on the first scrape only.
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricSnapshot } from './latency.ts';

export function createRegistry(snapshots: readonly (() => MetricSnapshot)[]): Registry {
  const registry = new Registry();
  for (const snapshot of snapshots) {
    const metric = { name: snapshot().name, get: async () => snapshot(), reset: () => undefined };
    // A registry asks its metrics for values and no more; its type names prom-client's own classes.
    registry.registerMetric(metric as unknown as Parameters<Registry['registerMetric']>[0]);
  }
  collectDefaultMetrics({ register: registry });
  return registry;
}
