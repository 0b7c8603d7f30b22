// Where the output goes: a file that is replaced when all is done, or a pipe or device that takes rows as they come.
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { lineOf, systemReason } from '../../system/reason.ts';
import { Failure } from '../failure.ts';
import { isNdjsonName } from './input.ts';

export interface Target {
  /** As the person wrote it. */
  readonly name: string;
  /** What a link stands for. */
  readonly path: string;
  readonly kind: 'csv' | 'xlsx' | 'ndjson';
  /** False: a pipe or a device, which is written to and never replaced. */
  readonly isFile: boolean;
}

const CSV_ENDINGS = ['.csv', '.tsv', '.txt', ''];

/** `endings`: those that the command takes, to be named in a refusal. */
export function targetOf(name: string, mayReplace: boolean, endings: readonly string[] = ['.csv', '.xlsx']): Target {
  const there = statSync(name, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Failure(`${name} is a folder; give the path of a file with -o.`);
  if (there !== undefined && !mayReplace) {
    throw new Failure(`${name} exists; add --force to replace it, or give another path with -o.`);
  }
  const asNdjson = endings.includes('.ndjson') && isNdjsonName(name);
  const kind = asNdjson ? 'ndjson' : /\.xlsx$/i.test(name) ? 'xlsx' : 'csv';
  if (there !== undefined && !there.isFile()) {
    if (kind === 'xlsx') throw new Failure(`${name} is a pipe or a device, which takes CSV only; give a file with -o.`);
    return { name, path: name, kind, isFile: false };
  }
  if (kind === 'csv' && !CSV_ENDINGS.includes(extname(name).toLowerCase())) {
    const named = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(endings);
    throw new Failure(`${name} must end in ${named}: no other kind of file can be written.`);
  }
  const path = behindLinks(name);
  if (!existsSync(dirname(path))) {
    throw new Failure(`${name} cannot be written: there is no folder ${dirname(path)}.`);
  }
  return { name, path, kind, isFile: true };
}

/** The path itself, or what it links to, though that may not exist yet. */
function behindLinks(name: string): string {
  const path = resolve(name);
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path;
}

/** Writes; an attempt that fails says in words why. */
export function writing<Result>(name: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw writeFailure(name, error);
  }
}

export const writeFailure = (name: string, error: unknown): Failure =>
  new Failure(`${name} cannot be written: ${systemReason(error) ?? lineOf(error)}.`);
