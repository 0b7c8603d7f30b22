import { expect, it } from 'vitest';
import { codeNumber, smallFile } from '../../../test/tariff/smallIndex.ts';
import { openEngine } from './open.ts';

it('opens the engine with the weights that travel with the index', () => {
  expect(openEngine(smallFile()).search('paneer').matches[0]?.code).toBe(codeNumber('040610'));
});

it('refuses weights that are not those of the engine', () => {
  const fitted = new TextEncoder().encode('{"weights":{}}');
  expect(() => openEngine(smallFile({ extra: { fitted } }))).toThrow(
    'The search index is of another version than the program.',
  );
});
