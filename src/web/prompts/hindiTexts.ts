// Titles, descriptions and field labels in Hindi of the Indian prompts and of all calculators, and what calculators answer.
// English pages show titles and labels beside the English, as forms of Indian offices do; pages in Hindi show them alone.
// The prompts themselves are in English. Loaded by the first page that needs it.
import answers from '../../../data/prompts/hindi/answers.json' with { type: 'json' };
import texts from '../../../data/prompts/hindi/texts.json' with { type: 'json' };
import { OUTPUT_LANGUAGE } from '../../prompts/outputLanguage.ts';
import { PROBLEMS } from '../texts/hiFieldProblem.ts';
import { form } from '../texts/hiForm.ts';
import { type Say, type Sentences, sayIn } from '../texts/sayAnswer.ts';
import type { FieldLabels, SpokenForm } from './fieldInputs.ts';

export interface HindiTexts extends SpokenForm {
  readonly title: string;
  readonly description: string;
}

/** Undefined: the prompt or calculator of this slug has none. */
export type HindiOf = (slug: string) => HindiTexts | undefined;

/** What pages load of this module. */
export interface Hindi {
  readonly hindiOf: HindiOf;
  /** The form of any prompt: what it lacks stays in English. */
  readonly hindiForm: (slug: string) => SpokenForm;
}

interface AnswerTexts {
  readonly helps: FieldLabels;
  readonly sentences: Sentences;
}

const ALL: Readonly<Record<string, Pick<HindiTexts, 'title' | 'description' | 'labels'>>> = texts;
const ANSWERS: Readonly<Record<string, AnswerTexts>> = answers.calculators;
const sayWith = (sentences: Sentences): Say => sayIn(form.day, PROBLEMS, answers.every, sentences);
/** Short enough to be taken for abbreviations. */
const OPTIONS: Sentences = { Yes: 'हाँ', No: 'नहीं' };

/** The kit gives this field to every prompt that writes for people. */
const EVERY_FORM: SpokenForm = {
  labels: { [OUTPUT_LANGUAGE]: 'जवाब की भाषा' },
  helps: { [OUTPUT_LANGUAGE]: 'जैसे हिंदी, तमिल या फ़्रेंच। खाली छोड़ने पर प्रॉम्प्ट भाषा के बारे में कुछ नहीं कहता।' },
  say: sayWith(OPTIONS),
};

const made = new Map<string, HindiTexts>();

export const hindiOf: HindiOf = (slug) => {
  const own = Object.hasOwn(ALL, slug) ? ALL[slug] : undefined;
  if (own === undefined) return undefined;
  const answer = Object.hasOwn(ANSWERS, slug) ? ANSWERS[slug] : undefined;
  const whole = made.get(slug) ?? {
    ...own,
    labels: { ...EVERY_FORM.labels, ...own.labels },
    helps: answer?.helps ?? EVERY_FORM.helps,
    say: sayWith(answer?.sentences ?? OPTIONS),
  };
  made.set(slug, whole);
  return whole;
};

export const hindiForm: Hindi['hindiForm'] = (slug) => hindiOf(slug) ?? EVERY_FORM;

export const hindiSlugs = (): readonly string[] => Object.keys(ALL);
/** Calculators that have their answers in Hindi. */
export const answeredSlugs = (): readonly string[] => Object.keys(ANSWERS);
/** The sentences of a calculator by their English. */
export const answerSentences = (slug: string): Sentences => ANSWERS[slug]?.sentences ?? {};
