// Values for the fields of a tool: from --set name=value, a JSON file, or JSON on standard input.
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { readValues as valuesOf } from '../prompts/run/values.ts';
import { Failure, lineOf } from './failure.ts';

export interface ValueOptions {
  readonly set?: readonly string[];
  /** A file with a JSON object; "-": standard input. */
  readonly values?: string;
}

/** The file or standard input first, then each --set over it. */
export async function readValues({ set = [], values }: ValueOptions): Promise<Readonly<Record<string, unknown>>> {
  const source = values ?? (set.length === 0 && process.stdin.isTTY !== true ? '-' : undefined);
  return valuesOf(source === undefined ? undefined : await textOf(source), set);
}

async function textOf(source: string): Promise<string> {
  if (source === '-') return readAll(process.stdin);
  try {
    return await readFile(source, 'utf8');
  } catch (error) {
    throw new Failure(`${source} cannot be read (${lineOf(error)}); give the path of a JSON file.`);
  }
}
