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
] as const;
export type FeatureName = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

const placeOf = (name: FeatureName): number => FEATURES.indexOf(name);

/** Strength of the name that speaks most for the heading. */
export const BEST_NAME = placeOf('bestName');
/** All its names together, as a logarithm. */
export const NAME_SUPPORT = placeOf('nameSupport');
/** Share of the query covered by a name that is said in full; that by a usual one; whether one is the whole query. */
export const FULL_NAME = placeOf('fullName');
export const USUAL_NAME = placeOf('usualName');
export const EXACT_NAME = placeOf('exactName');
/** Whether the best name's head is in the query, and is its head: 0, 0.5 or 1. */
export const HEAD_IN_NAME = placeOf('headInName');
/** Strength of the description that speaks most for it. */
export const BEST_TEXT = placeOf('bestText');
/** Which share of the query the heading knows, how well, and whether the head is among it. */
export const COVERAGE = placeOf('coverage');
export const BAG = placeOf('bag');
export const HEAD_COVERED = placeOf('headCovered');
/** The vote of the text model. */
export const MODEL = placeOf('model');
/** How much the heading is traded. */
export const SIZE = placeOf('size');
