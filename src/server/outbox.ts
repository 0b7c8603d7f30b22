// Replies that are ready in the same turn of the event loop leave together at its end. A lookup then runs next to other
// lookups, with its data still at hand, instead of between one write and the next; and whoever reads on the same
// machine, such as a proxy, is woken once for many answers.
import type { ServerResponse } from 'node:http';
import type { Reply } from '../http/exchange.ts';
import { send } from './nodeExchange.ts';

/** So many leave before the turn ends: the first of a long turn does not wait for the last. */
const MOST_WAITING = 32;

interface Waiting {
  readonly reply: Reply;
  readonly response: ServerResponse;
  readonly isHead: boolean;
}

export class Outbox {
  #waiting: Waiting[] = [];

  put(reply: Reply, response: ServerResponse, isHead: boolean): void {
    const count = this.#waiting.push({ reply, response, isHead });
    if (count === 1) setImmediate(() => this.#sendAll());
    if (count === MOST_WAITING) this.#sendAll();
  }

  #sendAll(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (const { reply, response, isHead } of all) {
      try {
        send(reply, response, isHead);
      } catch {
        // A reply that Node refuses to send costs its own client the connection, and nobody else anything.
        response.destroy();
      }
    }
  }
}
