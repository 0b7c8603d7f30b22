// How the first headings for a text were scored: terms and how they were found, features times weights, confidence,
// level. For people who work on the ranking; an answer's own reasons are in its matches.

import type { SearchStatus } from './answer.ts';
import type { SearchIndex } from './index/searchIndex.ts';
import { CALIBRATED, type Calibration, calibrationInputs } from './rank/confidence.ts';
import { FEATURES } from './rank/features.ts';
import type { LevelStep } from './rank/level.ts';
import type { Weights } from './rank/rank.ts';
import type { RankedHeading, Ranking } from './rank/ranking.ts';
import type { Via } from './rank/resolve.ts';
import { kindOf, type TextKind } from './rank/resolve.ts';
import type { Vagueness } from './rank/vague.ts';
import type { Role } from './text/read.ts';

/** A number that is weighed, and what it adds. */
export interface Weighed {
  readonly name: string;
  readonly value: number;
  readonly weight: number;
  readonly product: number;
}

interface ExplainedTerm {
  /** The words of the text that led to it. */
  readonly from: string;
  /** As the index has it. */
  readonly term: string;
  readonly via: Via;
  readonly role: Role;
  readonly idf: number;
  readonly trust: number;
  /** How many headings have it. */
  readonly headings: number;
}

export interface ExplainedHeading {
  readonly heading: number;
  /** It was compared with the others; those that do not compete only follow in longer lists. */
  readonly competes: boolean;
  readonly score: number;
  readonly features: readonly Weighed[];
  /** What was added to the weighted sum so that names said in full keep their rank. */
  readonly correction: number;
  readonly confidence: number;
  /** What the confidence is calibrated from: the logistic function of their sum, before odds and ceilings. */
  readonly calibration: readonly Weighed[];
  /** The name that speaks most for it, by number, or -1; and the words of the text in it. */
  readonly bestName: number;
  readonly nameWords: readonly string[];
  /** The code that was chosen below the heading, and the way there. */
  readonly code: number;
  readonly steps: readonly LevelStep[];
}

export interface Explanation {
  readonly kind: TextKind;
  readonly terms: readonly ExplainedTerm[];
  readonly unknown: readonly string[];
  readonly dropped: readonly string[];
  /** How probable it is that the words were read right. */
  readonly readingOdds: number;
  readonly vague: Vagueness | undefined;
  readonly status: SearchStatus;
  /** Best first. */
  readonly headings: readonly ExplainedHeading[];
}

interface Parts {
  readonly index: SearchIndex;
  readonly weights: Weights;
  readonly calibration: Calibration;
  /** The code that is chosen below a heading; the steps there go to `steps`. */
  readonly codeOf: (ranked: RankedHeading, confidence: number, steps: LevelStep[]) => number;
}

const weighed = <Name extends string>(
  names: readonly Name[],
  values: ArrayLike<number>,
  weights: Readonly<Record<Name, number>>,
): readonly Weighed[] =>
  names.map((name, i) => {
    const value = values[i] as number;
    return { name, value, weight: weights[name], product: value * weights[name] };
  });

const sumOf = (parts: readonly Weighed[]): number => parts.reduce((sum, { product }) => sum + product, 0);

/** What `SearchEngine.explained` is given. */
export function explainRanking(
  ranking: Ranking,
  confidences: readonly number[],
  limit: number,
  { index, weights, calibration, codeOf }: Parts,
): Omit<Explanation, 'vague' | 'status'> {
  const { reading, resolved, readingOdds } = ranking;
  const kind = kindOf(reading);
  const inputs = calibrationInputs(ranking, calibration.temperature, limit);
  const explained = (ranked: RankedHeading, rank: number): ExplainedHeading => {
    const { heading, score, bestName } = ranked;
    const features = weighed(FEATURES, ranked.features, weights[kind]);
    const confidence = confidences[rank] ?? 0;
    const steps: LevelStep[] = [];
    const code = codeOf(ranked, confidence, steps);
    return {
      heading,
      competes: rank < ranking.competing,
      score,
      features,
      correction: Math.round((score - sumOf(features)) * 1e4) / 1e4,
      confidence,
      calibration: weighed(CALIBRATED, inputs[rank] as Float64Array, calibration.weights),
      bestName,
      nameWords: bestName < 0 ? [] : ranking.wordsInName(ranked),
      code,
      steps,
    };
  };
  return {
    kind,
    terms: resolved.terms.map(({ meant, from, role }) => ({
      from,
      term: meant.text,
      via: meant.via,
      role,
      idf: meant.idf,
      trust: meant.trust,
      headings: index.documentFrequency(meant.term),
    })),
    unknown: resolved.unknown,
    dropped: reading.dropped,
    readingOdds,
    headings: ranking.headings.slice(0, limit).map(explained),
  };
}
