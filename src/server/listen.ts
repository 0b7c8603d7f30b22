// One HTTP server for one service: limits against slow and greedy clients, and a stop that finishes what is under way.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { CACHE_NEVER, EVERYWHERE, JSON_TYPE } from '../http/headers.ts';
import { BUSY, INTERNAL } from '../http/operation.ts';
import type { Service } from '../http/service.ts';
import { answerBrokenRequest } from './brokenRequest.ts';
import { namesOneHost } from './requestedHost.ts';

const LIMITS = {
  // Honest clients send their headers in one packet; a client that needs 10 s holds a socket for nothing.
  headersTimeout: 10_000,
  // A body of 64 KiB takes 15 s even at 5 KB a second.
  requestTimeout: 15_000,
  // Longer than the 60 s of common load balancers, so that they, not we, close idle connections.
  keepAliveTimeout: 65_000,
  // The longest honest URL (200 code points, percent-encoded) has 2.4 KB; browsers add 4 KB of headers and more.
  maxHeaderSize: 16 * 1024,
  // Timeouts are looked after this often, so they are late by this much at most.
  connectionsCheckingInterval: 2_000,
  // A request without a Host header gets our JSON error, not Node's bare one.
  requireHostHeader: false,
} as const;

/**
 * A client that takes no byte of its answer for so long, or twice that, is cut off: it would hold the answer for ever.
 * Longer than the limits above, so that a request that does not arrive meets those and hears why.
 */
const STALLED_MS = 18_000;

/** A connection ends after so many requests, so that long-lived clients spread over new replicas. */
const MAX_REQUESTS_PER_SOCKET = 10_000;

/** What is under way may take this long after a stop began. */
const STOP_GRACE_MS = 10_000;

export interface Listening {
  /** `http://host:port`. */
  readonly url: string;
  /** Stops accepting, finishes what is under way, closes what is left after 10 s. */
  stop(): Promise<void>;
}

/**
 * What Node knows of the last request of a connection and its types do not. Node only announces the end, and refuses with
 * a bare 503 whatever a client that does not listen sends after it; we close.
 */
interface CountedResponse extends ServerResponse {
  readonly maxRequestsOnConnectionReached?: boolean;
}

interface ConnectionLimits {
  readonly stalledMs?: number;
  readonly maxRequests?: number;
}

/** Requests that may wait for those before them on their connections, in the process; each holds some kilobytes. */
const MAX_PIPELINED = 2_000;

/**
 * Bytes of answers that may wait for clients to read them, in the process. With more, clients that leave answers unread are
 * refused; with twice as much, everybody is.
 */
const MAX_UNSENT_BYTES = 48 * 1024 * 1024;

const BAD_ADDRESS = 'The request has no valid address; check the path and the one Host header.';

/** A refusal of what never reaches the service. */
function refusal(status: 400 | 500 | 503, error: string): Response {
  const headers = { ...EVERYWHERE, 'Content-Type': JSON_TYPE, 'Cache-Control': CACHE_NEVER };
  const wait = status === 503 && { 'Retry-After': '1' };
  return new Response(JSON.stringify({ error }), { status, headers: { ...headers, ...wait } });
}

export async function listen(
  fetch: Service['fetch'],
  host: string,
  port: number,
  { stalledMs = STALLED_MS, maxRequests = MAX_REQUESTS_PER_SOCKET }: ConnectionLimits = {},
): Promise<Listening> {
  const unsent = new UnsentBytes();
  const named = host.includes(':') ? `[${host}]` : host;
  const options = {
    /** For HTTP/1.0, which may leave the host out. */
    hostname: named,
    errorHandler: (error: unknown) =>
      error instanceof RequestError ? refusal(400, BAD_ADDRESS) : refusal(500, INTERNAL),
  };
  const respond = getRequestListener((request, { incoming }) => {
    if (!namesOneHost(incoming)) return refusal(400, BAD_ADDRESS);
    const client = incoming.socket.remoteAddress;
    if (unsent.isTooMuch(client) && incoming.url !== '/healthz') return refusal(503, BUSY);
    return fetch(request, client);
  }, options);

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if ((outgoing as CountedResponse).maxRequestsOnConnectionReached) outgoing.shouldKeepAlive = false;
    if (incoming.method === 'OPTIONS' && incoming.url === '*') incoming.url = '/*';
    await respond(incoming, outgoing);
    unsent.count(incoming.socket.remoteAddress, outgoing);
  };

  const inOrder = answersInOrder(MAX_PIPELINED);
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    inOrder(incoming.socket, outgoing, () => {
      answer(incoming, outgoing).catch(() => outgoing.destroy());
    });
  const server = createServer(LIMITS, listener);
  server.maxRequestsPerSocket = maxRequests;
  server.timeout = stalledMs;
  // Without a listener Node would also end a connection whose answer is still being made.
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  server.on('clientError', answerBrokenRequest);
  // An expectation we do not know is ignored, as HTTP allows: the request gets its own answer.
  server.on('checkExpectation', listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  options.hostname = `${named}:${taken}`;
  return { url: `http://${options.hostname}`, stop: () => stopServer(server) };
}

/** What the server has not been able to hand to the network, in all and by client. */
class UnsentBytes {
  readonly #byClient = new Map<string, number>();
  #all = 0;

  isTooMuch(client = ''): boolean {
    return this.#all > MAX_UNSENT_BYTES * (this.#byClient.has(client) ? 1 : 2);
  }

  /** Counts what is left of an answer until its connection has taken it or is closed. */
  count(client: string | undefined, outgoing: ServerResponse): void {
    const bytes = outgoing.closed ? 0 : outgoing.writableLength;
    if (bytes === 0) return;
    this.#add(client ?? '', bytes);
    outgoing.once('close', () => this.#add(client ?? '', -bytes));
  }

  #add(client: string, bytes: number): void {
    this.#all += bytes;
    const left = (this.#byClient.get(client) ?? 0) + bytes;
    if (left === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, left);
  }
}

/**
 * Node hands over all requests of a packet at once. Those of one connection are answered one after the other; a connection
 * that would make too many wait is ended.
 */
function answersInOrder(maxWaiting: number) {
  interface Waiting {
    readonly outgoing: ServerResponse;
    readonly serve: () => void;
  }
  const queues = new WeakMap<Socket, Waiting[]>();
  let waiting = 0;

  const begin = (socket: Socket, queue: Waiting[], { outgoing, serve }: Waiting): void => {
    outgoing.once('close', () => {
      if (socket.destroyed) waiting -= queue.splice(0).length;
      const next = queue.shift();
      if (next === undefined) {
        queues.delete(socket);
        return;
      }
      waiting--;
      begin(socket, queue, next);
    });
    serve();
  };

  return (socket: Socket, outgoing: ServerResponse, serve: () => void): void => {
    const queue = queues.get(socket);
    if (queue === undefined) {
      const fresh: Waiting[] = [];
      queues.set(socket, fresh);
      begin(socket, fresh, { outgoing, serve });
    } else if (waiting >= maxWaiting) {
      socket.destroy();
    } else {
      waiting++;
      queue.push({ outgoing, serve });
    }
  };
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Whoever still asks on an open connection hears that it ends, rather than find it closed.
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    // Connections become idle one by one while their last answers leave.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
