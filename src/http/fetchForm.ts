// A service in the standard form of edge runtimes and tests: `Request` in, `Response` out.
import { bodyBroken, bodyTooLarge } from './body.ts';
import type { KitRequest, Reply } from './exchange.ts';
import { type Bytes, join } from './runtime.ts';

export function fromFetch(request: Request): KitRequest {
  return {
    method: request.method,
    url: request.url,
    header: (name) => request.headers.get(name),
    readBody: (maxBytes) => readBody(request, maxBytes),
    toFetch: (body) => new Request(request.url, { method: request.method, headers: request.headers, body }),
  };
}

export function toResponse({ status, headers, body }: Reply, method: string): Response {
  const standard = new Headers();
  for (let i = 0; i + 1 < headers.length; i += 2) standard.append(headers[i] ?? '', headers[i + 1] ?? '');
  return new Response(method === 'HEAD' ? null : body, { status, headers: standard });
}

async function readBody(request: Request, maxBytes: number): Promise<Bytes> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) throw bodyTooLarge(maxBytes);
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw bodyBroken();
    });
    if (done) return join(pieces);
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw bodyTooLarge(maxBytes);
    }
    pieces.push(value);
  }
}
