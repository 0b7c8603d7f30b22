// One HTTP server for one service: limits against slow and greedy clients, and a stop that finishes what is under way.
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { EVERYWHERE } from '../http/headers.ts';
import { Refusal } from '../http/refusal.ts';
import { refusalResponse } from '../http/respond.ts';
import type { NodeBindings } from '../http/service.ts';

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

export type Fetch = (request: Request, bindings: NodeBindings) => Response | Promise<Response>;

export async function listen(fetch: Fetch, host: string, port: number): Promise<Listening> {
  const badRequest = () =>
    refusalResponse(new Refusal(400, 'The request has no valid address; check the path and the Host header.'), {});
  const listener = getRequestListener((request, bindings) => fetch(request, bindings as NodeBindings), {
    errorHandler: badRequest,
  });
  const server = createServer(LIMITS, listener);
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.on('clientError', answerBrokenRequest);
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

const BROKEN: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'URL and headers may have 16 KiB at most.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time; send it at once.'],
};

/** Bytes that are not HTTP still get an answer in JSON that a browser on any origin may read. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = JSON.stringify({ error: message });
  const headers = {
    ...EVERYWHERE,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
