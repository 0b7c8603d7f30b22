// A code that was found, as a choice of the review; and how a choice reads.
import type { TypedRole } from '../../register/check/finding.ts';
import type { Decision } from '../../register/write/decisions.ts';
import { spaced } from '../tariff/words.ts';
import { texts } from '../texts/ofPage.ts';
import type { Choice, CodeOption } from './checkMessages.ts';

export const codeChoiceOf = ({ code, description, rate }: CodeOption): Choice => ({
  decision: { code },
  fitsAll: false,
  description,
  note: rate,
});

export function labelOf(decision: Decision): string {
  if (decision === null) return texts.check.keep;
  const { code, rate, unit, typed = {} } = decision;
  return [
    ...(code === undefined ? [] : [texts.check.code(spaced(code))]),
    ...(rate === undefined ? [] : [texts.check.rate(`${rate}%`)]),
    ...(unit === undefined ? [] : [texts.check.unit(unit)]),
    ...Object.entries(typed).map(([role, cell]) => `${texts.check.roles[role as TypedRole]} ${cell}`),
  ].join(', ');
}
