// A progress bar on standard error, drawn a few times a second and only where a person looks.
import { countOf, grouped } from '../counts.ts';

const WIDTH = 30;
const EVERY_MS = 120;

export class ProgressBar {
  readonly #shown: boolean;
  readonly #started = performance.now();
  #drawn = 0;

  constructor(shown: boolean = process.stderr.isTTY === true) {
    this.#shown = shown;
  }

  /** `share` 0 to 1; undefined when the length is not known. */
  show(rows: number, share: number | undefined): void {
    const now = performance.now();
    if (!this.#shown || now - this.#drawn < EVERY_MS) return;
    this.#drawn = now;
    process.stderr.write(`\r\u001b[K${barText(rows, share, (now - this.#started) / 1000)}`);
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K');
  }
}

function barText(rows: number, share: number | undefined, seconds: number): string {
  const count = `${countOf(rows, 'row')}, ${grouped(Math.round(rows / Math.max(seconds, 0.001)))}/s`;
  if (share === undefined) return count;
  const full = Math.round(WIDTH * share);
  const left = share > 0.02 ? `, ${Math.ceil((seconds / share) * (1 - share))} s left` : '';
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.round(share * 100)}%  ${count}${left}`;
}
