// The cap: a fixed window of 60 seconds for each client, begun by its first request. No token bucket.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';

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
  count(client: string): Promise<Verdict>;
}

/** What counts: the memory of this process, the primary process of a cluster, or a shared store. */
export interface Counter {
  consume(key: string): Promise<RateLimiterRes>;
}

/** Makes the counter behind one policy. */
export type CounterMaker = (policy: CapPolicy) => Counter;

export const countInMemory: CounterMaker = ({ name, perMinute }) =>
  new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS, keyPrefix: name });

export function createCap(policy: CapPolicy, makeCounter: CounterMaker): Cap {
  const counter = makeCounter(policy);
  return {
    policy,
    async count(client) {
      try {
        return verdict(true, await counter.consume(client));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return verdict(false, refused);
        // A counter that fails must never stop the service.
        return { allowed: true, remaining: policy.perMinute, resetSeconds: WINDOW_SECONDS };
      }
    },
  };
}

function verdict(allowed: boolean, state: RateLimiterRes): Verdict {
  return {
    allowed,
    remaining: Math.max(0, state.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
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
