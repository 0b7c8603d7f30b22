// A counter shared by replicas in Redis. When Redis fails or is slow, this process counts on in memory.
import { Redis } from 'ioredis';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import { type CounterMaker, WINDOW_SECONDS } from '../http/cap.ts';
import type { Logger } from './log.ts';

/** A count that takes longer is made in memory; a client waits no longer than this for a sick store. */
const STORE_TIMEOUT_MS = 250;

export interface SharedCounters {
  readonly counters: CounterMaker;
  close(): void;
}

export function countInRedis(address: string, log: Logger): SharedCounters {
  const store = new Redis(address, {
    // A command never waits in a queue for a connection: the insurance counts instead.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: STORE_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let failing = false;
  store.on('error', (error) => {
    if (!failing) log.warn({ err: error }, 'the shared cap store fails; counting in memory');
    failing = true;
  });
  store.on('ready', () => {
    if (failing) log.info('the shared cap store is back');
    failing = false;
  });
  return {
    counters: ({ name, perMinute }) => {
      const common = { keyPrefix: `kosh:${name}`, points: perMinute, duration: WINDOW_SECONDS };
      return new RateLimiterRedis({
        ...common,
        storeClient: store,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(common),
      });
    },
    close: () => store.disconnect(),
  };
}
