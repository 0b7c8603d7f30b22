// Word Counter: words, characters, sentences, paragraphs and the time to read or speak a text.

import { charactersIn, paragraphsIn, sentencesIn, wordsIn } from '../../src/prompts/segments.ts';
import { defineCalculator } from '../../src/tools/kit.ts';
import { number, result, row, text as shownText } from '../../src/tools/result.ts';

/** "2 min 5 s" for so many words at so many a minute. */
export function timeFor(words: number, perMinute: number): string {
  const seconds = Math.ceil((words * 60) / perMinute);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export default defineCalculator({
  title: 'Word Counter',
  category: 'business-writing',
  about: 'Counts words, characters, sentences and reading time, in Hindi and other Indian scripts too',
  computes:
    'Words, characters with and without spaces, sentences, paragraphs, reading and speaking time, by Unicode segmentation so Indic scripts count correctly',
  fields: {
    text: {
      type: 'textarea',
      label: 'Text',
      required: true,
      maxLength: 200_000,
      help: 'The text to count, in any script.',
      example: 'नमस्ते दुनिया। यह एक छोटा वाक्य है।',
    },
    reading_speed: {
      type: 'number',
      label: 'Reading speed',
      required: false,
      min: 50,
      max: 1000,
      unit: 'words a minute',
      help: 'Adults read about 238 words of English a minute.',
      example: 238,
      default: 238,
    },
    speaking_speed: {
      type: 'number',
      label: 'Speaking speed',
      required: false,
      min: 50,
      max: 400,
      unit: 'words a minute',
      help: 'A calm talk has about 130 words a minute.',
      example: 130,
      default: 130,
    },
  },
  *compute({ text, reading_speed, speaking_speed }) {
    const words = (yield* wordsIn(text)).length;
    const sentences = (yield* sentencesIn(text)).length;
    const characters = yield* charactersIn(text);
    return result({
      summary: `${words} words in ${sentences} sentences.`,
      rows: [
        row('Words', number(words)),
        row(
          'Words between spaces',
          number(text.trim() === '' ? 0 : text.trim().split(/\s+/u).length),
          'as most text editors count',
        ),
        row('Characters', number(characters.all), 'as a reader sees them'),
        row('Characters without spaces', number(characters.withoutSpaces)),
        row('Code points', number([...text].length), 'what most length limits count'),
        row('Sentences', number(sentences)),
        row('Paragraphs', number(paragraphsIn(text).length)),
        row('Reading time', shownText(timeFor(words, reading_speed))),
        row('Speaking time', shownText(timeFor(words, speaking_speed))),
      ],
      notes: [
        'Words follow the Unicode rules, so that scripts without spaces count too; a word with a hyphen such as "e-mail" and a contraction such as "don’t" count as one.',
      ],
    });
  },
});
