import { describe, expect, it } from 'vitest';
import { termHash } from '../engine/text/terms.ts';
import { EXAMPLE_LINE, Vocabulary } from './vocabulary.ts';

describe('Vocabulary', () => {
  it('lists terms in the order of their hashes, with the headings that know them', () => {
    const vocabulary = new Vocabulary();
    vocabulary.addName('charger', 3, { posting: { doc: 7, head: true }, count: 1, alone: false });
    vocabulary.addName('charger', 3, { posting: { doc: 7, head: true }, count: 1, alone: false });
    vocabulary.addText('battery', 3, { doc: 2, head: false }, 2);
    vocabulary.addExample('charger', 5, EXAMPLE_LINE);
    const sorted = vocabulary.sorted();
    expect(sorted.map(([term]) => term)).toEqual(['charger', 'battery'].toSorted((a, b) => termHash(a) - termHash(b)));
    const charger = sorted.find(([term]) => term === 'charger')?.[1];
    expect(charger?.get(3)).toEqual({ count: 2, alone: false, names: [{ doc: 7, head: true }], texts: [] });
    expect(charger?.get(5)?.count).toBe(EXAMPLE_LINE);
    expect(vocabulary.documentFrequency('charger')).toBe(2);
  });

  it('takes no term in letters beyond one byte', () => {
    const vocabulary = new Vocabulary();
    vocabulary.announce('पनीर');
    expect(vocabulary.has('पनीर')).toBe(false);
  });

  it('prunes numbers that a single example line has', () => {
    const vocabulary = new Vocabulary();
    vocabulary.addExample('m14', 1, EXAMPLE_LINE);
    vocabulary.addExample('sim', 1, EXAMPLE_LINE);
    vocabulary.addName('phone', 1, { posting: { doc: 0, head: true }, count: 1, alone: true });
    vocabulary.prune();
    expect(['m14', 'sim', 'phone'].map((term) => vocabulary.has(term))).toEqual([false, true, true]);
  });
});
