import { describe, expect, it } from 'vitest';
import { RecentAnswers } from './recent.ts';
import { Reader } from './text/read.ts';

const reader = new Reader();
const ANSWER = { codes: [3, 70_000], confidence: 0.731, status: 'ambiguous' } as const;

describe('RecentAnswers', () => {
  it('finds the answer to a text that is read alike', () => {
    const recent = new RecentAnswers();
    expect(recent.find(reader.read('Rice 5 kg'), 3, false)).toBeUndefined();
    recent.store(ANSWER);
    expect(recent.find(reader.read('rice, 10 kg'), 3, false)).toEqual(ANSWER);
  });

  it.each([
    ['another text', 'wheat', 3, false],
    ['another number of codes', 'rice', 2, false],
    ['a text whose last word may be cut', 'rice', 3, true],
    ['the same word beside another', 'rice for paneer', 3, false],
  ] as const)('does not find it for %s', (_, text, limit, mayBeCut) => {
    const recent = new RecentAnswers();
    recent.find(reader.read('rice'), 3, false);
    recent.store(ANSWER);
    expect(recent.find(reader.read(text), limit, mayBeCut)).toBeUndefined();
  });

  it('does not cache what does not fit a row', () => {
    const recent = new RecentAnswers();
    const long = reader.read(Array.from({ length: 30 }, (_, i) => `word${'abcdefghij'[i % 10]}${i}x`).join(' '));
    expect(recent.find(long, 3, false)).toBeUndefined();
    recent.store(ANSWER);
    expect(recent.find(long, 3, false)).toBeUndefined();
  });
});
