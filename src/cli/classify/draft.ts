// The output while it grows: rows in a file beside the target, and how far it got, so that a broken run goes on.
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { ByteBuffer } from './byteBuffer.ts';

export interface Progress {
  /** Rows of the input that are in the draft, without the header. */
  readonly rows: number;
  readonly needReview: number;
}

interface Checkpoint extends Progress {
  /** What the draft was made from and how; another job begins anew. */
  readonly job: string;
  readonly bytes: number;
}

export class Draft {
  readonly path: string;
  readonly #checkpointPath: string;
  readonly #job: string;
  readonly #file: number;
  /** Where an earlier run of the same job had got to; undefined: from the beginning. */
  readonly resumed: Progress | undefined;
  #bytes: number;
  /** Takes what is to be written. */
  readonly out = new ByteBuffer((bytes) => this.#write(bytes));

  constructor(target: string, job: string) {
    this.path = `${target}.partial`;
    this.#checkpointPath = `${target}.partial.json`;
    this.#job = job;
    const earlier = existsSync(this.path) ? readCheckpoint(this.#checkpointPath) : undefined;
    const goesOn = earlier !== undefined && earlier.job === job;
    this.resumed = goesOn ? { rows: earlier.rows, needReview: earlier.needReview } : undefined;
    this.#bytes = goesOn ? earlier.bytes : 0;
    this.#file = openSync(this.path, goesOn ? 'r+' : 'w');
    if (goesOn) ftruncateSync(this.#file, this.#bytes);
  }

  /** Writes what waits and notes how far the draft is. */
  keep(progress: Progress): void {
    this.out.flush();
    const checkpoint: Checkpoint = { job: this.#job, bytes: this.#bytes, ...progress };
    writeFileSync(`${this.#checkpointPath}.new`, JSON.stringify(checkpoint));
    renameSync(`${this.#checkpointPath}.new`, this.#checkpointPath);
  }

  /** Hands the finished draft over; afterwards nothing of it is left. */
  async finish(handOver: (draft: string) => void | Promise<void>): Promise<void> {
    this.out.flush();
    closeSync(this.#file);
    await handOver(this.path);
    rmSync(this.path, { force: true });
    rmSync(this.#checkpointPath, { force: true });
  }

  #write(bytes: Uint8Array): void {
    let written = 0;
    while (written < bytes.length) {
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#bytes + written);
    }
    this.#bytes += written;
  }
}

function readCheckpoint(path: string): Checkpoint | undefined {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Partial<Checkpoint>;
    const { job, rows, bytes, needReview } = value;
    if (typeof job !== 'string' || typeof rows !== 'number' || typeof bytes !== 'number') return undefined;
    return { job, rows, bytes, needReview: needReview ?? 0 };
  } catch {
    return undefined;
  }
}
