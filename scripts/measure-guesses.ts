// `npm run guesses`: how often a word that the index does not know is taken for the right one, by its length. There are
// two kinds of such words: slips, made here from known words; and words of their own, such as makes, for which known
// words stand that the guess has to do without. The odds in resolve.ts are of as many of the one kind as of the other.
import { nearestTerm, SHORTEST_TYPO } from '../src/tariff/engine/resolve.ts';
import { headingIn } from '../src/tariff/engine/searchIndex.ts';
import { openTariff } from '../src/tariff/node.ts';
import { draws } from './train/draws.ts';

const LONGEST = 12;
const TRIES = 2_000;
const SEED = 7;

const { index } = openTariff().engine;
index.openAll();
const words = Array.from({ length: index.termCount }, (_, term) => index.termText(term)).filter((word) =>
  /^[a-z]+$/.test(word),
);
const headingsOf = (term: number): ReadonlySet<number> =>
  new Set(Array.from(index.entries.subarray(index.entryAt[term], index.entryAt[term + 1]), headingIn));
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

console.log('letters  slip right  other word: read as goods of its own heading, as other goods  odds');
for (let length = SHORTEST_TYPO; length <= LONGEST; length++) {
  const ofLength = words.filter((word) => word.length === length);
  let slips = 0;
  let found = 0;
  let related = 0;
  let elsewhere = 0;
  for (let i = 0; i < TRIES; i++) {
    const word = ofLength[below(ofLength.length)] ?? '';
    const term = index.term(word);
    const other = nearestTerm(index, word, term);
    if (other >= 0) {
      const own = headingsOf(term);
      if ([...headingsOf(other)].some((heading) => own.has(heading))) related++;
      else elsewhere++;
    }
    const slipped = slip(word);
    if (index.term(slipped) >= 0) continue;
    slips++;
    if (nearestTerm(index, slipped) === term) found++;
  }
  const right = found / slips;
  const [good, bad] = [related / TRIES, elsewhere / TRIES];
  const odds = (right + good) / (1 + good + bad);
  const shown = [right, good, bad, odds].map((share) => share.toFixed(2).padStart(8));
  console.log(`${String(length).padStart(7)}${shown.join('')}`);
}
