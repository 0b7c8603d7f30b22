// The languages that pages can be read in, each a file beside this one.
import { en, type Texts } from './en.ts';
import { hi } from './hi.ts';

export type { Texts } from './en.ts';

/** By the name of the language as in `lang` and `?lang=`; the first is what is used where none is asked for. */
export const LANGUAGES = { en, hi } as const satisfies Readonly<Record<string, Texts>>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);
