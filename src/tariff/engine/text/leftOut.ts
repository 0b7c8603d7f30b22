// Leaves out of a text what says nothing of the goods (colours, shop talk, part numbers) and what only holds them.
import { type BillText, looksLikeMeasure } from './billText.ts';
import type { TextEdits } from './textEdits.ts';

/** `taken`: the places of words that were read by the glossary; `isOfDoses`: packs are those of medicines. */
export function leaveOut(text: BillText, taken: ReadonlySet<number>, edits: TextEdits, isOfDoses: boolean): void {
  const { roles } = text.known;
  const isGoods = (place: number): boolean =>
    !edits.isLeftOut(place) && (taken.has(place) || (text.namesGoods(text.wordAt(place)) && !holdsGoods(text, place)));
  const saysEmpty = text.words.some((word) => roles.has(word, 'empty'));
  for (const [place, token] of text.tokens.entries()) {
    const { word } = token;
    if (taken.has(place)) continue;
    if (text.isPartNumber(place)) edits.leaveOut(token);
    if (!roles.hasAny(word)) continue;
    if (isPaired(text, place) && !roles.has(word, 'sack')) continue;
    const holds = !saysEmpty && !isOfDoses && holdsGoods(text, place);
    if (!holds && !roles.isInert(word)) continue;
    if (text.tokens.some((_, other) => other !== place && isGoods(other))) edits.leaveOut(token);
  }
}

/** "black pepper", "water bottle": a name of goods has both words. */
function isPaired(text: BillText, place: number): boolean {
  const { roles } = text.known;
  const word = text.wordAt(place);
  const before = text.words[place - 1];
  const next = text.words[place + 1];
  return (before !== undefined && roles.isPair(before, word)) || (next !== undefined && roles.isPair(word, next));
}

/** A pack beside a measure, or a sack behind the goods that no material stands before. */
function holdsGoods(text: BillText, place: number): boolean {
  const { roles, billWords } = text.known;
  const word = text.wordAt(place);
  if (roles.has(word, 'sack')) {
    let before = place - 1;
    if (billWords.links.has(text.wordAt(before))) before--;
    while (looksLikeMeasure(text.wordAt(before)) || billWords.packUnits.has(text.wordAt(before))) before--;
    if (before >= 0 && !roles.has(text.wordAt(before), 'material')) return true;
  }
  return roles.has(word, 'pack') && text.isBesideMeasure(place);
}
