// What a bill's text is in plain words, and what was learned of it on the way.
import type { Vehicle } from '../../model/words.ts';
import type { Note } from './glossary.ts';

export interface Rewrite {
  readonly from: string;
  readonly to: string;
  readonly via: Note['is'] | 'size' | 'swap';
}

/**
 * A text asks for a service on something; or work or a right is paid for, and goods are only what it is done on; or it has
 * a pack size or a part number, as goods do.
 */
export type TextSort = 'service' | 'work' | 'goods';

export interface PlainText {
  readonly text: string;
  readonly rewrites: readonly Rewrite[];
  /** The text is a maker's name and nothing else. */
  readonly isMakerAlone: boolean;
  /** What a brand of many goods makes was guessed. */
  readonly isRange: boolean;
  /** A brand of goods is named, also where it says nothing of the goods. */
  readonly namesBrand: boolean;
  /** The vehicle that a part is for, by its model. */
  readonly vehicle: Vehicle | undefined;
  /** The headings of what a brand or a medicine is. */
  readonly favoured: readonly number[];
  /** The heading of what the text names, where it is the only one of its brand's that has such goods: "cello bucket". */
  readonly made: number | undefined;
  readonly sort: TextSort | undefined;
}

const NONE: readonly never[] = [];

/** A text that nothing was written out of. */
export const asItStands = (text: string, sort?: PlainText['sort']): PlainText => ({
  text,
  rewrites: NONE,
  isMakerAlone: false,
  isRange: false,
  namesBrand: false,
  vehicle: undefined,
  favoured: NONE,
  made: undefined,
  sort,
});
