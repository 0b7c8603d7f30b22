// Collects bytes and hands them on when there are many.

const BUFFER_BYTES = 128 * 1024;
/** A sign of JavaScript's takes three bytes at most. */
const MOST_BYTES = 3;

export class ByteBuffer {
  #bytes = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #length = 0;
  readonly #handOn: (bytes: Buffer) => void;

  /** What `handOn` gets is valid until it returns; it never begins or ends within what was added at once. */
  constructor(handOn: (bytes: Buffer) => void) {
    this.#handOn = handOn;
  }

  text(text: string): void {
    this.#makeRoom(text.length * MOST_BYTES);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** The same for short texts of plain letters. */
  letters(text: string): void {
    this.#makeRoom(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
    this.#length = at;
  }

  copy(source: Buffer, from: number, to: number): void {
    this.#makeRoom(to - from);
    this.#length += source.copy(this.#bytes, this.#length, from, to);
  }

  flush(): void {
    if (this.#length > 0) this.#handOn(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
  }

  #makeRoom(most: number): void {
    if (this.#length + most <= this.#bytes.length) return;
    this.flush();
    if (most > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(most);
  }
}
