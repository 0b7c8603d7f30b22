// What the index says of a word to whoever puts texts into plain words: whether goods are called so.
import { ALONE, COUNT_BITS, countIn, headingIn, packCount } from './index/format.ts';
import type { SearchIndex } from './index/searchIndex.ts';
import { isVehiclePart } from './rank/order.ts';
import type { WordHeadings, WordUse } from './text/billWord.ts';
import { Glossary, Roles } from './text/glossary.ts';
import { hasDevanagari } from './text/hindi.ts';
import { PlainWords } from './text/plainWords.ts';
import { Questions } from './text/questions.ts';
import { soundTerm, spelledTerm } from './text/terms.ts';

const UNKNOWN: WordUse = {
  isKnown: false,
  isCommon: false,
  isInNames: false,
  isName: false,
  isVehiclePart: false,
};
/** So many headings use a common word. */
const COMMON = 3;

/** A heading uses a word often from four times on; as counts are packed. */
const USED_OFTEN = packCount(4, false);
/** Puts texts into plain words by what an index knows and carries. */
export function plainWordsOf(index: SearchIndex): PlainWords {
  const { container, language } = index;
  const decoder = new TextDecoder();
  return new PlainWords({
    language,
    glossary: new Glossary(container.bytes('glossary'), container.u32('glossaryAt'), language),
    questions: new Questions(decoder.decode(container.bytes('questions'))),
    roles: new Roles(decoder.decode(container.bytes('roles'))),
    has: (form) => termOf(index, form) >= 0,
    useOf: (form) => wordUse(index, form),
    swappedBack: (word) => swappedBack(index, word),
    headingsOf: (form) => wordHeadings(index, form),
  });
}

/** What a word of the index is used for; one in Devanagari names goods also in the plural or the oblique case ("जूते"). */
export function wordUse(index: SearchIndex, form: string): WordUse {
  const use = useOfTerm(index, termOf(index, form));
  if (use.isName || !hasDevanagari(form)) return use;
  const ofBase = index.language.baseForms(form).map((base) => useOfTerm(index, termOf(index, base)));
  return ofBase.find(({ isName }) => isName) ?? use;
}

function useOfTerm(index: SearchIndex, term: number): WordUse {
  if (term < 0) return UNKNOWN;
  let ofVehicle = false;
  const end = index.entries.at[term + 1] as number;
  for (let entry = index.entries.at[term] as number; entry < end; entry++) {
    const packed = index.entries.packed[entry] as number;
    const isUsedOften = (countIn(packed) & COUNT_BITS) >= USED_OFTEN;
    if (isUsedOften && isVehiclePart(index.headingDigits[headingIn(packed)] as number)) ofVehicle = true;
  }
  const isCommon = index.documentFrequency(term) >= COMMON;
  return {
    isKnown: true,
    isCommon,
    isInNames: hasPostings(index, term),
    isName: index.isName(term),
    isVehiclePart: ofVehicle,
  };
}

/** Names and descriptions have postings, examples none. */
const hasPostings = ({ entries: { at, postingAt } }: SearchIndex, term: number): boolean =>
  (postingAt[at[term + 1] as number] as number) > (postingAt[at[term] as number] as number);

/** Which headings have names with a word. */
export function wordHeadings(index: SearchIndex, form: string): WordHeadings {
  const used = new Set<number>();
  const named = new Set<number>();
  const term = termOf(index, form);
  const end = term < 0 ? 0 : (index.entries.at[term + 1] as number);
  for (let entry = term < 0 ? 0 : (index.entries.at[term] as number); entry < end; entry++) {
    const packed = index.entries.packed[entry] as number;
    const heading = index.headingDigits[headingIn(packed)] as number;
    used.add(heading);
    if ((countIn(packed) & ALONE) !== 0) named.add(heading);
  }
  return { used, named };
}

/** Words in Devanagari are indexed by their sound. */
function termOf(index: SearchIndex, form: string): number {
  if (!hasDevanagari(form)) return index.term(form);
  const spelled = index.term(spelledTerm(form));
  return spelled < 0 ? index.term(soundTerm(form)) : spelled;
}

/** A common word that the letters are with two neighbours swapped; undefined: there is none, or several. */
function swappedBack(index: SearchIndex, word: string): string | undefined {
  let found: string | undefined;
  for (let i = 0; i + 1 < word.length; i++) {
    const tried = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
    const term = tried === word ? -1 : index.term(index.language.form(tried));
    if (term < 0 || index.documentFrequency(term) < COMMON) continue;
    if (found !== undefined) return undefined;
    found = tried;
  }
  return found;
}
