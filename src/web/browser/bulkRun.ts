// One run over a file. What it was asked with stays with it, whatever the page's settings become meanwhile.

import { textOfRow } from '../../register/read/rowKind.ts';
import { MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import { BulkChoices } from './bulkChoices.ts';
import { type BulkRow, type FileParts, isDoubtful, outputTable } from './bulkRows.ts';
import type { NamedAnswer } from './messages.ts';
import type { TariffPort } from './tariffPort.ts';

/** Texts asked for at once; small enough that progress is smooth, large enough that messages cost nothing. */
export const PORTION = 100;

export interface BulkQuestion {
  /** Without its ending. */
  readonly fileName: string;
  readonly parts: FileParts;
  /** Columns of numbers, which stay numbers. */
  readonly numberColumns: readonly number[];
  readonly column: number;
  /** ISO date whose rates are given. */
  readonly day: string;
}

export class BulkRun {
  readonly question: BulkQuestion;
  readonly rows: readonly BulkRow[];
  readonly choices: BulkChoices;
  /** Each text once. */
  readonly texts: readonly string[];
  isStopped = false;
  /** How many rows wanted a look before a person chose anything. */
  doubtfulAtFirst = 0;

  constructor(question: BulkQuestion) {
    this.question = question;
    this.rows = question.parts.data.map((row, index) => {
      const text = [...textOfRow(row, question.column)].slice(0, MAX_TEXT).join('');
      return { index, text, found: undefined, chosen: undefined };
    });
    this.choices = new BulkChoices(this.rows, question.day);
    this.texts = [...new Set(this.rows.map(({ text }) => text))];
  }

  /** Asks all ports at once until everything is answered or the run is stopped. */
  async ask(ports: readonly TariffPort[], show: (done: number) => void): Promise<void> {
    const answers = new Map<string, NamedAnswer>();
    let next = 0;
    const work = async (port: TariffPort): Promise<void> => {
      while (!this.isStopped && next < this.texts.length) {
        const portion = this.texts.slice(next, next + PORTION);
        next += PORTION;
        const found = await port.classify(portion, this.question.day);
        for (const [i, answer] of found.entries()) answers.set(portion[i] ?? '', answer);
        if (!this.isStopped) show(answers.size);
      }
    };
    await Promise.all(ports.map(work));
    for (const row of this.rows) row.found = answers.get(row.text);
    this.doubtfulAtFirst = this.rows.filter(isDoubtful).length;
  }

  output() {
    return outputTable(this.question.parts, this.rows);
  }
}
