// Scores the search on labelled texts: hits by level, calibration, risk against coverage. Pure arithmetic.

/** One labelled text, as the measuring files have it. */
export interface LabelledText {
  readonly text: string;
  readonly code: string;
  /** Digits of the code that count: 4, 6 or 8. */
  readonly level: number;
  readonly type: 'goods' | 'services';
  readonly source: string;
  readonly lang: string;
  readonly alt: readonly string[];
}

/** What the search said to it: codes best first, and how sure it was of the first. */
export interface Said {
  readonly codes: readonly string[];
  readonly confidences: readonly number[];
}

export interface Outcome {
  readonly row: LabelledText;
  readonly said: Said;
  /** Place of the right heading among the distinct headings, from 1; 0: not there. */
  readonly headingPlace: number;
  /** The same for subheadings; undefined when the label has no subheading. */
  readonly subheadingPlace: number | undefined;
  readonly confidence: number;
}

const distinct = (codes: readonly string[], digits: number): readonly string[] => [
  ...new Set(codes.filter((code) => code.length >= digits).map((code) => code.slice(0, digits))),
];

export function judge(row: LabelledText, said: Said): Outcome {
  const accepted = new Set([row.code.slice(0, 4), ...row.alt.map((code) => code.slice(0, 4))]);
  const headings = distinct(said.codes, 4);
  const subheadings = distinct(said.codes, 6);
  return {
    row,
    said,
    headingPlace: headings.findIndex((heading) => accepted.has(heading)) + 1,
    subheadingPlace: row.level >= 6 ? subheadings.indexOf(row.code.slice(0, 6)) + 1 : undefined,
    confidence: said.confidences[0] ?? 0,
  };
}

export interface Share {
  readonly hits: number;
  readonly of: number;
}

export const share = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);

/** Wilson's interval at 95%. */
export function wilson({ hits, of }: Share): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = hits / of;
  const centre = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

export interface Score {
  readonly rows: number;
  readonly hit1: Share;
  readonly hit5: Share;
  readonly mrr10: number;
  readonly subheadingHit1: Share;
  readonly subheadingHit5: Share;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const count = (list: readonly Outcome[], test: (outcome: Outcome) => boolean): Share => ({
    hits: list.filter(test).length,
    of: list.length,
  });
  const within = (place: number | undefined, most: number): boolean =>
    place !== undefined && place > 0 && place <= most;
  const fine = outcomes.filter(({ subheadingPlace }) => subheadingPlace !== undefined);
  return {
    rows: outcomes.length,
    hit1: count(outcomes, ({ headingPlace }) => headingPlace === 1),
    hit5: count(outcomes, ({ headingPlace }) => within(headingPlace, 5)),
    mrr10:
      outcomes.length === 0
        ? 0
        : outcomes.reduce((sum, { headingPlace }) => sum + (within(headingPlace, 10) ? 1 / headingPlace : 0), 0) /
          outcomes.length,
    subheadingHit1: count(fine, ({ subheadingPlace }) => subheadingPlace === 1),
    subheadingHit5: count(fine, ({ subheadingPlace }) => within(subheadingPlace, 5)),
  };
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly confidence: number;
  readonly accuracy: number;
}

const BINS = 10;

/** An answer as the calibration sees it. */
export interface Calibrated {
  readonly confidence: number;
  readonly isRight: boolean;
}

/** Ten bins of confidence. */
export function binsOf(answers: readonly Calibrated[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_, i): Bin => {
    const inside = answers.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === i);
    const mean = (value: (answer: Calibrated) => number): number =>
      inside.length === 0 ? 0 : inside.reduce((sum, answer) => sum + value(answer), 0) / inside.length;
    return {
      from: i / BINS,
      to: (i + 1) / BINS,
      count: inside.length,
      confidence: mean(({ confidence }) => confidence),
      accuracy: mean(({ isRight }) => (isRight ? 1 : 0)),
    };
  });
}

/** Expected calibration error over ten bins. */
export const calibrationError = (answers: readonly Calibrated[]): number =>
  binsOf(answers).reduce(
    (sum, { count, confidence, accuracy }) =>
      sum + (count / Math.max(1, answers.length)) * Math.abs(confidence - accuracy),
    0,
  );

/** Ten bins of confidence, and the expected calibration error over them. */
export function calibrationOf(outcomes: readonly Outcome[]): { readonly bins: readonly Bin[]; readonly error: number } {
  const answers = outcomes.map(({ confidence, headingPlace }) => ({ confidence, isRight: headingPlace === 1 }));
  return { bins: binsOf(answers), error: calibrationError(answers) };
}

/** Accuracy among the surest answers, for each share of texts answered. */
export function riskCoverage(
  outcomes: readonly Outcome[],
): readonly { readonly coverage: number; readonly accuracy: number }[] {
  const sorted = [...outcomes].sort((a, b) => b.confidence - a.confidence);
  let right = 0;
  return sorted.map(({ headingPlace }, i) => {
    if (headingPlace === 1) right++;
    return { coverage: (i + 1) / sorted.length, accuracy: right / (i + 1) };
  });
}

/** The sources whose plain mean is the headline. */
export const HEADLINE_SOURCES = [
  'uk_search_references',
  'uk_fpo_extra_references',
  'uk_atar_rulings',
  'us_cross_atlas',
  'hscodecomp',
] as const;
