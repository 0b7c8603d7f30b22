// Reads a JSON request body of 64 KiB at most, whatever its content type says.
import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

const tooLarge = () =>
  new Refusal(413, `The body may have ${MAX_BODY_BYTES} bytes at most; send fewer or shorter items.`);

/** The parsed body; refuses what is too large (413), not UTF-8 or not JSON (400). */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = decode(await readBytes(request));
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

async function readBytes(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    if (Number(declared) > MAX_BODY_BYTES) throw tooLarge();
    // Node's parser holds the client to the declared length, so the quick way is safe.
    return new Uint8Array(await request.arrayBuffer());
  }
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
