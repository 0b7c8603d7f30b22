// Reads values out of a result by their labels; for tests, so that they do not depend on positions.
import { drained, type Steps } from '../steps/steps.ts';
import type { Outcome } from './kit.ts';
import type { CalculatorResult } from './result.ts';
import { shownText } from './show.ts';

/** The text of the row with this label; undefined when there is none. */
export function valueIn({ rows }: CalculatorResult, label: string): string | undefined {
  const found = rows.find((row) => row.label === label);
  return found === undefined ? undefined : shownText(found.value);
}

/** The result of a run that must succeed; throws with all problems otherwise. */
export function resultOf(run: Steps<Outcome>): CalculatorResult {
  const outcome = drained(run);
  if (outcome.ok) return outcome.result;
  throw new Error(outcome.problems.map(({ message }) => message).join(' '));
}

/** The problems of a run, as sentences; empty when it succeeded. */
export function problemsOf(run: Steps<Outcome>): readonly string[] {
  const outcome = drained(run);
  return outcome.ok ? [] : outcome.problems.map(({ message }) => message);
}
