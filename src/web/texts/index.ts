// The languages that pages can be read in, each a file beside this one.
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

interface LanguageFile {
  /** What the language calls itself. */
  readonly ownName: string;
  /** Its sentences. Only English comes with the program; another language is loaded by its first page. */
  readonly load: () => Promise<Texts>;
}

/** By the name of the language as in `lang` and `?lang=`; the first is what is used where none is asked for. */
export const LANGUAGES = {
  en: { ownName: 'English', load: async () => en },
  hi: { ownName: 'हिंदी', load: async () => (await import('./hi.ts')).hi },
} as const satisfies Readonly<Record<string, LanguageFile>>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly Language[];

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);
