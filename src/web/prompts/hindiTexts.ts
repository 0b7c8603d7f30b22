// Titles, descriptions and field labels in Hindi of the Indian prompts and of all calculators. The pages show them beside
// the English, as forms of Indian offices do; the prompts themselves are in English. Loaded by the first page that needs them.
import texts from '../../../data/prompts/hindi/texts.json' with { type: 'json' };
import type { FieldLabels } from './fieldInputs.ts';

export interface HindiTexts {
  readonly title: string;
  readonly description: string;
  /** By the name of the field. */
  readonly labels: FieldLabels;
}

/** Undefined: the prompt or calculator of this slug has none. */
export type HindiOf = (slug: string) => HindiTexts | undefined;

const ALL: Readonly<Record<string, HindiTexts>> = texts;
/** The kit gives this field to every prompt that writes for people. */
const OF_EVERY_PROMPT: FieldLabels = { output_language: 'जवाब की भाषा' };

export const hindiOf: HindiOf = (slug) => {
  const own = Object.hasOwn(ALL, slug) ? ALL[slug] : undefined;
  return own && { ...own, labels: { ...OF_EVERY_PROMPT, ...own.labels } };
};

export const hindiSlugs = (): readonly string[] => Object.keys(ALL);
