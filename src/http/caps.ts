// The caps: every request costs one unit of its route's cap before any work; expensive ones are charged more.
import { type CapPolicy, type Count, type Counter, WINDOW_SECONDS } from './cap.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { Refusal } from './refusal.ts';

/** Counts each request of a route on this cap, but no preflight. */
export const capped =
  (policy: CapPolicy): AppMiddleware =>
  async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    c.set('cap', policy);
    await count(c, policy, 1);
    return next();
  };

/** Charges the request's cap for further work, in requests; refuses more than is left (429) or than a window has (413). */
export async function charge(c: AppContext, weight: number): Promise<void> {
  const policy = c.var.cap;
  if (policy === undefined || c.var.kit.caps === undefined || weight < 1) return;
  if (weight >= policy.perMinute) {
    throw new Refusal(
      413,
      `This request counts as ${weight + 1}, but an address has ${policy.perMinute} a minute; divide it and send the parts a minute apart.`,
    );
  }
  await count(c, policy, weight);
}

/** Sets the `RateLimit` headers of draft-ietf-httpapi-ratelimit-headers. A counter that fails lets everybody pass. */
export async function count(c: AppContext, { name, perMinute }: CapPolicy, weight: number): Promise<void> {
  const counter = c.var.kit.caps?.counter({ name, perMinute });
  if (counter === undefined) return;
  const { requests, msLeft } = await consumed(counter, c.var.client, weight);
  const resetSeconds = Math.min(Math.max(1, Math.ceil(msLeft / 1000)), WINDOW_SECONDS);
  c.header('RateLimit', `"${name}";r=${Math.max(0, perMinute - requests)};t=${resetSeconds}`);
  c.header('RateLimit-Policy', `"${name}";q=${perMinute};w=${WINDOW_SECONDS}`);
  if (requests <= perMinute) return;
  throw new Refusal(
    429,
    `More than ${perMinute} requests came from this address within a minute; retry in ${resetSeconds} seconds.`,
    { headers: { 'Retry-After': String(resetSeconds) } },
  );
}

async function consumed(counter: Counter, client: string, weight: number): Promise<Count> {
  try {
    return await counter.consume(client, weight);
  } catch {
    return { requests: 0, msLeft: WINDOW_SECONDS * 1000 };
  }
}
