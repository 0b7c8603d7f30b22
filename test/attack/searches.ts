// Every way to search by a text, opened anew, and what must hold of its answer whatever the text was.
import { join } from 'node:path';
import type { Catalog } from '../../src/prompts/catalog/index.ts';
import { openCatalog } from '../../src/prompts/catalog/node.ts';
import type { Tariff } from '../../src/tariff/index.ts';
import { openTariff } from '../../src/tariff/node.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'data');
const LIMIT = 20;

/** Says what is wrong with its answer to the text, or nothing. */
export type Search = (text: string) => string | undefined;

/** Each opens its data anew: what an engine worked out for a word, it keeps, and a second try would find it there. */
export const SEARCHES: Readonly<Record<string, () => Search>> = {
  lookup: overTariff((tariff, text) => faultOf(tariff, tariff.lookup(text, { limit: LIMIT }).matches)),
  'lookup on an old day': overTariff((tariff, text) =>
    faultOf(tariff, tariff.lookup(text, { limit: LIMIT, asOf: '2018-01-01' }).matches),
  ),
  batch: overTariff((tariff, text) => {
    const { results } = tariff.batch([text]);
    return results.length === 1 ? undefined : `${results.length} results to one text`;
  }),
  suggest: overTariff((tariff, text) =>
    JSON.stringify(tariff.suggest(text)).length > 20_000 ? 'too much is suggested' : undefined,
  ),
  reverse: overTariff((tariff, text) => {
    const code = [...text].slice(0, 20).join('');
    return tariff.reverse(code).results.every(({ hsn_sac }) => tariff.records.find(hsn_sac) >= 0)
      ? undefined
      : 'a code that does not exist';
  }),
  'code record': overTariff((tariff, text) => {
    const record = tariff.describe([...text].slice(0, 20).join(''));
    return 'error' in record || tariff.records.find(record.hsn_sac) >= 0 ? undefined : 'a code that does not exist';
  }),
  catalog: overCatalog((catalog, text) => unknownIn(catalog, catalog.find({ q: text }))),
  'catalog filters': overCatalog((catalog, text) => unknownIn(catalog, catalog.find({ category: text, role: text }))),
};

function overTariff(ask: (tariff: Tariff, text: string) => string | undefined): () => Search {
  return () => {
    const tariff = openTariff({ folder });
    return (text) => ask(tariff, text);
  };
}

function overCatalog(ask: (catalog: Catalog, text: string) => string | undefined): () => Search {
  return () => {
    const catalog = openCatalog({ folder });
    return (text) => ask(catalog, text);
  };
}

function faultOf(
  { records }: Tariff,
  matches: readonly { readonly hsn_sac: string; readonly confidence: number }[],
): string | undefined {
  if (matches.length > LIMIT) return `${matches.length} matches where ${LIMIT} were asked for`;
  for (const { hsn_sac, confidence } of matches) {
    if (records.find(hsn_sac) < 0) return `the code ${hsn_sac} does not exist`;
    if (!(confidence >= 0 && confidence <= 1)) return `a confidence of ${confidence}`;
  }
  return undefined;
}

const unknownIn = (catalog: Catalog, found: readonly { readonly slug: string }[]): string | undefined =>
  found.every(({ slug }) => catalog.get(slug) !== undefined) ? undefined : 'a prompt that does not exist';
