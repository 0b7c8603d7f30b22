import { describe, expect, it } from 'vitest';
import type { TariffText } from '../../src/tariff/source/readCodes.ts';
import { CODES, EXAMPLES, NAMES, WORDS } from '../../test/tariff/smallIndex.ts';
import { trainModel } from './trainModel.ts';

const TEXT: TariffText = {
  codes: CODES,
  // As files may have them: in no order.
  names: NAMES.toReversed(),
  examples: EXAMPLES,
  chapters: [],
  sections: new Map(),
  validityExceptions: new Map(),
};

describe('trainModel', () => {
  const lines: string[] = [];
  const model = trainModel(TEXT, WORDS, (line) => lines.push(line));

  it('learns which heading a word speaks for', () => {
    for (const [word, heading] of [
      ['charger', '8504'],
      ['turmeric', '0910'],
      ['smartphone', '8517'],
    ] as const) {
      const votes = [...(model.terms.get(word) ?? [])].map(
        ([code, { word: vote, head }]) => [code, vote + head] as const,
      );
      const [first] = votes.sort(([, a], [, b]) => b - a);
      expect([word, first?.[0]]).toEqual([word, heading]);
      expect(first?.[1]).toBeGreaterThan(0);
    }
  });

  it('learns which finer code it speaks for', () => {
    const finer = model.terms.get('ginger')?.get('0910')?.finer;
    expect(finer?.get('091011')).toBeGreaterThan(finer?.get('091030') ?? 0);
  });

  it('gives the same for the same texts', () => {
    expect(trainModel(TEXT, WORDS, () => {})).toEqual(model);
  });

  it('tells how far it is', () => {
    expect(lines[0]).toMatch(/^\d+ texts \(3 example lines\), 6 headings$/);
    expect(lines.filter((line) => line.startsWith('epoch '))).not.toHaveLength(0);
  });
});
