// The caps of several worker processes: the primary counts for all of them, so that a count is exact whoever was asked.
// A worker sends all that it has to count as one message, and no other until that is answered, so that messages are few
// when requests are many: a message for each cost more than an answer from the cache.
import { type Counter, type CounterMaker, WINDOW_SECONDS } from '../http/cap.ts';
import { type Count, WindowCounter } from '../http/windowCounter.ts';

/** What a worker asks: policy, client and weight of each request in turn. */
export interface CountsWanted {
  readonly countsWanted: number;
  readonly requests: readonly (string | number)[];
}

/** What the primary answers: requests in the window and milliseconds left of it, in the same order. */
export interface CountsReady {
  readonly countsReady: number;
  readonly counts: readonly number[];
}

const FIELDS_WANTED = 3;
const FIELDS_READY = 2;

/** A primary that has not answered by then is not waited for: the request goes on uncounted. */
const PRIMARY_TIMEOUT_MS = 1_000;

/** The counters of the primary, one for each policy. */
export function createSharedCounts(): (wanted: CountsWanted) => CountsReady {
  const counters = new Map<string, WindowCounter>();
  const counterOf = (policy: string): WindowCounter => {
    const known = counters.get(policy);
    if (known !== undefined) return known;
    const counter = new WindowCounter(WINDOW_SECONDS);
    counters.set(policy, counter);
    return counter;
  };
  return ({ countsWanted, requests }) => {
    const counts: number[] = [];
    for (let at = 0; at + FIELDS_WANTED <= requests.length; at += FIELDS_WANTED) {
      const count = counterOf(String(requests[at])).consume(String(requests[at + 1]), Number(requests[at + 2]));
      counts.push(count.requests, Math.ceil(count.msLeft));
    }
    return { countsReady: countsWanted, counts };
  };
}

interface Waiting {
  resolve(count: Count): void;
  reject(error: Error): void;
}

/** The counters of a worker: what it has to count is collected until the message before has been answered. */
export class CountsFromPrimary {
  readonly #send: (wanted: CountsWanted) => void;
  /** Not sent yet. */
  #requests: (string | number)[] = [];
  #waiting: Waiting[] = [];
  /** Sent and not answered. */
  #asked: readonly Waiting[] | undefined;
  #number = 0;
  #timeout: NodeJS.Timeout | undefined;

  constructor(send: (wanted: CountsWanted) => void) {
    this.#send = send;
  }

  readonly counters: CounterMaker = ({ name }): Counter => ({
    consume: (client, weight = 1) =>
      new Promise((resolve, reject) => {
        this.#waiting.push({ resolve, reject });
        // At the end of the round, with all that has come in it.
        if (this.#requests.push(name, client, weight) === FIELDS_WANTED) setImmediate(() => this.#ask());
      }),
  });

  #ask(): void {
    if (this.#asked !== undefined || this.#waiting.length === 0) return;
    const requests = this.#requests;
    this.#asked = this.#waiting;
    [this.#requests, this.#waiting] = [[], []];
    const number = ++this.#number;
    this.#timeout = setTimeout(() => this.#giveUp(), PRIMARY_TIMEOUT_MS).unref();
    this.#send({ countsWanted: number, requests });
  }

  #giveUp(): void {
    const asked = this.#asked ?? [];
    this.#asked = undefined;
    for (const { reject } of asked) reject(new Error('the primary process does not answer'));
    this.#ask();
  }

  take({ countsReady, counts }: CountsReady): void {
    // An answer that comes after its second is of no use to anybody.
    if (countsReady !== this.#number || this.#asked === undefined) return;
    clearTimeout(this.#timeout);
    const asked = this.#asked;
    this.#asked = undefined;
    let at = 0;
    for (const { resolve } of asked) {
      resolve({ requests: counts[at] ?? 0, msLeft: counts[at + 1] ?? 0 });
      at += FIELDS_READY;
    }
    this.#ask();
  }
}
