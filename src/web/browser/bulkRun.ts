// One run over a file. What it was asked with stays with it, whatever the page's settings become meanwhile.

import type { ToldReader } from '../../bulk/told.ts';
import { textOfRow } from '../../register/read/rowKind.ts';
import { MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import { BulkChoices } from './bulkChoices.ts';
import { type BulkRow, type FileParts, firstOfEach, isDoubtful } from './bulkRows.ts';
import type { AskedItem } from './messages.ts';
import type { NamedAnswer } from './packedAnswers.ts';
import { Pauses } from './pauses.ts';
import type { TariffPort } from './tariffPort.ts';

/** Items asked for at once; small enough that progress is smooth, large enough that messages cost nothing. */
export const PORTION = 100;

export interface BulkQuestion {
  /** Without its ending. */
  readonly fileName: string;
  readonly parts: FileParts;
  /** Columns of numbers, which stay numbers. */
  readonly numberColumns: readonly number[];
  readonly column: number;
  /** Reads what the other columns tell of an item. */
  readonly told: ToldReader;
  /** ISO date whose rates are given to rows that tell none. */
  readonly day: string;
}

export class BulkRun {
  readonly question: BulkQuestion;
  readonly rows: readonly BulkRow[];
  readonly choices: BulkChoices;
  /** Each text once with what is told beside it. */
  readonly items: readonly AskedItem[];
  /** The place of each row's item. */
  readonly #itemOf: readonly number[];
  isStopped = false;
  /** How many texts wanted a look before a person chose anything. */
  doubtfulAtFirst = 0;

  private constructor(question: BulkQuestion, rows: readonly BulkRow[], items: readonly AskedItem[], itemOf: number[]) {
    this.question = question;
    this.rows = rows;
    this.items = items;
    this.#itemOf = itemOf;
    this.choices = new BulkChoices(rows);
  }

  /** Reads the rows of a file, between which the page draws. */
  static async of(question: BulkQuestion): Promise<BulkRun> {
    const { parts, column, told: reader, day: tableDay } = question;
    const pauses = new Pauses();
    const rows: BulkRow[] = [];
    const items: AskedItem[] = [];
    const itemOf: number[] = [];
    const places = new Map<string, number>();
    const groups: BulkRow[][] = [];
    for (const [index, cells] of parts.data.entries()) {
      const text = cut(textOfRow(cells, column));
      const told = { day: tableDay, ...reader.read(cells, index + 1) };
      const key = `${told.day}\t${told.undated ?? ''}\t${told.price ?? ''}\t${told.group ?? ''}\t${told.isItem ?? ''}\t${told.code ?? ''}\t${text}`;
      let place = places.get(key);
      if (place === undefined) {
        place = items.length;
        places.set(key, place);
        items.push({ text, told });
        groups.push([]);
      }
      itemOf.push(place);
      const alike = groups[place] ?? [];
      const row: BulkRow = { index, text, told, found: undefined, chosen: undefined, alike };
      alike.push(row);
      rows.push(row);
      if (index % PORTION === 0) await pauses.here();
    }
    return new BulkRun(question, rows, items, itemOf);
  }

  /** Asks all ports at once until everything is answered or the run is stopped. */
  async ask(ports: readonly Pick<TariffPort, 'classify'>[], show: (done: number) => void): Promise<void> {
    const answers: (NamedAnswer | undefined)[] = new Array(this.items.length);
    let next = 0;
    let done = 0;
    const work = async (port: Pick<TariffPort, 'classify'>): Promise<void> => {
      while (!this.isStopped && next < this.items.length) {
        const from = next;
        next += PORTION;
        const found = await port.classify(this.items.slice(from, from + PORTION));
        for (const [i, answer] of found.entries()) answers[from + i] = answer;
        done += found.length;
        if (!this.isStopped) show(done);
      }
    };
    await Promise.all(ports.map(work));
    for (const row of this.rows) row.found = answers[this.#itemOf[row.index] ?? -1];
    this.doubtfulAtFirst = firstOfEach(this.rows).filter(isDoubtful).length;
  }
}

const cut = (text: string): string => (text.length > MAX_TEXT ? [...text].slice(0, MAX_TEXT).join('') : text);
