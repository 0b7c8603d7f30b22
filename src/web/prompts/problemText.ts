// What is wrong with a value of a prompt's or a calculator's form, in the language of the page where it has the sentence.
import type { FieldMap } from '../../prompts/kit.ts';
import { type Problem, withoutName } from '../../prompts/values.ts';
import type { Say } from '../texts/sayAnswer.ts';

/** Undefined: the language does not have it. In sentences of a language `#` stands for the field, beside which they are shown. */
export function saidProblem({ field, message }: Problem, fields: FieldMap, say: Say): string | undefined {
  const label = fields[field]?.label ?? '';
  return say(message.replace(`${label} (${field})`, '#')) ?? say(withoutName({ field, message }));
}

export const problemText = (problem: Problem, fields: FieldMap, say: Say | undefined): string =>
  (say && saidProblem(problem, fields, say)) ?? withoutName(problem);
