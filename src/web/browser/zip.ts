// ZIP for the spreadsheet libraries inside our own worker: they are asked to start further workers from blobs,
// which the pages' policy forbids, and nothing is gained by them there. The build puts this in place of `fflate`.
import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';

export * from 'fflate';

type Done<Result> = (error: Error | null, result: Result) => void;

/** As `zip` of fflate, on this thread. */
export function zip(files: Zippable, done: Done<Uint8Array>): void {
  done(null, zipSync(files));
}

/** As `unzip` of fflate, on this thread. */
export function unzip(archive: Uint8Array, done: Done<Unzipped>): void {
  let files: Unzipped;
  try {
    files = unzipSync(archive);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), {});
    return;
  }
  done(null, files);
}
