// Text that waits until there is enough of it to be written at once: a call of the system for each line takes too long.
import { writeSync } from 'node:fs';

/** Characters. */
const MOST_WAITING = 1 << 16;

export class WaitingText {
  #text = '';
  readonly #write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(text: string): void {
    this.#text += text;
    if (this.#text.length >= MOST_WAITING) this.flush();
  }

  flush(): void {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#write(text);
  }
}

/** Writes all of a text, which one call need not do. Hands back its bytes. `at`: where in the file; null: at its end. */
export function writeWhole(file: number, text: string, at: number | null = null): number {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, at === null ? null : at + done);
  }
  return bytes.length;
}
