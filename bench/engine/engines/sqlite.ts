// SQLite's FTS5 with the Porter stemmer, prefixes and BM25 over weighted columns.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Engine, FETCHED } from '../engine.ts';

interface Statement {
  run(...values: readonly unknown[]): void;
  all(...values: readonly unknown[]): readonly { readonly code: string }[];
}
interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
type DatabaseClass = new (path: string, options?: object) => Database;

/** Every word as a prefix, any of them. */
const expressionOf = (text: string): string =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `"${word}"*`).join(' OR ');

export const sqlite: Engine = {
  name: 'SQLite FTS5',
  settings:
    '`tokenize = "porter unicode61"`, `prefix = "2 3"`, words as prefixes joined by OR, `bm25` with names 2; misspellings it cannot match; a file that is read as needed',
  async load() {
    const Database = createRequire(import.meta.url)('better-sqlite3') as DatabaseClass;
    return {
      async build(documents, folder) {
        const db = new Database(join(folder, 'index.db'));
        db.exec(
          `CREATE VIRTUAL TABLE codes USING fts5(code UNINDEXED, description, parents, names, tokenize = 'porter unicode61', prefix = '2 3'); BEGIN`,
        );
        const insert = db.prepare('INSERT INTO codes VALUES (?, ?, ?, ?)');
        for (const { code, description, parents, names } of documents) insert.run(code, description, parents, names);
        db.exec(`COMMIT; INSERT INTO codes(codes) VALUES ('optimize'); VACUUM`);
        db.close();
      },
      async open(folder) {
        const db = new Database(join(folder, 'index.db'), { readonly: true });
        const select = db.prepare(
          `SELECT code FROM codes WHERE codes MATCH ? ORDER BY bm25(codes, 0, 1, 1, 2) LIMIT ${FETCHED}`,
        );
        return (text) => {
          const expression = expressionOf(text);
          return expression === '' ? [] : select.all(expression).map(({ code }) => code);
        };
      },
    };
  },
};
