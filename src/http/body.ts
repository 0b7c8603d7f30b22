// Reads a request body up to a bound and a JSON body of 64 KiB at most, whatever its content type says.
import { Refusal } from './refusal.ts';
import { join } from './runtime.ts';

export const MAX_BODY_BYTES = 64 * 1024;

const tooLarge = (maxBytes: number) =>
  new Refusal(413, `The body may have ${maxBytes} bytes at most; send fewer or shorter items.`);

/** The parsed body; refuses what is too large (413), not whole, not UTF-8 or not JSON (400). */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = decode(await readBody(request, MAX_BODY_BYTES));
  if (text.trim() === '') throw new Refusal(400, 'The body must be a JSON object, but it is empty.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body must be a JSON object, but it is not valid JSON.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The body must be JSON in UTF-8, but it holds bytes that are not UTF-8.');
  }
}

/** The bytes of a body as sent: a content coding is never undone, so nothing can grow here. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) throw tooLarge(maxBytes);
  try {
    // Node's parser holds the client to the declared length, so the quick way is safe.
    return declared === null ? await readPieces(request, maxBytes) : new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The client left or broke the framing: its own doing, not a failure of the service.
    throw new Refusal(400, 'The body ended before it was whole; send all of it.');
  }
}

async function readPieces(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return join(pieces);
    size += value.byteLength;
    if (size > maxBytes) {
      discard(reader).catch(() => undefined);
      throw tooLarge(maxBytes);
    }
    pieces.push(value);
  }
}

/** Takes in the rest while the refusal leaves, so that the connection serves the next request. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
