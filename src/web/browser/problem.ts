// Tells what went wrong. What the browser or a library says of it is English in every language, and marked as such.
import { texts } from '../texts/ofPage.ts';

const isEnglish = (sentence: string): boolean =>
  texts.language !== 'en' && /[a-z]/.test(sentence) && !/[^\P{L}\p{Script=Latin}]/u.test(sentence);

/** A sentence to be shown, marked where it is not in the language of the page. */
export function marked(sentence: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = sentence;
  if (isEnglish(sentence)) span.lang = 'en';
  return span;
}

/** Without sentences nothing is told. */
export function showProblem(place: HTMLElement, ...sentences: readonly string[]): void {
  const told = sentences.filter((sentence) => sentence !== '');
  place.replaceChildren(...told.flatMap((sentence, at) => (at === 0 ? [marked(sentence)] : [' ', marked(sentence)])));
  place.hidden = told.length === 0;
}
