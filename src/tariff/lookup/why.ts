// Puts the reasons for a match into one sentence a person can check.
import type { Records } from '../dataset/records.ts';
import { type ReadWord, readText } from '../engine/read.ts';
import type { CodeMatch, SearchAnswer } from '../engine/search.ts';
import type { SearchIndex } from '../engine/searchIndex.ts';
import { nameTerms, withoutExclusions } from '../engine/terms.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** The words of the text that stand among these terms, in their order, each once. */
function sharedWords(answer: SearchAnswer, terms: ReadonlySet<string>): readonly string[] {
  const words: string[] = [];
  for (const { text, from } of answer.terms) if (terms.has(text) && !words.includes(from)) words.push(from);
  return words;
}

/** All terms of a name, joins of neighbours included, as they were indexed. */
function termsOfName(words: readonly ReadWord[], hindi: boolean): ReadonlySet<string> {
  const joins = words.flatMap(({ form }, i) => (words[i + 1] ? [form + (words[i + 1]?.form ?? '')] : []));
  return new Set([...words.flatMap((word) => nameTerms(word, hindi)), ...joins]);
}

/** Names the words that matched and where, and what was corrected or translated. */
export function explain(
  records: Records,
  index: SearchIndex,
  match: CodeMatch,
  answer: SearchAnswer,
  help: string | undefined,
): string {
  const said: string[] = [];
  if (match.bestName >= 0) {
    const name = records.name(match.bestName);
    const words = sharedWords(answer, termsOfName(readText(name).words, records.nameLanguage(match.bestName) !== 'en'));
    const code = records.code(records.nameCode[match.bestName] ?? 0);
    if (words.length > 0)
      said.push(`${quoted(words)} ${words.length === 1 ? 'matches' : 'match'} the common name "${name}" of ${code}`);
  }
  for (const code of new Set([match.code, index.headingCode[match.heading] ?? match.code])) {
    const forms = new Set(readText(withoutExclusions(records.description(code))).words.map(({ form }) => form));
    const words = sharedWords(answer, forms);
    if (words.length === 0) continue;
    const where = code === match.code ? 'description of' : 'parent heading';
    said.push(`${quoted(words)} ${words.length === 1 ? 'stands' : 'stand'} in the ${where} ${records.code(code)}`);
    break;
  }
  if (said.length === 0) said.push('the wording is like texts known for this heading');
  for (const { from, to, via } of answer.corrections) {
    if (via === 'typo') said.push(`"${from}" was read as "${to}"`);
    else if (via === 'sound') said.push(`"${from}" was read as Hindi, by its sound`);
    else if (via === 'split') said.push(`"${from}" was read with its part "${to}"`);
  }
  if (answer.unknown.length > 0) said.push(`not understood: ${quoted(answer.unknown)}`);
  if (help !== undefined) said.push(help);
  return `${[...new Set(said)].join('; ')}.`;
}
