// Metrics for Prometheus, on a port of their own: latency by service, route, method and status, and use of the answer
// cache. Loaded only where METRICS_PORT is set.
import { createServer } from 'node:http';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ServedRequest } from '../http/observer.ts';
import { portError } from './ports.ts';

/** From 50 µs, a cached answer, to 1 s, an export. */
const BUCKETS_SECONDS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1];

export interface Metrics {
  readonly registry: Registry;
  observe(service: string, request: ServedRequest): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the parsed request to the finished response.',
    labelNames: ['service', 'route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const cacheUses = new Counter({
    name: 'http_answer_cache_total',
    help: 'Cacheable answers by whether the cache had them.',
    labelNames: ['service', 'result'],
    registers,
  });
  return {
    registry,
    observe(service, { route, method, status, seconds, cache }) {
      latency.observe({ service, route, method, status }, seconds);
      if (cache !== 'none') cacheUses.inc({ service, result: cache });
    },
  };
}

/** Lets the primary process ask this worker for its metrics. */
export function answerPrimary({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

/** The sum of the metrics of all workers, for the primary process. */
export function joinedMetrics(): () => Promise<string> {
  const aggregator = new AggregatorRegistry();
  return () => aggregator.clusterMetrics();
}

/** Serves `/metrics` and nothing else. */
export function serveMetrics(read: () => Promise<string>, host: string, port: number): Promise<void> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await read();
      response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch {
      // A worker that died or hangs did not answer in time.
      response.writeHead(503, { 'Retry-After': '1' }).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, { variable: 'METRICS_PORT', port }, host)));
    server.listen(port, host, resolve);
  });
}
