// Writes out what a tyre's size tells, where the text is of tyres: by a word for them, a maker of tyres, or nothing else.
import { once } from '../../../steps/once.ts';
import type { BillText } from './billText.ts';
import type { TextEdits } from './textEdits.ts';
import type { TyreSize } from './tyreSizes.ts';

const named = once(() => /(?<!\p{L})(?:tyres?|tires?|tyers?|tyrs?|tubes?|flaps?|टायर|ट्यूब)(?![\p{L}\p{M}])/u);
/** What stands on a sidewall beside the size: tubeless, with tube, plies. */
const sidewall = once(() => /(?<![\p{L}\d])(?:tl|tt|tubeless|\d{1,2} ?pr|radial|nylon|lug|rib)(?!\p{L})/u);
const TYRES = 4011;

/** Whether the text is of tyres. */
export function writeTyre(text: BillText, tyre: TyreSize, edits: TextEdits): boolean {
  const { folded } = text;
  const isNamed = named().test(folded);
  if (!isNamed && !sidewall().test(folded) && !hasMaker(text) && !isAlone(text, tyre)) return false;
  const { vehicle } = tyre;
  if (!isNamed) edits.replaceStretch(tyre, vehicle === undefined ? 'tyre' : `${vehicle} tyre`, 'size');
  else if (vehicle !== undefined) {
    edits.replaceStretch(tyre, '', 'size');
    edits.recordStretch(tyre, vehicle, 'size');
    edits.appendOnce(`for ${vehicle}`);
  }
  return true;
}

/** A brand whose goods are tyres. */
const hasMaker = ({ found }: BillText): boolean =>
  found.some(({ line }) => line.notes.some((note) => note.is === 'brand' && note.headings.includes(TYRES)));

const isAlone = (text: BillText, { from, to }: TyreSize): boolean =>
  !text.hasKnownWord(text.tokens.filter((token) => token.to <= from || token.from >= to).map(({ word }) => word));
