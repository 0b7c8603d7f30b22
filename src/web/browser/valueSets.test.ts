// Values kept under names: whatever the storage has, only sets come back, and there is an end to them.
import { expect, test } from 'vitest';
import { LONGEST_NAME, MOST_SETS, readSets, type ValueSet, withSet } from './valueSets.ts';

const set = (name: string, note = ''): ValueSet => ({ name, values: { note } });

test('what is no list of sets is none', () => {
  for (const text of [null, '', '{', '{}', '[7, null, "x"]', '[{"name":""}]', '[{"name":"Acme","values":"x"}]']) {
    expect(readSets(text)).toEqual([]);
  }
  const long = 'x'.repeat(LONGEST_NAME + 1);
  expect(readSets(JSON.stringify([set('Acme', 'a'), { name: 7 }, set(long), set('Birla')]))).toEqual([
    set('Acme', 'a'),
    set('Birla'),
  ]);
  const many = Array.from({ length: MOST_SETS + 5 }, (_, at) => set(`Client ${at}`));
  expect(readSets(JSON.stringify(many))).toHaveLength(MOST_SETS);
});

test('a set takes the place of one of its name, and of no other where all places are taken', () => {
  const two = [set('Acme', 'old'), set('Zenith')];
  expect(withSet(two, set('Birla'))?.map(({ name }) => name)).toEqual(['Acme', 'Birla', 'Zenith']);
  expect(withSet(two, set('Acme', 'new'))).toEqual([set('Acme', 'new'), set('Zenith')]);
  const full = Array.from({ length: MOST_SETS }, (_, at) => set(`Client ${at}`));
  expect(withSet(full, set('One more'))).toBeUndefined();
  expect(withSet(full, set('Client 3', 'new'))).toHaveLength(MOST_SETS);
});
