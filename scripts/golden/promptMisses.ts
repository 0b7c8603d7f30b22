// What the search of the catalog gets wrong of its golden queries: those whose right prompt does not come first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../../src/prompts/catalog/index.ts';
import { type MissFile, missFile } from './missFile.ts';

const FOLDER = join('data', 'prompts');

export interface GoldenQuery {
  readonly query: string;
  /** The right prompt, then others that would be accepted. */
  readonly slugs: readonly string[];
}

export function readGoldenQueries(): readonly GoldenQuery[] {
  const [header, ...lines] = readFileSync(join(FOLDER, 'golden.tsv'), 'utf8').trimEnd().split('\n');
  if (header !== 'query\tslug\talso') throw new Error(`golden.tsv begins with "${header}".`);
  return lines.map((line) => {
    const [query = '', slug = '', also = ''] = line.split('\t');
    return { query, slugs: [slug, ...also.split(' ').filter((other) => other !== '')] };
  });
}

/** A place counts from 1; 0: not found. */
export function promptMisses(catalog: Catalog): MissFile {
  const misses = readGoldenQueries().flatMap(({ query, slugs }) => {
    const found = catalog.find({ q: query }).map(({ slug }) => slug);
    const place = found.findIndex((slug) => slugs.includes(slug)) + 1;
    return place === 1 ? [] : [[query, slugs[0] ?? '', found[0] ?? '', String(place)]];
  });
  return missFile(join(FOLDER, 'golden-misses.tsv'), ['query', 'right', 'said', 'place'], misses);
}
