// What is said when a file cannot be written.
import { expect, test } from 'vitest';
import { writing } from './target.ts';

test.each([
  ['EACCES', /^out\.csv cannot be written: you have no permission\.$/],
  ['ENOSPC', /^out\.csv cannot be written: no space is left\.$/],
  ['EIO', /^out\.csv cannot be written: i\/o error\.$/],
])('%s in words', (code, message) => {
  const fail = () => {
    throw Object.assign(new Error(`${code}: i/o error, write`), { code });
  };
  expect(() => writing('out.csv', fail)).toThrow(message);
});
