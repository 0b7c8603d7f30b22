// Writes JSON as bytes, from pieces that are ready and texts that are not. Texts stand one after the other in a large
// buffer, since a buffer of its own takes longer to get than a text to write.

import type { Saying } from './why.ts';

const BUFFER_BYTES = 256 * 1024;
const WORD_BYTES = 8;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const POINT = 0x2e;
const ZERO = 0x30;
/** "0.999". */
const LONGEST_SHARE = 5;
const PAST_ASCII = 0x7f;
/** A sign of JavaScript's takes three bytes at most. */
const MOST_BYTES = 3;

const encoder = /* @__PURE__ */ new TextEncoder();

export const jsonBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

export class JsonWriter implements Saying {
  #bytes = new Uint8Array(0);
  /** Where the text begins, and where it ends so far. */
  #start = 0;
  #length = 0;

  /** Begins anew, whatever became of the text before. */
  clear(): void {
    this.#length = this.#start;
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

  /** A number of 0 to 1 with three decimals at most, to the byte as `JSON.stringify` gives it. */
  share(number: number): void {
    this.#makeRoom(LONGEST_SHARE);
    const bytes = this.#bytes;
    let rest = Math.round(number * 1000);
    bytes[this.#length++] = rest >= 1000 ? ZERO + 1 : ZERO;
    rest %= 1000;
    if (rest === 0) return;
    bytes[this.#length++] = POINT;
    for (let worth = 100; rest > 0; worth /= 10) {
      const digit = Math.floor(rest / worth);
      bytes[this.#length++] = ZERO + digit;
      rest -= digit * worth;
    }
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

  /** The same for a text that stands in other bytes as UTF-8 already, and has no control characters. */
  sayStored(stored: Uint8Array, from: number, to: number): void {
    this.#makeRoom((to - from) * 2);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = from; i < to; i++) {
      const byte = stored[i] ?? 0;
      if (byte === QUOTE || byte === BACKSLASH) bytes[at++] = BACKSLASH;
      bytes[at++] = byte;
    }
    this.#length = at;
  }

  /** What was written since this was last asked: a part of a larger buffer, so whoever keeps it keeps a copy. */
  written(): Uint8Array<ArrayBuffer> {
    const text = this.#bytes.subarray(this.#start, this.#length);
    this.#start = Math.min(this.#bytes.length, Math.ceil(this.#length / WORD_BYTES) * WORD_BYTES);
    this.#length = this.#start;
    return text;
  }

  #unusual(text: string): void {
    const json = JSON.stringify(text).slice(1, -1);
    this.#makeRoom(json.length * MOST_BYTES);
    this.#length += encoder.encodeInto(json, this.#bytes.subarray(this.#length)).written;
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const begun = this.#bytes.subarray(this.#start, this.#length);
    const next = new Uint8Array(Math.max(BUFFER_BYTES, (begun.length + bytes) * 2));
    next.set(begun);
    this.#bytes = next;
    this.#start = 0;
    this.#length = begun.length;
  }
}
