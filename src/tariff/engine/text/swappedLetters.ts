// Words in which two neighbouring letters were swapped: "shcool bag", "correctoin pen". What they are is hardly ever in
// doubt, so they are put right before the text is read: names, models and conditions then know them.
import type { BillText } from './billText.ts';
import type { Rewrite } from './plainText.ts';

/** As long as `BillWord` looks at. */
const WORDS = /(?<![a-z\d])[a-z]{6,24}(?![a-z\d])/g;

export interface PutRight {
  readonly text: string;
  readonly swaps: readonly Rewrite[];
}

const NONE: readonly Rewrite[] = [];

export function putRight({ folded, mayBeMisspelt, known: { vocabulary } }: BillText): PutRight {
  let swaps = NONE;
  if (!mayBeMisspelt) return { text: folded, swaps };
  const text = folded.replace(WORDS, (from) => {
    const word = vocabulary.of(from);
    const to = word.isKnown ? undefined : word.swappedBack;
    if (to === undefined) return from;
    swaps = [...swaps, { from, to, via: 'swap' }];
    return to;
  });
  return { text, swaps };
}
