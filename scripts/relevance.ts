// `npm run relevance`: measures the search on the golden set and writes docs/relevance.md with its pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, measureBills } from '../src/tariff/measure/bills.ts';
import { readMeasuringFile } from '../src/tariff/measure/measuringFiles.ts';
import { reliabilityPicture, riskPicture } from '../src/tariff/measure/pictures.ts';
import { markdownTable, percentText, reportOf, shareText, tableOf } from '../src/tariff/measure/report.ts';
import { measure, measureVague } from '../src/tariff/measure/run.ts';
import { type Bin, binsOf, calibrationOf, riskCoverage, scoreOf } from '../src/tariff/measure/score.ts';
import { readUnseen, unseenTable } from '../src/tariff/measure/unseen.ts';
import { todayInIndia } from '../src/tariff/model/days.ts';
import { openTariff } from '../src/tariff/node.ts';
import { COMMON_GOODS, GOLDEN_BILLS } from './golden/billMisses.ts';

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
const unseen = unseenTable(tariff, readUnseen(join(golden, 'unseen.tsv')));
const bills = measureBills(tariff, readMeasuringFile(GOLDEN_BILLS).bills);
const common = measureBills(tariff, readMeasuringFile(COMMON_GOODS).bills);
const billAnswers = bills.outcomes.flatMap(({ headingFirst, confidence }) =>
  headingFirst === undefined ? [] : [{ confidence, isRight: headingFirst }],
);
const binTable = (of: readonly Bin[]): string =>
  markdownTable([
    ['confidence', 'texts', 'said', 'right'],
    ...of.map(({ from, to, count, confidence, accuracy }) => [
      `${from.toFixed(1)}–${to.toFixed(1)}`,
      String(count),
      confidence.toFixed(2),
      accuracy.toFixed(2),
    ]),
  ]);
const cell = (text: string): string => text.replaceAll('|', '\\|');

mkdirSync(join('docs', 'images'), { recursive: true });
writeFileSync(join('docs', 'images', 'reliability.svg'), reliabilityPicture(bins));
writeFileSync(join('docs', 'images', 'reliability-bills.svg'), reliabilityPicture(binsOf(billAnswers)));
writeFileSync(join('docs', 'images', 'risk-coverage.svg'), riskPicture(riskCoverage(outcomes)));
writeFileSync(
  join('docs', 'relevance.md'),
  `# How well the search finds the code

Made by \`npm run relevance\` on ${todayInIndia()} from \`data/tariff/golden\`, dataset ${tariff.meta().version}, law read up to ${tariff.meta().asOf}.

## Texts that nobody had seen
Sixty goods and services, each in five forms: plainly, with what bills put behind goods, with a shade, a flavour or a size, mistyped, and within a sentence (\`unseen.tsv\`). Whoever wrote them had seen neither our words nor our answers, and nothing was changed because of them since: when something is, others take their place. In brackets: Wilson intervals at 95%. The lower part has the same texts by how many of their words stand in our texts of a right heading.

${markdownTable(unseen)}

## Texts that the words were tuned on
All figures below are of texts that names, short forms and weights were written and fitted for after they were first asked. They show what holds, not how well new texts are read.

### Texts of Indian bills
${bills.outcomes.length} texts as they stand on bills, item masters and purchase orders and in shopkeepers' questions (\`bills.tsv\`). "Wrong, sure": a wrong rate without any sign of doubt. "Open, settled": a rate is called open although the text settles it. The misses are listed in \`bill-misses.tsv\`.

${markdownTable(bills.table)}

- Expected calibration error over ten bins: ${bills.calibrationError.toFixed(3)}.
- ${percentText(bills.reviewShare)} of the answers ask for a person to look (\`needs_review\`); the goal is 25% at most.
- Of the ${common.outcomes.length} goods and services that shops sell most (\`common.tsv\`), ${common.outcomes.filter((outcome) => faultsOf(outcome).length === 0).length} are right to six digits and by rate.

![Reliability on bills](images/reliability-bills.svg)

${binTable(binsOf(billAnswers))}

### Other texts
${outcomes.length} texts: plain words, marketplace titles, labels, customs declarations, Hindi in both scripts, services, invoices; and ${vague.length} vague ones. In brackets: Wilson intervals at 95%.

${markdownTable(tableOf([...report.rows, { name: 'all', score: total }]))}

- Services: heading hit@1 ${shareText(report.services.hit1)}. Hindi: ${shareText(report.hindi.hit1)}. Romanised Hindi: ${shareText(report.hindiLatin.hit1)}.
- Expected calibration error over ten bins: ${error.toFixed(3)}. The confidence is fitted on real trade texts, which are harder than these; here it understates.
- ${percentText(report.coverageAt90)} of the texts can be answered while keeping 90% of the answers right.
- Vague texts: mean confidence ${vagueMean.toFixed(3)}.

![Reliability](images/reliability.svg) ![Accuracy by coverage](images/risk-coverage.svg)

${binTable(bins)}

### The 50 worst misses
Wrong headings given with the most confidence.

${markdownTable([['text', 'right', 'said', 'confidence'], ...worst.map(({ row, said, confidence }) => [cell(row.text), row.code, said.codes[0] ?? '–', confidence.toFixed(2)])])}
`,
);
console.log(
  `docs/relevance.md: ${outcomes.length} texts, heading hit@1 ${shareText(total.hit1)}, hit@5 ${shareText(total.hit5)}`,
);
