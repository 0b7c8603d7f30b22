// Rates that begin after the day up to which the law was read: an answer would state them and deny knowing them.
import type { Dated } from '../model/periods.ts';
import type { RateSources } from '../model/rateSources.ts';
import { label } from './resolve.ts';

/** A sentence for each row that begins after `asOf`. */
export function laterThan(asOf: string, sources: RateSources): readonly string[] {
  const { entries, ordinary = [], cess = [], reverseCharge = [] } = sources;
  const ofCodes = (what: string, codes: readonly string[]): string => `${what} of ${codes.join(', ') || 'any code'}`;
  const begins: readonly (readonly [what: string, from: Dated['from']])[] = [
    ...entries.map((entry) => [label(entry), entry.effectiveFrom] as const),
    ...ordinary.map(({ code, from }) => [`the ordinary rate of ${code}`, from] as const),
    ...cess.map(({ codes, from }) => [ofCodes('the cess', codes), from] as const),
    ...reverseCharge.map(({ codes, from }) => [ofCodes('the reverse charge', codes), from] as const),
  ];
  return begins
    .filter(([, from]) => from > asOf)
    .map(
      ([what, from]) =>
        `${what} begins on ${from}, but as_of in dataset.tsv says that the law was read up to ${asOf}: read all rate notifications up to ${from} and put that day into as_of, or leave the row out until then`,
    );
}
