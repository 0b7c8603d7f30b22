// The matches that are worth telling: for agents, which pay for every word, and for people who asked for no number of them.

/** Matches are given until so much of the probability is covered; what is less likely than the least is left out. */
const COVERED = 0.95;
const LEAST = 0.03;

/** The matches that together cover what is likely, `limit` at most; the first always. */
export function likely<Match extends { readonly confidence: number }>(
  matches: readonly Match[],
  limit: number,
): readonly Match[] {
  const found: Match[] = [];
  let covered = 0;
  for (const match of matches.slice(0, limit)) {
    if (found.length > 0 && (covered >= COVERED || match.confidence < LEAST)) break;
    found.push(match);
    covered += match.confidence;
  }
  return found;
}
