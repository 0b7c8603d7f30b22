// What is wrong with a number that is written to a pattern, by position.
import { number, type Table, text } from '../../../src/tools/result.ts';

export interface Fault {
  /** Counted from 1. */
  readonly position: number;
  readonly message: string;
}

/** One table of all faults; none where nothing is wrong. */
export const faultTables = (faults: readonly Fault[]): readonly Table[] =>
  faults.length === 0
    ? []
    : [
        {
          title: 'What is wrong',
          columns: ['Position', 'Fault'],
          rows: faults.map(({ position, message }) => [number(position), text(message)]),
        },
      ];
