import { expect, test } from 'vitest';
import { BatchRequest, CellQuery, parse } from './requests.ts';

test.each([
  [BatchRequest, null, 'The body must be a JSON object with a list "items" of 1 to 10 texts, but null came.'],
  [BatchRequest, ['rice'], 'The body must be a JSON object with a list "items" of 1 to 10 texts, but a list came.'],
  [BatchRequest, {}, 'items must be a list of 1 to 10 texts, but nothing came.'],
  [BatchRequest, { items: 'rice' }, 'items must be a list of 1 to 10 texts, but "rice" came.'],
  [BatchRequest, { items: { 0: 'rice' } }, 'items must be a list of 1 to 10 texts, but an object came.'],
  [BatchRequest, { items: [] }, 'items must hold 1 to 10 texts, but an empty list came.'],
  [BatchRequest, { items: Array(11).fill('rice') }, 'items may hold 10 texts at most, but 11 came.'],
  [BatchRequest, { items: ['rice', 1] }, 'items[1] must be a text of 1 to 200 characters, but 1 came.'],
  [
    CellQuery,
    { q: 'rice', field: '' },
    'Parameter field must be one of code, rate, description, but an empty text came.',
  ],
])('what came is told beside what would be right', (schema, value, message) => {
  expect(() => parse(schema, value)).toThrow(message);
});
