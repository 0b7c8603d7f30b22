import { afterEach, expect, test, vi } from 'vitest';
import { codeNames, codeNamesLoaded } from './codeNames.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('names that did not come are asked for again with the next code', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ '6205': 'कमीज़ें' })];
  vi.stubGlobal('fetch', async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')));
  await codeNamesLoaded('/names.json');
  expect(codeNames('6205')).toBeUndefined();
  await codeNamesLoaded('/names.json');
  expect(codeNames('6205')).toBe('कमीज़ें');
  // Those that are there are kept.
  await codeNamesLoaded('/names.json');
  expect(codeNames('6205')).toBe('कमीज़ें');
});
