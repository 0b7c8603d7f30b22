// lunr: each word as it is and, weighing less, as a prefix.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CodeDocument } from '../documents.ts';
import type { Engine } from '../engine.ts';

interface Builder {
  ref(field: string): void;
  field(name: string, options?: object): void;
  b(lengthNormalisation: number): void;
  add(document: CodeDocument): void;
}
interface Query {
  term(words: readonly object[], options: object): void;
}
interface Index {
  query(build: (query: Query) => void): readonly { readonly ref: string }[];
}
interface Lunr {
  (configure: (this: Builder) => void): Index;
  readonly Index: { load(saved: object): Index };
  readonly Query: { readonly wildcard: { readonly TRAILING: number } };
  tokenizer(text: string): readonly object[];
}

export const lunr: Engine = {
  name: 'lunr',
  settings:
    'each word exact (boost 100) and as a prefix (boost 10), field boost names 2, `b: 0.4`; `editDistance: 1` found no more and took three times as long; saved as JSON',
  async load() {
    const library = createRequire(import.meta.url)('lunr') as Lunr;
    return {
      async build(documents, folder) {
        const index = library(function configure() {
          this.ref('code');
          this.field('description');
          this.field('parents');
          this.field('names', { boost: 2 });
          this.b(0.4);
          for (const document of documents) this.add(document);
        });
        writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
      },
      async open(folder) {
        const index = library.Index.load(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as object);
        const { TRAILING } = library.Query.wildcard;
        return (text) =>
          index
            .query((query) => {
              const words = library.tokenizer(text);
              query.term(words, { boost: 100, usePipeline: true });
              query.term(words, { boost: 10, usePipeline: false, wildcard: TRAILING });
            })
            .map(({ ref }) => ref);
      },
    };
  },
};
