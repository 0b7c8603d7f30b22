// Puts the reasons for a match into one sentence a person can check.
import type { Records } from '../dataset/records.ts';
import type { CodeMatch, SearchAnswer } from '../engine/search.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** What was understood otherwise than written, or not at all: the same for every match of a text. */
export function remarksOn(
  { corrections, unknown }: Pick<SearchAnswer, 'corrections' | 'unknown'>,
  help: string | undefined,
): readonly string[] {
  const said: string[] = [];
  for (const { from, to, via } of corrections) {
    if (via === 'typo') said.push(`"${from}" was read as "${to}"`);
    else if (via === 'sound') said.push(`"${from}" was read as Hindi, by its sound`);
    else if (via === 'split') said.push(`"${from}" was read with its part "${to}"`);
  }
  if (unknown.length > 0) said.push(`not understood: ${quoted(unknown)}`);
  if (help !== undefined) said.push(help);
  return [...new Set(said)];
}

/** Names the words that matched and where, then what the remarks say. */
export function explain(records: Records, match: CodeMatch, remarks: readonly string[]): string {
  const { code, bestName, nameWords, textCode, textWords } = match;
  const said: string[] = [];
  if (nameWords.length > 0) {
    const verb = nameWords.length === 1 ? 'matches' : 'match';
    const owner = records.code(records.nameCode[bestName] ?? 0);
    said.push(`${quoted(nameWords)} ${verb} the common name "${records.name(bestName)}" of ${owner}`);
  }
  if (textCode >= 0) {
    const verb = textWords.length === 1 ? 'stands' : 'stand';
    const where = textCode === code ? 'description of' : 'parent heading';
    said.push(`${quoted(textWords)} ${verb} in the ${where} ${records.code(textCode)}`);
  }
  if (said.length === 0) said.push('the wording is like texts known for this heading');
  return `${[...said, ...remarks].join('; ')}.`;
}
