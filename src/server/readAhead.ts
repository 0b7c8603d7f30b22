// Begins to read the data files while the rest of the program is still being loaded: the threads that read files have
// nothing else to do then. Imported first of all.
import { closeSync, fstatSync, openSync, read } from 'node:fs';
import { join } from 'node:path';

const AHEAD = ['tariff.bin', 'search.bin', 'catalog.json'];

/** What is being read, by path; a file that cannot be read is left to whoever opens it, who names it. */
const begun = new Map<string, Promise<Buffer | undefined>>();

function begin(path: string): Promise<Buffer | undefined> {
  let file: number;
  let size: number;
  try {
    file = openSync(path, 'r');
    size = fstatSync(file).size;
  } catch {
    return Promise.resolve(undefined);
  }
  // One long read, since the turns between short ones would wait for the program to be loaded.
  return new Promise((resolve) => {
    read(file, Buffer.allocUnsafeSlow(size), 0, size, 0, (error, length, bytes) => {
      closeSync(file);
      resolve(error === null && length === size ? bytes : undefined);
    });
  });
}

/** The data files beside the bundle; from the sources there are none. */
for (const name of AHEAD) {
  const path = join(import.meta.dirname, 'data', name);
  begun.set(path, begin(path));
}

/** The bytes of files that were read ahead; each can be taken once. */
export async function takeReadAhead(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  for (const name of AHEAD) {
    const bytes = await begun.get(join(folder, name));
    begun.delete(join(folder, name));
    if (bytes !== undefined) taken.set(name, bytes);
  }
  return taken;
}

/** For a process that opens none of them. */
export const dropReadAhead = (): void => begun.clear();
