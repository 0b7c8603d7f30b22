// What the text model learns from: every text of the repository that has a code.

import { withoutExclusions } from '../../src/tariff/engine/text/terms.ts';
import type { WordLists } from '../../src/tariff/model/words.ts';
import type { TariffText } from '../../src/tariff/source/readCodes.ts';

export const LESSON_KINDS = ['description', 'name', 'usual', 'example', 'medicine', 'brand'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

export interface Lesson {
  readonly text: string;
  readonly code: string;
  readonly kind: LessonKind;
}

/** How much a lesson counts: a usual name is what people write, a description hardly. */
export const LESSON_WEIGHTS: Readonly<Record<LessonKind, number>> = {
  description: 0.6,
  name: 0.8,
  usual: 1.3,
  example: 1,
  medicine: 0.8,
  brand: 0.6,
};
/** How often a lesson is given in each round, each time disturbed anew. */
export const LESSON_TIMES: Readonly<Record<LessonKind, number>> = {
  description: 1,
  name: 1,
  usual: 2,
  example: 1,
  medicine: 4,
  brand: 1,
};

/** Medicines in doses; a brand of medicines that may be in bulk or in doses is sold in doses. */
const DOSES = '3004';

export function lessonsOf(text: TariffText, words: WordLists): readonly Lesson[] {
  const lessons: Lesson[] = [];
  const add = (kind: LessonKind, one: string, code: string): void => {
    if (one.trim() !== '') lessons.push({ text: one.trim(), code, kind });
  };
  for (const { code, description, status } of text.codes) {
    if (status === 'live') add('description', withoutExclusions(description), code);
  }
  for (const { name, code, usual } of text.names) add(usual ? 'usual' : 'name', name, code);
  for (const { text: line, code } of text.examples) add('example', line, code);
  for (const { name, headings } of words.medicines) {
    const [first] = headings;
    if (first !== undefined) add('medicine', name, headings.includes(DOSES) ? DOSES : first);
  }
  for (const { name, kind, makes, headings } of words.brands) {
    const [heading] = headings;
    if (heading === undefined) continue;
    add('brand', name, heading);
    const [goods] = makes;
    if (goods !== undefined) add('brand', `${name} ${goods}`, heading);
    else if (kind === 'range') continue;
  }
  return lessons;
}
