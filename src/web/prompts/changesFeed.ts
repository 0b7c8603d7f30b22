// The feed of what changed in the prompts, for those who rely on one; changes of law are marked.
import { type Catalog, changesOf } from '../../prompts/catalog/index.ts';
import { atomText } from '../site/atom.ts';

/** Readers fetch a feed again and again: it has what is new. */
const MOST_ENTRIES = 100;

export function promptChangesAtom(catalog: Catalog, lawOnly: boolean, baseUrl: string): string {
  const { results } = changesOf(catalog, { lawOnly, limit: MOST_ENTRIES, offset: 0 }, baseUrl);
  return atomText({
    self: `${baseUrl}/changes.atom${lawOnly ? '?law=1' : ''}`,
    page: `${baseUrl}/changes${lawOnly ? '?law=1' : ''}`,
    title: lawOnly ? 'Kosh prompts: changes of law' : 'Kosh prompts: changes',
    updated: results[0]?.date ?? catalog.asOf,
    entries: results.map(({ title, version, date, law, what, url }) => ({
      address: `${url}#version-${version}`,
      title: `${title}: version ${version}${law ? ' (law)' : ''}`,
      on: date,
      text: what,
      ...(law && { category: 'law' }),
    })),
  });
}
