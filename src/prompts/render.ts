// Fills a template in a single pass, so that no value is ever read as a template, and fences what is pasted in.
import { type Filled, withComputedFacts } from './computedFacts.ts';
import { withAllFenced, withSafeFences } from './fences.ts';
import { layoutOf } from './layout.ts';
import { withOutputLanguage } from './outputLanguage.ts';
import { withReplaced } from './placeholders.ts';

/** What is filled in: the template with every long text fenced, and the fields with the parameters of rendering. */
export function asRendered(prompt: Filled & { readonly takesLanguage?: boolean; readonly computes?: string }): Filled {
  const asked = prompt.takesLanguage === true ? withOutputLanguage(prompt) : prompt;
  const { template, fields } = prompt.computes === undefined ? asked : withComputedFacts(asked, prompt.computes);
  return { template: withAllFenced(template, (name) => fields[name]?.type === 'textarea'), fields };
}

/**
 * Puts the texts into the template. Lines that need a text and have none fall away (`layout.ts`), and paragraphs of
 * which no line is left. A fence that a text could close is made longer.
 */
export function renderTemplate(template: string, texts: ReadonlyMap<string, string>): string {
  const textOf = (name: string): string => texts.get(name) ?? '';
  return layoutOf(withSafeFences(template, texts.values()))
    .map((lines) =>
      lines
        .filter(({ needs }) => needs?.some((name) => textOf(name) !== '') ?? true)
        .map(({ text }) => withReplaced(text, textOf))
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
