// Answers what never becomes a request: bytes that are not HTTP, headers that are too long, clients that are too slow.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { EVERYWHERE } from '../http/headers.ts';

const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

const BROKEN: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'URL and headers may have 16 KiB at most.'],
  HPE_INVALID_URL: [
    '400 Bad Request',
    'The address must be in ASCII, other characters percent-encoded, as curl -G --data-urlencode does it.',
  ],
  [TOO_LATE]: ['408 Request Timeout', 'The request did not arrive in time; send it at once.'],
};

/** What a client sends on after its answer is read and dropped for so long: closing at once could cost it the answer. */
const LINGER_MS = 1_000;

/** Sockets that have, or will get, their last answer. */
const settled = new WeakSet<Socket>();

/** Bytes that are not HTTP still get an answer in JSON that a browser on any origin may read. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (settled.has(socket)) return;
  const underWay = answerUnderWay(socket);
  if (error.code === 'ECONNRESET' || !socket.writable || (underWay?.headersSent && !underWay.req.complete)) {
    socket.destroy();
    return;
  }
  settled.add(socket);
  if (error.code === TOO_LATE) afterReading(socket, () => answerLast(error, socket));
  else answerLast(error, socket);
}

/**
 * Node looks at the clock before it reads. After a pause of the whole process (a machine that slept) a request that
 * was there in time would count as late: what has arrived is read first, and a request that is then whole is answered.
 */
function afterReading(socket: Socket, answerLate: () => void): void {
  const { bytesWritten } = socket;
  setImmediate(() => {
    const isInTime = socket.bytesWritten > bytesWritten || answerUnderWay(socket)?.req.complete === true;
    if (isInTime) settled.delete(socket);
    else answerLate();
  });
}

/** Requests that came whole before the broken bytes get their answers first, in their order. */
function answerLast(error: NodeJS.ErrnoException, socket: Socket): void {
  const underWay = answerUnderWay(socket);
  if (underWay?.req.complete) underWay.once('close', () => answerLast(error, socket));
  else if (socket.writable) endWith(error, socket);
}

/** The answer that the socket is busy with. Node keeps it there, and its own answer to broken requests reads it too. */
function answerUnderWay(socket: Socket): ServerResponse | undefined {
  const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse | null };
  return answer ?? undefined;
}

function endWith(error: NodeJS.ErrnoException, socket: Socket): void {
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
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
