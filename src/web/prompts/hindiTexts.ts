// Titles, descriptions and field labels in Hindi of the Indian prompts and of all calculators. The pages show them beside
// the English, as forms of Indian offices do; the prompts themselves and the answers are in English.
import texts from '../../../data/prompts/hindi/texts.json' with { type: 'json' };
import { html, type SafeHtml } from '../html.ts';
import type { FieldLabels } from './fieldInputs.ts';

export interface HindiTexts {
  readonly title: string;
  readonly description: string;
  /** By the name of the field. */
  readonly labels: FieldLabels;
}

const ALL: Readonly<Record<string, HindiTexts>> = texts;
/** The kit gives this field to every prompt that writes for people. */
const OF_EVERY_PROMPT: FieldLabels = { output_language: 'जवाब की भाषा' };

/** Undefined: the prompt has none. */
export const hindiTexts = (slug: string): HindiTexts | undefined => (Object.hasOwn(ALL, slug) ? ALL[slug] : undefined);

export const hindiSlugs = (): readonly string[] => Object.keys(ALL);

/** Labels for the form of a prompt or a calculator; none where it has no Hindi. */
export function hindiLabels(slug: string): FieldLabels {
  const own = hindiTexts(slug);
  return own === undefined ? {} : { ...OF_EVERY_PROMPT, ...own.labels };
}

/** What it is called and what it does, below the English. */
export function hindiLead(slug: string): SafeHtml | false {
  const own = hindiTexts(slug);
  return own !== undefined && html`<p lang="hi"><strong>${own.title}</strong>: ${own.description}</p>`;
}
