// A JSON body of 64 KiB at most unless its route takes more, whatever its content type says. A content coding is never undone, so nothing can grow.
import type { KitRequest } from './exchange.ts';
import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

export const bodyTooLarge = (maxBytes: number): Refusal =>
  new Refusal(413, `The body may have ${maxBytes} bytes at most; send fewer or shorter items.`);

/** The client left or broke the framing: its own doing, not a failure of the service. */
export const bodyBroken = (): Refusal => new Refusal(400, 'The body ended before it was whole; send all of it.');

/** The parsed body; refuses what is too large (413), not whole, not UTF-8 or not JSON (400). */
export async function readJsonBody(request: KitRequest, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const text = decode(await request.readBody(maxBytes));
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
