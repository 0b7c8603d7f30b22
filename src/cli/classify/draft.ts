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
} from 'node:fs';
import { Failure } from '../failure.ts';
import { type Target, writeFailure, writing } from './target.ts';
import { WaitingText, writeWhole } from './waitingText.ts';

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
  readonly #name: string;
  readonly path: string;
  readonly #checkpointPath: string;
  /** The next checkpoint; until the first is reached it tells that the draft is one. */
  readonly #nextCheckpointPath: string;
  readonly #job: string;
  readonly #file: number;
  /** Where an earlier run of the same job had got to; undefined: from the beginning. */
  readonly resumed: Progress | undefined;
  #bytes: number;
  /** Takes what is to be written. */
  readonly out = new WaitingText((text) => {
    this.#bytes += writing(this.#name, () => writeWhole(this.#file, text, this.#bytes));
  });

  constructor({ name, path }: Target, job: string) {
    this.#name = name;
    this.path = `${path}.partial`;
    this.#checkpointPath = `${path}.partial.json`;
    this.#nextCheckpointPath = `${path}.partial.json.new`;
    this.#job = job;
    const earlier = existsSync(this.path) ? this.#earlier() : undefined;
    const goesOn = earlier !== undefined && earlier.job === job && earlier.bytes > 0;
    this.resumed = goesOn ? { rows: earlier.rows, needReview: earlier.needReview } : undefined;
    this.#bytes = goesOn ? earlier.bytes : 0;
    this.#file = writing(name, () => {
      if (!goesOn) this.#note({ rows: 0, needReview: 0 });
      const file = openSync(this.path, goesOn ? 'r+' : 'w');
      if (goesOn) ftruncateSync(file, this.#bytes);
      return file;
    });
  }

  /** How far the draft got that is there; a file of somebody else's is left alone. */
  #earlier(): Checkpoint {
    const earlier = readCheckpoint(this.#checkpointPath) ?? readCheckpoint(this.#nextCheckpointPath);
    if (earlier !== undefined) return earlier;
    throw new Failure(`${this.path} is in the way and is no draft of an earlier run; move it, or give another -o.`);
  }

  /** Writes what waits and notes how far the draft is. */
  keep(progress: Progress): void {
    this.out.flush();
    writing(this.#name, () => {
      this.#note(progress);
      renameSync(this.#nextCheckpointPath, this.#checkpointPath);
    });
  }

  #note(progress: Progress): void {
    const checkpoint: Checkpoint = { job: this.#job, bytes: this.#bytes, ...progress };
    writeFileSync(this.#nextCheckpointPath, JSON.stringify(checkpoint));
  }

  /** Hands the finished draft over; afterwards nothing of it is left. */
  async finish(handOver: (draft: string) => void | Promise<void>): Promise<void> {
    this.out.flush();
    try {
      closeSync(this.#file);
      await handOver(this.path);
    } catch (error) {
      throw writeFailure(this.#name, error);
    }
    for (const path of [this.path, this.#checkpointPath, this.#nextCheckpointPath]) rmSync(path, { force: true });
  }

  /** Without a checkpoint nothing of it is of use. */
  abandon(): void {
    if (existsSync(this.#checkpointPath)) return;
    for (const path of [this.path, this.#nextCheckpointPath]) rmSync(path, { force: true });
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
