// The sections of the search file that hold what is written down about words on bills.
import type { Section } from '../dataset/container.ts';
import { packExcluded, packNarrowing, packOrdinary } from '../engine/rank/level.ts';
import { packGlossary, packRoles } from '../engine/text/glossary.ts';
import { packQuestions } from '../engine/text/questions.ts';
import type { Reader } from '../engine/text/read.ts';
import type { WordLists } from '../model/words.ts';
import { type CodeRow, type NameRow, parentOf } from '../source/readCodes.ts';

export function wordSections(
  words: WordLists,
  codes: readonly CodeRow[],
  names: readonly NameRow[],
  reader: Reader,
): Readonly<Record<string, Section>> {
  const known = new Set(codes.map(({ code }) => code));
  const encoder = new TextEncoder();
  return {
    ...packGlossary(words),
    ...packNarrowing(codes, (code) => parentOf(code, known), words.narrowing, reader),
    ...packOrdinary(codes, words.ordinary),
    ...packExcluded(codes, words.excluded, reader),
    roles: encoder.encode(packRoles(words.roles, names, reader.language)),
    questions: encoder.encode(packQuestions(words.questions)),
    tails: encoder.encode(packQuestions(words.tails)),
  };
}
