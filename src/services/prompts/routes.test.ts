import { expect, test } from 'vitest';
import { parse, RenderRequest, SearchQuery } from './requests.ts';
import { SEARCH_PARAMETERS } from './routes.ts';

test('the search reads the parameters that its schema has', () => {
  expect(SEARCH_PARAMETERS).toEqual(Object.keys(SearchQuery.shape));
});

test.each([
  [[], 'The body must be a JSON object with an object "values", but an empty list came.'],
  [{}, 'values must be an object of field names and values, but nothing came.'],
  [{ values: ['x'] }, 'values must be an object of field names and values, but a list came.'],
])('a body without values is told what came: %j', (body, message) => {
  expect(() => parse(RenderRequest, body)).toThrow(message);
});
