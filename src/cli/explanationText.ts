// An explanation of the engine as a reader sees it: with codes and names in place of their numbers.
import type { ExplainedHeading, Explanation, Weighed } from '../tariff/engine/explain.ts';
import type { Tariff } from '../tariff/node.ts';
import { tableText } from './table.ts';
import type { Terminal } from './terminal.ts';

type Described = Pick<Tariff, 'records' | 'engine'>;

/** Codes and names as a reader knows them, in place of their numbers. */
export function withCodes(explanation: Explanation, { records, engine }: Described): object {
  return {
    ...explanation,
    headings: explanation.headings.map(({ heading, bestName, code, steps, ...rest }) => ({
      heading: records.code(engine.index.headingCode[heading] as number),
      ...rest,
      bestName: bestName < 0 ? null : records.name(bestName),
      code: records.code(code),
      steps: steps.map(({ from, to, by }) => ({ from: records.code(from), to: records.code(to), by })),
    })),
  };
}

const shown = (number: number): string => number.toFixed(3);

export function explanationText(explanation: Explanation, tariff: Described, { paint, width }: Terminal): string {
  const { kind, terms, unknown, dropped, readingOdds, status, vague, headings } = explanation;
  const facts = [
    ['read as', kind],
    ['status', status],
    ['not known', unknown.join(', ')],
    ['left out', dropped.join(', ')],
    ['read right', readingOdds === 1 ? '' : `${Math.round(readingOdds * 100)}%`],
    ['too vague', vague === undefined ? '' : `${vague.class}: ${vague.ask}`],
  ].filter(([, value]) => value !== '');
  const found = terms.map(({ from, term, via, role, idf, trust, headings: count }) => [
    from,
    term,
    via,
    role,
    shown(idf),
    shown(trust),
    String(count),
  ]);
  const head = ['WORD', 'TERM', 'FOUND', 'ROLE', 'IDF', 'TRUST', 'HEADINGS'].map(paint.dim);
  return [
    tableText(facts, width),
    tableText([head, ...found], width),
    ...headings.map((one, i) => headingText(one, i + 1, tariff, paint)),
  ].join('\n');
}

/** The parts of a sum that are not 0, the largest first. */
const partRows = (parts: readonly Weighed[]): readonly (readonly string[])[] =>
  parts
    .filter(({ product }) => product !== 0)
    .toSorted((a, b) => Math.abs(b.product) - Math.abs(a.product))
    .map(({ name, value, weight, product }) => [`  ${name}`, `${shown(value)} × ${shown(weight)}`, shown(product)]);

function headingText(
  one: ExplainedHeading,
  rank: number,
  { records, engine }: Described,
  paint: Terminal['paint'],
): string {
  const heading = engine.index.headingCode[one.heading] as number;
  const name =
    one.bestName < 0 ? [] : [[`  best name`, `"${records.name(one.bestName)}"`, `says ${one.nameWords.join(', ')}`]];
  const steps = one.steps.map(({ from, to, by }) => [
    `  level`,
    by === 'undecided' ? records.code(from) : `${records.code(from)} → ${records.code(to)}`,
    by,
  ]);
  return [
    paint.bold(`${rank}. ${records.code(heading)} ${records.description(heading)}`),
    tableText([
      ['score', '', shown(one.score)],
      ...partRows(one.features),
      ...(one.correction === 0 ? [] : [['  kept in order of names', '', shown(one.correction)]]),
      ...name,
      ['confidence', one.competes ? '' : 'does not compete', shown(one.confidence)],
      ...partRows(one.calibration),
      ['code', records.code(one.code), ''],
      ...steps,
    ]),
  ].join('\n');
}
