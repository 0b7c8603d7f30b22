// Which texts the text model was trained on, as a sample of their hashes: how far names and examples have moved since.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../hash/fnv.ts';

interface Texts {
  readonly names: readonly { readonly code: string; readonly name: string }[];
  readonly examples: readonly { readonly code: string; readonly text: string }[];
}

/** One text of so many is kept: enough to tell a share to about half a per cent. */
const SAMPLED = 64;

export const trainedTextsPath = (dataFolder: string): string => join(dataFolder, 'model', 'trained-on.txt');

/** Hashes of texts with their codes, sorted; which texts are in the sample depends on nothing but the text. */
export function sampleOf({ names, examples }: Texts): readonly string[] {
  const sample = new Set<string>();
  const add = (code: string, text: string): void => {
    const hash = hashOf(`${code}\t${text}`);
    if (hash % SAMPLED === 0) sample.add(hash.toString(16).padStart(8, '0'));
  };
  for (const { code, name } of names) add(code, name);
  for (const { code, text } of examples) add(code, text);
  return [...sample].sort();
}

/** The sample that training left; undefined: there is none. */
export function readTrainedTexts(dataFolder: string): readonly string[] | undefined {
  const path = trainedTextsPath(dataFolder);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : undefined;
}
