// Digits as the forms have them.

/** Digits of Devanagari as those of the forms. */
export const latinDigits = (text: string): string =>
  /[०-९]/.test(text) ? text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)) : text;
