// Node's request and response as the kit's: headers and bodies are handed over as Node has them, nothing is wrapped.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { bodyBroken, bodyTooLarge } from '../http/body.ts';
import type { KitRequest, Reply } from '../http/exchange.ts';
import type { Bytes } from '../http/runtime.ts';

export class NodeRequest implements KitRequest {
  readonly #incoming: IncomingMessage;
  readonly url: string;

  constructor(incoming: IncomingMessage, url: string) {
    this.#incoming = incoming;
    this.url = url;
  }

  get method(): string {
    return this.#incoming.method ?? 'GET';
  }

  header(name: string): string | null {
    const value = this.#incoming.headers[name];
    return value === undefined ? null : typeof value === 'string' ? value : value.join(', ');
  }

  readBody(maxBytes: number): Promise<Bytes> {
    return new Promise((resolve, reject) => {
      const incoming = this.#incoming;
      // The client left before anybody listened.
      if (incoming.destroyed) {
        reject(bodyBroken());
        return;
      }
      const declared = incoming.headers['content-length'];
      if (declared !== undefined && Number(declared) > maxBytes) {
        incoming.resume();
        reject(bodyTooLarge(maxBytes));
        return;
      }
      const pieces: Buffer[] = [];
      let size = 0;
      incoming.on('data', (piece: Buffer) => {
        size += piece.length;
        // What is too much is read on and dropped, so that the connection serves the next request.
        if (size > maxBytes) reject(bodyTooLarge(maxBytes));
        else pieces.push(piece);
      });
      incoming.on('end', () => resolve(Buffer.concat(pieces)));
      incoming.on('error', () => reject(bodyBroken()));
      incoming.on('close', () => reject(bodyBroken()));
    });
  }

  toFetch(body: Bytes): Request {
    const headers = new Headers();
    const { rawHeaders } = this.#incoming;
    for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
    return new Request(this.url, { method: this.method, headers, body });
  }
}

/**
 * The absolute address a request asks for: of its own when it names one in full, else of its Host header, which
 * HTTP/1.0 may leave out. Undefined: none makes an address.
 */
export function addressOf(incoming: IncomingMessage): string | undefined {
  const { headers, httpVersion, socket } = incoming;
  const host = headers.host ?? (httpVersion === '1.0' ? ownHost(socket) : undefined);
  const url = targetOf(incoming);
  if (!url.startsWith('/')) return /^https?:\/\//i.test(url) ? parsed(url) : undefined;
  if (host === undefined || !PLAIN_HOST.test(host)) return undefined;
  const address = `http://${host}${url}`;
  return PLAIN_TARGET.test(url) && !DOT_SEGMENT.test(url) ? address : parsed(address);
}

/** `OPTIONS *` asks about the service as a whole: about no path that it has. */
const targetOf = ({ method, url = '' }: IncomingMessage): string => (method === 'OPTIONS' && url === '*' ? '/*' : url);

/** The address that a connection came to. */
const ownHost = ({ localAddress = '', localPort }: Socket): string =>
  `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;

const PLAIN_HOST = /^(?:[\w.-]+|\[[\dA-Fa-f:.]+\])(?::\d{1,5})?$/;
/** Characters that stand for themselves in a path and a query. */
const PLAIN_TARGET = /^[!#-;=?-[\]_a-z~]*$/;
const DOT_SEGMENT = /\/(?:\.|%2[Ee]){1,2}(?:[/?#]|$)/;
/** A parser of the web takes it for a slash, others do not: no honest client sends it. */
const BACKSLASH_IN_PATH = /^[^?]*\\/;

/** As the standard reads it; undefined when it cannot. */
const parsed = (address: string): string | undefined =>
  BACKSLASH_IN_PATH.test(address) || !URL.canParse(address) ? undefined : new URL(address).href;

/** Sends the reply; what the client does not take is given up with its connection. */
export function send({ status, headers, body }: Reply, response: ServerResponse, isHead: boolean): void {
  if (response.headersSent || response.destroyed) return;
  endWithRequest(response);
  // Not asked whether it is a stream: Node would load its streams of the web to know.
  if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) {
    response.writeHead(status, headers as string[]);
    sendStream(body, response, isHead);
    return;
  }
  const length = body === null ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  const isBare = status === 204 || status === 304;
  const isComplete = isBare || (isHead && body === null) || headers.includes('Content-Length');
  // Node's types forget that it only reads them.
  response.writeHead(status, (isComplete ? headers : [...headers, 'Content-Length', String(length)]) as string[]);
  if (isHead || body === null || isBare) response.end();
  else response.end(body);
}

/** A client may send so much longer what nobody wants to read. */
const LINGER_MS = 2_000;

/** An answer that leaves before its request has come whole ends the connection, unless the rest follows soon. */
function endWithRequest(response: ServerResponse): void {
  const { req } = response;
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
  if (coding === undefined && (length === undefined || length === '0')) return;
  response.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.socket.destroy(), LINGER_MS);
    req.once('end', () => clearTimeout(timer));
    req.resume();
  });
}

function sendStream(body: ReadableStream<Uint8Array>, response: ServerResponse, isHead: boolean): void {
  if (isHead) {
    body.cancel().catch(() => undefined);
    response.end();
    return;
  }
  const stream = Readable.fromWeb(body as NodeStream<Uint8Array>);
  // Whichever side ends early takes the other with it.
  stream.on('error', () => response.destroy());
  response.on('close', () => stream.destroy());
  stream.pipe(response);
}
