// What the lists of the catalog are made with: what a prompt or tool is called in them, and what is noted of it.
import { html, type SafeHtml } from '../html.ts';
import { englishMark, englishText } from '../site/english.ts';
import type { Texts } from '../texts/index.ts';
import type { Hindi } from './hindiTexts.ts';

export interface ListContext {
  readonly base: string;
  readonly texts: Texts;
  /** Undefined on pages in English. */
  readonly hindi: Hindi | undefined;
}

interface Titled {
  readonly slug: string;
  readonly title: string;
}

/** A link to a prompt or tool: its title is in the language of the page where it has one. */
export function listedLink(section: 'prompts' | 'tools', { slug, title }: Titled, context: ListContext): SafeHtml {
  const said = context.hindi?.hindiOf(slug)?.title;
  const mark = said === undefined && englishMark(context.texts);
  return html`<a href="${context.base}/${section}/${slug}"${mark}>${said ?? title}</a>`;
}

/** The title within a text. */
export const listedTitle = ({ slug, title }: Titled, { texts, hindi }: ListContext): SafeHtml | string =>
  hindi?.hindiOf(slug)?.title ?? englishText(title, texts);

/** Why a prompt goes with a tool, or what changed in it. */
export const noted = (english: string, { texts, hindi }: Pick<ListContext, 'texts' | 'hindi'>): SafeHtml | string =>
  (texts.language === 'en' ? undefined : hindi?.hindiNote(english)) ?? englishText(english, texts);
