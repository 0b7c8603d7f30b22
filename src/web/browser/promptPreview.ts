// A prompt as far as its form is filled in.
import { withFacts } from '../../prompts/computedFacts.ts';
import type { FieldMap } from '../../prompts/kit.ts';
import { renderTemplate } from '../../prompts/render.ts';
import { checkValues, type Problem } from '../../prompts/values.ts';

export interface PromptPreview {
  /** Values that are missing or wrong stay visible as their placeholders. */
  readonly text: string;
  /** Empty: the prompt is whole. */
  readonly problems: readonly Problem[];
}

/** What is worked out from the texts of a whole form; empty: nothing. */
export type WorkOut = (texts: ReadonlyMap<string, string>) => string;

export function promptPreview(
  template: string,
  fields: FieldMap,
  values: Readonly<Record<string, unknown>>,
  workOut: WorkOut = () => '',
): PromptPreview {
  const checked = checkValues(fields, values);
  if (checked.ok) return { text: renderTemplate(template, withFacts(checked.texts, workOut)), problems: [] };
  const { problems } = checked;
  const wrong = new Set(problems.map(({ field }) => field));
  const withoutWrong = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !wrong.has(name)));
  const partly = checkValues(withoutWrong(fields), withoutWrong(values));
  const shown = new Map(Object.keys(fields).map((name) => [name, wrong.has(name) ? `{{${name}}}` : '']));
  if (partly.ok) for (const [name, text] of partly.texts) shown.set(name, text);
  return { text: renderTemplate(template, shown), problems };
}
