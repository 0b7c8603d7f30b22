// Facts that calculators work out from the values of a prompt: a parameter of rendering, like the language of the answer.
// It is no field of the prompt and its lines are not in the template. What is worked out: `tools/computed`.
import type { FieldMap, TextField } from './kit.ts';

export const COMPUTED_FACTS = 'computed_facts';

const fieldFor = (about: string): TextField => ({
  type: 'textarea',
  label: 'Facts worked out by Kosh',
  required: false,
  help: `Left empty, Kosh puts in ${about}.`,
  example: '',
});

/** Behind all material, in a block of their own, which goes when nothing was worked out. */
const LINES = `Worked out by Kosh from the values above. Use these facts as they stand: do not work them out again and do not change them. Where a paper above says otherwise, show both and ask. Facts:
"""
{{${COMPUTED_FACTS}}}
"""`;

export interface Filled {
  readonly template: string;
  readonly fields: FieldMap;
}

/** `about`: what is worked out, as a phrase. */
export const withComputedFacts = ({ template, fields }: Filled, about: string): Filled => ({
  template: `${template}\n\n${LINES}`,
  fields: { ...fields, [COMPUTED_FACTS]: fieldFor(about) },
});

/** The texts with the facts of the prompt, unless the caller gave them. */
export function withFacts(
  texts: ReadonlyMap<string, string>,
  workOut: (texts: ReadonlyMap<string, string>) => string,
): ReadonlyMap<string, string> {
  if ((texts.get(COMPUTED_FACTS) ?? '') !== '') return texts;
  return new Map([...texts, [COMPUTED_FACTS, workOut(texts)]]);
}
