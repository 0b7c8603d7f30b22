// Everything about one code: its entry, the codes around it, its rates since GST began, its names.
import { namesOf, type Records } from '../dataset/records.ts';
import type { View } from '../model/days.ts';
import { inForce } from '../model/periods.ts';
import { exactReason } from './answer.ts';
import { ancestorsOf, childrenOf, nearestTo } from './codeTree.ts';
import type { CodeRecord, NoSuchCode } from './contract.ts';
import { codeLink, correctionsOf, entryOf, periodView, questionsOn } from './results.ts';

export function codeRecord(records: Records, code: number, view: View): CodeRecord {
  const digits = records.code(code);
  const links = (codes: readonly number[]) => codes.map((one) => codeLink(records, one, view.day));
  return {
    ...entryOf(records, view, code),
    why: exactReason(digits),
    confidence: 1,
    level: digits.length,
    ancestors: links(ancestorsOf(records, code)),
    children: links(childrenOf(records, code)),
    history: records.rateHistory(code).map(periodView),
    cess_history: records
      .cessHistory(code)
      .map(({ from, to, ratePercent, note }) => ({ from, to, rate: ratePercent, note })),
    rcm_history: records
      .reverseChargeHistory(code)
      .map(({ from, to, trigger, notificationRef }) => ({ from, to, trigger, notification_ref: notificationRef }))
      .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    common_names: namesOf(records, code).map(({ name, language, kind }) => ({ name, language, kind })),
    open_questions: questionsOn(records, code, view.day).map(({ id, question, readings, answer, why }) => ({
      id,
      question,
      readings,
      answer,
      why,
    })),
    corrections: correctionsOf(records, digits),
    digits_needed: records.facts.digitRules
      .filter((rule) => inForce(rule, view.day))
      .map(({ document, turnover, minDigits, note }) => ({ document, turnover, min_digits: minDigits, note })),
  };
}

/** `given`: the code as it was asked for; `digits`: without what is not one. */
export function noSuchCode(records: Records, given: string, digits: string, view: View): NoSuchCode {
  const nearest = nearestTo(records, digits).map((one) => codeLink(records, one, view.day));
  const hint =
    nearest.length > 0
      ? `The nearest that exist: ${nearest.map(({ code }) => code).join(', ')}.`
      : 'A code has 4 to 8 digits, such as 8517 or 85171300.';
  return { error: `There is no code ${given}. ${hint}`, nearest };
}
