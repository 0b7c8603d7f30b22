// The code that the description of a line means, for lines whose own code is none.
import type { Subject } from './subject.ts';

/** As sure as a description must be to say something against a code, or in its place. */
export const SURE = 0.8;

/** With as many digits as are needed; `within`: the digits it must begin with. Undefined: the text is not sure enough. */
export function digitsFor({ line, file, day }: Subject, within = ''): string | undefined {
  if (line.description === '') return undefined;
  // "ICE CREAM" beside a flavour: only what both say together counts.
  const text = line.group === '' ? line.description : `${line.description} ${line.group}`;
  const { code, confidence, isResolved } = file.texts.meaning(text);
  if (!isResolved || confidence < SURE || !code.startsWith(within)) return undefined;
  return code.length >= file.digitsOn(day) ? code : undefined;
}
