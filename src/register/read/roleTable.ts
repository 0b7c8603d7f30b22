// A table whose columns are roles from the beginning, as JSON and XML have them.
import type { TextRow } from './cells.ts';
import type { Layout } from './layout.ts';
import type { FileFacts } from './lines.ts';
import type { Role } from './roles.ts';

export interface RoleTable {
  readonly roles: readonly Role[];
  readonly rows: readonly TextRow[];
  readonly facts?: FileFacts;
}

export const roleLayout = (roles: readonly Role[]): Layout => ({
  titles: 0,
  headerRows: 0,
  columns: roles.map((role) => ({ name: role, role })),
  dayOrder: 'day first',
  isGiven: true,
});
