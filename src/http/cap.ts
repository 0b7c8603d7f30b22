// The cap: a fixed window of 60 seconds for each client, begun by its first request. No token bucket.
import { type Count, WindowCounter } from './windowCounter.ts';

export const WINDOW_SECONDS = 60;

export interface CapPolicy {
  /** Stands in the `RateLimit` headers and in the key of the shared store. */
  readonly name: string;
  readonly perMinute: number;
}

export interface Verdict {
  readonly allowed: boolean;
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, 1 or more. */
  readonly resetSeconds: number;
}

export interface Cap {
  readonly policy: CapPolicy;
  /** `weight`: as how many requests it counts, 1 by default. A promise only when the count is kept elsewhere. */
  count(client: string, weight?: number): Verdict | Promise<Verdict>;
}

/** What counts: the memory of this process, a file that several processes share, or a shared store. */
export interface Counter {
  consume(client: string, weight?: number): Count | Promise<Count>;
}

/** Makes the counter behind one policy. */
export type CounterMaker = (policy: CapPolicy) => Counter;

export const countInMemory: CounterMaker = () => new WindowCounter(WINDOW_SECONDS);

export function createCap(policy: CapPolicy, makeCounter: CounterMaker): Cap {
  const counter = makeCounter(policy);
  const verdictOn = ({ requests, msLeft }: Count): Verdict => ({
    allowed: requests <= policy.perMinute,
    remaining: Math.max(0, policy.perMinute - requests),
    resetSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
  });
  // A counter that fails must never stop the service.
  const uncounted = (): Verdict => ({ allowed: true, remaining: policy.perMinute, resetSeconds: WINDOW_SECONDS });
  return {
    policy,
    count(client, weight) {
      try {
        const count = counter.consume(client, weight);
        return count instanceof Promise ? count.then(verdictOn, uncounted) : verdictOn(count);
      } catch {
        return uncounted();
      }
    },
  };
}

/** `RateLimit` and `RateLimit-Policy` as in draft-ietf-httpapi-ratelimit-headers. */
export function capHeaders(
  { name, perMinute }: CapPolicy,
  { remaining, resetSeconds }: Verdict,
): Record<string, string> {
  return {
    RateLimit: `"${name}";r=${remaining};t=${resetSeconds}`,
    'RateLimit-Policy': `"${name}";q=${perMinute};w=${WINDOW_SECONDS}`,
  };
}
