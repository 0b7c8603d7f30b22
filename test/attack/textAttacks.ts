// The tests of every search with hostile texts: those that were thought of, and as many generated ones as are asked for.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS, hostileText } from './hostileTexts.ts';
import { SEARCHES, type Search } from './searches.ts';

export function attackSearches(generated: number): void {
  describe.each(Object.entries(SEARCHES))('%s', (_, open) => {
    let search: Search;
    beforeAll(() => {
      search = open();
    });

    test.each(Object.entries(HOSTILE_TEXTS))('%s', (_name, text) => {
      expect(search(text)).toBeUndefined();
    });

    test(`${generated} generated texts`, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(hostileText, (text) => {
          expect(search(text)).toBeUndefined();
        }),
        { numRuns: generated },
      );
    });
  });
}
