// A latency histogram that costs a few additions for each request; prom-client reads it when somebody scrapes.
/** From 50 µs, a cached answer, to 1 s, an export. */
const BUCKETS_SECONDS = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1];

const NAME = 'http_request_duration_seconds';
const HELP = 'Time from the parsed request to the finished response.';

interface Series {
  readonly labels: Readonly<Record<string, string | number>>;
  /** Requests in each bucket alone; the last counts what is slower than all. */
  readonly counts: Float64Array;
  sum: number;
}

interface MetricValue {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** What a registry of prom-client asks a metric for. */
export interface MetricSnapshot {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly aggregator: string;
  readonly values: readonly MetricValue[];
}

export interface LatencyHistogram {
  observe(service: string, route: string, method: string, status: number, seconds: number): void;
  asMetric(): MetricSnapshot;
}

/** Labels: service, route, method and status. */
export function createLatencyHistogram(): LatencyHistogram {
  const byRoute = new Map<string, Map<string, Series>>();

  /** Most requests are like the one before. */
  let last: Series | undefined;

  const seriesOf = (service: string, route: string, method: string, status: number): Series => {
    const { labels } = last ?? {};
    const isLast =
      labels?.service === service && labels.route === route && labels.method === method && labels.status === status;
    if (last === undefined || !isLast) last = findSeries(service, route, method, status);
    return last;
  };

  const findSeries = (service: string, route: string, method: string, status: number): Series => {
    const routeKey = service + route;
    const ofRoute = byRoute.get(routeKey) ?? new Map<string, Series>();
    if (ofRoute.size === 0) byRoute.set(routeKey, ofRoute);
    const key = method + status;
    const known = ofRoute.get(key);
    if (known !== undefined) return known;
    const counts = new Float64Array(BUCKETS_SECONDS.length + 1);
    const made = { labels: { service, route, method, status }, counts, sum: 0 };
    ofRoute.set(key, made);
    return made;
  };

  return {
    observe(service, route, method, status, seconds) {
      const series = seriesOf(service, route, method, status);
      let bucket = 0;
      while (bucket < BUCKETS_SECONDS.length && seconds > (BUCKETS_SECONDS[bucket] ?? 0)) bucket++;
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
    },
    asMetric: () => {
      const values = [...byRoute.values()].flatMap((routes) => [...routes.values()].flatMap(valuesOf));
      return { name: NAME, help: HELP, type: 'histogram', aggregator: 'sum', values };
    },
  };
}

/** A series as Prometheus counts it: each bucket with all that are below it. */
function valuesOf({ labels, counts, sum }: Series): readonly MetricValue[] {
  let total = 0;
  const buckets = [...counts].map((count, at) => {
    total += count;
    return { metricName: `${NAME}_bucket`, labels: { le: BUCKETS_SECONDS[at] ?? '+Inf', ...labels }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: total },
  ];
}
