// Stretches of days on which every answer is the same: what is known of one of its days holds for all of them.
import type { Records } from '../dataset/records.ts';
import { dayAfter } from '../model/periods.ts';

export class SameLaw {
  /** The first day of each stretch, in order. */
  readonly #starts: readonly string[];

  constructor(records: Records, today: string) {
    const { asOf } = records.facts;
    const { openQuestions } = records.debates;
    const days = new Set(records.changeDays());
    for (const { from, to } of openQuestions) {
      days.add(from);
      if (to !== null) days.add(dayAfter(to));
    }
    // Behind the last day that is known, an answer says so.
    days.add(dayAfter(today > asOf ? today : asOf));
    this.#starts = [...days].sort();
  }

  /** The first day of the stretch that a day lies in; before the first of them: empty. */
  startOf(day: string): string {
    let from = 0;
    let to = this.#starts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#starts[middle] as string) <= day) from = middle + 1;
      else to = middle;
    }
    return this.#starts[from - 1] ?? '';
  }
}
