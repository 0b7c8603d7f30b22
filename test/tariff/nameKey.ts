// The words of a text, whatever their order: texts with the same key are the same name.
import { readText } from './language.ts';

export const keyOf = (text: string): string =>
  readText(text)
    .words.map(({ form }) => form)
    .sort()
    .join(' ');
