// The codes a reader watches, kept in this browser, with the day up to which their changes were seen.

const KEY = 'kosh-my-codes';
export const MOST_CODES = 200;

export interface MyCodes {
  readonly codes: readonly string[];
  /** ISO date up to which changes were known at the last look; empty: never looked. */
  readonly seen: string;
}

const NONE: MyCodes = { codes: [], seen: '' };

/** Storage is the reader's own and may hold anything. */
export function readMyCodes(text: string | null): MyCodes {
  try {
    const { codes, seen } = JSON.parse(text ?? '') as { codes?: unknown; seen?: unknown };
    if (!Array.isArray(codes)) return NONE;
    const valid = codes.filter((code): code is string => typeof code === 'string' && /^\d{2,8}$/.test(code));
    const day = typeof seen === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(seen) ? seen : '';
    return { codes: [...new Set(valid)].slice(0, MOST_CODES), seen: day };
  } catch {
    return NONE;
  }
}

export function myCodes(): MyCodes {
  try {
    return readMyCodes(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

/** False: the browser keeps nothing. */
export function keepMyCodes(mine: MyCodes): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine));
    return true;
  } catch {
    return false;
  }
}

/** With the code, or without it where it was among them. */
export const toggled = ({ codes, seen }: MyCodes, code: string): MyCodes => ({
  codes: codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code].slice(-MOST_CODES),
  seen,
});
