// Joins log and metrics into the observer that a service reports to.
import type { Observer } from '../http/observer.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

export function createObserver(service: string, log: Logger, metrics: Metrics): Observer {
  const withDetails = log.isLevelEnabled('debug');
  const withRequests = log.isLevelEnabled('info');
  return {
    served({ route, method, status, seconds, cache, url, client }) {
      metrics.observe(service, route, method, status, seconds, cache);
      if (withDetails) {
        const microseconds = Math.round(seconds * 1e6);
        log.debug({ service, route, method, status, microseconds, cache, url: url(), client: client() });
      } else if (withRequests) log.requests.line(service, route, method, status, seconds, cache);
    },
    failed(route, error) {
      log.error({ service, route, err: error instanceof Error ? error : new Error(String(error)) }, 'failed');
    },
  };
}
