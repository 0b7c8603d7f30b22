// Findings by what one decision settles, the worst and the largest first.
import { type Finding, SEVERITIES, type Severity } from './finding.ts';

export interface Group {
  readonly key: string;
  /** The first of it. */
  readonly first: Finding;
  count: number;
}

/** More kinds than a person would go through; what comes later is counted by severity only. */
const MOST_GROUPS = 10_000;

export class Groups {
  readonly #groups = new Map<string, Group>();
  readonly counts: Record<Severity, number> = { refused: 0, wrong: 0, look: 0, advice: 0 };

  add(finding: Finding): void {
    this.counts[finding.severity]++;
    const known = this.#groups.get(finding.group);
    if (known !== undefined) known.count++;
    else if (this.#groups.size < MOST_GROUPS) {
      this.#groups.set(finding.group, { key: finding.group, first: finding, count: 1 });
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
