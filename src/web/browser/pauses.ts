// Work on a page in pieces, between which it draws and hears its reader.

/** Less than a frame. */
const LONGEST_PIECE_MS = 12;

export class Pauses {
  #since = performance.now();

  /** Between two pieces: waits for the page where the work has taken long enough. */
  async here(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_PIECE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.#since = performance.now();
  }
}
