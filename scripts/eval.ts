// `npm run eval -- FILE …`: scores the search on labelled texts (JSON lines of the measuring format, or the golden TSV).
import { performance } from 'node:perf_hooks';
import { readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import { percentText, plainTable, reportOf, shareText, tableOf } from '../src/tariff/measure/report.ts';
import { measure, measureVague } from '../src/tariff/measure/run.ts';
import { calibrationOf } from '../src/tariff/measure/score.ts';
import { openTariff } from '../src/tariff/node.ts';

const args = process.argv.slice(2);
const misses = args.includes('--misses');
const paths = args.filter((arg) => !arg.startsWith('--'));
if (paths.length === 0) {
  console.error(
    'npm run eval -- FILE …: name at least one file of labelled texts, such as data/tariff/golden/golden.tsv',
  );
  process.exit(2);
}
const tariff = openTariff();
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
  console.log(plainTable(tableOf(report.rows)));
  if (report.headline) {
    const { hit1, hit5, subheadingHit1 } = report.headline;
    console.log(
      `\nheadline mean: heading hit@1 ${percentText(hit1)}, hit@5 ${percentText(hit5)}, subheading hit@1 ${percentText(subheadingHit1)}`,
    );
  }
  console.log(`services:            heading hit@1 ${shareText(report.services.hit1)}`);
  console.log(`Hindi:               heading hit@1 ${shareText(report.hindi.hit1)}`);
  console.log(`romanised Hindi:     heading hit@1 ${shareText(report.hindiLatin.hit1)}`);
  console.log(`calibration error:   ${report.calibrationError.toFixed(3)}`);
  console.log(`answered at 90%:     ${percentText(report.coverageAt90)} of the texts`);
  for (const { from, to, count, confidence, accuracy } of calibrationOf(outcomes).bins) {
    console.log(
      `  confidence ${from.toFixed(1)}–${to.toFixed(1)}: ${String(count).padStart(5)} texts, said ${confidence.toFixed(2)}, right ${accuracy.toFixed(2)}`,
    );
  }
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    `${(1000 * (sorted[Math.floor((sorted.length - 1) * share)] ?? 0)).toFixed(0)} µs`;
  console.log(`time for a text:     median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
}
if (vague.length > 0) {
  const said = measureVague(tariff, vague);
  const mean = said.reduce((sum, { confidence }) => sum + confidence, 0) / said.length;
  console.log(`vague texts:         ${said.length}, mean confidence ${mean.toFixed(3)}`);
}
if (misses) {
  for (const { row, said, confidence } of outcomes.filter(({ headingPlace }) => headingPlace !== 1)) {
    console.log(
      `${confidence.toFixed(2)} ${row.source} ${JSON.stringify(row.text)} is ${row.code}, said ${said.codes.slice(0, 3).join(' ')}`,
    );
  }
}
