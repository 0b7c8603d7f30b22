// The file and what was chosen for it, kept for this tab alone: a reload loses nothing, closing the tab forgets it.
import type { KeptChoices } from './bulkChoices.ts';
import type { ReadTable } from './sheetWorker.ts';

/** What is needed to ask again: the answers come anew from the tariff. */
export interface Draft extends ReadTable {
  /** With its ending. */
  readonly fileName: string;
  readonly hasHeader: boolean;
  readonly column: number;
  /** ISO date whose rates are given. */
  readonly day: string;
}

const FILE = 'kosh-bulk-file';
const CHOICES = 'kosh-bulk-choices';
/** Browsers have room for some five million characters; a file that is larger is not even tried. */
const MOST_CHARACTERS = 5_000_000;

/** False: the browser has no room for it, or keeps nothing at all. */
function keep(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function kept<Value>(key: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
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
  const draft = kept<Draft>(FILE);
  return draft && { draft, choices: kept<KeptChoices>(CHOICES) ?? [] };
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(FILE);
    sessionStorage.removeItem(CHOICES);
  } catch {
    // Where nothing may be kept, there is nothing to forget.
  }
}
