// Joins log and metrics into the observer that a service reports to.
import type { Observer } from '../http/observer.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

export function createObserver(service: string, log: Logger, metrics: Metrics): Observer {
  const withDetails = log.isLevelEnabled('debug');
  const withRequests = log.isLevelEnabled('info');
  const requests = log.child({ service });
  return {
    served(route, method, status, seconds, cache, request, client) {
      metrics.observe(service, route, method, status, seconds, cache);
      if (!withRequests) return;
      const microseconds = Math.round(seconds * 1e6);
      if (withDetails)
        requests.debug({ route, method, status, microseconds, cache, url: request.url, client: client() });
      else requests.info({ route, method, status, microseconds, cache });
    },
    failed(route, error) {
      requests.error({ route, err: error instanceof Error ? error : new Error(String(error)) }, 'failed');
    },
  };
}
