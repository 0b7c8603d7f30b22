// `npm run guesses`: how often a word that the index does not know is taken for the right one, by its length. There are
// two kinds of such words: slips and shortened words, made here from known ones; and words of their own, such as makes,
// for which known words stand that the guess has to do without. The odds in resolve.ts are of as many of the one kind as
// of the other.

import { headingIn } from '../src/tariff/engine/index/format.ts';
import { nearestTerm, Shortened } from '../src/tariff/engine/rank/guesses.ts';
import { MAX_COMPLETIONS, MAX_EXPANSIONS, MIN_TYPO_LENGTH } from '../src/tariff/engine/rank/resolve.ts';
import { openTariff } from '../src/tariff/node.ts';
import { draws } from './train/draws.ts';

const LONGEST = 12;
const TRIES = 2_000;
const SEED = 7;
const SHORTEST_MADE_FROM = 4;

const { index } = openTariff().engine;
index.openAll();
const words = Array.from({ length: index.termCount }, (_, term) => index.termText(term)).filter((word) =>
  /^[a-z]+$/.test(word),
);
const headingsOf = (term: number): ReadonlySet<number> =>
  new Set(Array.from(index.entries.packed.subarray(index.entries.at[term], index.entries.at[term + 1]), headingIn));
const draw = draws(SEED);
const below = (limit: number): number => Math.floor(draw() * limit);

/** The word with a letter changed, put in, left out or swapped with the next, never its first. */
function slip(word: string): string {
  const at = 1 + below(word.length - 1);
  const letter = String.fromCharCode('a'.charCodeAt(0) + below(26));
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    before + letter + after,
    before + letter + here + after,
    before + after,
    before + after.charAt(0) + here + after.slice(1),
  ];
  return slips[below(slips.length)] ?? word;
}

/** Makes an unknown word from a known one; and guesses at a word, as the engine does, without one of the terms. */
interface Way {
  readonly name: string;
  readonly shortest: number;
  readonly longest: number;
  make(word: string): string;
  guesses(word: string, except: number): readonly number[];
}

const shortened = new Shortened(index);
const without = (texts: readonly string[], except: number, most: number): readonly number[] =>
  texts
    .map((text) => index.term(text))
    .filter((term) => term !== except)
    .slice(0, most);

const WAYS: readonly Way[] = [
  {
    name: 'mistyped',
    shortest: MIN_TYPO_LENGTH,
    longest: LONGEST,
    make: slip,
    guesses: (word, except) => [nearestTerm(index, word, except)].filter((term) => term >= 0),
  },
  {
    name: 'cut',
    shortest: 3,
    longest: 9,
    make: (word) => word.slice(0, 3 + below(word.length - 3)),
    guesses: (word, except) => without(shortened.completions(word, MAX_COMPLETIONS + 1), except, MAX_COMPLETIONS),
  },
  {
    name: 'without vowels',
    shortest: 3,
    longest: 7,
    make: (word) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, ''),
    guesses: (word, except) => without(shortened.expansions(word, MAX_EXPANSIONS + 1), except, MAX_EXPANSIONS),
  },
];

for (const { name, shortest, longest, make, guesses } of WAYS) {
  console.log(`${name}\nletters   right  other word: read as goods of its own heading, as other goods  odds`);
  const made = new Map<number, { of: number; right: number }>();
  for (let i = 0; i < TRIES * LONGEST; i++) {
    const word = words[below(words.length)] ?? '';
    const unknown = word.length > SHORTEST_MADE_FROM ? make(word) : '';
    if (unknown === '' || unknown === word || index.term(unknown) >= 0) continue;
    const tally = made.get(unknown.length) ?? { of: 0, right: 0 };
    made.set(unknown.length, tally);
    tally.of++;
    if (guesses(unknown, -1).includes(index.term(word))) tally.right++;
  }
  for (let length = shortest; length <= longest; length++) {
    const ofLength = words.filter((word) => word.length === length);
    let related = 0;
    let elsewhere = 0;
    for (let i = 0; i < TRIES; i++) {
      const term = index.term(ofLength[below(ofLength.length)] ?? '');
      const others = guesses(index.termText(term), term);
      if (others.length === 0) continue;
      const own = headingsOf(term);
      if (others.some((other) => [...headingsOf(other)].some((heading) => own.has(heading)))) related++;
      else elsewhere++;
    }
    const tally = made.get(length) ?? { of: 0, right: 0 };
    const right = tally.right / tally.of;
    const [good, bad] = [related / TRIES, elsewhere / TRIES];
    const odds = (right + good) / (1 + good + bad);
    const shown = [right, good, bad, odds].map((share) => share.toFixed(2).padStart(8));
    console.log(`${String(length).padStart(7)}${shown.join('')}`);
  }
}
