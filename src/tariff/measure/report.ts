// Puts measured outcomes into tables: by source, the headline, languages, services, calibration.
import {
  calibrationOf,
  HEADLINE_SOURCES,
  type Outcome,
  riskCoverage,
  type Score,
  type Share,
  scoreOf,
  share,
  wilson,
} from './score.ts';

export interface ReportRow {
  readonly name: string;
  readonly score: Score;
}

export interface Report {
  readonly rows: readonly ReportRow[];
  readonly headline: { readonly hit1: number; readonly hit5: number; readonly subheadingHit1: number } | undefined;
  readonly services: Score;
  readonly hindi: Score;
  readonly hindiLatin: Score;
  readonly calibrationError: number;
  /** Share of texts that can be answered while 90% of the answers are right. */
  readonly coverageAt90: number;
}

const groupBy = <Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

export function reportOf(outcomes: readonly Outcome[]): Report {
  const bySource = groupBy(outcomes, ({ row }) => row.source);
  const rows = [...bySource]
    .map(([name, list]) => ({ name, score: scoreOf(list) }))
    .sort((a, b) => b.score.rows - a.score.rows);
  const headlines = HEADLINE_SOURCES.flatMap((source) => {
    const list = bySource.get(source);
    return list ? [scoreOf(list)] : [];
  });
  const mean = (value: (score: Score) => number): number =>
    headlines.reduce((sum, score) => sum + value(score), 0) / headlines.length;
  const answered = riskCoverage(outcomes).filter(({ accuracy }) => accuracy >= 0.9);
  return {
    rows,
    headline:
      headlines.length === HEADLINE_SOURCES.length
        ? {
            hit1: mean(({ hit1 }) => share(hit1)),
            hit5: mean(({ hit5 }) => share(hit5)),
            subheadingHit1: mean(({ subheadingHit1 }) => share(subheadingHit1)),
          }
        : undefined,
    services: scoreOf(outcomes.filter(({ row }) => row.type === 'services')),
    hindi: scoreOf(outcomes.filter(({ row }) => row.lang === 'hi')),
    hindiLatin: scoreOf(outcomes.filter(({ row }) => row.lang === 'hi-Latn')),
    calibrationError: calibrationOf(outcomes).error,
    coverageAt90: answered.at(-1)?.coverage ?? 0,
  };
}

export const percentText = (value: number): string => `${(100 * value).toFixed(1)}%`;

/** "61.2% (58.4–64.0)". */
export function shareText(value: Share): string {
  if (value.of === 0) return '–';
  const [low, high] = wilson(value);
  return `${percentText(share(value))} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
}

const HEADER = ['source', 'rows', 'heading hit@1', 'heading hit@5', 'MRR@10', 'subheading hit@1', 'subheading hit@5'];

export function tableOf(rows: readonly ReportRow[]): readonly (readonly string[])[] {
  return [
    HEADER,
    ...rows.map(({ name, score }) => [
      name,
      String(score.rows),
      shareText(score.hit1),
      shareText(score.hit5),
      score.mrr10.toFixed(3),
      shareText(score.subheadingHit1),
      shareText(score.subheadingHit5),
    ]),
  ];
}

/** Columns padded for a terminal. */
export function plainTable(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(table: readonly (readonly string[])[]): string {
  const [header = [], ...body] = table;
  return [header, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
