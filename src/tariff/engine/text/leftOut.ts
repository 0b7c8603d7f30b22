// Leaves out of a text what says nothing of the goods (colours, shop talk, part numbers) and what only holds them.
import { type BillText, looksLikeMeasure } from './billText.ts';
import type { TextEdits } from './textEdits.ts';

/** `taken`: the places of words that were read by the glossary; `isOfDoses`: packs are those of medicines. */
export function leaveOut(text: BillText, taken: ReadonlySet<number>, edits: TextEdits, isOfDoses: boolean): void {
  const { roles } = text.known;
  const saysGoods = (place: number): boolean =>
    !edits.isLeftOut(place) && (taken.has(place) || (text.says(text.wordAt(place)) && !holdsGoods(text, place)));
  const namesGoods = (place: number): boolean =>
    !edits.isLeftOut(place) && (taken.has(place) || (text.namesGoods(text.wordAt(place)) && !holdsGoods(text, place)));
  const hasOther = (place: number, is: (other: number) => boolean): boolean =>
    text.tokens.some((_, other) => other !== place && is(other));
  const saysEmpty = text.words.some((word) => roles.has(word, 'empty'));
  for (const [place, token] of text.tokens.entries()) {
    const { word } = token;
    if (taken.has(place)) continue;
    if (text.isPartNumber(place)) edits.leaveOut(token);
    if (!roles.hasAny(word)) continue;
    if (isPaired(text, place) && !roles.has(word, 'sack')) continue;
    const counted = countFrom(text, place);
    if (counted > 0) {
      if (hasOther(place, saysGoods)) for (let i = 0; i < counted; i++) leaveOutAt(text, edits, place + i);
      continue;
    }
    const holds = !saysEmpty && !isOfDoses && holdsGoods(text, place);
    if (holds) {
      if (hasOther(place, namesGoods)) edits.leaveOut(token);
    } else if (isInert(text, place) && hasOther(place, saysGoods)) {
      edits.leaveOut(token);
      if (roles.has(word, 'shop')) leaveOutNumberBeside(text, edits, place);
    }
  }
}

function leaveOutAt(text: BillText, edits: TextEdits, place: number): void {
  const token = text.tokens[place];
  if (token !== undefined) edits.leaveOut(token);
}

/** "set of 6": so many words from this place on tell how many there are; 0: they do not. */
function countFrom(text: BillText, place: number): number {
  const isCount =
    text.known.roles.has(text.wordAt(place), 'count') &&
    text.wordAt(place + 1) === 'of' &&
    looksLikeMeasure(text.wordAt(place + 2));
  return isCount ? 3 : 0;
}

/** "mrp 499", "2024 model": a number beside shop talk is a price or a year. */
function leaveOutNumberBeside(text: BillText, edits: TextEdits, place: number): void {
  if (IS_NUMBER.test(text.wordAt(place + 1))) leaveOutAt(text, edits, place + 1);
  else if (IS_YEAR.test(text.wordAt(place - 1))) leaveOutAt(text, edits, place - 1);
}
const IS_NUMBER = /^\d+$/;
const IS_YEAR = /^20\d\d$/;

/** Says nothing of which goods it is, alone or with the word beside it. */
function isInert(text: BillText, place: number): boolean {
  const { roles } = text.known;
  const word = text.wordAt(place);
  return (
    roles.isInert(word) ||
    (roles.has(word, 'shade') && roles.has(text.wordAt(place + 1), 'colour')) ||
    (roles.has(word, 'trait') && roles.isInert(text.wordAt(place - 1)))
  );
}

/** "black pepper", "water bottle": a name of goods has both words; of inert words both say nothing ("ISI mark"). */
function isPaired(text: BillText, place: number): boolean {
  const { roles } = text.known;
  const word = text.wordAt(place);
  const before = text.words[place - 1];
  const next = text.words[place + 1];
  const counts = (other: string | undefined): other is string =>
    other !== undefined && other !== 'of' && !roles.isInert(other) && !roles.has(other, 'trait');
  return (counts(before) && isPairBefore(text, place)) || (counts(next) && roles.isPair(word, next));
}

/**
 * A colour that ends the text counts where names have it before the goods too: "cement white", but not the "wire black" of
 * a name that goes on.
 */
const isPairBefore = (text: BillText, place: number): boolean => {
  const { roles } = text.known;
  const [before, word, next] = [text.wordAt(place - 1), text.wordAt(place), text.wordAt(place + 1)];
  const isAtEnd = roles.has(word, 'colour') && (next === '' || looksLikeMeasure(next));
  return roles.isPair(before, word) && (!isAtEnd || roles.isPair(word, before));
};

/** A pack beside a measure, or a sack behind the goods that no material stands before. */
function holdsGoods(text: BillText, place: number): boolean {
  const { roles, billWords } = text.known;
  const word = text.wordAt(place);
  if (roles.has(word, 'sack')) {
    let before = place - 1;
    if (billWords.links.has(text.wordAt(before))) before--;
    while (looksLikeMeasure(text.wordAt(before)) || billWords.packUnits.has(text.wordAt(before))) before--;
    // What stands behind a comma is another of a list.
    const isApart = text.folded.slice(text.tokens[before]?.to, text.tokens[place]?.from).includes(',');
    if (before >= 0 && !isApart && !roles.has(text.wordAt(before), 'material')) return true;
  }
  return roles.has(word, 'pack') && text.isBesideMeasure(place);
}
