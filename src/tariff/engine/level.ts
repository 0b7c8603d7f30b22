// Chooses how deep into a heading an answer may go: the most specific code that the text supports.
import type { RankedHeading, Ranking } from './rank.ts';
import type { SearchIndex } from './searchIndex.ts';

/** A child must be this much better supported than its best sibling. */
const CLEAR_LEAD = 1.1;
/** A child must have at least this share of the evidence for its parent itself. */
const SHARE_OF_PARENT = 0.8;
/** Below this confidence in the heading no finer code is claimed. */
const HEADING_ONLY_BELOW = 0.1;

export function chooseCode(index: SearchIndex, ranking: Ranking, ranked: RankedHeading, confidence: number): number {
  let code = index.headingCode[ranked.heading] ?? 0;
  if (confidence < HEADING_ONLY_BELOW) return code;
  ranking.lookBelow(ranked);
  for (;;) {
    const from = index.childrenAt[code] ?? 0;
    const to = index.childrenAt[code + 1] ?? 0;
    if (to === from) return code;
    if (to - from === 1) {
      code = index.children[from] ?? code;
      continue;
    }
    let best = -1;
    let first = 0;
    let second = 0;
    for (let i = from; i < to; i++) {
      const child = index.children[i] ?? 0;
      const evidence = ranking.treeEvidence(child);
      if (evidence > first) {
        second = first;
        first = evidence;
        best = child;
      } else if (evidence > second) second = evidence;
    }
    if (best < 0 || first < second * CLEAR_LEAD || first < ranking.codeEvidence(code) * SHARE_OF_PARENT) return code;
    code = best;
  }
}
