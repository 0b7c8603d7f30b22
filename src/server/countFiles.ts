// The files that the processes of a server share to count, and the order in which they take turns: the primary opens
// them, hands them to its workers, and switches from one to the other when it is long enough.
import { closeSync, ftruncateSync, openSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CountFiles, CountLog } from './countLog.ts';

/** Of memory; a file of a disk does as well, only slower. */
const FOLDERS = ['/dev/shm', tmpdir()];

const KEEP_EVERY_MS = 250;
const MAX_BYTES = 8 * 1024 * 1024;
/** Who has not read on when a file is so many times as long stands still: it is given up, since the file could not end. */
const STUCK_FROM = 4;
/** Windows that a worker learns of which joins later: those who asked most, where more than these did. */
const MAX_WINDOWS = 64 * 1024;

/** Two files without a name, which end with the processes that have them open. */
export function openCountFiles(folders: readonly string[] = FOLDERS): CountFiles {
  let reason: unknown;
  for (const folder of folders) {
    try {
      return [openUnnamed(folder, 0), openUnnamed(folder, 1)];
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(
    `several processes count requests in a file that they share, but none can be made in ${folders.join(' or ')}; set TMPDIR to a folder that can be written, or WEB_CONCURRENCY to 1 (${reason instanceof Error ? reason.message : String(reason)}).`,
  );
}

function openUnnamed(folder: string, number: number): number {
  const path = join(folder, `kosh-counts-${process.pid}-${Date.now().toString(36)}-${number}`);
  const file = openSync(path, 'ax+', 0o600);
  unlinkSync(path);
  return file;
}

/** Keeps the files short. Only it may, since it knows when all have read a file to its end. */
export class CountKeeper {
  readonly #files: CountFiles;
  readonly #log: CountLog;
  readonly #maxBytes: number;
  /** By reader: how often it has switched. */
  readonly #readers = new Map<number, number>();
  readonly #giveUp: (worker: number) => void;
  readonly #timer: NodeJS.Timeout;

  /** `giveUp`: ends a worker that does not read on. */
  constructor(files: CountFiles, giveUp: (worker: number) => void, maxBytes: number = MAX_BYTES) {
    this.#files = files;
    this.#giveUp = giveUp;
    this.#maxBytes = maxBytes;
    this.#log = new CountLog({ files, writer: 0, switches: 0 });
    this.#timer = setInterval(() => this.keep(), KEEP_EVERY_MS).unref();
  }

  /** How often the files were switched. */
  get switches(): number {
    return this.#log.switches;
  }

  /** With what a worker of this number begins. */
  join(worker: number): number {
    this.#readers.set(worker, this.#log.switches);
    return this.#log.switches;
  }

  moved(worker: number, switches: number): void {
    if (this.#readers.has(worker)) this.#readers.set(worker, switches);
  }

  left(worker: number): void {
    this.#readers.delete(worker);
  }

  keep(): void {
    try {
      this.#log.readOn();
      if (this.#log.bytesRead < this.#maxBytes) return;
      const behind = [...this.#readers].filter(([, switches]) => switches !== this.#log.switches);
      if (this.#log.bytesRead >= STUCK_FROM * this.#maxBytes) for (const [worker] of behind) this.#giveUp(worker);
      if (behind.length > 0) return;
      ftruncateSync(this.#files[this.#log.switches % 2 === 0 ? 1 : 0], 0);
      this.#log.switchFiles(MAX_WINDOWS);
    } catch {
      // A folder that is full for now; the next round tries again.
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const file of this.#files) closeSync(file);
  }
}
