// What a person chose for texts of a table as a file of own names, which every later table, register and lookup can follow.
import { csvLine } from '../csv/write.ts';
import type { Choice } from './rowAnswer.ts';

export interface ChosenText {
  readonly text: string;
  readonly choice: Choice;
}

/** Text, code and rate in each row; empty: no text has a code of a person's choice. The last choice for a text counts. */
export function ownNamesCsv(chosen: Iterable<ChosenText>): string {
  const rows = new Map<string, readonly string[]>();
  for (const { text, choice } of chosen) {
    const { code, branch } = choice;
    // The words of a condition name one of several rates that are alike.
    const rate = branch === undefined ? '' : branch.condition === '' ? branch.rate : branch.condition;
    const name = text.trim();
    if (name !== '' && code !== '') rows.set(name, [name, code, rate]);
  }
  return rows.size === 0 ? '' : [['text', 'code', 'rate'], ...rows.values()].map((row) => csvLine(row)).join('');
}
