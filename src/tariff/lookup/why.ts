// Puts the reasons for a match into one sentence a person can check.
import type { Records } from '../dataset/records.ts';
import type { StoredTaker } from '../dataset/strings.ts';
import type { CodeMatch, Correction, SearchAnswer } from '../engine/answer.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** What was understood otherwise than written, or not at all: the same for every match of a text; empty: nothing. */
export function remarksOn(
  { corrections, unknown }: Pick<SearchAnswer, 'corrections' | 'unknown'>,
  help: string | undefined,
): string {
  const said: string[] = [];
  for (const { from, to, via } of corrections) {
    if (via === 'typo') said.push(`"${from}" was read as "${to}"`);
    else if (via === 'sound') said.push(`"${from}" was read as Hindi, by its sound`);
    else if (via === 'split') said.push(`"${from}" was read with its part "${to}"`);
    else if (via === 'cut') said.push(`"${from}" was read as the beginning of ${alternatives(corrections, from, via)}`);
    else if (via === 'abbreviation')
      said.push(`"${from}" was read as short for ${alternatives(corrections, from, via)}`);
  }
  if (unknown.length > 0) said.push(`not understood: ${quoted(unknown)}`);
  if (help !== undefined) said.push(help);
  return said.length === 0 ? '' : [...new Set(said)].join('; ');
}

/** `"bread" or "breath"`: all that a shortened word was read as. */
function alternatives(corrections: SearchAnswer['corrections'], word: string, how: Correction['via']): string {
  const words = corrections.filter(({ from, via }) => from === word && via === how).map(({ to }) => `"${to}"`);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** Where an explanation is put together. */
export interface Saying extends StoredTaker {
  say(text: string): void;
}

/** Names the words that matched and where, then what the remarks say. */
export function explain(records: Records, match: CodeMatch, remarks: string, saying: Saying): void {
  const { code, bestName, nameWords, textCode, textWords } = match;
  if (nameWords.length > 0) {
    sayQuoted(nameWords, saying);
    saying.say(nameWords.length === 1 ? ' matches the common name "' : ' match the common name "');
    records.giveName(bestName, saying);
    saying.say('" of ');
    saying.say(records.code(records.nameCode[bestName] ?? 0));
  }
  if (textCode >= 0) {
    if (nameWords.length > 0) saying.say('; ');
    sayQuoted(textWords, saying);
    saying.say(textWords.length === 1 ? ' stands in the ' : ' stand in the ');
    saying.say(textCode === code ? 'description of ' : 'parent heading ');
    saying.say(records.code(textCode));
  }
  if (nameWords.length === 0 && textCode < 0) saying.say('the wording is like texts known for this heading');
  if (remarks !== '') {
    saying.say('; ');
    saying.say(remarks);
  }
  saying.say('.');
}

function sayQuoted(words: readonly string[], saying: Saying): void {
  for (let i = 0; i < words.length; i++) {
    saying.say(i === 0 ? '"' : ', "');
    saying.say(words[i] ?? '');
    saying.say('"');
  }
}

const decoder = new TextDecoder();

/** The explanation as a text. */
export function explanation(records: Records, match: CodeMatch, remarks: string): string {
  let text = '';
  explain(records, match, remarks, {
    say: (more) => {
      text += more;
    },
    sayStored: (bytes, from, to) => {
      text += decoder.decode(bytes.subarray(from, to));
    },
  });
  return text;
}
