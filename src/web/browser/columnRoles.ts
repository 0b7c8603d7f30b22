// What each column of a file holds, as a person may set it: the rows of a table of columns, on /check and on /bulk.
import { ROLES, type Role } from '../../register/read/roles.ts';
import { html, type SafeHtml } from '../html.ts';
import { texts } from '../texts/ofPage.ts';

const { check } = texts;

export interface ColumnChoice {
  /** In the file, from 0. */
  readonly at: number;
  readonly name: string;
  readonly role: Role;
  /** The first cells that hold something. */
  readonly sample: readonly string[];
}

export interface RoleOptions {
  readonly roles: readonly Role[];
  /** What a column is called that holds nothing of use here. */
  readonly other: string;
}

const roleRows = (columns: readonly ColumnChoice[], { roles, other }: RoleOptions): SafeHtml =>
  html`${columns.map(({ at, name, role, sample }) => {
    const title = name === '' ? String(at + 1) : name;
    return html`<tr><th scope="row">${title}</th><td><select data-column="${at}" aria-label="${check.columnRole}: ${title}">${roles.map(
      (one) =>
        html`<option value="${one}"${one === role && html` selected`}>${one === 'other' ? other : check.roles[one]}</option>`,
    )}</select></td><td class="soft">${sample.join(' · ')}</td></tr>`;
  })}`;

/** Writes the rows anew; the choice that had the focus keeps it. */
export function showRoles(place: HTMLElement, columns: readonly ColumnChoice[], options: RoleOptions): void {
  const focused = place.querySelector<HTMLElement>('select:focus')?.dataset.column;
  place.innerHTML = String(roleRows(columns, options));
  if (focused !== undefined) place.querySelector<HTMLElement>(`[data-column="${focused}"]`)?.focus();
}

/** The column and the role that a person chose in such a row. */
export const roleChosen = ({ dataset, value }: HTMLSelectElement): readonly [at: number, role: Role | null] => [
  Number(dataset.column),
  ROLES.find((role) => role === value) ?? null,
];
