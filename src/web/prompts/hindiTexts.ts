// Titles, descriptions and field labels in Hindi of the Indian prompts and of all calculators, and what calculators answer.
// The pages show titles and labels beside the English, as forms of Indian offices do; a calculator's page in Hindi shows
// them alone. The prompts themselves are in English. Loaded by the first page that needs it.
import answers from '../../../data/prompts/hindi/answers.json' with { type: 'json' };
import texts from '../../../data/prompts/hindi/texts.json' with { type: 'json' };
import { form } from '../texts/hiForm.ts';
import type { FieldLabels } from './fieldInputs.ts';
import { type Say, type Sentences, sayIn } from './sayAnswer.ts';

export interface HindiTexts {
  readonly title: string;
  readonly description: string;
  /** By the name of the field. */
  readonly labels: FieldLabels;
  /** What a calculator explains of its fields, by their names. */
  readonly helps: FieldLabels;
  /** What a calculator answers and offers to choose. */
  readonly say: Say;
}

/** Undefined: the prompt or calculator of this slug has none. */
export type HindiOf = (slug: string) => HindiTexts | undefined;

interface AnswerTexts {
  readonly helps: FieldLabels;
  readonly sentences: Sentences;
}

const ALL: Readonly<Record<string, Pick<HindiTexts, 'title' | 'description' | 'labels'>>> = texts;
const ANSWERS: Readonly<Record<string, AnswerTexts>> = answers.calculators;
/** The kit gives this field to every prompt that writes for people. */
const OF_EVERY_PROMPT: FieldLabels = { output_language: 'जवाब की भाषा' };

const made = new Map<string, HindiTexts>();

export const hindiOf: HindiOf = (slug) => {
  const own = Object.hasOwn(ALL, slug) ? ALL[slug] : undefined;
  if (own === undefined) return undefined;
  const answer = Object.hasOwn(ANSWERS, slug) ? ANSWERS[slug] : undefined;
  const whole = made.get(slug) ?? {
    ...own,
    labels: { ...OF_EVERY_PROMPT, ...own.labels },
    helps: answer?.helps ?? {},
    say: sayIn(form.day, answers.every, answer?.sentences ?? {}),
  };
  made.set(slug, whole);
  return whole;
};

export const hindiSlugs = (): readonly string[] => Object.keys(ALL);
/** Calculators that have their answers in Hindi. */
export const answeredSlugs = (): readonly string[] => Object.keys(ANSWERS);
/** The sentences of a calculator by their English. */
export const answerSentences = (slug: string): Sentences => ANSWERS[slug]?.sentences ?? {};
