// The speech of a language: what reads the English sentences of the data, with the words of the language.
import { cessIn, digitRuleIn, scheduleIn, turnoverIn, whyIn } from './readFacts.ts';
import { notesIn } from './readNotes.ts';
import { sentenceIn } from './readSentence.ts';
import type { Speech, SpokenWords } from './speech.ts';

/** `dayOf`: how the language writes a day. */
export function speechOf(words: SpokenWords, dayOf: (iso: string) => string): Speech {
  return {
    sentence: (english) => sentenceIn(english, words),
    notes: (english) => notesIn(english, words, dayOf),
    cess: (english) => cessIn(english, words, dayOf),
    turnover: (english) => turnoverIn(english, words),
    digitRule: (english) => digitRuleIn(english, words),
    schedule: (english) => scheduleIn(english, words),
    why: (english) => whyIn(english, words),
  };
}
