// The file of the bulk page and how it is read: names of columns, which holds the texts, what the others tell.
import { isTelling, TELLING_ROLES, ToldReader } from '../../bulk/told.ts';
import { ROWS_TO_KNOW } from '../../register/read/content.ts';
import { type Layout, layoutOf, textColumn } from '../../register/read/layout.ts';
import type { Role } from '../../register/read/roles.ts';
import { todayInIndia } from '../../tariff/model/days.ts';
import { html } from '../html.ts';
import { texts } from '../texts/ofPage.ts';
import type { Draft } from './bulkDraft.ts';
import { type FileParts, layoutFor, partsOf } from './bulkRows.ts';
import type { BulkQuestion } from './bulkRun.ts';
import { roleChosen, showRoles } from './columnRoles.ts';
import { sampleOf } from './columnSample.ts';
import { part } from './part.ts';
import type { ReadTable } from './sheetWorker.ts';

const { bulk, check } = texts;
const NOTHING_READ: ReadTable = { table: [], numberColumns: [], remark: '' };
const ROWS_SHOWN = 3;

export class FilePanel {
  readonly #form = part<HTMLFormElement>('[data-column-form]');
  readonly #column = part<HTMLSelectElement>('#column');
  readonly #hasHeader = part<HTMLInputElement>('#has_header');
  readonly #asOf = part<HTMLInputElement>('#bulk_as_of');
  readonly #columnRows = part<HTMLElement>('[data-column-rows]');
  #read = NOTHING_READ;
  /** With its ending. */
  #name = '';
  /** By place of the column: what a person gave it; null: as it is found. */
  #roles: (Role | null)[] = [];

  /** `start`: somebody wants the codes. */
  constructor(start: () => void) {
    this.#hasHeader.addEventListener('change', () => {
      this.#roles = [];
      this.#showColumns();
    });
    this.#column.addEventListener('change', () => this.#showRoles());
    this.#columnRows.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#setRole(target);
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      start();
    });
  }

  /** A file that was chosen, read as it is found. */
  open(name: string, read: ReadTable): void {
    const first = read.table.slice(0, ROWS_TO_KNOW);
    const layout = layoutOf(first);
    // A line without another below it names no columns.
    this.#hasHeader.checked = layout.headerRows > 0 && first.length > layout.titles + layout.headerRows;
    this.#show(name, read, []);
    this.#column.value = String(textColumn(layout, first));
    this.#showRoles();
    this.#column.focus();
  }

  /** A file that was kept, with what a person said of it. */
  restore(draft: Draft): void {
    this.#hasHeader.checked = draft.hasHeader;
    this.#asOf.value = draft.day;
    this.#show(draft.fileName, draft, draft.roles);
    this.#column.value = String(draft.column);
    this.#showRoles();
  }

  hide(): void {
    this.#form.hidden = true;
  }

  forget(): void {
    this.#read = NOTHING_READ;
    this.hide();
  }

  /** Everything that is needed to ask again. */
  draft(): Draft {
    return {
      fileName: this.#name,
      ...this.#read,
      hasHeader: this.#hasHeader.checked,
      column: Number(this.#column.value),
      roles: this.#roles,
      day: this.#asOf.value === '' ? todayInIndia() : this.#asOf.value,
    };
  }

  question(): BulkQuestion {
    const { numberColumns, column, day } = this.draft();
    return {
      fileName: this.#name.replace(/\.[^.]+$/, ''),
      parts: this.#parts(),
      numberColumns,
      column,
      told: this.#told(),
      day,
    };
  }

  /** Whether a run has asked for the same texts. */
  asksSameTexts({ column, parts }: BulkQuestion): boolean {
    return column === Number(this.#column.value) && (parts.header !== undefined) === this.#hasHeader.checked;
  }

  #layout(): Layout {
    return layoutFor(this.#read.table, this.#hasHeader.checked, this.#roles);
  }

  #parts(): FileParts {
    return partsOf(this.#read.table, this.#layout());
  }

  #told(): ToldReader {
    return new ToldReader(this.#layout(), Number(this.#column.value));
  }

  #show(name: string, read: ReadTable, roles: readonly (Role | null)[]): void {
    this.#read = read;
    this.#name = name;
    this.#roles = [...roles];
    part<HTMLElement>('[data-file-name]').textContent = name;
    part<HTMLElement>('[data-file-remark]').textContent = read.remark;
    this.#showColumns();
    this.#form.hidden = false;
  }

  #showColumns(): void {
    const kept = this.#column.value;
    const { titles, data } = this.#parts();
    const names = this.#layout().columns.map(({ name }, at) => name || bulk.columnNumber(at + 1));
    this.#column.innerHTML = String(html`${names.map((name, at) => html`<option value="${at}">${name}</option>`)}`);
    if (kept !== '' && Number(kept) < names.length) this.#column.value = kept;
    part<HTMLElement>('[data-row-count]').textContent = bulk.rowCount(data.length);
    part<HTMLButtonElement>('[data-find]').disabled = data.length === 0;
    part<HTMLElement>('[data-titles]').textContent =
      titles.length === 0 ? '' : bulk.titles(titles.flat().filter(Boolean).join(' · '));
    part<HTMLElement>('[data-sample-table]').innerHTML = String(
      html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${data
        .slice(0, ROWS_SHOWN)
        .map((row) => html`<tr>${names.map((_, at) => html`<td>${row[at] ?? ''}</td>`)}</tr>`)}</tbody>`,
    );
    this.#showRoles();
  }

  /** What the columns beside the texts are read as. */
  #showRoles(): void {
    const { data } = this.#parts();
    const choices = this.#layout().columns.flatMap(({ name, role }, at) =>
      at === Number(this.#column.value)
        ? []
        : [{ at, name, role: isTelling(role) ? role : ('other' as const), sample: sampleOf(data, at) }],
    );
    showRoles(this.#columnRows, choices, { roles: [...TELLING_ROLES, 'other'], other: bulk.notReadHere });
    part<HTMLElement>('[data-columns]').hidden = choices.length === 0;
    const { columns } = this.#told();
    part<HTMLElement>('[data-told]').textContent = bulk.toldBy(
      columns.map(({ role, name, at }) => `${check.roles[role]}: ${name || bulk.columnNumber(at + 1)}`),
    );
  }

  #setRole(select: HTMLSelectElement): void {
    const [at, role] = roleChosen(select);
    this.#roles = this.#layout().columns.map((_, place) => this.#roles[place] ?? null);
    this.#roles[at] = role;
    this.#showRoles();
  }
}
