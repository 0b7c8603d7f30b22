// Chooses how deep into a heading an answer may go: the most specific code that the text supports.
import type { Ranking } from './rank.ts';
import type { SearchIndex } from './searchIndex.ts';

/** A child must be this much better supported than its best sibling, and than its parent. */
const CLEAR_LEAD = 1.1;
/** Below this confidence in the heading no finer code is claimed. */
const HEADING_ONLY_BELOW = 0.1;

/** The children of a code among the live codes, by number. */
export function liveChildren(index: SearchIndex, code: number): readonly number[] {
  const heading = index.codeHeading[code] ?? 0;
  const end = index.headingCode[heading + 1] ?? index.codeCount;
  const children: number[] = [];
  for (let i = code + 1; i < end; i++) {
    if (index.codeParent[i] === code && index.codeLive[i] === 1) children.push(i);
  }
  return children;
}

/** Best evidence in the tree below a code, itself included. */
function treeEvidence(index: SearchIndex, ranking: Ranking, code: number): number {
  let best = ranking.codeEvidence(code);
  for (const child of liveChildren(index, code)) best = Math.max(best, treeEvidence(index, ranking, child));
  return best;
}

export function chooseCode(index: SearchIndex, ranking: Ranking, heading: number, confidence: number): number {
  let code = index.headingCode[heading] ?? 0;
  if (confidence < HEADING_ONLY_BELOW) return code;
  for (;;) {
    const children = liveChildren(index, code);
    if (children.length === 0) return code;
    const only = children[0];
    if (children.length === 1 && only !== undefined) {
      code = only;
      continue;
    }
    let best = -1;
    let first = 0;
    let second = 0;
    for (const child of children) {
      const evidence = treeEvidence(index, ranking, child);
      if (evidence > first) {
        second = first;
        first = evidence;
        best = child;
      } else if (evidence > second) second = evidence;
    }
    if (best < 0 || first < second * CLEAR_LEAD || first < ranking.codeEvidence(code) * 0.8) return code;
    code = best;
  }
}
