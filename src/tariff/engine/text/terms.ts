// The terms under which names and descriptions are indexed; the explanations recompute them.

import { SOUND_PREFIX } from './hash.ts';
import { hasDevanagari, romanise, soundKey, spellingKey } from './hindi.ts';
import type { ReadWord } from './reading.ts';

/** "other than …", "excluding …" say what the goods are not: never indexed. */
const EXCLUSION =
  /\b(other than|excluding|except(ing)?|but not|not including|not being|and not|without|not)\b[^;()]*/gi;

export const withoutExclusions = (description: string): string =>
  description.replace(EXCLUSION, ' ').replace(/\(\s*\)/g, ' ');

export const soundTerm = (devanagari: string): string => SOUND_PREFIX + soundKey(romanise(devanagari));
/** The term of a word's sound in a Hindi name, in whatever letters. */
export const nameSound = (form: string): string =>
  hasDevanagari(form) ? soundTerm(form) : SOUND_PREFIX + soundKey(form);
/** Tells homophones apart by their spelling: "मिठाई" is no "मिट्टी". */
export const spelledTerm = (devanagari: string): string => SOUND_PREFIX + SPELLED + spellingKey(romanise(devanagari));
const SPELLED = '=';

/**
 * The terms under which one word of a name is found; the first is its plain form. A word in Devanagari that has
 * homophones is found by its spelling too: `homophones` has the sounds of such words.
 */
export function nameTerms({ form }: ReadWord, hindi: boolean, homophones: ReadonlySet<string>): readonly string[] {
  if (!hindi) return [form];
  const sound = nameSound(form);
  if (!hasDevanagari(form)) return [form, sound];
  return homophones.has(sound) ? [sound, spelledTerm(form)] : [sound];
}
