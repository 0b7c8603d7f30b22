// Puts the engine's claims into one sentence a person can check.
import type { Records } from '../dataset/records.ts';
import type { CodeMatch, SearchAnswer } from '../engine/search.ts';
import { SOUND_PREFIX } from '../engine/searchIndex.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Names the words that matched and where, and what was corrected or translated. */
export function explain(records: Records, match: CodeMatch, answer: SearchAnswer, help: string | undefined): string {
  const said: string[] = [];
  for (const { kind, of, words } of match.claims) {
    if (kind === 'name') {
      const code = records.code(records.nameCode[of] ?? 0);
      said.push(
        `${quoted(words)} ${words.length === 1 ? 'matches' : 'match'} the common name "${records.name(of)}" of ${code}`,
      );
    } else if (kind === 'description') {
      const code = records.code(of);
      const where = code.length === 4 && code !== records.code(match.code) ? 'parent heading' : 'description of';
      said.push(`${quoted(words)} ${words.length === 1 ? 'stands' : 'stand'} in the ${where} ${code}`);
    } else said.push('the wording is like texts known for this heading, without a name in common');
  }
  for (const { from, to, via } of answer.corrections) {
    if (via === 'typo') said.push(`"${from}" was read as "${to}"`);
    else if (via === 'sound')
      said.push(`"${from}" was read as Hindi by its sound${to.startsWith(SOUND_PREFIX) ? '' : ` (${to})`}`);
    else if (via === 'split') said.push(`"${from}" was read with its part "${to}"`);
  }
  if (answer.unknown.length > 0) said.push(`not understood: ${quoted(answer.unknown)}`);
  if (help !== undefined) said.push(help);
  return `${[...new Set(said)].join('; ')}.`;
}
