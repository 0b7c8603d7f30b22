// Chooses how deep into a heading an answer may go: the most specific code that the text supports.
import type { RankedHeading, Ranking } from './rank.ts';
import type { SearchIndex } from './searchIndex.ts';

/** How much the evidence of names and descriptions counts beside the votes of the text model. */
const EVIDENCE_WEIGHT = 3;
/** A code of six digits must be at least this probable among those of its heading. */
const LEAST_SHARE = 0.4;
/** Where the model has no vote, a child must be this much better supported than its best sibling. */
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
    const children = index.children.subarray(index.childrenAt[code], index.childrenAt[code + 1]);
    if (children.length === 0) return code;
    const next =
      children.length === 1 ? children[0] : (byVotes(index, ranking, children) ?? byEvidence(ranking, code, children));
    if (next === undefined || next === UNDECIDED) return code;
    code = next;
  }
}

const UNDECIDED = -1;

/** The child that votes and evidence together make probable; undefined where the model has no say. */
function byVotes(index: SearchIndex, ranking: Ranking, children: Uint16Array): number | undefined {
  let best = UNDECIDED;
  let top = Number.NEGATIVE_INFINITY;
  let hasVotes = false;
  const scores = new Float32Array(children.length);
  for (const [i, child] of children.entries()) {
    const vote = voteWithin(index, ranking, child);
    if (vote !== 0) hasVotes = true;
    const score = vote + EVIDENCE_WEIGHT * ranking.treeEvidence(child);
    scores[i] = score;
    if (score > top) {
      top = score;
      best = child;
    }
  }
  if (!hasVotes) return undefined;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - top);
  return 1 / sum < LEAST_SHARE ? UNDECIDED : best;
}

/** The vote for a code of six digits, or the best one for those below a group of them. */
function voteWithin({ children, childrenAt }: SearchIndex, ranking: Ranking, code: number): number {
  const own = ranking.finerVote(code);
  if (own !== 0) return own;
  let best = 0;
  for (let i = childrenAt[code] ?? 0; i < (childrenAt[code + 1] ?? 0); i++) {
    const vote = ranking.finerVote(children[i] ?? 0);
    if (vote > best) best = vote;
  }
  return best;
}

/** The child that is clearly best supported by names and descriptions, and hardly less than its parent. */
function byEvidence(ranking: Ranking, parent: number, children: Uint16Array): number {
  let best = UNDECIDED;
  let first = 0;
  let second = 0;
  for (const child of children) {
    const evidence = ranking.treeEvidence(child);
    if (evidence > first) {
      second = first;
      first = evidence;
      best = child;
    } else if (evidence > second) second = evidence;
  }
  return first < second * CLEAR_LEAD || first < ranking.codeEvidence(parent) * SHARE_OF_PARENT ? UNDECIDED : best;
}
