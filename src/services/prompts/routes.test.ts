import { expect, test } from 'vitest';
import { SearchQuery } from './requests.ts';
import { SEARCH_PARAMETERS } from './routes.ts';

test('the search reads the parameters that its schema has', () => {
  expect(SEARCH_PARAMETERS).toEqual(Object.keys(SearchQuery.shape));
});
