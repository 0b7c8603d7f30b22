// The terms under which names and descriptions are indexed; the explanations recompute them.
import { hasDevanagari, romanise, soundKey } from './hindi.ts';
import type { ReadWord } from './read.ts';
import { SOUND_PREFIX } from './searchIndex.ts';

/** "other than …", "excluding …" say what the goods are not: never indexed. */
const EXCLUSION =
  /\b(other than|excluding|except(ing)?|but not|not including|not being|and not|without|not)\b[^;()]*/gi;

export const withoutExclusions = (description: string): string =>
  description.replace(EXCLUSION, ' ').replace(/\(\s*\)/g, ' ');

/** The terms under which one word of a name is found; the first is its plain form. */
export function nameTerms({ form }: ReadWord, hindi: boolean): readonly string[] {
  if (!hindi) return [form];
  const latin = hasDevanagari(form) ? romanise(form) : form;
  const sound = SOUND_PREFIX + soundKey(latin);
  return hasDevanagari(form) ? [sound] : [form, sound];
}
