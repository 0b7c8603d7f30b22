// Hindi nouns whose plurals sound like other words of the index, or could come from them: "जूतों" of shoes would be jute,
// "गमले" of pots plants. The index lists them, since it knows most words by their sound alone.
import { hasDevanagari } from '../engine/text/hindi.ts';
import type { Language } from '../engine/text/language.ts';
import { nameSound } from '../engine/text/terms.ts';

/** Other endings follow a vowel. */
const VOWEL_SIGN = /^[ा-ौ]/;

/**
 * Lines of a noun and the endings of such plurals. `names`: the words of each Hindi name, in whatever letters; a noun is a
 * name of one word in Devanagari. A plural that names have themselves is known as it is.
 */
export function doubtfulPlurals(names: readonly (readonly string[])[], language: Language): readonly string[] {
  const words = new Set(names.flat());
  const sounds = new Set([...words].map(nameSound));
  const isDoubtful = (plural: string, noun: string): boolean =>
    !words.has(plural) &&
    [plural, ...language.baseForms(plural).filter((base) => base !== noun)]
      .map(nameSound)
      .some((sound) => sounds.has(sound) && sound !== nameSound(noun));
  const nouns = new Set(
    names.flatMap(([word = '', ...others]) => (others.length === 0 && hasDevanagari(word) ? [word] : [])),
  );
  return [...nouns].sort().flatMap((noun) => {
    const endings = inflected(noun, language).flatMap(([form, ending]) =>
      VOWEL_SIGN.test(ending) && isDoubtful(form, noun) ? [ending] : [],
    );
    return endings.length === 0 ? [] : [[noun, ...endings].join(' ')];
  });
}

/** The forms of which `baseForms` makes this noun, each with its ending: "गहने" and "गहनों" of "गहना". */
function inflected(noun: string, language: Language): readonly (readonly [string, string])[] {
  return language.lists.hindiEndings
    .flatMap(({ ending, bases }) =>
      bases
        .filter((base) => noun.endsWith(base))
        .map((base) => [noun.slice(0, noun.length - base.length) + ending, ending] as const),
    )
    .filter(([form]) => language.baseForms(form).includes(noun));
}
