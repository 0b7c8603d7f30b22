// The terms under which words are indexed, and their hash: one over the letters of a text and over the terms of the
// index. The explanations recompute them.
import { hasDevanagari, romanise, soundKey, spellingKey } from './hindi.ts';

export { FNV_BASIS, hashOf as termHash, hashStep } from '../../../hash/fnv.ts';

/** Keeps sounds apart from words in one dictionary. */
export const SOUND_PREFIX = '~';

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
export function nameTerms(
  { form }: { readonly form: string },
  hindi: boolean,
  homophones: ReadonlySet<string>,
): readonly string[] {
  if (!hindi) return [form];
  const sound = nameSound(form);
  if (!hasDevanagari(form)) return [form, sound];
  return homophones.has(sound) ? [sound, spelledTerm(form)] : [sound];
}
