// How the numbers of the text model are written into few bits.

/** Numbers of a text and of each row. */
export const DIMENSIONS = 64;
/** The mean of a text's rows is this much enlarged, so that few rows can tell choices apart. */
export const ENLARGED = 4;
/** Numbers of 4 bits go from minus this to this. */
export const MOST_OF_4_BITS = 7;
/** Scales and weights of rows are written as logarithms in a byte. */
const SCALE_STEPS = 28;
const LARGEST_SCALE = 1;
const WEIGHT_STEPS = 21;
const WEIGHT_OF_ONE = 128;
const BYTE = 255;

const inByte = (number: number): number => Math.max(0, Math.min(BYTE, Math.round(number)));
export const scaleByte = (scale: number): number => inByte(BYTE + SCALE_STEPS * Math.log(scale / LARGEST_SCALE));
export const scaleOf = (byte: number): number => LARGEST_SCALE * Math.exp((byte - BYTE) / SCALE_STEPS);
export const weightByte = (logWeight: number): number => inByte(WEIGHT_OF_ONE + WEIGHT_STEPS * logWeight);
export const weightOf = (byte: number): number => Math.exp((byte - WEIGHT_OF_ONE) / WEIGHT_STEPS);
