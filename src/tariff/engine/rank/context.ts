// What the context of a text says for or against a heading beside its words: the vehicle that a part is for, the goods
// of a brand, a service that is asked for, a pack size.
import type { Reading } from '../text/reading.ts';
import { isOtherVehicle } from './vehicleParts.ts';

/** What speaks against parts of cars where the text names a motorcycle; in the units of the score. */
const OTHER_VEHICLE = 6;
/** What a brand says for the headings of its goods. */
const FAVOURED = 2.5;
/** The chapter of services, and what a text that asks for a service, or has a pack size, says for services and goods. */
const SERVICES = 99;
const SORT = { service: { services: 1.5, goods: -0.5 }, goods: { services: -1.5, goods: 0 } } as const;

/** Most texts have none. */
export const hasContext = ({ vehicle, favoured, sort }: Reading): boolean =>
  vehicle !== undefined || favoured.length > 0 || sort !== undefined;

/** `digits`: the four digits of the heading as one number. */
export function contextScore({ vehicle, favoured, sort }: Reading, digits: number): number {
  let score = 0;
  if (vehicle !== undefined && isOtherVehicle(digits, vehicle)) score -= OTHER_VEHICLE;
  if (favoured.includes(digits)) score += FAVOURED;
  if (sort !== undefined) score += SORT[sort][Math.floor(digits / 100) === SERVICES ? 'services' : 'goods'];
  return score;
}
