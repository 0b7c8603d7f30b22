// Asks a server for lookups as fast as it answers: autocannon, with a new client every few requests.
import { createRequire } from 'node:module';
import { question } from './questions.ts';

interface Result {
  readonly requests: { readonly total: number };
  readonly duration: number;
  readonly non2xx: number;
  readonly errors: number;
  /** Of these errors. */
  readonly timeouts: number;
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<Result>;

/** Below the cap of a client. */
const REQUESTS_OF_A_CLIENT = 10;
/** A slow peer on a slow machine takes long to answer 32 connections. */
const PATIENCE_SECONDS = 120;
let asked = 0;
let clients = 0;

/** A new text for each request, or some texts again and again. */
export const pathOf = (text: string): string => `/api/lookup?q=${encodeURIComponent(text)}`;

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** How many texts are asked for again and again; undefined: a new text with each request. */
  readonly texts?: number;
}

/** Requests a second. */
export async function load(url: string, { connections, seconds, texts }: Load): Promise<number> {
  const setupRequest = (request: object): object => {
    const client = Math.floor(clients++ / REQUESTS_OF_A_CLIENT);
    return {
      ...request,
      path: pathOf(question(texts === undefined ? asked++ : asked++ % texts)),
      headers: { 'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}` },
    };
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: PATIENCE_SECONDS,
    requests: [{ setupRequest }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} of them timeouts.`);
  }
  return result.requests.total / result.duration;
}
