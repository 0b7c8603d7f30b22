// What the lists of the catalog are made with: what a prompt or tool is called in them, and what is noted of it.
import type { SafeHtml } from '../html.ts';
import { englishText } from '../site/english.ts';
import type { Texts } from '../texts/index.ts';
import type { Hindi } from './hindiTexts.ts';

export interface ListContext {
  readonly base: string;
  readonly texts: Texts;
  /** Undefined on pages in English. */
  readonly hindi: Hindi | undefined;
}

/** The title of a prompt or tool in a list: in the language of the page where it has one. */
export const listedTitle = (
  { slug, title }: { readonly slug: string; readonly title: string },
  { texts, hindi }: ListContext,
): SafeHtml | string => hindi?.hindiOf(slug)?.title ?? englishText(title, texts);

/** Why a prompt goes with a tool, or what changed in it. */
export const noted = (english: string, { texts, hindi }: Pick<ListContext, 'texts' | 'hindi'>): SafeHtml | string =>
  (texts.language === 'en' ? undefined : hindi?.hindiNote(english)) ?? englishText(english, texts);
