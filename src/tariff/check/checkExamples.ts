// What must hold for example lines and for the validity of codes: the codes they name exist.
import type { CodeRow, ExampleRow, ValidOn } from '../source/readCodes.ts';

const known = (codes: readonly CodeRow[]): ReadonlySet<string> => new Set(codes.map(({ code }) => code));

export function checkExamples(examples: readonly ExampleRow[], codes: readonly CodeRow[]): readonly string[] {
  const exists = known(codes);
  return examples
    .filter(({ code }) => !exists.has(code))
    .map(
      ({ code, text, line }) =>
        `examples/${code.slice(0, 2)}.tsv:${line}: "${text}" has the code ${code}, which does not exist`,
    );
}

export function checkValidity(
  validity: ReadonlyMap<string, readonly ValidOn[]>,
  codes: readonly CodeRow[],
): readonly string[] {
  const exists = known(codes);
  return [...validity.keys()].filter((code) => !exists.has(code)).map((code) => `${code} does not exist`);
}
