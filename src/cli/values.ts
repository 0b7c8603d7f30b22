// Values for the fields of a tool: from --set name=value or name=@file, a JSON file, or JSON on standard input.
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { readValues as valuesOf } from '../prompts/run/values.ts';
import { Failure, readFailure } from './failure.ts';

export interface ValueOptions {
  readonly set?: readonly string[];
  /** A file with a JSON object; "-": standard input. */
  readonly values?: string;
}

/** The file or standard input first, then each --set over it. */
export async function readValues({ set = [], values }: ValueOptions): Promise<Readonly<Record<string, unknown>>> {
  const source = values ?? (set.length === 0 && process.stdin.isTTY !== true ? '-' : undefined);
  const fromInput = [source, ...set.map(pathIn)].filter((path) => path === '-').length;
  if (fromInput > 1) throw new Failure('Standard input can be read once: give "-" to --values or to one --set.');
  const settings: string[] = [];
  for (const setting of set) settings.push(await withFile(setting));
  return valuesOf(source === undefined ? undefined : await textOf(source, 'a JSON file'), settings);
}

/** The path in `name=@path`; `@@` at the start stands for a value that begins with @ itself. */
const pathIn = (setting: string): string | undefined => /^[^=]+=@(?!@)(.*)$/s.exec(setting)?.[1];

async function withFile(setting: string): Promise<string> {
  const name = setting.slice(0, setting.indexOf('=') + 1);
  const path = pathIn(setting);
  if (path === undefined) return setting.startsWith(`${name}@@`) ? name + setting.slice(name.length + 1) : setting;
  if (path === '') {
    throw new Failure(
      `--set ${name}@ must name a file, or - for standard input; write @@ for a value that begins with @.`,
    );
  }
  return name + (await textOf(path, 'a text file')).replace(/\r?\n$/, '');
}

async function textOf(source: string, wanted: string): Promise<string> {
  if (source === '-') return readAll(process.stdin);
  try {
    return await readFile(source, 'utf8');
  } catch (error) {
    throw readFailure(source, error, `give the path of ${wanted}`);
  }
}
