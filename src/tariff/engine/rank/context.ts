// What the context of a text says for or against a heading beside its words: the vehicle that a part is for, the goods
// of a brand, a service that is asked for, a pack size.
import type { Reading } from '../text/read.ts';
import { FULL_NAME } from './features.ts';
import type { Scored } from './order.ts';
import { isOtherVehicle } from './vehicleParts.ts';

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

/** Adds it to the scores. `headingDigits`: by heading, its four digits as one number. */
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
