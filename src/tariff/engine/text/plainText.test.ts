import { expect, test } from 'vitest';
import { TextEdits } from './plainText.ts';

const FOLDED = 'al sht 2mm blue';
const TOKENS = [...FOLDED.matchAll(/\S+/g)].map((match) => ({
  word: match[0],
  from: match.index,
  to: match.index + match[0].length,
}));
const chosen = (first: number, count = 1) => ({
  first,
  count,
  line: { words: [], notes: [] },
  note: { is: 'short form' as const, words: '', forms: [], neighbours: [] },
});

test('words are replaced, left out and appended, wherever the order of changes', () => {
  const edits = new TextEdits(FOLDED, TOKENS);
  edits.replace(chosen(1), 'sheet');
  edits.replace(chosen(0), 'aluminium');
  edits.leaveOut(TOKENS[3] ?? { word: '', from: 0, to: 0 });
  edits.append(chosen(0), 'metal');
  edits.appendOnce('for car');
  edits.appendOnce('for car');
  expect(edits.edited()).toBe('aluminium sheet 2mm  metal for car');
  expect(edits.rewrites).toEqual([
    { from: 'sht', to: 'sheet', via: 'short form' },
    { from: 'al', to: 'aluminium', via: 'short form' },
    { from: 'al', to: 'metal', via: 'short form' },
  ]);
  expect([edits.isLeftOut(3), edits.isLeftOut(0)]).toEqual([true, false]);
});

test('a word that was changed is not changed again on its own', () => {
  const edits = new TextEdits(FOLDED, TOKENS);
  edits.replace(chosen(0, 2), 'aluminium sheet');
  edits.replaceToken(TOKENS[1] ?? { word: '', from: 0, to: 0 }, 'shoot', 'medicine');
  expect(edits.edited()).toBe('aluminium sheet 2mm blue');
});
