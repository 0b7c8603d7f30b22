// Reads the query string: the known parameters, each at most once; unknown ones are ignored.
import { quoted } from '../contract/came.ts';
import { Refusal } from './refusal.ts';

/** Values as received (percent-decoded, not trimmed); a parameter that was not given is absent. */
export type QueryValues = Readonly<Record<string, string>>;

/** `known` are the parameters of the operation; one of them given twice is refused. */
export function readQuery(queryString: string, known: ReadonlySet<string>): QueryValues {
  const values: Record<string, string> = {};
  if (queryString === '') return values;
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (!known.has(name)) continue;
    if (Object.hasOwn(values, name)) {
      throw new Refusal(
        400,
        `Parameter ${name} was given twice (${quoted(values[name] ?? '')} and ${quoted(value)}); give it once.`,
      );
    }
    values[name] = value;
  }
  return values;
}
