/** A whole number from 0 in words: "Twelve Lakh Thirty-Four Thousand"; crores above 99 are themselves in lakh words. */
export declare function wordsOf(value: bigint): string;
/** "Rupees Twelve and Fifty Paise Only". */
export declare function amountInWords(rupeeCount: bigint, paise: bigint): string;
declare const _default: import("../../src/tools/kit.ts").Calculator;
export default _default;
