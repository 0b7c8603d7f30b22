// A data file that comes with the program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from './reason.ts';

export function readDataFile(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    throw new Error(`${lineOf(error)}. It comes with the package: install that anew, or run "npm run build".`, {
      cause: error,
    });
  }
}
