// Bodies of requests: JSON of 64 KiB at most unless the route takes more, whatever its content type, and forms. A content
// coding is never undone, so nothing can grow; and a large body has long texts, not many values, whose parsing would keep
// others waiting.
import type * as z from 'zod';
import type { AppContext } from './context.ts';
import type { Bytes } from './keptAnswer.ts';
import { parse } from './parameters.ts';
import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

const bodyTooLarge = (maxBytes: number): Refusal =>
  new Refusal(413, `The body may have ${maxBytes} bytes at most; send fewer or shorter items.`);

/** Values that a body above 64 KiB may have, and fields of a form: far more than any form of ours. */
const MAX_VALUES = 5_000;

const tooManyValues = (): Refusal =>
  new Refusal(413, `The body may have ${MAX_VALUES} values at most; send the fields that the form has.`);

/** The bytes of the body as sent; refuses what is longer (413) or not whole (400). */
export async function readBody(c: AppContext, maxBytes = MAX_BODY_BYTES): Promise<Bytes> {
  const declared = c.req.header('content-length');
  if (declared !== undefined && Number(declared) > maxBytes) throw bodyTooLarge(maxBytes);
  const reader = c.req.raw.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (reader !== undefined) {
    const { done, value } = await reader.read().catch(() => {
      // The client left or broke the framing: its own doing, not a failure of the service.
      throw new Refusal(400, 'The body ended before it was whole; send all of it.');
    });
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      drop(reader).catch(() => undefined);
      throw bodyTooLarge(maxBytes);
    }
    pieces.push(value);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    body.set(piece, at);
    at += piece.byteLength;
  }
  return body;
}

/** Bytes that are read and dropped, so that the connection serves the next request. */
const MOST_DROPPED = 64 * 1024 * 1024;

async function drop(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let size = 0; size < MOST_DROPPED; ) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.byteLength;
  }
  await reader.cancel();
}

/**
 * A body in JSON as the schema has it; refuses what is not UTF-8, not JSON or not right (400). It can take milliseconds:
 * read the body before costly work, so that a slow sender holds nothing up, and parse it within.
 */
export function jsonIn<Schema extends z.ZodType>(bytes: Bytes, schema: Schema): z.output<Schema> {
  if (bytes.byteLength > MAX_BODY_BYTES && hasManyValues(bytes)) throw tooManyValues();
  const text = decode(bytes);
  if (text.trim() === '') throw new Refusal(400, 'The body must be a JSON object, but it is empty.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body must be a JSON object, but it is not valid JSON.');
  }
  return parse(schema, value);
}

/** The fields of a form, as pages send them. */
export async function readForm(c: AppContext, maxBytes: number): Promise<URLSearchParams> {
  const bytes = await readBody(c, maxBytes);
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

/** Whether JSON has very many values, arrays and objects, counted before it is parsed; strings are skipped. */
function hasManyValues(bytes: Uint8Array): boolean {
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if ((byte === COMMA || byte === BRACKET || byte === BRACE) && ++values > MAX_VALUES) return true;
  }
  return false;
}

/** Strings are long where bodies are large: the platform finds their ends. */
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
