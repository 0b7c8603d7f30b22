// What codes are called in the language of a page: their short names, with the descriptions, which are English, where a
// code has none.
import type { Ask } from '../../tariff/lookup/contract.ts';
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';
import { spaced } from './words.ts';

type Named = Pick<Texts, 'language' | 'codeNames'>;

/** An item that ends in 00 is its subheading undivided, and a subheading its heading: they are called the same. */
const isUndivided = (code: string): boolean => code.length > 4 && code.endsWith('00');

/** The short name of a code in the page's language; undefined: it has none. */
export function codeName(code: string, texts: Named): string | undefined {
  return texts.codeNames(code) ?? (isUndivided(code) ? codeName(code.slice(0, -2), texts) : undefined);
}

/** What a code is called: its name in the page's language, else its description, which is marked as English. */
export const saidName = (code: string, description: string, texts: Named): SafeHtml | string =>
  codeName(code, texts) ??
  (texts.language === 'en' ? description : html`<span class="name" lang="en">${description}</span>`);

/** Where nothing can be marked as English, in titles and messages: the name, else that of the nearest code above. */
export function plainName(code: string, description: string, texts: Named): string {
  for (let above = code; above.length >= 4 && texts.language !== 'en'; above = above.slice(0, -2)) {
    const name = codeName(above, texts);
    if (name !== undefined) return name;
  }
  return description;
}

/** The nearest code above that has a name in the page's language, with that name. */
function nameAbove(code: string, texts: Named): readonly [code: string, name: string] | undefined {
  for (const digits of [6, 4]) {
    const above = code.slice(0, digits);
    const name = code.length > digits ? texts.codeNames(above) : undefined;
    if (name !== undefined) return [above, name];
  }
  return undefined;
}

/** What stands above all that is said of a code: its name, else that of the nearest code above, else its description. */
export function headName(code: string, description: string, texts: Named): SafeHtml | string {
  const above = codeName(code, texts) === undefined ? nameAbove(code, texts) : undefined;
  if (above === undefined) return saidName(code, description, texts);
  return html`${above[1]} <span class="soft">(${spaced(above[0])})</span>`;
}

/** In another language than English: the description below the name. */
export function besideName(code: string, description: string, texts: Named): SafeHtml | false {
  const isNamed = codeName(code, texts) !== undefined || nameAbove(code, texts) !== undefined;
  return isNamed && html`<p lang="en" class="soft">${description}</p>`;
}

/** `5%`, at the end of a phrase that tells codes apart by their rates. */
const RATE_OF_OPTION = /: (?:[\d.]+%|outside GST)$/;
const NAMES_TOLD = 3;

/** An answer to a question that parts codes: what they are called, and the rate where it depends on them. */
export function saidOption(
  { label, codes }: Ask['options'][number],
  texts: Named & Pick<Texts, 'card' | 'words'>,
): SafeHtml | string {
  if (texts.language === 'en') return label;
  const names = codes.slice(0, NAMES_TOLD).map((code) => codeName(code, texts));
  if (names.includes(undefined)) return html`<span class="name" lang="en">${label}</span>`;
  const [rate = ''] = RATE_OF_OPTION.exec(label) ?? [];
  return (
    texts.card.namesAndMore(names.join('; '), codes.length - names.length) +
    rate.replace('outside GST', texts.words.outsideGstWithin)
  );
}
