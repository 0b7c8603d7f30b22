// What the browser keeps for /check: layouts that a person set, by their fingerprint; decisions, by GSTIN and month.
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

/** Of the clients of an office, some months each. */
const MOST_CLIENTS = 200;

type Client = readonly [client: string, decisions: string];

function clients(): readonly Client[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DECISIONS) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (entry: unknown): entry is Client =>
        Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string'),
    );
  } catch {
    return [];
  }
}

/** By whose number and which month decisions are kept; without a number by how the file is laid out. */
export const clientOf = (gstin: string, fingerprint: string, period: string): string =>
  `${gstin.trim().toUpperCase() || fingerprint} ${period}`;

const sellerOf = (client: string): string => client.slice(0, client.indexOf(' '));

/** Those of the month; before any is made, those that were made last for the same seller. */
export function keptDecisions(client: string): string | undefined {
  const kept = clients();
  const own = kept.find(([one]) => one === client) ?? kept.find(([one]) => sellerOf(one) === sellerOf(client));
  return own?.[1];
}

/** Undefined: they are forgotten. */
export function keepDecisions(client: string, text: string | undefined): void {
  const others = clients().filter(([one]) => one !== client);
  const own: readonly Client[] = text === undefined ? [] : [[client, text]];
  try {
    localStorage.setItem(DECISIONS, JSON.stringify([...own, ...others].slice(0, MOST_CLIENTS)));
  } catch {
    // The decisions stay on the page, and can be saved to a file.
  }
}
