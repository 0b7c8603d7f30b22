// Findings by what one decision settles, the worst and the largest first.
import type { Tariff } from '../../tariff/index.ts';
import { type Place, placeOf } from '../read/lines.ts';
import type { RegisterSentences } from '../sentences.ts';
import { type Finding, SEVERITIES, type Severity } from './finding.ts';
import { named, spaced } from './subject.ts';

export interface Group {
  readonly key: string;
  /** The first of it. */
  readonly first: Finding;
  /** As the file has them, where the finding names a code and the group has several. */
  readonly codes: Set<string>;
  /** The first places of it. */
  readonly rows: Place[];
  /** Findings that say something else than those before, as of other amounts; of kinds that span codes none. */
  readonly others: Finding[];
  count: number;
}

/** As many as a person takes in at a glance. */
const MOST_ROWS = 10;
const MOST_OTHERS = 4;

/** Kinds that name a code and are settled together for all codes of one change of the law. */
export const SPANS_CODES: ReadonlySet<string> = new Set(['rate-stale']);

/** Codes that are told with their names, and those that are told at all. */
const MOST_NAMED = 4;
const MOST_TOLD = 60;

/** Of which further codes the first finding of a group is found too; empty: of none. */
export function alsoOf(tariff: Tariff, codes: Iterable<string>, says: RegisterSentences): string {
  const digits = [...codes].map((code) => code.replace(/\D/g, ''));
  const [, ...others] = new Set(digits.map((code) => (code.length % 2 === 1 ? `0${code}` : code)));
  if (others.length === 0) return '';
  return says.alsoOf(
    others.slice(0, MOST_NAMED).map((code) => named(tariff, code)),
    others.slice(MOST_NAMED, MOST_TOLD).map(spaced),
    Math.max(0, others.length - MOST_TOLD),
  );
}

/** More kinds than a person would go through; what comes later is counted by severity only. */
const MOST_GROUPS = 10_000;

export class Groups {
  readonly #groups = new Map<string, Group>();
  readonly counts: Record<Severity, number> = { refused: 0, wrong: 0, look: 0, advice: 0 };

  add(finding: Finding): void {
    this.counts[finding.severity]++;
    const known = this.#groups.get(finding.group);
    if (known !== undefined) {
      addTo(known, finding);
    } else if (this.#groups.size < MOST_GROUPS) {
      this.#groups.set(finding.group, {
        key: finding.group,
        first: finding,
        codes: new Set([finding.code]),
        rows: finding.row === null ? [] : [placeOf({ row: finding.row, sheet: finding.sheet ?? '' })],
        others: [],
        count: 1,
      });
    }
  }

  get size(): number {
    return this.#groups.size;
  }

  inOrder(): readonly Group[] {
    const rank = ({ first }: Group): number => SEVERITIES.indexOf(first.severity);
    return [...this.#groups.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  }
}

function addTo(group: Group, finding: Finding): void {
  const { first, codes, rows, others } = group;
  group.count++;
  if (finding.row !== null && rows.length < MOST_ROWS)
    rows.push(placeOf({ row: finding.row, sheet: finding.sheet ?? '' }));
  if (SPANS_CODES.has(finding.kind)) {
    codes.add(finding.code);
    return;
  }
  if (others.length >= MOST_OTHERS || finding.message === first.message) return;
  if (!others.some(({ message }) => message === finding.message)) others.push(finding);
}
