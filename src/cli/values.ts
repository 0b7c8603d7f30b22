// Values for the fields of a tool: from --set name=value, a JSON file, or JSON on standard input.
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { Failure, lineOf } from './failure.ts';

export interface ValueOptions {
  readonly set?: readonly string[];
  /** A file with a JSON object; "-": standard input. */
  readonly values?: string;
}

/** Later sources win: the file or standard input first, then each --set. */
export async function readValues({ set = [], values }: ValueOptions): Promise<Readonly<Record<string, unknown>>> {
  const source = values ?? (set.length === 0 && process.stdin.isTTY !== true ? '-' : undefined);
  const fromJson =
    source === undefined ? {} : objectOf(await textOf(source), source === '-' ? 'standard input' : source);
  const given: Record<string, unknown> = { ...fromJson };
  for (const pair of set) {
    const at = pair.indexOf('=');
    if (at < 1) throw new Failure(`--set takes name=value, but "${pair}" came.`);
    given[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return given;
}

async function textOf(source: string): Promise<string> {
  if (source === '-') return readAll(process.stdin);
  try {
    return await readFile(source, 'utf8');
  } catch (error) {
    throw new Failure(`${source} cannot be read (${lineOf(error)}); give the path of a JSON file.`);
  }
}

function objectOf(text: string, where: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${where} is not valid JSON: ${lineOf(error)}; give an object such as {"name": "value"}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Failure(`${where} must hold a JSON object such as {"name": "value"}.`);
  }
  return value as Readonly<Record<string, unknown>>;
}
