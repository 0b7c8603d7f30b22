// What the browser keeps for /check: layouts that a person set, by their fingerprint; decisions, for this tab alone.
import { isRole, type Role } from '../../register/read/roles.ts';
import type { LayoutChoice } from './checkMessages.ts';

const LAYOUTS = 'kosh-register-layouts';
const DECISIONS = 'kosh-register-decisions';
const MOST_LAYOUTS = 50;

type Kept = readonly (readonly [fingerprint: string, choice: LayoutChoice])[];

/** Whatever stands in the storage, somebody else may have written it. */
function layouts(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAYOUTS) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((entry: unknown) => {
      const [fingerprint, choice] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
      const read = choiceIn(choice);
      return typeof fingerprint === 'string' && read !== undefined ? [[fingerprint, read] as const] : [];
    });
  } catch {
    return [];
  }
}

function choiceIn(value: unknown): LayoutChoice | undefined {
  const { headerRow, columns } = Object(value) as Readonly<Record<string, unknown>>;
  const areColumns = Array.isArray(columns) && columns.every((one) => one === null || isRole(String(one)));
  if (!areColumns && columns !== undefined) return undefined;
  if (headerRow !== undefined && !(Number.isInteger(headerRow) && Number(headerRow) >= 0)) return undefined;
  return {
    ...(headerRow !== undefined && { headerRow: Number(headerRow) }),
    ...(areColumns && { columns: columns as readonly (Role | null)[] }),
  };
}

export const keptLayout = (fingerprint: string): LayoutChoice | undefined =>
  layouts().find(([one]) => one === fingerprint)?.[1];

/** Undefined: the layout is read as found again. */
export function keepLayout(fingerprint: string, choice: LayoutChoice | undefined): void {
  const others = layouts().filter(([one]) => one !== fingerprint);
  const own: Kept = choice === undefined ? [] : [[fingerprint, choice]];
  const kept = [...own, ...others].slice(0, MOST_LAYOUTS);
  try {
    localStorage.setItem(LAYOUTS, JSON.stringify(kept));
  } catch {
    // Where nothing may be kept, the next file is read as found.
  }
}

export function keptDecisions(): string | undefined {
  try {
    return sessionStorage.getItem(DECISIONS) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDecisions(text: string): void {
  try {
    sessionStorage.setItem(DECISIONS, text);
  } catch {
    // The decisions stay on the page, and can be saved to a file.
  }
}
