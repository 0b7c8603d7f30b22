// Requests that came on a connection before the last one was answered. Node hands over all that one packet holds at
// once, thousands of them: they take turns, and others are served in between.
import type { Socket } from 'node:net';
import { inTurn } from '../http/turns.ts';

/** So many may wait, of all connections together; each holds some kilobytes. */
const MAX_WAITING = 2_000;

export class Pipelined {
  readonly #max: number;
  #waiting = 0;

  constructor(max: number = MAX_WAITING) {
    this.#max = max;
  }

  /** Serves when its turn comes, unless the client has left. A connection that would make too many wait is ended. */
  put(socket: Socket, serve: () => void): void {
    if (socket.destroyed) return;
    if (this.#waiting >= this.#max) {
      socket.destroy();
      return;
    }
    this.#waiting++;
    inTurn(() => {
      this.#waiting--;
      if (!socket.destroyed) serve();
    }).catch(() => socket.destroy());
  }
}
