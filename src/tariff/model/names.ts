// The languages that goods have names in.

/** Those after Hindi: Tamil, Telugu, Kannada, Malayalam, Marathi, Gujarati, Bengali, Punjabi and Odia in Latin letters. */
export const NAME_LANGUAGES = [
  'en',
  'hi',
  'hi-Latn',
  'ta-Latn',
  'te-Latn',
  'kn-Latn',
  'ml-Latn',
  'mr-Latn',
  'gu-Latn',
  'bn-Latn',
  'pa-Latn',
  'or-Latn',
] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];
