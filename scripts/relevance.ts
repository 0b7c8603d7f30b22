// `npm run relevance`: measures the search on the golden set and writes docs/relevance.md with its pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import { reliabilityPicture, riskPicture } from '../src/tariff/measure/pictures.ts';
import { markdownTable, percentText, reportOf, shareText, tableOf } from '../src/tariff/measure/report.ts';
import { measure, measureVague } from '../src/tariff/measure/run.ts';
import { calibrationOf, riskCoverage, scoreOf } from '../src/tariff/measure/score.ts';
import { openTariff } from '../src/tariff/node.ts';

const golden = join('data', 'tariff', 'golden');
const tariff = openTariff();
const { labelled } = readMeasuringFile(join(golden, 'golden.tsv'));
const vague = readMeasuringFile(join(golden, 'vague.tsv')).vague;
const outcomes = measure(tariff, labelled);
const report = reportOf(outcomes);
const total = scoreOf(outcomes);
const { bins, error } = calibrationOf(outcomes);
const vagueSaid = measureVague(tariff, vague);
const vagueMean = vagueSaid.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, vagueSaid.length);
const worst = outcomes
  .filter(({ headingPlace }) => headingPlace !== 1)
  .sort((a, b) => b.confidence - a.confidence)
  .slice(0, 50);
const cell = (text: string): string => text.replaceAll('|', '\\|');

mkdirSync(join('docs', 'images'), { recursive: true });
writeFileSync(join('docs', 'images', 'reliability.svg'), reliabilityPicture(bins));
writeFileSync(join('docs', 'images', 'risk-coverage.svg'), riskPicture(riskCoverage(outcomes)));
writeFileSync(
  join('docs', 'relevance.md'),
  `# How well the search finds the code

Made by \`npm run relevance\` from \`data/tariff/golden\`: ${outcomes.length} texts whose authors had not seen the names, and ${vague.length} vague ones. Dataset ${tariff.meta().version}. In brackets: Wilson intervals at 95%.

${markdownTable(tableOf([...report.rows, { name: 'all', score: total }]))}

- Services: heading hit@1 ${shareText(report.services.hit1)}. Hindi: ${shareText(report.hindi.hit1)}. Romanised Hindi: ${shareText(report.hindiLatin.hit1)}.
- Expected calibration error over ten bins: ${error.toFixed(3)}. The confidence is fitted on real trade texts, which are harder than these; on these it is modest.
- ${percentText(report.coverageAt90)} of the texts can be answered while keeping 90% of the answers right.
- Vague texts: mean confidence ${vagueMean.toFixed(3)}.

![Reliability](images/reliability.svg) ![Accuracy by coverage](images/risk-coverage.svg)

${markdownTable([['confidence', 'texts', 'said', 'right'], ...bins.map(({ from, to, count, confidence, accuracy }) => [`${from.toFixed(1)}–${to.toFixed(1)}`, String(count), confidence.toFixed(2), accuracy.toFixed(2)])])}

## The 50 worst misses
Wrong headings given with the most confidence.

${markdownTable([['text', 'right', 'said', 'confidence'], ...worst.map(({ row, said, confidence }) => [cell(row.text), row.code, said.codes[0] ?? '–', confidence.toFixed(2)])])}
`,
);
console.log(
  `docs/relevance.md: ${outcomes.length} texts, heading hit@1 ${shareText(total.hit1)}, hit@5 ${shareText(total.hit5)}`,
);
