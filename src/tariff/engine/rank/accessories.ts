// Behind the name of a device a cover, a battery or a remote is what is sold ("LG washing machine cover"): headings that
// call goods so go before the device that it is for. So do services where one is asked for.
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Language } from '../text/language.ts';
import type { Reading } from '../text/read.ts';
import { FULL_NAME, HEAD_IN_NAME } from './features.ts';
import { type Scored, sortByScore } from './order.ts';

/** What speaks against the device; in the units of the score. */
const IS_THE_DEVICE = 4;
/** How far it stays behind the accessory at least. */
const BEHIND = 1;
/** The chapter of services, and of them the repair of goods. */
const SERVICES = 99;
const REPAIR = 9987;

/** The four digits of each heading as one number, and what is known of them. */
type Headings = Pick<SearchIndex, 'headingDigits' | 'language'>;

/** The noun of the text names an accessory, and something stands beside it. */
export const namesAccessory = ({ words }: Reading): boolean =>
  words.length > 1 && words.some(({ role, facts }) => role === 'head' && facts.isAccessory);

/** Sorts anew. */
export function keepBelowAccessory(ranked: Scored[], { headingDigits, language }: Headings): void {
  keepBehind(ranked, endsWithNoun, (one) => isWhatItIsFor(one, headingDigits[one.heading] as number, language));
}

/**
 * The same where a service on the device is asked for: "split AC service", "printer on rent"; where work is paid for, any
 * goods are what it is done on: "silai majuri ladies kurti".
 */
export function keepBelowService(
  ranked: Scored[],
  { headingDigits, language }: Headings,
  sort: 'service' | 'work' = 'service',
): void {
  const digitsOf = ({ heading }: Scored): number => headingDigits[heading] as number;
  const isService = (one: Scored): boolean => Math.floor(digitsOf(one) / 100) === SERVICES;
  keepBehind(ranked, isService, (one) =>
    sort === 'work' ? !isService(one) : language.isIn('serviced', digitsOf(one)),
  );
}

/** Puts what belongs behind there, if there is anything that is meant. */
function keepBehind(
  ranked: Scored[],
  isMeant: (one: Scored) => boolean,
  belongsBehind: (one: Scored) => boolean,
): void {
  const meant = ranked.filter(isMeant);
  if (meant.length === 0) return;
  const most = Math.max(...meant.map(({ score }) => score)) - BEHIND;
  for (const one of ranked) if (belongsBehind(one)) one.score = Math.min(one.score - IS_THE_DEVICE, most);
  sortByScore(ranked);
}

/** Its best name ends with the noun of the text. */
const endsWithNoun = ({ features }: Scored): boolean => features[HEAD_IN_NAME] === 1;

/** A device with a name that is said in full and does not end with the noun, or a repair. */
const isWhatItIsFor = (one: Scored, digits: number, language: Language): boolean =>
  !endsWithNoun(one) &&
  (digits === REPAIR || (language.isIn('device', digits) && (one.features[FULL_NAME] as number) > 0));
