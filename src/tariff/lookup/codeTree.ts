// Codes above, below and beside a code.
import type { Records } from '../dataset/records.ts';

const MAX_NEAREST = 5;

/** Parents of a code, the heading first. */
export function ancestorsOf(records: Records, code: number): readonly number[] {
  const digits = records.code(code);
  const found: number[] = [];
  for (let length = 4; length < digits.length; length++) {
    const at = records.find(digits.slice(0, length));
    if (at >= 0) found.push(at);
  }
  return found;
}

/** Codes right below: those with no other code between. */
export function childrenOf(records: Records, code: number): readonly number[] {
  const [from, to] = records.range(records.code(code));
  const found: number[] = [];
  let last = '';
  for (let i = from + 1; i < to; i++) {
    const digits = records.code(i);
    if (last !== '' && digits.startsWith(last)) continue;
    found.push(i);
    last = digits;
  }
  return found;
}

/** Codes close to one that does not exist: what is live under the longest prefix that has any. */
export function nearestTo(records: Records, digits: string): readonly number[] {
  for (let length = Math.min(8, digits.length); length >= 2; length--) {
    const [from, to] = records.range(digits.slice(0, length));
    const found: number[] = [];
    for (let i = from; i < to && found.length < MAX_NEAREST; i++) {
      if (records.isLive(i) && (length > 3 || records.code(i).length === 4)) found.push(i);
    }
    if (found.length > 0) return found;
  }
  return [];
}
