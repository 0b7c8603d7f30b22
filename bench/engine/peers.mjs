// The engines that Kosh is measured beside, each with the settings that found most. JavaScript, because the packages
// are installed in this folder alone and the project's types must compile without them.
import { miniSearchOf } from '../miniSearch.mjs';

/** Documents an engine is asked for, so that five headings are among them. */
const FETCHED = 50;

/** By name: builds an index of `{ code, description, parents, names }` and hands back what finds codes, best first. */
export const PEERS = {
  async MiniSearch(documents) {
    const index = miniSearchOf(documents);
    return (text) => index.search(text).map(({ id }) => id);
  },

  async FlexSearch(documents) {
    const { default: flexSearch } = await import('flexsearch');
    const index = new flexSearch.Index({ tokenize: 'strict', encoder: flexSearch.Charset.Normalize, context: true });
    for (const { code, names, description, parents } of documents)
      index.add(code, `${names} ${description} ${parents}`);
    return (text) => index.search(text, { limit: FETCHED, suggest: true });
  },

  /** `tolerance: 1` for misspellings finds less and takes several times as long. */
  async Orama(documents) {
    const { create, insertMultiple, search } = await import('@orama/orama');
    const index = create({ schema: { description: 'string', parents: 'string', names: 'string' } });
    const rows = documents.map(({ code, ...fields }) => ({ id: code, ...fields }));
    await insertMultiple(index, rows, 5000);
    const query = {
      limit: FETCHED,
      threshold: 1,
      boost: { description: 2, parents: 2, names: 1 },
      relevance: { k: 1.2, b: 0.2, d: 0.5 },
    };
    return (term) => search(index, { ...query, term }).hits.map(({ id }) => id);
  },

  /** `editDistance: 1` finds no more and takes three times as long. */
  async lunr(documents) {
    const { default: lunr } = await import('lunr');
    const index = lunr(function configure() {
      this.ref('code');
      this.field('description');
      this.field('parents');
      this.field('names', { boost: 2 });
      this.b(0.4);
      for (const document of documents) this.add(document);
    });
    return (text) =>
      index
        .query((query) => {
          const words = lunr.tokenizer(text);
          query.term(words, { boost: 100, usePipeline: true });
          query.term(words, { boost: 10, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
        })
        .map(({ ref }) => ref);
  },

  /** Every word as a prefix, any of them. */
  async 'SQLite FTS5'(documents) {
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(':memory:');
    database.exec(`CREATE VIRTUAL TABLE codes USING fts5(code UNINDEXED, description, parents, names,
      tokenize = 'porter unicode61', prefix = '2 3'); BEGIN`);
    const insert = database.prepare('INSERT INTO codes VALUES (?, ?, ?, ?)');
    for (const { code, description, parents, names } of documents) insert.run(code, description, parents, names);
    database.exec(`COMMIT; INSERT INTO codes(codes) VALUES ('optimize')`);
    const select = database.prepare(
      `SELECT code FROM codes WHERE codes MATCH ? ORDER BY bm25(codes, 0, 1, 1, 2) LIMIT ${FETCHED}`,
    );
    return (text) => {
      const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      return words.length === 0
        ? []
        : select.all(words.map((word) => `"${word}"*`).join(' OR ')).map(({ code }) => code);
    };
  },
};
