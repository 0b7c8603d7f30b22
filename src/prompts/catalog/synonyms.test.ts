import { describe, expect, test } from 'vitest';
import { drained } from '../../steps/steps.ts';
import { PromptSearch } from './search.ts';
import { parseSynonyms, SynonymTable } from './synonyms.ts';

const TABLE = 'said\tmeant\ncv\tresume\nwork from home\tremote work; telework\nhome\thouse\n';

test('the table is read with its alternatives', () =>
  expect(parseSynonyms(TABLE)).toEqual([
    { said: 'cv', meant: ['resume'] },
    { said: 'work from home', meant: ['remote work', 'telework'] },
    { said: 'home', meant: ['house'] },
  ]));

test.each([
  ['a\tb\n', /should begin with/],
  ['said\tmeant\ncv\n', /line 2/],
  ['said\tmeant\ncv\tresume; \n', /line 2/],
  ['said\tmeant\ncv\tresume\ncv\tbiodata\n', /line 3 repeats "cv"/],
])('a faulty table is refused with its line: %j', (table, message) =>
  expect(() => parseSynonyms(table)).toThrow(message),
);

describe('in a query', () => {
  const table = new SynonymTable(parseSynonyms(TABLE));

  test('the longest phrase decides', () =>
    expect(table.meanings(['work', 'from', 'home', 'cv'])).toEqual([
      [['remote', 'work'], ['telework']],
      [['remote', 'work'], ['telework']],
      [['remote', 'work'], ['telework']],
      [['resume']],
    ]));

  test('a word without synonyms means itself only', () => expect(table.meanings(['notice'])).toEqual([[]]));
});

test('without prompts nothing is found, whatever is meant', () =>
  expect(drained(PromptSearch.of([], parseSynonyms(TABLE))).rank('cv')).toEqual([]));
