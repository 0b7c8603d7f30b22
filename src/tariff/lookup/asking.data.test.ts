// Every question about a word leads on: each answer, asked next, is answered with one of its codes, and after three answers
// at most there is one heading, with one rate or with a rate that the next question settles.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vagueKey } from '../engine/rank/vague.ts';
import type { WordQuestion } from '../model/words.ts';
import { openTariff } from '../node.ts';
import { readWordLists } from '../source/readWords.ts';
import { questionsOn } from './results.ts';

const tariff = openTariff();
const { asks } = readWordLists(join(import.meta.dirname, '../../../data/tariff'));
const isAbout = ({ answers }: WordQuestion, labels: readonly string[]): boolean =>
  labels.every((label) => answers.some((answer) => answer.label === label));

const MOST_STEPS = 3;
/** What two readings of the law make open no fact settles. */
const isDebated = (code: string): boolean =>
  questionsOn(tariff.records, tariff.records.find(code), tariff.today).length > 0;

/** What is wrong along the ways that begin with a text; `left`: the codes of the answer that led to it. */
function faultsFrom(text: string, left: readonly string[], step: number): readonly string[] {
  const { matches, status, ask } = tariff.lookup(text);
  const [first] = matches;
  if (first === undefined) return [`${text}: ${status}`];
  const asked = asks.find(
    (one) =>
      one.question === ask?.question &&
      isAbout(
        one,
        ask.options.map(({ label }) => label),
      ),
  );
  if (asked === undefined || ask === undefined) {
    const headings = new Set(left.map((code) => code.slice(0, 4)));
    const isOpen = first.rate_open === true && ask === undefined && !isDebated(first.hsn_sac);
    return [
      ...(status === 'too_vague' ? [`${text}: too vague, and nothing is asked`] : []),
      ...(headings.size === 1 ? [] : [`${text}: still several headings, ${[...headings].join(' and ')}`]),
      ...(isOpen ? [`${text}: the rate of ${first.hsn_sac} is open, and nothing is asked about it`] : []),
    ];
  }
  if (step >= MOST_STEPS) return [`${text}: more than ${MOST_STEPS} steps`];
  return ask.options.flatMap(({ codes, then }) => faultsFrom(then, codes, step + 1));
}

test('the words are the most usual of the trade, each listed once', () => {
  const words = asks.flatMap((one) => one.words);
  const keys = words.map((word) => vagueKey(tariff.engine.reader.forms(word)));
  expect(words.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)).toEqual([]);
  expect(words.length).toBeGreaterThan(300);
});

test.each(asks.map((one) => [one.words[0] ?? '', one] as const))(
  '%s is asked about its fact, and all answers lead on',
  (_, { words, question, answers }) => {
    const lost = words.flatMap((word) => {
      const { ask } = tariff.lookup(word);
      if (ask?.question !== question) return [`${word}: ${ask?.question ?? 'nothing is asked'}`];
      return answers
        .filter(({ label, then }) => !ask.options.some((option) => option.label === label && option.then === then))
        .map(({ label, then }) => `${word}: "${label}" does not lead from "${then}" to its codes`);
    });
    expect(lost).toEqual([]);
    expect(answers.flatMap(({ codes, then }) => faultsFrom(then, codes, 1))).toEqual([]);
  },
);
