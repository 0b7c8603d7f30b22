// Which rate a line bore before a change of rates and bears after it.
import type { Tariff } from '../../tariff/index.ts';
import { percent } from '../../tariff/lookup/results.ts';
import type { Checker } from '../check/checker.ts';
import type { Line } from '../read/lines.ts';

const DAY_MS = 86_400_000;
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Rates of a code on a day, each once, the ordinary one first. */
export const ratesOn = ({ records }: Tariff, code: number, day: string): readonly number[] => [
  ...new Set(records.rateOn(code, day).branches.map(({ ratePercent }) => ratePercent)),
];

/** The only rate of the code on the day, or the one that the line's text and price ask for; undefined: it is open. */
export function settledRate(
  tariff: Tariff,
  checker: Checker,
  line: Line,
  code: number,
  day: string,
): number | undefined {
  const rates = ratesOn(tariff, code, day);
  if (rates.length < 2) return rates[0];
  const { asked, open } = checker.readPrice(line, code, day);
  return open.length === 0 && asked?.isSure === true ? asked.rate : undefined;
}

/** Compensation cess in per cent of the value, which comes on top of that rate; 0: none, or not in per cent. */
export function cessOn(tariff: Tariff, code: number, rate: number | undefined, day: string): number {
  if (rate === undefined || tariff.records.cessHistory(code).length === 0) return 0;
  const { cess_applies: applies, cess_rate: cess = 0, gst_rate: main } = tariff.entry(code, day);
  return applies === true && percent(rate) === main ? cess : 0;
}
