// The one door of admission. Costly work (more than some 2 ms of processor time, or an answer of more than 64 kB) is
// begun only here: a few pieces at once, fewer for one client, the rest waits unbegun and in order. So many requests
// together cost no more memory than few.
import { isSteps, type Steps } from '../steps/steps.ts';
import { ClientLeft, Refusal } from './refusal.ts';
import { afterOthers, inSlices, ownTurn } from './slices.ts';

export interface AdmissionLimits {
  /** Pieces of work begun at once, in the process and for one client. */
  readonly begun: number;
  readonly begunByClient: number;
  /** Pieces that wait, in the process and of one client, and for how long in milliseconds. */
  readonly waiting: number;
  readonly waitingOfClient: number;
  readonly patienceMs: number;
  /** Long answers that are being sent, in the process and to one client, and for how long in milliseconds. */
  readonly streams: number;
  readonly streamsToClient: number;
  readonly streamMs: number;
}

export const ADMISSION_LIMITS: AdmissionLimits = {
  begun: 16,
  begunByClient: 3,
  waiting: 200,
  waitingOfClient: 50,
  patienceMs: 2_000,
  streams: 48,
  streamsToClient: 4,
  streamMs: 300_000,
};

/** Bytes of a stream that are made at once. */
const PIECE_BYTES = 32 * 1024;

const busy = (): Refusal =>
  new Refusal(503, 'Too much costly work is under way; retry in a second.', { headers: { 'Retry-After': '1' } });

interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

/** Counts what each client has; a client that has nothing is forgotten. */
class Tally {
  readonly #byClient = new Map<string, number>();
  all = 0;

  of(client: string): number {
    return this.#byClient.get(client) ?? 0;
  }

  add(client: string, count: 1 | -1): void {
    const now = this.of(client) + count;
    if (now === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, now);
    this.all += count;
  }
}

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #begun = new Tally();
  readonly #waitingOf = new Tally();
  readonly #streams = new Tally();
  readonly #waiting = new Set<Waiting>();

  constructor(limits: AdmissionLimits = ADMISSION_LIMITS) {
    this.#limits = limits;
  }

  /** Does the work when its turn comes, steps in slices. Refuses with 503; ends with the signal, begun or not. */
  async run<Result>(
    client: string,
    signal: AbortSignal,
    work: () => Result | Promise<Result> | Steps<Result>,
  ): Promise<Result> {
    await this.#admitted(client, signal);
    try {
      await ownTurn();
      if (signal.aborted) throw new ClientLeft();
      const made = work();
      return isSteps(made) ? await inSlices(made as Steps<Result>, signal) : await (made as Result | Promise<Result>);
    } finally {
      this.#begun.add(client, -1);
      this.#beginNext();
    }
  }

  /** A long answer, made piece by piece as the client reads it. Refuses with 503 where too many are being sent. */
  stream(client: string, pieces: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { streams, streamsToClient, streamMs } = this.#limits;
    if (this.#streams.all >= streams || this.#streams.of(client) >= streamsToClient) throw busy();
    this.#streams.add(client, 1);
    const iterator = pieces[Symbol.iterator]();
    let isOpen = true;
    const close = (): void => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(timer);
      this.#streams.add(client, -1);
    };
    const timer = setTimeout(close, streamMs);
    const encoder = new TextEncoder();
    return new ReadableStream(
      {
        async pull(controller) {
          // Without it a client that reads fast would get the whole answer in one round of the event loop.
          await new Promise<void>((resolve) => afterOthers(resolve));
          if (!isOpen) throw new Error('The client took too long to read the answer.');
          let text = '';
          while (text.length < PIECE_BYTES) {
            const { done, value } = iterator.next();
            if (done === true) {
              close();
              if (text !== '') controller.enqueue(encoder.encode(text));
              controller.close();
              return;
            }
            text += value;
          }
          controller.enqueue(encoder.encode(text));
        },
        cancel() {
          iterator.return?.();
          close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  #admitted(client: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new ClientLeft());
    if (this.#mayBegin(client)) {
      this.#begun.add(client, 1);
      return Promise.resolve();
    }
    const { waiting, waitingOfClient, patienceMs } = this.#limits;
    if (this.#waiting.size >= waiting || this.#waitingOf.of(client) >= waitingOfClient) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abandon);
        this.#waiting.delete(place);
        this.#waitingOf.add(client, -1);
      };
      const abandon = (): void => {
        leave();
        reject(signal.aborted ? new ClientLeft() : busy());
      };
      const place: Waiting = {
        client,
        begin: () => {
          leave();
          this.#begun.add(client, 1);
          resolve();
        },
      };
      const timer = setTimeout(abandon, patienceMs);
      signal.addEventListener('abort', abandon);
      this.#waiting.add(place);
      this.#waitingOf.add(client, 1);
    });
  }

  #mayBegin(client: string): boolean {
    return this.#begun.all < this.#limits.begun && this.#begun.of(client) < this.#limits.begunByClient;
  }

  #beginNext(): void {
    for (const { client, begin } of this.#waiting) {
      if (this.#begun.all >= this.#limits.begun) return;
      if (this.#mayBegin(client)) begin();
    }
  }
}
