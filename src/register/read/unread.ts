// Cells that hold something which is not what their column is for: a day that does not exist, an amount with letters.
import type { Role } from './roles.ts';

export interface Unread {
  readonly role: Role;
  /** As the file has it. */
  readonly cell: string;
}

export const ALL_READ: readonly Unread[] = [];
