// English on a page. Where the page is in another language it is marked, so that a screen reader can say it.
import { html, type SafeHtml } from '../html.ts';
import type { Texts } from '../texts/index.ts';

type PageLanguage = Pick<Texts, 'language'>;

/** For the tag of an element whose text is English. */
export const englishMark = ({ language }: PageLanguage): SafeHtml | false => language !== 'en' && html` lang="en"`;

/** English within a sentence of the page. */
export const englishText = (text: string, { language }: PageLanguage): SafeHtml | string =>
  language === 'en' ? text : html`<span lang="en">${text}</span>`;
