// Says up to which day the law was read, once that is long ago.
import { dayNumber } from '../model/days.ts';

/** Rates change a few times a year: data that are older may lack a change. */
const MOST_DAYS = 90;

/** Whether the data are so old on this day that whoever uses them has to know. */
export const isOldData = (asOf: string, today: string): boolean => dayNumber(today) - dayNumber(asOf) > MOST_DAYS;

/** Undefined: the data are recent. */
export const ageNotice = (asOf: string, today: string): string | undefined =>
  isOldData(asOf, today)
    ? `The law was read up to ${asOf}, ${dayNumber(today) - dayNumber(asOf)} days ago; later changes of rates are missing.`
    : undefined;
