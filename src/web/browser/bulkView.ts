// The table of the bulk page: rows by doubt, page by page; what changed is shown where it stood.
import { html } from '../html.ts';
import { texts } from '../texts/ofPage.ts';
import { alikeOf, answerOf, type BulkRow, byDoubt, firstOfEach, isDoubtful } from './bulkRows.ts';
import type { BulkRun } from './bulkRun.ts';
import { rowHtml } from './bulkTable.ts';
import { linksKept } from './language.ts';
import { showPager } from './pager.ts';
import { part } from './part.ts';

const { bulk, form } = texts;
const PAGE_SIZE = 50;
/** What of a row can have the focus. */
const CONTROLS = ['input', 'select', '[data-use]', '[data-review-row]', 'a', 'summary'];
const reviewButton = (line: Element | null): HTMLElement | null | undefined => line?.querySelector('[data-review-row]');

export class RowsView {
  readonly #base = document.documentElement.dataset.base ?? '';
  readonly #body = part<HTMLElement>('[data-rows]');
  readonly #onlyDoubtful = part<HTMLInputElement>('#only_doubtful');
  readonly #title = part<HTMLElement>('[data-outcome-title]');
  #run: BulkRun | undefined;
  #ordered: readonly BulkRow[] = [];
  #page = 0;
  #seconds = '';

  constructor() {
    this.#onlyDoubtful.addEventListener('change', () => this.#reorder());
    part('[data-previous]').addEventListener('click', () => this.#turn(this.#page - 1));
    part('[data-next]').addEventListener('click', () => this.#turn(this.#page + 1));
  }

  /** A run that is done, after so many milliseconds. */
  show(run: BulkRun, milliseconds: number): void {
    this.#run = run;
    this.#seconds = (milliseconds / 1000).toFixed(1);
    this.#onlyDoubtful.checked = false;
    this.#reorder();
  }

  focusTitle(): void {
    this.#title.focus();
  }

  /** The row that an element of the table stands in. */
  rowOf(element: Element): BulkRow | undefined {
    return this.#run?.rows[Number(element.closest<HTMLElement>('tr')?.dataset.index)];
  }

  /** The next row to look at, in the order shown; after the last again the first. */
  next(row: BulkRow): BulkRow | undefined {
    const at = this.#ordered.indexOf(alikeOf(row)[0] ?? row);
    return [...this.#ordered.slice(at + 1), ...this.#ordered.slice(0, Math.max(0, at))].find(isDoubtful);
  }

  /** Rows stay where they are, so that the next one is found where it was; what of them had the focus keeps it. */
  showAnew(rows: readonly BulkRow[]): void {
    for (const row of rows) {
      const line = this.#lineOf(row);
      if (line === null) continue;
      const focused = CONTROLS.find((control) => line.querySelector(control) === document.activeElement);
      const fresh = document.createElement('tbody');
      fresh.innerHTML = linksKept(rowHtml(row, this.#base));
      const [made] = fresh.children;
      if (made === undefined) continue;
      line.replaceWith(made);
      if (focused !== undefined) (made.querySelector<HTMLElement>(focused) ?? reviewButton(made))?.focus();
    }
    this.#tellCounts();
  }

  /** Goes to a row, on its page of the table. */
  focusRow(row: BulkRow): void {
    const at = this.#ordered.indexOf(row);
    if (at >= 0 && this.#lineOf(row) === null) this.#turn(Math.floor(at / PAGE_SIZE));
    (reviewButton(this.#lineOf(row)) ?? this.#title).focus();
  }

  #lineOf({ index }: BulkRow): HTMLElement | null {
    return this.#body.querySelector(`tr[data-index="${index}"]`);
  }

  #reorder(): void {
    const rows = this.#run?.rows ?? [];
    const texts = firstOfEach(rows);
    this.#ordered = byDoubt(this.#onlyDoubtful.checked ? texts.filter(isDoubtful) : texts);
    this.#turn(0);
    this.#tellCounts();
  }

  #turn(page: number): void {
    const pages = Math.max(1, Math.ceil(this.#ordered.length / PAGE_SIZE));
    this.#page = Math.min(Math.max(0, page), pages - 1);
    const shown = this.#ordered.slice(this.#page * PAGE_SIZE, (this.#page + 1) * PAGE_SIZE);
    this.#body.innerHTML = linksKept(html`${shown.map((row) => rowHtml(row, this.#base))}`);
    showPager(this.#page, pages);
  }

  #tellCounts(): void {
    if (this.#run === undefined) return;
    const { rows, question, choices } = this.#run;
    const doubtful = rows.filter(isDoubtful).length;
    const left = rows.filter((row) => answerOf(row) === undefined).length;
    const chosen = rows.filter((row) => row.chosen !== undefined).length;
    part<HTMLElement>('[data-chosen-count]').textContent =
      chosen === 0 ? bulk.noneChosen : bulk.chosen(form.number(chosen));
    part<HTMLButtonElement>('[data-undo]').disabled = !choices.canUndo;
    const day = form.day(question.day);
    const isDated = question.told.columns.some(({ role }) => role === 'date');
    const rates = isDated ? bulk.ratesByRow(day) : bulk.ratesOfDay(day);
    const counts = bulk.counts(form.number(rows.length), this.#seconds, rates, form.number(doubtful), doubtful > 0);
    part<HTMLElement>('[data-outcome-text]').textContent =
      `${counts}${left > 0 ? bulk.stopped(form.number(left)) : ''}`;
  }
}
