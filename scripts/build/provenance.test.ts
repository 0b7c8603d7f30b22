import { expect, test } from 'vitest';
import { sourceReader } from './provenance.ts';

const TABLE = 'files\tsource\ndata/a/\tthe folder\ndata/a/b.tsv\tits own row\ndata/gone.tsv\tnobody\n';

test('a file has the source of its own row, else of its folder', () => {
  const sources = sourceReader(TABLE);
  expect(sources.of('data/a/b.tsv')).toBe('its own row');
  expect(sources.of('data/a/c/d.tsv')).toBe('the folder');
  expect(sources.unused()).toEqual(['data/gone.tsv']);
});

test('a file of which nothing is said is named', () => {
  expect(() => sourceReader(TABLE).of('data/ab.tsv')).toThrow('data/provenance.tsv says no source of data/ab.tsv');
});
