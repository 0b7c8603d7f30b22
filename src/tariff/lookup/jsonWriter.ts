// Writes JSON as bytes, from pieces that are ready and texts that are not, into one buffer that is used again.

import type { Saying } from './why.ts';

const FIRST_SIZE = 32 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const PAST_ASCII = 0x7f;
/** A sign of JavaScript's takes three bytes at most. */
const MOST_BYTES = 3;

const encoder = new TextEncoder();

export const jsonBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

export class JsonWriter implements Saying {
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;

  /** Begins anew. */
  clear(): void {
    this.#length = 0;
  }

  /** JSON that is ready. */
  piece(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** JSON that is ready and plain ASCII, such as a number or the name of a field. */
  plain(json: string): void {
    this.#makeRoom(json.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < json.length; i++) bytes[at++] = json.charCodeAt(i);
    this.#length = at;
  }

  /** A text as a JSON string, to the byte as `JSON.stringify` gives it. */
  text(text: string): void {
    this.plain('"');
    this.say(text);
    this.plain('"');
  }

  /** A part of a JSON string whose quotes the caller writes. */
  say(text: string): void {
    this.#makeRoom(text.length * 2);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) {
      const sign = text.charCodeAt(i);
      if (sign < SPACE || sign >= PAST_ASCII) {
        this.#unusual(text);
        return;
      }
      if (sign === QUOTE || sign === BACKSLASH) bytes[at++] = BACKSLASH;
      bytes[at++] = sign;
    }
    this.#length = at;
  }

  /** The same for a text that is UTF-8 already, and has no control characters. */
  sayStored(text: Uint8Array): void {
    this.#makeRoom(text.length * 2);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) {
      const byte = text[i] ?? 0;
      if (byte === QUOTE || byte === BACKSLASH) bytes[at++] = BACKSLASH;
      bytes[at++] = byte;
    }
    this.#length = at;
  }

  /** What was written since it was last cleared. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #unusual(text: string): void {
    const json = JSON.stringify(text).slice(1, -1);
    this.#makeRoom(json.length * MOST_BYTES);
    this.#length += encoder.encodeInto(json, this.#bytes.subarray(this.#length)).written;
  }

  #makeRoom(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
