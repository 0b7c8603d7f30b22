// Work on the goods that is sold with them: "gold chain with making charges".
import type { BillText } from './billText.ts';
import { ROLE } from './roles.ts';

const INCLUDING: ReadonlySet<string> = new Set(['with', 'including', 'incl', 'inclusive']);
const INCLUDED: ReadonlySet<string> = new Set(['included', 'including', 'incl', 'inclusive']);

export const isIncluding = (word: string): boolean => INCLUDING.has(word);

/** Places of words, both ends among them. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a text that names goods tells which work goes with them: "with making charges", "+ installation", "making charges
 * included". Without such a word before or behind it, the work is what is paid for ("gold chain making charges").
 */
export function includedWork(text: BillText): Stretch | undefined {
  if (!text.hasRoleAnywhere(ROLE.along)) return undefined;
  for (let place = 1; place < text.words.length; place++) {
    if (!text.hasRole(place, ROLE.along)) continue;
    let to = place;
    while (text.hasRole(to + 1, ROLE.along) || text.hasRole(to + 1, ROLE.service)) to++;
    const before = text.wordAt(place - 1) === 'free' ? place - 2 : place - 1;
    const isBehind = INCLUDED.has(text.wordAt(to + 1)) && to + 2 === text.words.length;
    const from = INCLUDING.has(text.wordAt(before)) || text.wordAt(before) === '+' ? before : place;
    const isAlong = from === before || isBehind;
    if (isAlong && saysGoodsBefore(text, from)) return { from, to: isBehind ? to + 1 : to };
    place = to;
  }
  return undefined;
}

const saysGoodsBefore = (text: BillText, end: number): boolean =>
  text.words.some((_, place) => place < end && text.saysAt(place) && !text.hasRole(place, ROLE.service));
