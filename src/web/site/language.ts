// Which language a page is in: what its address says, else what the browser asks for, else English.
import { type Later, later } from '../../steps/once.ts';
import { en } from '../texts/en.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, type Texts } from '../texts/index.ts';

const USUAL: Language = 'en';

const TEXTS: ReadonlyMap<Language, Later<Texts>> = new Map(
  LANGUAGE_NAMES.map((name) => [name, later(LANGUAGES[name].load, name === USUAL ? en : undefined)]),
);

/** The sentences of a language: at once where they are loaded, as those of English always are. */
export function textsIn(language: Language): Texts | Promise<Texts> {
  const texts = TEXTS.get(language);
  return texts?.value ?? texts?.load() ?? en;
}

/** `?lang=hi` of the address goes before `Accept-Language`. */
export function chosenLanguage(query: URLSearchParams, accepted: string): Language {
  const asked = query.get('lang') ?? '';
  if (isLanguage(asked)) return asked;
  return LANGUAGE_NAMES.length === 1 ? USUAL : acceptedLanguage(accepted);
}

/** What links of a page keep: English only where it was asked for, since another may be what the browser asks for. */
export const linkLanguage = (language: string, query: URLSearchParams): string =>
  language !== USUAL || query.get('lang') === language ? language : '';

/** The language that is wanted most of those that pages are written in: `hi-IN,hi;q=0.9,en;q=0.5` asks for Hindi. */
export function acceptedLanguage(header: string): Language {
  let best: { readonly language: Language; readonly weight: number } = { language: USUAL, weight: 0 };
  for (const part of header.slice(0, 200).split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const language = name.trim().toLowerCase().split('-')[0] ?? '';
    const weight = Number(
      parameters
        .find((one) => one.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? '1',
    );
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
