// A JSON body of 64 KiB at most unless its route takes more, whatever its content type says, and the fields of a form. A
// content coding is never undone, so nothing can grow; and a large body holds long texts, not many values, whose parsing
// would keep others waiting.
import type { KitRequest } from './exchange.ts';
import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

export const bodyTooLarge = (maxBytes: number): Refusal =>
  new Refusal(413, `The body may have ${maxBytes} bytes at most; send fewer or shorter items.`);

/** Values that a body above 64 KiB may have, and fields of a form: far more than any form of ours. */
const MAX_VALUES = 5_000;

const tooManyValues = (): Refusal =>
  new Refusal(413, `The body may have ${MAX_VALUES} values at most; send the fields that the form has.`);

/** The client left or broke the framing: its own doing, not a failure of the service. */
export const bodyBroken = (): Refusal => new Refusal(400, 'The body ended before it was whole; send all of it.');

/** The parsed body; refuses what is too large (413), not whole, not UTF-8 or not JSON (400). */
export async function readJsonBody(request: KitRequest, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const bytes = await request.readBody(maxBytes);
  if (bytes.byteLength > MAX_BODY_BYTES && hasManyValues(bytes)) throw tooManyValues();
  const text = decode(bytes);
  if (text.trim() === '') throw new Refusal(400, 'The body must be a JSON object, but it is empty.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body must be a JSON object, but it is not valid JSON.');
  }
}

/** The fields of a form, as pages send them. */
export async function readForm(request: KitRequest, maxBytes: number): Promise<URLSearchParams> {
  const bytes = await request.readBody(maxBytes);
  if (hasManyFields(bytes)) throw tooManyValues();
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

const [AND, QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [0x26, 0x22, 0x5c, 0x2c, 0x5b, 0x7b];

function hasManyFields(bytes: Uint8Array): boolean {
  let fields = 1;
  for (let at = bytes.indexOf(AND); at >= 0; at = bytes.indexOf(AND, at + 1)) {
    if (++fields > MAX_VALUES) return true;
  }
  return false;
}

/** Values, arrays and objects in a text of JSON, counted before it is parsed; what stands in strings is none. */
function hasManyValues(bytes: Uint8Array): boolean {
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if ((byte === COMMA || byte === BRACKET || byte === BRACE) && ++values > MAX_VALUES) return true;
  }
  return false;
}

/** Strings are long where bodies are large: their ends are looked for by the platform, not byte by byte. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(QUOTE, start + 1); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let escapes = at;
    while (bytes[escapes - 1] === BACKSLASH) escapes--;
    if ((at - escapes) % 2 === 0) return at;
  }
  return bytes.length;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The body must be JSON in UTF-8, but it holds bytes that are not UTF-8.');
  }
}
