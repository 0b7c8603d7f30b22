// What must hold for the vague texts: each stands once, and what would help is a request that fits into an answer.
import type { VagueRow } from '../compile/compile.ts';
import type { Reader } from '../engine/text/read.ts';

const REQUEST = /^(say|name|copy) [^.]+$/;
const ASK_MAX = 100;

export function checkVague(rows: readonly VagueRow[], reader: Reader): readonly string[] {
  const seen = new Set<string>();
  const complaints: string[] = [];
  for (const { phrase, ask } of rows) {
    if (reader.read(phrase).words.length === 0) complaints.push(`"${phrase}" holds no word that is read`);
    if (seen.has(phrase.toLowerCase())) complaints.push(`"${phrase}" is listed twice`);
    seen.add(phrase.toLowerCase());
    if (!REQUEST.test(ask))
      complaints.push(`"${phrase}": "${ask}" must begin with say, name or copy, without a full stop`);
    if (ask.length > ASK_MAX) complaints.push(`"${phrase}": "${ask}" is longer than ${ASK_MAX} characters`);
  }
  return complaints;
}
