// Counts the requests of each client in this process' memory. A counter of our own: a library's promise and timer cost
// more than is right for an answer from the cache; see docs/decisions/0006.

/** One request counted. */
export interface Count {
  /** Requests in the window, this one included. */
  readonly requests: number;
  /** Milliseconds until the window ends. */
  readonly msLeft: number;
}

interface Window {
  requests: number;
  readonly endsAt: number;
}

/** A client's window that is open. */
export interface OpenWindow {
  readonly client: string;
  readonly requests: number;
  readonly endsAt: number;
}

/** Fixed windows, each begun by a client's first request; by a clock that nobody sets, so that no window is lengthened. */
export class WindowCounter {
  readonly #windowMs: number;
  /** In the order in which they began, and so in that in which they end. */
  readonly #windows = new Map<string, Window>();
  /** No window ends before this. */
  #firstEnd = Number.POSITIVE_INFINITY;

  constructor(windowSeconds: number) {
    this.#windowMs = windowSeconds * 1000;
  }

  /** `weight`: as how many requests it counts; `now`: by any clock in milliseconds that is the same for all counts. */
  consume(client: string, weight = 1, now = performance.now()): Count {
    if (now >= this.#firstEnd) this.#forgetEnded(now);
    const window = this.#windows.get(client);
    if (window !== undefined && window.endsAt > now) {
      window.requests += weight;
      return { requests: window.requests, msLeft: window.endsAt - now };
    }
    const endsAt = now + this.#windowMs;
    this.#windows.set(client, { requests: weight, endsAt });
    if (endsAt < this.#firstEnd) this.#firstEnd = endsAt;
    return { requests: weight, msLeft: this.#windowMs };
  }

  /** Takes in a window that was begun elsewhere, and what was counted here before it was known. */
  join(client: string, requests: number, endsAt: number): void {
    const known = this.#windows.get(client);
    const isLater = known !== undefined && known.endsAt - this.#windowMs >= endsAt;
    if (isLater) return;
    this.#windows.set(client, { requests: requests + (known?.requests ?? 0), endsAt });
    if (endsAt < this.#firstEnd) this.#firstEnd = endsAt;
  }

  /** The open windows, in the order in which they end; where they are more than that, those with the most requests. */
  open(max: number): readonly OpenWindow[] {
    const all = Array.from(this.#windows, ([client, { requests, endsAt }]) => ({ client, requests, endsAt }));
    if (all.length <= max) return all;
    const most = all.toSorted((a, b) => b.requests - a.requests).slice(0, max);
    return most.sort((a, b) => a.endsAt - b.endsAt);
  }

  /** Clients whose window has not been forgotten. */
  get size(): number {
    return this.#windows.size;
  }

  /** Each window is forgotten once, so this costs a request next to nothing. */
  #forgetEnded(now: number): void {
    for (const [client, { endsAt }] of this.#windows) {
      if (endsAt > now) {
        this.#firstEnd = endsAt;
        return;
      }
      this.#windows.delete(client);
    }
    this.#firstEnd = Number.POSITIVE_INFINITY;
  }
}
