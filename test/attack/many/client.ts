// Sends many requests at once over raw sockets and counts what comes back without keeping it. Bounded in number and time.
import { connect, type Socket } from 'node:net';

/**
 * How the answers are taken. `read`, `unread` and `hung up` open a connection for each request; `pipelined` opens one for
 * each address and writes all its requests at once. `forgotten` hangs up too, but asks on one connection after the other.
 */
export type Way = 'read' | 'unread' | 'hung up' | 'forgotten' | 'pipelined';

export interface Attack {
  readonly url: string;
  readonly requests: number;
  /** The bytes of the n-th request. */
  bytes(n: number): string;
  readonly way: Way;
  /** How many local addresses ask: 127.0.0.1, 127.0.0.2 and so on, each for its share. */
  readonly addresses: number;
  /** Everybody hangs up after this many seconds. */
  readonly seconds: number;
  /** Aborted when the server ends, as unread connections do not notice. */
  readonly ended: AbortSignal;
}

export interface Outcome {
  /** Whole answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Refusals (429 and 503) that do not say when to ask again. */
  readonly withoutRetryAfter: number;
  readonly unanswered: number;
  readonly seconds: number;
}

const HANG_UP_MS = 4;
const RETRY_MS = 100;

export async function attack({ url, requests, bytes, way, addresses, seconds, ended }: Attack): Promise<Outcome> {
  const started = performance.now();
  const statuses: Record<number, number> = {};
  let withoutRetryAfter = 0;
  let answered = 0;
  let isOver = false;
  const took = (head: string): void => {
    const status = Number(head.slice(9, 12));
    statuses[status] = (statuses[status] ?? 0) + 1;
    answered++;
    if ((status === 429 || status === 503) && !/\r\nretry-after: \d+/i.test(head)) withoutRetryAfter++;
  };
  const sockets: Socket[] = [];
  /** Asks on a connection of its own, until so many answers have come or it is closed. */
  const dial = (address: number, text: string, awaited = 1): Promise<void> =>
    new Promise((resolve) => {
      let left = awaited;
      const { hostname: host, port } = new URL(url);
      const socket = connect({ host, port: Number(port), localAddress: `127.0.0.${1 + address}` });
      sockets.push(socket);
      const put = answerReader((head) => {
        took(head);
        left--;
        if (left === 0) socket.destroy();
      });
      if (way === 'unread') socket.pause();
      else socket.on('data', put);
      socket.once('connect', () => {
        socket.write(text);
        if (way === 'hung up' || way === 'forgotten') setTimeout(() => socket.destroy(), HANG_UP_MS);
      });
      socket.on('error', () => undefined);
      socket.once('end', () => socket.destroy());
      // The system resets connections that the server did not accept in time; they are tried again, as browsers do.
      socket.once('close', () => {
        if (way !== 'read' || left === 0 || isOver || socket.bytesRead > 0) resolve();
        else setTimeout(() => dial(address, text).then(resolve), RETRY_MS);
      });
    });
  const addressOf = (n: number): number => Math.floor((n * addresses) / requests);
  const numbers = Array.from({ length: requests }, (_, n) => n);
  const sendAll = async (): Promise<void> => {
    if (way === 'forgotten') {
      for (const n of numbers) if (!isOver) await dial(addressOf(n), bytes(n));
      return;
    }
    if (way === 'pipelined') {
      const shares = Array.from({ length: addresses }, (_, address) => numbers.filter((n) => addressOf(n) === address));
      await Promise.all(shares.map((share, address) => dial(address, share.map(bytes).join(''), share.length)));
      return;
    }
    await Promise.all(numbers.map((n) => dial(addressOf(n), bytes(n))));
  };
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
    ended.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([sendAll(), timeOver]);
  clearTimeout(timer);
  isOver = true;
  // A reset leaves no port waiting, so that many attacks in a row do not run out of them.
  for (const socket of sockets) socket.resetAndDestroy();
  const tookSeconds = (performance.now() - started) / 1000;
  return { statuses, withoutRetryAfter, unanswered: requests - answered, seconds: tookSeconds };
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Reads the answers of one connection as they come; `took` gets the head of each that is whole. */
function answerReader(took: (head: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let head: string | undefined;
  /** Bytes of the body that are still to come; undefined: it comes in chunks. */
  let left: number | undefined;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (head === undefined) {
        const end = rest.indexOf(HEAD_END);
        if (end < 0) return;
        head = rest.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
        left = isChunked ? undefined : Number(length ?? 0);
        // The end of the head may also be the beginning of the last chunk.
        rest = rest.subarray(isChunked ? end + 2 : end + 4);
      }
      if (left === undefined) {
        const end = rest.indexOf(LAST_CHUNK);
        if (end < 0) {
          rest = rest.subarray(Math.max(0, rest.length - LAST_CHUNK.length + 1));
          return;
        }
        rest = rest.subarray(end + LAST_CHUNK.length);
      } else {
        const taken = Math.min(left, rest.length);
        left -= taken;
        rest = rest.subarray(taken);
        if (left > 0) return;
      }
      took(head);
      head = undefined;
      if (rest.length === 0) return;
    }
  };
}
