// What the lists of the catalog are made with, and what a prompt or tool is called in them.
import type { SafeHtml } from '../html.ts';
import { englishText } from '../site/english.ts';
import type { Texts } from '../texts/index.ts';
import type { HindiOf } from './hindiTexts.ts';

export interface ListContext {
  readonly base: string;
  readonly texts: Texts;
  /** Undefined on pages in English. */
  readonly hindiOf: HindiOf | undefined;
}

/** The title of a prompt or tool in a list: in the language of the page where it has one. */
export const listedTitle = (
  { slug, title }: { readonly slug: string; readonly title: string },
  { texts, hindiOf }: ListContext,
): SafeHtml | string => hindiOf?.(slug)?.title ?? englishText(title, texts);
