// Conditions held against the goods that a code names: one that the code says itself is none, one that it rules out is idle.

import { isService } from '../model/digits.ts';
import type { RateEntry } from '../model/rates.ts';
import type { Stretch } from '../rates/leafStretches.ts';
import { label } from '../rates/resolve.ts';
import type { CodeRow } from '../source/readCodes.ts';
import { isWithin, type Saying, sayingOf } from './saidWords.ts';

/** Something wrong between an entry and a code. */
export interface Doubt {
  readonly entry: RateEntry;
  readonly code: string;
  readonly complaint: string;
}

/** Regimes that are named for whole headings and depend on how goods were made or sold. */
const BESIDE = ['Special', 'Handicrafts'];

/** What stands between an entry and a code, once for each. */
function eachBranch(
  leaves: ReadonlyMap<CodeRow, readonly Stretch[]>,
  look: (row: CodeRow, entry: RateEntry, main: RateEntry, via: string) => string,
): readonly Doubt[] {
  const found = new Map<string, Doubt>();
  for (const [row, stretches] of leaves) {
    for (const { resolution, via } of stretches) {
      const [main] = resolution.branches;
      if (main === undefined) continue;
      for (const entry of resolution.branches) {
        if (entry.condition === '' || BESIDE.includes(entry.schedule)) continue;
        const complaint = look(row, entry, main, via);
        const key = `${label(entry)} ${entry.condition} ${row.code}`;
        if (complaint !== '' && !found.has(key)) found.set(key, { entry, code: row.code, complaint });
      }
    }
  }
  return [...found.values()];
}

/** Conditions that are no more than the title of the code, while another rate is shown for it. */
export const ownTitles = (leaves: ReadonlyMap<CodeRow, readonly Stretch[]>): readonly Doubt[] =>
  eachBranch(leaves, ({ code, description }, entry, main) => {
    if (entry === main || entry.ratePercent === main.ratePercent) return '';
    const title = sayingOf(description);
    const condition = sayingOf(entry.condition);
    if (condition.denied.size > 0) return '';
    const isSaid =
      title.alternatives.length > 0 &&
      title.alternatives.every((named) => condition.alternatives.some((words) => isWithin(words, named)));
    return isSaid
      ? `${code} "${description}" is what "${entry.condition}" names, yet shows ${main.ratePercent}% of ${label(main)}`
      : '';
  });

/** A title of one kind of goods: no list, no remainder. */
const ONE_KIND =
  /^(?!.*(?:\b(?:other|not|remaining|further|such as|including|elsewhere|and|or|without|another|except)\b|,))/;

/** Conditions of entries that are narrowed to the very code, while another rate is shown for it. */
export const ownCodes = (leaves: ReadonlyMap<CodeRow, readonly Stretch[]>): readonly Doubt[] =>
  eachBranch(leaves, ({ code, description }, entry, main, via) => {
    if (via !== '' || entry === main || entry.coverage !== 'part' || entry.ratePercent === main.ratePercent) return '';
    if (isService(code) || !ONE_KIND.test(description)) return '';
    return entry.narrowedTo.includes(code)
      ? `${code} "${description}" is named by its own digits for "${entry.condition}", yet shows ${main.ratePercent}% of ${label(main)}`
      : '';
  });

/** Words of a condition and of a title that no goods can meet together. */
export interface Opposites {
  readonly condition: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
}

const contradicts = (
  { condition, title }: Opposites,
  asked: ReadonlySet<string>,
  named: ReadonlySet<string>,
): boolean => isWithin(condition, asked) && isWithin(title, named) && !isWithin(condition, named);

/** States that goods of any code can be in, and uses that they can be put to, name no goods. */
const STATES = new Set(['live', 'fresh', 'chilled', 'frozen', 'dried', 'tow', 'waste']);
const USE = /^for /;

/** Conditions that a code rules out: by its own title, or because their goods have a code of their own in the heading. */
export function unmeetable(
  leaves: ReadonlyMap<CodeRow, readonly Stretch[]>,
  opposites: readonly Opposites[] = [],
): readonly Doubt[] {
  const titles = new Map<string, Map<string, Saying>>();
  for (const { code, status, description } of leaves.keys()) {
    if (status !== 'live') continue;
    const heading = code.slice(0, 4);
    titles.set(heading, (titles.get(heading) ?? new Map()).set(code, sayingOf(description)));
  }
  const hasOwnCode = (heading: string, words: ReadonlySet<string>, code: string): boolean => {
    let isElsewhere = false;
    for (const [other, { affirmed }] of titles.get(heading) ?? []) {
      if (!isWithin(words, affirmed)) continue;
      if (other === code) return false;
      isElsewhere = true;
    }
    return isElsewhere;
  };
  return eachBranch(leaves, ({ code, status, description }, entry, _main, via) => {
    if (via !== '' || isService(code) || sayingOf(entry.condition).alternatives.length === 0) return '';
    const title = sayingOf(description);
    const { alternatives, denied } = sayingOf(entry.condition);
    if (denied.size > 0) return '';
    if (alternatives.every((words) => isWithin(words, title.denied)))
      return `${code} "${description}" rules out "${entry.condition}"`;
    if (alternatives.every((words) => opposites.some((pair) => contradicts(pair, words, title.affirmed))))
      return `${code} "${description}" cannot be "${entry.condition}"`;
    if (alternatives.some((words) => isWithin(words, STATES)) || USE.test(entry.condition)) return '';
    const heading = code.slice(0, 4);
    return status === 'live' && alternatives.every((words) => hasOwnCode(heading, words, code))
      ? `${code} "${description}" is not where "${entry.condition}" falls: other codes of its heading name such goods`
      : '';
  });
}
