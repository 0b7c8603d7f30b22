// Counters that replicas share in Redis. Loaded only where RATE_LIMIT_STORE is set.
import { Redis } from 'ioredis';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import { type CounterMaker, counterOf, limiterOptions } from '../http/cap.ts';
import type { Logger } from './log.ts';

/** A request waits this long at most for a store that hangs; the connection is given up then. */
const STORE_TIMEOUT_MS = 500;

/** A start waits this long at most for the store. */
const CONNECT_MS = 2_000;

/** While Redis cannot be asked, and for a client whose key it cannot count, this process counts in its own memory. */
export const countersIn =
  (store: Redis): CounterMaker =>
  (policy) => {
    const options = limiterOptions(policy);
    const insuranceLimiter = new RateLimiterMemory(options);
    return counterOf(
      new RateLimiterRedis({ ...options, storeClient: store, rejectIfRedisNotReady: true, insuranceLimiter }),
    );
  };

/** Resolves when the store is ready, or when it is clear that it is not: the first requests are counted there, too. */
export async function connectRedis(address: string, log: Logger): Promise<Redis> {
  const store = new Redis(address, {
    // A command never waits for a connection or is sent twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: STORE_TIMEOUT_MS,
    socketTimeout: STORE_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let isFailing = false;
  store.on('error', (error) => {
    if (!isFailing) log.warn({ err: error }, 'the shared cap store fails; counting in memory');
    isFailing = true;
  });
  store.on('ready', () => {
    if (isFailing) log.info('the shared cap store is back');
    isFailing = false;
  });
  await new Promise<void>((resolve) => {
    for (const event of ['ready', 'error']) store.once(event, () => resolve());
    setTimeout(resolve, CONNECT_MS).unref();
  });
  return store;
}
