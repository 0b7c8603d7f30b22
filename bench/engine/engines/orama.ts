// Orama with weighted fields and the ranking parameters that found most; its plain search matches prefixes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Engine, FETCHED } from '../engine.ts';

interface Orama {
  create(options: object): object;
  insertMultiple(db: object, documents: readonly object[], batch: number): Promise<unknown> | unknown;
  save(db: object): object;
  load(db: object, saved: object): void;
  search(db: object, query: object): { readonly hits: readonly { readonly id: string }[] };
}

const SCHEMA = { description: 'string', parents: 'string', names: 'string' } as const;
const QUERY = {
  limit: FETCHED,
  threshold: 1,
  boost: { description: 2, parents: 2, names: 1 },
  relevance: { k: 1.2, b: 0.2, d: 0.5 },
};

export const orama: Engine = {
  name: 'Orama',
  settings:
    '`threshold: 1` (OR), `boost: { description: 2, parents: 2, names: 1 }`, `relevance: { k: 1.2, b: 0.2, d: 0.5 }`; `tolerance: 1` for misspellings found less and took several times as long; saved by `save` as JSON',
  async load() {
    const { create, insertMultiple, save, load, search } = createRequire(import.meta.url)('@orama/orama') as Orama;
    return {
      async build(documents, folder) {
        const db = create({ schema: SCHEMA });
        const rows = documents.map(({ code, ...fields }) => ({ id: code, ...fields }));
        await insertMultiple(db, rows, 5000);
        writeFileSync(join(folder, 'index.json'), JSON.stringify(save(db)));
      },
      async open(folder) {
        const db = create({ schema: SCHEMA });
        load(db, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as object);
        return (text) => search(db, { ...QUERY, term: text }).hits.map(({ id }) => id);
      },
    };
  },
};
