// What must hold for open questions and corrections: they name codes that exist and say what is answered.
import { inForce } from '../model/periods.ts';
import type { CodeRates, Correction, OpenQuestion } from '../model/rates.ts';

/** Questions about no code, or about codes whose rate does not differ by reading and is not explained by time. */
export const checkQuestions = (
  questions: readonly OpenQuestion[],
  rates: ReadonlyMap<string, CodeRates>,
): readonly string[] =>
  questions.flatMap(({ id, codes }) =>
    codes
      .filter((prefix) => ![...rates.keys()].some((code) => code.startsWith(prefix)))
      .map((prefix) => `the question ${id} is about ${prefix}, under which there is no code`),
  );

/** Corrections that say another rate than is answered, or none at all. */
export function checkCorrections(
  corrections: readonly Correction[],
  rates: ReadonlyMap<string, CodeRates>,
): readonly string[] {
  const seen = new Set<string>();
  return corrections.flatMap(({ correctedOn, code, from, was, is }) => {
    const where = `the correction of ${code} from ${from}`;
    const key = `${correctedOn} ${code} ${from}`;
    if (seen.has(key)) return [`${where} stands twice`];
    seen.add(key);
    const period = rates.get(code)?.rates.find((candidate) => inForce(candidate, from));
    const shown = period?.branches[0]?.ratePercent;
    if (shown === undefined) return [`${where}: there is no such code`];
    if (was === is) return [`${where} changes nothing`];
    return shown === is ? [] : [`${where} says ${is}%, but the answer is ${shown}%`];
  });
}
