// Rows on all cores: worker threads that open the tariff once each. Results come in the order of the rows, so that a file
// is the same whatever number of cores made it.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { dataFolder } from '../../tariff/node.ts';
import type { Task } from './tasks.ts';

/** Rows of a message: enough for its cost to be nothing beside theirs, few enough to spread. */
const ROWS_A_MESSAGE = 250;
/** So many rows are done in this thread first: a small file would wait for the workers. */
const ROWS_ALONE = 2_000;

interface Awaited<Result> {
  resolve(results: readonly Result[]): void;
  reject(error: Error): void;
}

/** What workers send back. */
export interface Answered<Result> {
  readonly id: number;
  readonly results: readonly Result[];
}

class Pool<Item, Result> {
  readonly #workers: readonly { readonly worker: Worker; load: number }[];
  readonly #awaited = new Map<number, Awaited<Result>>();
  #sent = 0;

  constructor(count: number, task: Task) {
    // Beside the data files, seen from the sources as well as from the bundle.
    const program = join(dataFolder(), '..', 'jobWorker.js');
    this.#workers = Array.from({ length: count }, () => ({
      worker: new Worker(program, { workerData: task }),
      load: 0,
    }));
    for (const one of this.#workers) {
      one.worker.on('message', ({ id, results }: Answered<Result>) => {
        one.load--;
        this.#awaited.get(id)?.resolve(results);
        this.#awaited.delete(id);
      });
      one.worker.on('error', (error) => {
        for (const { reject } of this.#awaited.values()) reject(error);
        this.#awaited.clear();
      });
    }
  }

  async run(items: readonly Item[]): Promise<readonly Result[]> {
    const parts: Promise<readonly Result[]>[] = [];
    for (let at = 0; at < items.length; at += ROWS_A_MESSAGE)
      parts.push(this.#send(items.slice(at, at + ROWS_A_MESSAGE)));
    return (await Promise.all(parts)).flat();
  }

  #send(items: readonly Item[]): Promise<readonly Result[]> {
    const id = this.#sent++;
    const idlest = this.#workers.reduce((best, one) => (one.load < best.load ? one : best));
    idlest.load++;
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, { resolve, reject });
      idlest.worker.postMessage({ id, items });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()));
  }
}

export interface Jobs<Item, Result> {
  /** Pieces that should be under way at a time. */
  readonly ahead: number;
  run(items: readonly Item[]): readonly Result[] | Promise<readonly Result[]>;
  close(): Promise<void>;
}

/** `here` does in this thread what the task says; `count` 1: all of it. */
export function openJobs<Item, Result>(count: number, task: Task, here: (item: Item) => Result): Jobs<Item, Result> {
  let pool: Pool<Item, Result> | undefined;
  let rows = 0;
  return {
    ahead: count === 1 ? 1 : count * 3,
    run(items) {
      rows += items.length;
      if (count === 1 || rows <= ROWS_ALONE) return items.map(here);
      pool ??= new Pool(count, task);
      return pool.run(items);
    },
    close: async () => pool?.close(),
  };
}

/** What is made of pieces, in their order, while the work on the next ones is under way. */
export async function* inOrder<Piece, Made>(
  pieces: AsyncIterable<Piece>,
  ahead: number,
  work: (piece: Piece) => Made | Promise<Made>,
): AsyncGenerator<Made> {
  const underWay: Promise<Made>[] = [];
  for await (const piece of pieces) {
    const made = Promise.resolve(work(piece));
    // It fails where it is taken, not before.
    made.catch(() => undefined);
    underWay.push(made);
    if (underWay.length >= ahead) yield (await underWay.shift()) as Made;
  }
  for (const made of underWay) yield await made;
}
