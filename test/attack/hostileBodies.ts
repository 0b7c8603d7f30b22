// JSON that is small to send and deep, wide or long to read, with the status it must get.
export const LOOKUP = '/api/lookup';
export const RENDER = '/api/prompts/section-138-cheque-bounce-notice/render';
const KILOBYTE = 1024;

export const asks = (...items: readonly unknown[]): string => JSON.stringify({ items });
export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
export const nestedObjects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Name, path, body, status. */
export const HOSTILE_BODIES: readonly (readonly [string, string, string, number])[] = [
  ['a list of lists', LOOKUP, nested(32_000), 400],
  ['items of lists', LOOKUP, `{"items":${nested(32_000)}}`, 400],
  ['an item of lists', LOOKUP, `{"items":[${nested(32_000)}]}`, 400],
  ['an item of objects', LOOKUP, `{"items":[${nestedObjects(10_000)}]}`, 400],
  ['a date of lists', LOOKUP, `{"items":["rice"],"as_of":${nested(30_000)}}`, 400],
  ['a text field of lists', RENDER, `{"values":{"cheque_details":${nested(30_000)}}}`, 422],
  ['a date field of lists', RENDER, `{"values":{"notice_date":${nested(30_000)}}}`, 422],
  ['a choice of lists', RENDER, `{"values":{"return_reason":${nested(30_000)}}}`, 422],
  ['a choice of objects', RENDER, `{"values":{"return_reason":${nestedObjects(10_000)}}}`, 422],
  ['values of lists', RENDER, `{"values":${nested(30_000)}}`, 400],
  ['an unknown field of objects', RENDER, `{"values":{"x":${nestedObjects(10_000)}}}`, 422],
  ['30,000 items', LOOKUP, asks(...new Array<number>(30_000).fill(1)), 400],
  ['5,000 unknown keys', LOOKUP, `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join()}}`, 400],
  ['5,000 unknown fields', RENDER, `{"values":{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join()}}}`, 422],
  ['a key of 60 KB', RENDER, `{"values":{"${'k'.repeat(60 * KILOBYTE)}":1}}`, 422],
  ['the same key 5,000 times', LOOKUP, `{${'"items":[],'.repeat(5_000)}"items":["rice"]}`, 200],
  ['a number of 60,000 digits', LOOKUP, `{"items":[${'9'.repeat(60_000)}]}`, 400],
  ['an escape for each letter', LOOKUP, `{"items":["${'\\u0061'.repeat(10_000)}"]}`, 400],
  ['white space', LOOKUP, ' '.repeat(60 * KILOBYTE), 400],
];
