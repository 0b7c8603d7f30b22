// Collects bytes and hands them on when there are many.

const BUFFER_BYTES = 128 * 1024;
/** A sign of JavaScript's takes three bytes at most. */
const MOST_BYTES = 3;
const encoder = new TextEncoder();

export class ByteBuffer {
  #bytes: Uint8Array = new Uint8Array(BUFFER_BYTES);
  /** How many there are; who puts bytes where `roomFor` made room counts them here. */
  length = 0;
  readonly #handOn: (bytes: Uint8Array) => void;

  /** What `handOn` gets is valid until it returns; it never begins or ends within what was added at once. */
  constructor(handOn: (bytes: Uint8Array) => void) {
    this.#handOn = handOn;
  }

  text(text: string): void {
    const bytes = this.roomFor(text.length * MOST_BYTES);
    this.length += encoder.encodeInto(text, bytes.subarray(this.length)).written;
  }

  flush(): void {
    if (this.length > 0) this.#handOn(this.#bytes.subarray(0, this.length));
    this.length = 0;
  }

  /** The bytes, with room for so many more behind those that are there. */
  roomFor(most: number): Uint8Array {
    if (this.length + most > this.#bytes.length) {
      this.flush();
      if (most > this.#bytes.length) this.#bytes = new Uint8Array(most);
    }
    return this.#bytes;
  }
}
