// What was read from a text, kept by the text: days, places, units, codes and rates repeat from row to row.

/** Far above what a register repeats; then all is forgotten, so that a file of any length needs little memory. */
const MOST_KEPT = 20_000;

export class Kept<Value> {
  readonly #read: (text: string) => Value;
  readonly #most: number;
  readonly #values = new Map<string, Value>();
  /** The last one: rows of a bill follow one another. */
  #lastText = '';
  #last: Value | undefined;

  constructor(read: (text: string) => Value, most: number = MOST_KEPT) {
    this.#read = read;
    this.#most = most;
  }

  of(text: string): Value {
    if (text === this.#lastText && this.#last !== undefined) return this.#last;
    let value = this.#values.get(text);
    if (value === undefined) {
      if (this.#values.size >= this.#most) this.#values.clear();
      value = this.#read(text);
      this.#values.set(text, value);
    }
    this.#lastText = text;
    this.#last = value;
    return value;
  }
}
