// What Kosh works out for each prompt, for every interface that fills one.
import { COMPUTED } from '../../tools/computed/index.ts';
import { factsText } from './computing.ts';

/** What is worked out for a prompt, as a phrase; undefined: nothing. */
export const computedAbout = (slug: string): string | undefined =>
  Object.hasOwn(COMPUTED, slug) ? COMPUTED[slug]?.about : undefined;

/** The facts as the text that goes into the prompt; empty: none, or the values do not suffice. */
export function computedFacts(slug: string, texts: ReadonlyMap<string, string>): string {
  const computing = Object.hasOwn(COMPUTED, slug) ? COMPUTED[slug] : undefined;
  const facts = computing?.facts((field) => texts.get(field) ?? '');
  return facts === undefined || facts.rows.length + (facts.tables ?? []).length === 0 ? '' : factsText(facts);
}
