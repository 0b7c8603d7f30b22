// The check character of a GSTIN, as the GST network computes it.
export const GSTIN_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIRST = 14;

/** The 15th character for the 14 before it: base 36, weights 1 and 2 in turn, digits of each product added. */
export function gstinCheckCharacter(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < FIRST; at++) {
    const product = GSTIN_ALPHABET.indexOf(gstin.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return GSTIN_ALPHABET.charAt((36 - (sum % 36)) % 36);
}
