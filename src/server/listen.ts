// One HTTP server for one service: limits against slow and greedy clients, and a stop that finishes what is under way.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../http/refusal.ts';
import { refusalReply } from '../http/respond.ts';
import type { Service } from '../http/service.ts';
import { answerBrokenRequest } from './brokenRequest.ts';
import { addressOf, NodeRequest, send } from './nodeExchange.ts';
import { Pipelined } from './pipelined.ts';
import { namesOneHost } from './requestedHost.ts';
import { Together } from './together.ts';

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

export async function listen(
  handle: Service['handle'],
  host: string,
  port: number,
  { stalledMs = STALLED_MS, maxRequests = MAX_REQUESTS_PER_SOCKET }: ConnectionLimits = {},
): Promise<Listening> {
  const badRequest = refusalReply(
    new Refusal(400, 'The request has no valid address; check the path and the one Host header.'),
    {},
  );
  const together = new Together();
  const pipelined = new Pipelined();
  const listener = (incoming: IncomingMessage, response: ServerResponse): void => {
    const isHead = incoming.method === 'HEAD';
    if ((response as CountedResponse).maxRequestsOnConnectionReached) response.shouldKeepAlive = false;
    const address = addressOf(incoming);
    if (address === undefined || !namesOneHost(address, incoming.rawHeaders)) {
      send(badRequest, response, isHead);
      return;
    }
    const serve = (): void => {
      const reply = handle(new NodeRequest(incoming, address), incoming.socket.remoteAddress);
      if (reply instanceof Promise)
        reply.then(
          (made) => together.put(made, response, isHead),
          () => response.destroy(),
        );
      else together.put(reply, response, isHead);
    };
    // Node gives a response its socket when those before it on the connection are sent: this one was pipelined.
    if (response.socket === null) pipelined.put(incoming.socket, serve);
    else together.ask(serve, response);
  };
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
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, stop: () => stopServer(server) };
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
