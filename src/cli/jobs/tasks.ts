// What is done with each row, in the command's own thread or in a worker's.
import { Classifier } from '../../bulk/classifier.ts';
import { addedCells } from '../../bulk/columns.ts';
import type { Review } from '../../bulk/rowAnswer.ts';
import type { Told } from '../../bulk/told.ts';
import { Checker, type CheckOptions } from '../../register/check/checker.ts';
import type { Finding } from '../../register/check/finding.ts';
import type { CheckedFile, Line } from '../../register/read/lines.ts';
import type { Role } from '../../register/read/roles.ts';
import type { OwnName, Tariff } from '../../tariff/index.ts';

/** Of a row of a table: its text, and what its other columns say. */
export interface RowText {
  readonly text: string;
  readonly told: Told;
  /** It has more cells than the table has columns: a text with a delimiter that is not quoted is cut. */
  readonly isTooWide: boolean;
}

/** What is added to a row. */
export interface RowCells {
  readonly added: readonly string[];
  readonly review: Review;
}

interface Common {
  /** ISO date: the same for all threads, though midnight may pass. */
  readonly today: string;
  readonly ownNames: readonly OwnName[];
}

export interface ClassifyTask extends Common {
  readonly kind: 'classify';
  readonly day: string;
  readonly reviewBelow: number;
}

export interface CheckTask extends Common {
  readonly kind: 'check';
  readonly options: CheckOptions;
  readonly roles: readonly Role[];
  /** What is known of the file, but for its roles: a function cannot go to another thread. */
  readonly file: Omit<CheckedFile, 'has'>;
}

export type Task = ClassifyTask | CheckTask;

export function rowClassifier(tariff: Tariff, { day, reviewBelow }: ClassifyTask): (row: RowText) => RowCells {
  const classifier = new Classifier(tariff, { day, reviewBelow });
  return ({ text, told, isTooWide }) => {
    const answer = classifier.classify(text, told);
    const reviewed = isTooWide ? { ...answer, review: 'code' as const } : answer;
    return { added: addedCells(reviewed), review: reviewed.review };
  };
}

export function lineChecker(tariff: Tariff, { options, roles, file }: CheckTask): (line: Line) => readonly Finding[] {
  const check = new Checker(tariff, options).open({ ...file, has: (role) => roles.includes(role) });
  return (line) => check.found(line);
}
