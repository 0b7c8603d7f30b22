// A counter shared by replicas in Redis. When Redis fails or is slow, this process counts on in memory.
import { Redis } from 'ioredis';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import { type CounterMaker, countInMemory, WINDOW_SECONDS } from '../http/cap.ts';
import { limiterCounter } from './limiterCounter.ts';
import type { Logger } from './log.ts';
import { createStoreHealth, insured } from './storeHealth.ts';

/** A count that takes longer is made in memory; a client waits no longer than this for a sick store. */
const STORE_TIMEOUT_MS = 500;

/** A connection that was asked and has said nothing for so long is dead, whatever TCP believes. */
const SILENT_MS = 5_000;

/** A start waits for the store no longer than this. */
const CONNECT_MS = 2_000;

export interface SharedCounters {
  readonly counters: CounterMaker;
  /** Resolves when the store is there, or when it is clear that it is not: the first requests are counted right. */
  readonly settled: Promise<void>;
  close(): void;
}

export function countInRedis(address: string, log: Pick<Logger, 'warn' | 'info'>): SharedCounters {
  const store = new Redis(address, {
    // A command never waits in a queue for a connection: memory counts instead.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: STORE_TIMEOUT_MS,
    socketTimeout: SILENT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  const health = createStoreHealth({
    failed: (error) => log.warn({ err: error }, 'the shared cap store fails; counting in memory'),
    back: () => log.info('the shared cap store is back'),
  });
  store.on('error', health.failed);
  store.on('ready', health.askAgain);
  return {
    counters: (policy) => {
      const shared = new RateLimiterRedis({
        keyPrefix: `kosh:${policy.name}`,
        points: policy.perMinute,
        duration: WINDOW_SECONDS,
        storeClient: store,
        rejectIfRedisNotReady: true,
      });
      return insured(limiterCounter(shared), countInMemory(policy), health);
    },
    settled: new Promise((resolve) => {
      for (const event of ['ready', 'error']) store.once(event, () => resolve());
      setTimeout(resolve, CONNECT_MS).unref();
    }),
    close: () => store.disconnect(),
  };
}
