// MiniSearch with prefixes, misspellings and weighted fields, as its guide shows them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CodeDocument } from '../documents.ts';
import type { Engine } from '../engine.ts';

interface MiniSearch {
  addAll(documents: readonly CodeDocument[]): void;
  search(text: string): readonly { readonly id: string }[];
}
interface MiniSearchClass {
  new (options: object): MiniSearch;
  loadJSON(json: string, options: object): MiniSearch;
}

const OPTIONS = {
  idField: 'code',
  fields: ['description', 'parents', 'names'],
  searchOptions: {
    prefix: (word: string) => word.length > 3,
    fuzzy: (word: string) => (word.length > 3 ? 0.2 : false),
    boost: { names: 2 },
  },
};

export const miniSearch: Engine = {
  name: 'MiniSearch',
  settings:
    '`prefix` and `fuzzy: 0.2` for words of more than three letters (found more, and faster, than for all), `boost: { names: 2 }`, words joined by OR; saved as JSON',
  async load() {
    const MiniSearch = createRequire(import.meta.url)('minisearch') as MiniSearchClass;
    return {
      async build(documents, folder) {
        const index = new MiniSearch(OPTIONS);
        index.addAll(documents);
        writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
      },
      async open(folder) {
        const index = MiniSearch.loadJSON(readFileSync(join(folder, 'index.json'), 'utf8'), OPTIONS);
        return (text) => index.search(text).map(({ id }) => id);
      },
    };
  },
};
