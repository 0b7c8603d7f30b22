// Titles, descriptions and forms in Hindi of the Indian prompts, of those most likely asked for in Hindi and of all
// calculators, what calculators answer, why a prompt goes with a tool, and what changed in prompts.
// English pages of Indian prompts show titles and labels beside the English, as forms of Indian offices do; pages in Hindi
// show them alone.
// The prompts themselves are in English. Loaded by the first page that needs it.
import answers from '../../../data/prompts/hindi/answers.json' with { type: 'json' };
import prompts from '../../../data/prompts/hindi/prompts.json' with { type: 'json' };
import texts from '../../../data/prompts/hindi/texts.json' with { type: 'json' };
import { COMPUTED_FACTS } from '../../prompts/computedFacts.ts';
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
  /** What goes with a prompt, or what changed in one, by its English; undefined: it has none. */
  readonly hindiNote: (english: string) => string | undefined;
}

interface AnswerTexts {
  readonly helps: FieldLabels;
  readonly sentences: Sentences;
}

const ALL: Readonly<Record<string, Pick<HindiTexts, 'title' | 'description' | 'labels'>>> = texts;
const ANSWERS: Readonly<Record<string, AnswerTexts>> = answers.calculators;
const HELPS: Readonly<Record<string, FieldLabels>> = prompts.helps;
const NOTES = new Map(Object.entries({ ...prompts.links, ...prompts.changes }));
const sayWith = (sentences: Sentences): Say => sayIn(form.day, PROBLEMS, answers.every, sentences);

/** The parameters of rendering, which stand in forms beside the fields of a prompt. */
const EVERY_FORM: SpokenForm = {
  labels: { [OUTPUT_LANGUAGE]: 'जवाब की भाषा', [COMPUTED_FACTS]: 'निकाले गए तथ्य' },
  helps: {
    [OUTPUT_LANGUAGE]: 'जैसे हिंदी, तमिल या फ़्रेंच। ख़ाली छोड़ने पर प्रॉम्प्ट भाषा के बारे में कुछ नहीं कहता।',
    [COMPUTED_FACTS]: 'ख़ाली छोड़ें तो तारीखें और रकमें अपने आप निकाली जाती हैं।',
  },
  // Of choices in English the rest would stay English: yes and no stand by themselves.
  say: sayWith({ Yes: prompts.options.Yes, No: prompts.options.No }),
};

const made = new Map<string, HindiTexts>();

export const hindiOf: HindiOf = (slug) => {
  const own = Object.hasOwn(ALL, slug) ? ALL[slug] : undefined;
  if (own === undefined) return undefined;
  const answer = Object.hasOwn(ANSWERS, slug) ? ANSWERS[slug] : undefined;
  const whole = made.get(slug) ?? {
    ...own,
    labels: { ...EVERY_FORM.labels, ...own.labels },
    helps: answer?.helps ?? { ...EVERY_FORM.helps, ...HELPS[slug] },
    say: sayWith(answer?.sentences ?? prompts.options),
  };
  made.set(slug, whole);
  return whole;
};

export const hindiForm: Hindi['hindiForm'] = (slug) => hindiOf(slug) ?? EVERY_FORM;
export const hindiNote: Hindi['hindiNote'] = (english) => NOTES.get(english);

export const hindiSlugs = (): readonly string[] => Object.keys(ALL);
/** What the forms of Indian prompts offer to choose, by its English. */
export const hindiOptions = (): readonly string[] => Object.keys(prompts.options);
/** What is noted of prompts, by its English. */
export const hindiNotes = (): readonly string[] => [...NOTES.keys()];
/** Calculators that have their answers in Hindi. */
export const answeredSlugs = (): readonly string[] => Object.keys(ANSWERS);
/** The sentences of a calculator by their English. */
export const answerSentences = (slug: string): Sentences => ANSWERS[slug]?.sentences ?? {};
