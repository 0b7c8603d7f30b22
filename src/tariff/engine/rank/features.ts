// What a candidate heading is judged by; the order is that of the weights file.

export const FEATURES = [
  'bestName',
  'nameSupport',
  'fullName',
  'exactName',
  'usualName',
  'headInName',
  'bestText',
  'bag',
  'coverage',
  'headCovered',
  'model',
  'size',
  'ofBrand',
  'made',
  'sort',
  'otherVehicle',
] as const;
export type FeatureName = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

const numberOf = (name: FeatureName): number => FEATURES.indexOf(name);

/** Strength of the name that speaks most for the heading. */
export const BEST_NAME = numberOf('bestName');
/** All its names together, as a logarithm. */
export const NAME_SUPPORT = numberOf('nameSupport');
/** Share of the query covered by a name that is said in full; that by a usual one; whether one is the whole query. */
export const FULL_NAME = numberOf('fullName');
export const USUAL_NAME = numberOf('usualName');
export const EXACT_NAME = numberOf('exactName');
/** Whether the best name's head is in the query, and is its head: 0, 0.5 or 1. */
export const HEAD_IN_NAME = numberOf('headInName');
/** Strength of the description that speaks most for it. */
export const BEST_TEXT = numberOf('bestText');
/** Which share of the query the heading knows, how well, and whether the head is among it. */
export const COVERAGE = numberOf('coverage');
export const BAG = numberOf('bag');
export const HEAD_COVERED = numberOf('headCovered');
/** The vote of the text model. */
export const MODEL = numberOf('model');
/** How much the heading is traded. */
export const SIZE = numberOf('size');
/** Whether it has the goods of a brand in the text, and whether it alone of these has goods of the name in the text. */
export const OF_BRAND = numberOf('ofBrand');
export const MADE = numberOf('made');
/** Whether the text asks for a service or has the size of a pack, and the heading is of that sort: above or below 0. */
export const SORT = numberOf('sort');
/** Whether it has the parts of another vehicle than the text names. */
export const OTHER_VEHICLE = numberOf('otherVehicle');
