// What is debated about a code, and what of it was corrected.
import type { Records } from '../dataset/records.ts';
import { inForce } from '../model/periods.ts';
import type { Correction, OpenQuestion } from '../model/rates.ts';
import type { CorrectionView, DatasetMeta } from './contract.ts';
import { percent } from './percent.ts';

/** The questions that the rate of the code on the day depends on. */
export function questionsOn(records: Records, code: number, day: string): readonly OpenQuestion[] {
  const digits = records.code(code);
  return records.debates.openQuestions.filter(
    (question) => question.codes.some((prefix) => digits.startsWith(prefix)) && inForce(question, day),
  );
}

/** "Debated: … (open question rudraksha)." */
export const questionNote = (questions: readonly OpenQuestion[]): string =>
  questions.map(({ id, question }) => `Debated: ${question} See open question ${id}.`).join(' ');

const viewOf = ({ correctedOn, code, from, to, was, is, why }: Correction): CorrectionView => ({
  code,
  corrected_on: correctedOn,
  from,
  to,
  was: percent(was),
  is: percent(is),
  why,
});

export const correctionsOf = ({ debates }: Records, code: string): readonly CorrectionView[] =>
  debates.corrections.filter((correction) => correction.code === code).map(viewOf);

/** What the dataset had wrong and corrected from one day to another. */
export const correctionsBetween = ({ debates }: Records, from: string, to: string): readonly CorrectionView[] =>
  debates.corrections.filter(({ correctedOn }) => from <= correctedOn && correctedOn <= to).map(viewOf);

/** The corrected codes by day, the latest day first. */
export const correctedCodes = ({ facts }: Records): DatasetMeta['corrections'] =>
  facts.corrected.map(({ correctedOn, codes }) => ({ corrected_on: correctedOn, codes }));
