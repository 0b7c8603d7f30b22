// One line for each request in the log's own format, put together without a serializer: every part is known to be plain.
import type { CacheUse } from '../http/observer.ts';

/** Characters that may wait, and for how long in milliseconds, before they are written. */
const PORTION = 16 * 1024;
const WAIT_MS = 500;

export interface RequestLog {
  /** `method` is a token of HTTP and `route` a pattern of ours: neither holds anything to escape. */
  line(service: string, route: string, method: string, status: number, seconds: number, cache: CacheUse): void;
  flush(): void;
}

export function createRequestLog(write: (portion: string) => void): RequestLog {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const portion = waiting;
    waiting = '';
    write(portion);
  };
  setInterval(flush, WAIT_MS).unref();
  return {
    flush,
    line(service, route, method, status, seconds, cache) {
      waiting += `{"level":30,"time":${Date.now()},"service":"${service}","route":"${route}","method":"${method}","status":${status},"microseconds":${Math.round(seconds * 1e6)},"cache":"${cache}"}\n`;
      if (waiting.length > PORTION) flush();
    },
  };
}
