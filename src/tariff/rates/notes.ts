// The sentence that a user reads beside a rate: where it splits, why this branch is shown, how well it is known.
import type { Branch } from './types.ts';

/** More conditions than these are left to the list of all branches. */
const CONDITIONS_MAX = 6;

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** "5%: pre-packaged and labelled; 0%: not pre-packaged and labelled". */
function split(branches: readonly Branch[]): string {
  const byRate = new Map<number, string[]>();
  let left = CONDITIONS_MAX;
  let more = 0;
  for (const { ratePercent, condition } of branches) {
    const conditions = byRate.get(ratePercent);
    if (conditions?.includes(condition) === true) continue;
    if (left === 0) {
      more++;
      continue;
    }
    left--;
    if (conditions === undefined) byRate.set(ratePercent, [condition]);
    else conditions.push(condition);
  }
  const parts = [...byRate].map(([rate, conditions]) => `${rate}%: ${conditions.filter((text) => text !== '').join(', or ') || 'all other goods'}`);
  if (more > 0) parts.push(`${more} more under rates`);
  return parts.join('; ');
}

export function composeNotes(branches: readonly Branch[], ordinary: string): string {
  const [main, ...others] = branches;
  if (main === undefined) return '';
  const differing = others.filter(({ ratePercent }) => ratePercent !== main.ratePercent);
  const texts: string[] = [];
  if (differing.length > 0) {
    if (main.condition === '') texts.push(`${main.ratePercent}%, but ${split(differing)}`);
    else {
      const sameRate = others.filter(({ ratePercent }) => ratePercent === main.ratePercent);
      texts.push(split([main, ...sameRate, ...differing]));
      if (ordinary !== '') texts.push(`Shown: ${main.ratePercent}%, as ${ordinary}`);
    }
  }
  if (main.evidence === 'inferred') texts.push('The rate is inferred, not read in a notification');
  if (main.evidence === 'secondary') texts.push('The rate is known from secondary sources');
  for (const note of new Set(branches.map(({ note }) => note))) texts.push(note);
  return texts
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');
}
