// What a person chose for the rows of a run: taken over, for rows of the same text too, and taken back step by step.
import type { Choice } from '../../bulk/rowAnswer.ts';
import { type BulkRow, type Chosen, textKey } from './bulkRows.ts';
import type { TariffPort } from './tariffPort.ts';

/** Choices of rows by their index, as a draft keeps them. */
export type KeptChoices = readonly (readonly [index: number, choice: Choice])[];

/** What the rows of one step had before it. */
type Step = readonly { readonly row: BulkRow; readonly before: Chosen | undefined }[];

export class BulkChoices {
  readonly #rows: readonly BulkRow[];
  readonly #steps: Step[] = [];
  #byText: ReadonlyMap<string, readonly BulkRow[]> | undefined;

  constructor(rows: readonly BulkRow[]) {
    this.#rows = rows;
  }

  /** The rows with the text of this one, itself among them. */
  sameText(row: BulkRow): readonly BulkRow[] {
    this.#byText ??= byText(this.#rows);
    return this.#byText.get(textKey(row.text)) ?? [row];
  }

  /**
   * Takes a choice for these rows; false: there is no such code or rate, and nothing changed. Rows of another day, whose
   * rates are others, take the code alone.
   */
  async take(port: Pick<TariffPort, 'answerWith'>, rows: readonly BulkRow[], choice: Choice): Promise<boolean> {
    const days = [...new Set(rows.map(({ told }) => told.day))];
    const text = rows[0]?.text ?? '';
    const asked = await port.answerWith(days.map((day) => ({ text, choice, told: { day } })));
    const hasRate = new Map(days.map((day, at) => [day, asked[at] !== undefined]));
    if (![...hasRate.values()].includes(true)) return false;
    const { code } = choice;
    const chosen = await this.#chosen(
      port,
      rows.map((row) => [row, hasRate.get(row.told.day) === true ? choice : { code }] as const),
    );
    if (chosen.some((one) => one === undefined)) return false;
    this.#step(rows, (at) => chosen[at]);
    return true;
  }

  /** The rows are again as they were found. */
  takeBack(rows: readonly BulkRow[]): void {
    this.#step(rows, () => undefined);
  }

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** Undoes the last step; hands back its rows. */
  undo(): readonly BulkRow[] {
    const step = this.#steps.pop() ?? [];
    for (const { row, before } of step) row.chosen = before;
    return step.map(({ row }) => row);
  }

  kept(): KeptChoices {
    return this.#rows.flatMap(({ index, chosen }) => (chosen === undefined ? [] : [[index, chosen.choice] as const]));
  }

  /** Puts back what a draft kept; hands back how many choices no longer hold, since the tariff is another. */
  async restore(port: Pick<TariffPort, 'answerWith'>, kept: KeptChoices): Promise<number> {
    const pairs = kept.flatMap(([index, choice]) => {
      const row = this.#rows[index];
      return row === undefined ? [] : [[row, choice] as const];
    });
    const chosen = await this.#chosen(port, pairs);
    for (const [at, [row]] of pairs.entries()) row.chosen = chosen[at];
    return chosen.filter((one) => one === undefined).length;
  }

  async #chosen(
    port: Pick<TariffPort, 'answerWith'>,
    pairs: readonly (readonly [BulkRow, Choice])[],
  ): Promise<readonly (Chosen | undefined)[]> {
    const items = pairs.map(([{ text, told }, choice]) => ({ text, choice, told }));
    const answers = await port.answerWith(items);
    return items.map(({ choice }, at) => {
      const answer = answers[at];
      return answer && { choice, answer };
    });
  }

  #step(rows: readonly BulkRow[], chosen: (at: number) => Chosen | undefined): void {
    this.#steps.push(rows.map((row) => ({ row, before: row.chosen })));
    for (const [at, row] of rows.entries()) row.chosen = chosen(at);
  }
}

function byText(rows: readonly BulkRow[]): ReadonlyMap<string, readonly BulkRow[]> {
  const groups = new Map<string, BulkRow[]>();
  for (const row of rows) {
    const key = textKey(row.text);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
