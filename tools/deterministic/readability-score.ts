// Readability Score: Flesch Reading Ease, Flesch-Kincaid grade and the sentences that weigh most.

import { sentencesIn, wordsIn } from '../../src/prompts/segments.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { number, percent, result, row, text as shownText } from '../../src/tools/result.ts';
import { syllablesOf } from './texts/syllables.ts';

export interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

export const fleschReadingEase = ({ words, sentences, syllables }: TextCounts): number =>
  206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);

export const fleschKincaidGrade = ({ words, sentences, syllables }: TextCounts): number =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;

const LEVELS = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'plain English'],
  [50, 'fairly hard'],
  [30, 'hard'],
] as const;

const LONG_WORD_LETTERS = 7;
const LISTED_SENTENCES = 3;

export default defineCalculator({
  title: 'Readability Score',
  category: 'content-social',
  about: 'How easy an English text is to read, and which of its sentences are too long',
  computes:
    'Flesch Reading Ease, Flesch-Kincaid grade, mean sentence length, longest sentences and long-word share for English text',
  fields: {
    text: {
      type: 'textarea',
      label: 'English text',
      required: true,
      maxLength: 200_000,
      help: 'A hundred words or more give a steady score.',
      example: 'Send the invoice today. We pay within thirty days of the date on which the goods reach our store.',
    },
  },
  *compute({ text }) {
    const sentences: { readonly sentence: string; readonly words: readonly string[] }[] = [];
    for (const sentence of yield* sentencesIn(text)) sentences.push({ sentence, words: yield* wordsIn(sentence) });
    const words = sentences.flatMap((one) => one.words.filter((word) => /[A-Za-z]/.test(word)));
    if (words.length === 0)
      return refuse(['text', 'English text (text) must hold at least one English word, but none came.']);
    let syllables = 0;
    for (const word of words) {
      syllables += syllablesOf(word);
      yield;
    }
    const counts = { words: words.length, sentences: sentences.length, syllables };
    const ease = fleschReadingEase(counts);
    const level = LEVELS.find(([from]) => ease >= from)?.[1] ?? 'very hard';
    const long = words.filter((word) => [...word].length >= LONG_WORD_LETTERS).length;
    const longest = sentences.toSorted((a, b) => b.words.length - a.words.length).slice(0, LISTED_SENTENCES);
    return result({
      summary: `Reading ease ${ease.toFixed(1)}, ${level}; school grade ${fleschKincaidGrade(counts).toFixed(1)}.`,
      rows: [
        row('Flesch Reading Ease', number(ease, undefined, 1), 'higher is easier'),
        row('Level', shownText(level)),
        row('Flesch-Kincaid grade', number(fleschKincaidGrade(counts), undefined, 1), 'years of schooling'),
        row('Words', number(counts.words)),
        row('Sentences', number(counts.sentences)),
        row('Syllables', number(counts.syllables), 'counted by a rule of thumb'),
        row('Words in a sentence', number(counts.words / counts.sentences, undefined, 1)),
        row('Long words', percent((long / counts.words) * 100, 1), `${LONG_WORD_LETTERS} letters or more`),
      ],
      tables: [
        {
          title: 'Longest sentences',
          columns: ['Words', 'Sentence'],
          rows: longest.map((one) => [number(one.words.length), shownText(one.sentence)]),
        },
      ],
      notes: [
        'The formulas are made for English prose; lists, code and other languages give figures without meaning.',
        ...(counts.words < 100 ? ['Fewer than 100 words came, so the score may swing.'] : []),
      ],
    });
  },
});
