// Scores the search on labelled texts and prints the report: what `npm run eval` and `kosh eval` run.
import { performance } from 'node:perf_hooks';
import type { Tariff } from '../index.ts';
import { faultsOf, measureBills } from './bills.ts';
import { readMeasuringFile } from './measuringFiles.ts';
import { percentText, plainTable, reportOf, shareText, tableOf } from './report.ts';
import { measure, measureVague } from './run.ts';
import { calibrationOf } from './score.ts';

export interface EvaluateOptions {
  /** Also list the texts whose heading went wrong. */
  readonly misses: boolean;
}

export function evaluate(
  tariff: Tariff,
  paths: readonly string[],
  { misses }: EvaluateOptions,
  print: (line: string) => void,
): void {
  const files = paths.map(readMeasuringFile);
  const rows = files.flatMap(({ labelled }) => labelled);
  const vague = files.flatMap((file) => file.vague);
  for (const { text } of rows) tariff.engine.search(text, 5); // warm up, so that the times are those of a running service
  const times = rows.map(({ text }) => {
    const start = performance.now();
    tariff.engine.search(text, 5);
    return performance.now() - start;
  });
  const outcomes = measure(tariff, rows);
  const report = reportOf(outcomes);
  if (rows.length > 0) {
    print(plainTable(tableOf(report.rows)));
    if (report.headline) {
      const { hit1, hit5, subheadingHit1 } = report.headline;
      print(
        `\nheadline mean: heading hit@1 ${percentText(hit1)}, hit@5 ${percentText(hit5)}, subheading hit@1 ${percentText(subheadingHit1)}`,
      );
    }
    print(`services:            heading hit@1 ${shareText(report.services.hit1)}`);
    print(`Hindi:               heading hit@1 ${shareText(report.hindi.hit1)}`);
    print(`romanised Hindi:     heading hit@1 ${shareText(report.hindiLatin.hit1)}`);
    print(`calibration error:   ${report.calibrationError.toFixed(3)}`);
    print(`answered at 90%:     ${percentText(report.coverageAt90)} of the texts`);
    for (const { from, to, count, confidence, accuracy } of calibrationOf(outcomes).bins) {
      print(
        `  confidence ${from.toFixed(1)}–${to.toFixed(1)}: ${String(count).padStart(5)} texts, said ${confidence.toFixed(2)}, right ${accuracy.toFixed(2)}`,
      );
    }
    const sorted = [...times].sort((a, b) => a - b);
    const at = (share: number): string =>
      `${(1000 * (sorted[Math.floor((sorted.length - 1) * share)] ?? 0)).toFixed(0)} µs`;
    print(`time for a text:     median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
  }
  if (vague.length > 0) {
    const said = measureVague(tariff, vague);
    const mean = said.reduce((sum, { confidence }) => sum + confidence, 0) / said.length;
    print(`vague texts:         ${said.length}, mean confidence ${mean.toFixed(3)}`);
  }
  const bills = files.flatMap((file) => file.bills);
  if (bills.length > 0) {
    const { table, calibrationError, reviewShare, outcomes: billOutcomes } = measureBills(tariff, bills);
    print(plainTable(table));
    print(`calibration error:   ${calibrationError.toFixed(3)}`);
    print(`to be reviewed:      ${percentText(reviewShare)} of the texts`);
    for (const outcome of misses ? billOutcomes : []) {
      const faults = faultsOf(outcome);
      const { row, code, rate, confidence } = outcome;
      if (faults.length === 0) continue;
      print(
        `${confidence.toFixed(2)} ${row.kind} ${JSON.stringify(row.q)} is ${[...row.headings, '|', ...(row.six ?? []), '|', ...row.rates, row.open].join(' ')}, said ${code} ${rate}: ${faults.join('; ')}`,
      );
    }
  }
  if (misses) {
    for (const { row, said, confidence } of outcomes.filter(({ headingPlace }) => headingPlace !== 1)) {
      print(
        `${confidence.toFixed(2)} ${row.source} ${JSON.stringify(row.text)} is ${row.code}, said ${said.codes.slice(0, 3).join(' ')}`,
      );
    }
  }
}
