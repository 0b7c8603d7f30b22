// Corrects the scores of candidates and sorts them: by what a text says beside its words (the vehicle that a part is for,
// the goods of a brand, a service that is asked for), by names that it says in full, and by what is sold for a device.
import type { Vehicle } from '../../model/words.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Language } from '../text/language.ts';
import type { Reading } from '../text/read.ts';
import { COVERAGE, FULL_NAME, HEAD_IN_NAME, NAME_SUPPORT } from './features.ts';
import type { Evidence, RankedHeading } from './ranking.ts';

export interface Scored extends RankedHeading {
  heading: number;
  score: number;
  bestName: number;
}

/**
 * Parts of motor vehicles of 8701 to 8705 and parts of motorcycles and bicycles have headings of their own: a model in the
 * text tells which it cannot be.
 */
const PARTS_OF_CARS = 8708;
const PARTS_OF_TWO_WHEELERS = 8714;

export const isVehiclePart = (digits: number): boolean => digits === PARTS_OF_CARS || digits === PARTS_OF_TWO_WHEELERS;

/** Whether a heading has the parts of another vehicle. */
export const isOtherVehicle = (digits: number, vehicle: Vehicle): boolean =>
  digits === (vehicle === 'two-wheeler' ? PARTS_OF_CARS : PARTS_OF_TWO_WHEELERS);

/** What speaks against parts of cars where the text names a motorcycle; in the units of the score. */
const OTHER_VEHICLE = 6;
/** What a brand says for the headings of its goods. */
const FAVOURED = 2.5;
/** What it says more for the only one of them that has goods of the name in the text. */
const MADE = 2.5;
/** The chapter of services, and what a text that asks for a service, or has a pack size, says for services and goods. */
const SERVICES = 99;
const ASKS_FOR_SERVICE = { services: 1.5, goods: -0.5 };
const SORT = { service: ASKS_FOR_SERVICE, work: ASKS_FOR_SERVICE, goods: { services: -1.5, goods: 0 } } as const;

/** Most texts have none. */
export const hasContext = ({ vehicle, favoured, sort }: Reading): boolean =>
  vehicle !== undefined || favoured.length > 0 || sort !== undefined;

/** How much more of the text another name must say to be that of another thing than the brand's goods. */
const SAID_MORE = 0.06;

/** Adds what the text says beside its words to the scores. `headingDigits`: by heading, its four digits as one number. */
export function addContext(ranked: readonly Scored[], headingDigits: ArrayLike<number>, reading: Reading): void {
  const { favoured, namesBrand } = reading;
  const digitsOf = ({ heading }: Scored): number => headingDigits[heading] as number;
  const saidOf = ({ features }: Scored): number => features[FULL_NAME] as number;
  let other = 0;
  if (namesBrand) {
    for (const one of ranked) if (!favoured.includes(digitsOf(one))) other = Math.max(other, saidOf(one));
  }
  for (const one of ranked) {
    const digits = digitsOf(one);
    // "Tempered glass" is said in full: the maker's phones are what it is for.
    const isOfBrand = favoured.includes(digits) && other <= saidOf(one) + SAID_MORE;
    one.score += contextScore(reading, digits, isOfBrand);
  }
}

/** `isOfBrand`: it has the goods of the brand that is named. */
function contextScore({ vehicle, made, sort }: Reading, digits: number, isOfBrand: boolean): number {
  let score = 0;
  if (vehicle !== undefined && isOtherVehicle(digits, vehicle)) score -= OTHER_VEHICLE;
  if (isOfBrand) score += FAVOURED;
  if (digits === made) score += MADE;
  if (sort !== undefined) score += SORT[sort][Math.floor(digits / 100) === SERVICES ? 'services' : 'goods'];
  return score;
}

/** A further word that a heading knows covers more of the text than this; two words known as one cover less. */
const ANOTHER_WORD = 0.06;
const NEXT_BELOW = 0.01;
const NEARLY_EQUAL = 0.001;
const NEARLY_THE_SAME = 0.5;

const feature = ({ features }: Scored, number: number): number => features[number] as number;

/** Corrects the scores and sorts by them, the best first, ties by tariff order. `namesBrand`: the text names a brand. */
export function order(ranked: Scored[], index: SearchIndex, evidence: Evidence, namesBrand = false): void {
  if (ranked.length < 2) return;
  keepBelowNamed(ranked, index, evidence, namesBrand);
  keepNamedInOrder(ranked);
  sortByScore(ranked);
}

/**
 * A heading with a name that is said in full stays before those of other chapters that know no more of the text:
 * another word in the text must not bring in goods that the word has nothing to do with.
 */
function keepBelowNamed(
  ranked: readonly Scored[],
  { headingChapter }: SearchIndex,
  evidence: Evidence,
  namesBrand: boolean,
): void {
  let named = ranked[0] as Scored;
  for (const one of ranked) {
    const more = feature(one, FULL_NAME) - feature(named, FULL_NAME);
    if (more > 0 || (more === 0 && one.score > named.score)) named = one;
  }
  const said = feature(named, FULL_NAME);
  if (said === 0) return;
  for (const one of ranked) {
    if (one.score <= named.score || headingChapter[one.heading] === headingChapter[named.heading]) continue;
    if (feature(one, FULL_NAME) >= said - NEARLY_EQUAL) continue;
    const coversMore = feature(one, COVERAGE) > said + ANOTHER_WORD;
    // "LG washing machine cover": a name that ends with the noun of the text beats one of what that is for.
    const isBesideNoun =
      namesBrand && feature(named, HEAD_IN_NAME) === 1 && feature(one, HEAD_IN_NAME) < 1 && feature(one, FULL_NAME) > 0;
    if (isBesideNoun || !coversMore || !evidence.knowsBeside(one.candidate, named))
      one.score = named.score - NEXT_BELOW;
  }
}

/**
 * Of headings with the same name said in full and hardly unlike scores, the one with more names like it goes first:
 * words that neither knows must not swap them.
 */
function keepNamedInOrder(ranked: readonly Scored[]): void {
  let first = ranked[0] as Scored;
  for (const one of ranked) if (one.score > first.score) first = one;
  const said = feature(first, FULL_NAME);
  if (said === 0) return;
  let most = first;
  for (const one of ranked) {
    const isSame = Math.abs(feature(one, FULL_NAME) - said) < NEARLY_EQUAL;
    const isClose = one.score > first.score - NEARLY_THE_SAME;
    if (isSame && isClose && feature(one, NAME_SUPPORT) > feature(most, NAME_SUPPORT)) most = one;
  }
  if (most !== first) most.score = first.score + NEXT_BELOW;
}

/** Insertion sort: they are few. */
function sortByScore(ranked: Scored[]): void {
  for (let i = 1; i < ranked.length; i++) {
    const one = ranked[i] as Scored;
    let at = i;
    for (; at > 0; at--) {
      const before = ranked[at - 1] as Scored;
      if (before.score > one.score || (before.score === one.score && before.heading < one.heading)) break;
      ranked[at] = before;
    }
    ranked[at] = one;
  }
}

/** What speaks against the device; in the units of the score. */
const IS_THE_DEVICE = 4;
/** How far it stays behind the accessory at least. */
const BEHIND = 1;
/** Of services the repair of goods. */
const REPAIR = 9987;

/** The four digits of each heading as one number, and what is known of them. */
type Headings = Pick<SearchIndex, 'headingDigits' | 'language'>;

/** The noun of the text names an accessory, and something stands beside it. */
export const namesAccessory = ({ words }: Reading): boolean =>
  words.length > 1 && words.some(({ role, facts }) => role === 'head' && facts.isAccessory);

/**
 * Behind the name of a device a cover, a battery or a remote is what is sold ("LG washing machine cover"): headings that
 * call goods so go before the device that it is for. Sorts anew.
 */
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
