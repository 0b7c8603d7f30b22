// Speaks to a server in raw bytes, as an attacker would, and reads whole answers off the wire.
import { connect, type Socket } from 'node:net';

export interface WireAnswer {
  readonly status: number;
  /** Status line and header lines as they came. */
  readonly head: readonly string[];
  /** The last value of each header, by its name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Exchange {
  readonly answers: readonly WireAnswer[];
  /** Bytes after the last whole answer. */
  readonly rest: Buffer;
  /** Whether the server closed the connection. */
  readonly closed: boolean;
}

export interface ExchangeOptions {
  /** Answers to wait for; default 1. */
  readonly answers?: number;
  /** Wait for the server to close, not only for the answers. */
  readonly untilClosed?: boolean;
  /** Give up waiting after so long; default 15 seconds, for machines that do other work as well. */
  readonly patienceMs?: number;
  /** When nothing came by then, say that no more bytes follow. */
  readonly halfCloseMs?: number;
  /** The answer to HEAD has no body, whatever its headers say. */
  readonly isHead?: boolean;
}

export function open(baseUrl: string): Socket {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
}

/** Sends the bytes and gathers what comes back. Never throws: a connection that breaks is a closed one. */
export function exchange(baseUrl: string, bytes: string | Buffer, options: ExchangeOptions = {}): Promise<Exchange> {
  const { answers: wanted = 1, untilClosed = false, patienceMs = 15_000, halfCloseMs, isHead = false } = options;
  return new Promise((resolve) => {
    const socket = open(baseUrl);
    let got: Buffer = Buffer.alloc(0);
    const finish = (closed: boolean): void => {
      clearTimeout(patience);
      clearTimeout(halfClose);
      const read = readAnswers(got, isHead, closed);
      // A reset leaves no port waiting, so that a hundred thousand exchanges do not run out of them.
      socket.resetAndDestroy();
      resolve({ ...read, closed });
    };
    const patience = setTimeout(() => finish(false), patienceMs);
    const halfClose = halfCloseMs === undefined ? undefined : setTimeout(() => socket.end(), halfCloseMs);
    socket.on('data', (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      // "100 Continue" is no answer yet: the body it waits for may never come.
      if (!got.subarray(0, 10).equals(INTERIM)) clearTimeout(halfClose);
      if (untilClosed || !mayBeWhole(got)) return;
      const { answers } = readAnswers(got, isHead, false);
      if (answers.filter(({ status }) => status >= 200).length >= wanted) finish(false);
    });
    socket.once('end', () => finish(true));
    socket.once('close', () => finish(true));
    socket.write(bytes);
  });
}

const INTERIM = Buffer.from('HTTP/1.1 1');

/** Spares a long answer in chunks from being read anew with each of them. */
const mayBeWhole = (got: Buffer): boolean =>
  got.length < 128 * 1024 || !/\ntransfer-encoding: chunked/i.test(got.toString('latin1', 0, 1024)) || endsLast(got);
const endsLast = (got: Buffer): boolean => got.toString('latin1', got.length - 5) === '0\r\n\r\n';

/** All whole answers at the beginning of what came. */
export function readAnswers(
  bytes: Buffer,
  isHead: boolean,
  closed: boolean,
): { readonly answers: readonly WireAnswer[]; readonly rest: Buffer } {
  const answers: WireAnswer[] = [];
  let rest = bytes;
  for (;;) {
    const read = readAnswer(rest, isHead, closed);
    if (read === undefined) return { answers, rest };
    answers.push(read.answer);
    rest = rest.subarray(read.length);
  }
}

function readAnswer(bytes: Buffer, isHead: boolean, closed: boolean) {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head[0] ?? '')?.[1] ?? Number.NaN);
  const headers = Object.fromEntries(
    head.slice(1).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const start = headEnd + 4;
  const answer = (body: Buffer, length: number) => ({ answer: { status, head, headers, body }, length });
  if (isHead || status < 200 || status === 204 || status === 304) return answer(Buffer.alloc(0), start);
  if (headers['transfer-encoding'] === 'chunked') {
    const chunks = readChunks(bytes, start);
    return chunks === undefined ? undefined : answer(chunks.body, chunks.end);
  }
  const declared = headers['content-length'];
  if (declared === undefined) return closed ? answer(bytes.subarray(start), bytes.length) : undefined;
  const end = start + Number(declared);
  return bytes.length < end ? undefined : answer(bytes.subarray(start, end), end);
}

function readChunks(bytes: Buffer, start: number): { readonly body: Buffer; readonly end: number } | undefined {
  const chunks: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), end };
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = end;
  }
}

/** A request as text, with `Host` and the right `Content-Length` where there is a body. */
export function request(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return `${line} HTTP/1.1\r\n${['Host: 127.0.0.1', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`;
}

/** The sentence of an answer in the one error shape. */
export function errorOf({ body }: WireAnswer): string {
  const { error } = JSON.parse(body.toString()) as { error?: unknown };
  if (typeof error !== 'string') throw new Error(`no error sentence in ${body.toString().slice(0, 200)}`);
  return error;
}
