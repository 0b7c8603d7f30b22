// Whether a shared store can be asked. After a failure it is left alone but for one question a second, so that neither
// the clients' time nor this process' memory is spent on waiting for it.
import type { Counter } from '../http/cap.ts';

const REST_MS = 1_000;

export interface StoreHealth {
  /** Whether to ask the store now; while it is sick, one question at a time finds out whether it is back. */
  mayAsk(): boolean;
  answered(): void;
  failed(error: unknown): void;
  /** The next question may go to the store at once. */
  askAgain(): void;
}

/** Hears of a sickness once when it begins and once when it ends. */
export interface HealthListener {
  failed(error: unknown): void;
  back(): void;
}

export function createStoreHealth(listener: HealthListener): StoreHealth {
  let isSick = false;
  let restsUntil = 0;
  return {
    mayAsk() {
      if (!isSick) return true;
      const now = performance.now();
      if (now < restsUntil) return false;
      restsUntil = now + REST_MS;
      return true;
    },
    answered() {
      if (isSick) listener.back();
      isSick = false;
    },
    failed(error) {
      if (!isSick) listener.failed(error);
      isSick = true;
      restsUntil = performance.now() + REST_MS;
    },
    askAgain() {
      restsUntil = 0;
    },
  };
}

/** Counts in the store while it is well, else in memory. */
export function insured(store: Counter, memory: Counter, health: StoreHealth): Counter {
  return {
    async consume(client, weight) {
      if (!health.mayAsk()) return memory.consume(client, weight);
      try {
        const count = await store.consume(client, weight);
        health.answered();
        return count;
      } catch (error) {
        health.failed(error);
        return memory.consume(client, weight);
      }
    },
  };
}
