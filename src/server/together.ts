// Requests that come in the same turn of the event loop are answered one after the other at its end, and the replies
// leave together. So reading, answering and sending each work with their code and data at hand instead of driving those
// of the others out of the processor's caches; and whoever reads on the same machine, such as a proxy, is woken once for
// many answers.
import type { ServerResponse } from 'node:http';
import type { Reply } from '../http/exchange.ts';
import { send } from './nodeExchange.ts';

/** So many at most are answered before what is ready leaves: the first does not wait for the last of a long turn. */
const MOST_AT_ONCE = 32;
/** And for so long. */
const MOST_MS = 5;

interface Asked {
  readonly serve: () => void;
  readonly response: ServerResponse;
}

interface Ready {
  readonly reply: Reply;
  readonly response: ServerResponse;
  readonly isHead: boolean;
}

export class Together {
  #asked: Asked[] = [];
  #ready: Ready[] = [];
  #isAnswering = false;

  /** Calls `serve` when all that came in this turn has been read. */
  ask(serve: () => void, response: ServerResponse): void {
    if (this.#asked.push({ serve, response }) === 1) setImmediate(() => this.#answer());
  }

  /** Sends the reply with others that are ready in this turn. */
  put(reply: Reply, response: ServerResponse, isHead: boolean): void {
    const count = this.#ready.push({ reply, response, isHead });
    if (count === MOST_AT_ONCE) this.#send();
    else if (count === 1 && !this.#isAnswering) setImmediate(() => this.#send());
  }

  #answer(): void {
    const asked = this.#asked;
    const end = performance.now() + MOST_MS;
    let answered = 0;
    this.#isAnswering = true;
    do {
      const { serve, response } = asked[answered++] as Asked;
      orEnd(response, serve);
    } while (answered < asked.length && answered < MOST_AT_ONCE && performance.now() < end);
    this.#isAnswering = false;
    this.#asked = asked.slice(answered);
    this.#send();
    if (this.#asked.length > 0) setImmediate(() => this.#answer());
  }

  #send(): void {
    const ready = this.#ready;
    this.#ready = [];
    for (const { reply, response, isHead } of ready) orEnd(response, () => send(reply, response, isHead));
  }
}

/** What fails costs its own client the connection, and nobody else anything. */
function orEnd(response: ServerResponse, act: () => void): void {
  try {
    act();
  } catch {
    response.destroy();
  }
}
