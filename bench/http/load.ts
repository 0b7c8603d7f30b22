// Sends load with autocannon and measures requests a second and the server's CPU time for each request.
import { createRequire } from 'node:module';
import type { Running } from './processes.ts';

interface AutocannonResult {
  readonly requests: { readonly total: number };
  readonly duration: number;
  readonly non2xx: number;
  readonly errors: number;
  readonly statusCodeStats: Readonly<Record<string, unknown>>;
}

type Autocannon = (options: object) => Promise<AutocannonResult>;

const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

export interface Measured {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

export type Headers = Readonly<Record<string, string>>;

/** `path` and `headers` are asked for each request, so that a question and a client can be new every time. */
export async function measure(
  server: Running,
  url: string,
  path: () => string,
  seconds: number,
  headers?: () => Headers,
): Promise<Measured> {
  const before = server.cpuSeconds();
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    requests: [
      { setupRequest: (request: object) => ({ ...request, path: path(), ...(headers && { headers: headers() }) }) },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url}: ${result.non2xx} refusals, ${result.errors} errors; statuses ${JSON.stringify(result.statusCodeStats)}`,
    );
  const used = server.cpuSeconds() - before;
  return { perSecond: result.requests.total / result.duration, cpuMicroseconds: (used / result.requests.total) * 1e6 };
}
