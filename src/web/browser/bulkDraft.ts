// The file and what was chosen for it, kept for this tab alone: a reload loses nothing, closing the tab forgets it.
import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { isRole, type Role } from '../../register/read/roles.ts';
import type { KeptChoices } from './bulkChoices.ts';
import type { ReadTable } from './sheetWorker.ts';

/** What is needed to ask again: the answers come anew from the tariff. */
export interface Draft extends ReadTable {
  /** With its ending. */
  readonly fileName: string;
  readonly hasHeader: boolean;
  readonly column: number;
  /** By place of the column: the role that a person gave it; null: as it is found. */
  readonly roles: readonly (Role | null)[];
  /** ISO date whose rates are given. */
  readonly day: string;
}

const FILE = 'kosh-bulk-file';
const CHOICES = 'kosh-bulk-choices';
/** Browsers have room for some five million characters; a file that is larger is not even tried. */
const MOST_CHARACTERS = 5_000_000;
const MAX_FILE_NAME = 255;

/** False: the browser has no room for it, or keeps nothing at all. */
function keep(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function kept(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);
const isText = (value: unknown): value is string => typeof value === 'string';
const isGivenRole = (value: unknown): value is Role | null => value === null || (isText(value) && isRole(value));
const isRow = (value: unknown): value is readonly string[] => isListOf(value, isText);

/** What a tab kept may have been written by anything that ran on this origin: only what has the form of a draft is one. */
function draftIn(value: unknown): Draft | undefined {
  if (!isObject(value)) return undefined;
  const { fileName, table, numberColumns, remark, hasHeader, column, roles, day } = value;
  const isWhole =
    isText(fileName) &&
    fileName.length <= MAX_FILE_NAME &&
    isListOf(table, isRow) &&
    isListOf(numberColumns, isPlace) &&
    isText(remark) &&
    typeof hasHeader === 'boolean' &&
    isPlace(column) &&
    table.some((row) => column < row.length) &&
    isListOf(roles, isGivenRole) &&
    isText(day) &&
    isCalendarDay(day);
  return isWhole ? { fileName, table, numberColumns, remark, hasHeader, column, roles, day } : undefined;
}

/** Choices of rows that there are, by codes that are digits; the tariff itself says whether it has them. */
function choicesIn(value: unknown, rows: number): KeptChoices {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): KeptChoices => {
    const [index, choice]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    if (!isPlace(index) || index >= rows || !isObject(choice)) return [];
    const { code, branch } = choice;
    // No code at all: the row needs none.
    if (!isText(code) || !/^(?:\d{2,8})?$/.test(code)) return [];
    if (branch === undefined) return [[index, { code }]];
    if (!isObject(branch)) return [];
    const { rate, condition, schedule } = branch;
    return isText(rate) && isText(condition) && isText(schedule)
      ? [[index, { code, branch: { rate, condition, schedule } }]]
      : [];
  });
}

/** Keeps a file in the place of the last, without choices. */
export function keepDraft(draft: Draft): boolean {
  forgetDraft();
  let characters = 0;
  for (const row of draft.table) for (const cell of row) characters += cell.length;
  return characters <= MOST_CHARACTERS && keep(FILE, draft);
}

export const keepChoices = (choices: KeptChoices): boolean => keep(CHOICES, choices);

export function keptDraft(): { readonly draft: Draft; readonly choices: KeptChoices } | undefined {
  const draft = draftIn(kept(FILE));
  return draft && { draft, choices: choicesIn(kept(CHOICES), draft.table.length) };
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(FILE);
    sessionStorage.removeItem(CHOICES);
  } catch {
    // Where nothing may be kept, there is nothing to forget.
  }
}
