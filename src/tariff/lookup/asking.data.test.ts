// Every question about a word leads on: each answer, asked next, is answered with one of its codes, and after three answers
// at most there is one heading, with one rate or with a rate that the next question settles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vagueKey } from '../engine/rank/vague.ts';
import type { WordQuestion } from '../model/words.ts';
import { openTariff } from '../node.ts';
import { readWordLists } from '../source/readWords.ts';
import { MAX_TEXT, MOST_OPTIONS } from './codeText.ts';
import { questionsOn } from './results.ts';

const tariff = openTariff();
const DATA = join(import.meta.dirname, '../../../data/tariff');
const { asks } = readWordLists(DATA);
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

const STRIDE = 23;
const BILLS = readFileSync(join(DATA, 'golden', 'bills.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((_, place) => place % STRIDE === 0)
  .map((line) => line.split('\t')[0] ?? '');

test('whatever is asked about a bill, two to five answers lead to one of their codes', () => {
  const asked = [...BILLS, ...BILLS.map((text) => `${text} 3000`), 'curd', 'gta', 'car rental with driver', 'HSN 1006']
    .map((text) => tariff.lookup(text))
    .flatMap(({ query, ask }) => (ask === undefined ? [] : [{ query, ask }]));
  expect(asked.length).toBeGreaterThan(30);
  const astray = asked.flatMap(({ query, ask: { options } }) =>
    options.flatMap(({ label, codes, then }) => {
      const first = tariff.lookup(then).matches[0]?.hsn_sac ?? '';
      const fits = [...then].length <= MAX_TEXT && then !== query && codes.some((code) => first.startsWith(code));
      return fits ? [] : [`${query}: "${label}" leads from "${then}" to ${first}`];
    }),
  );
  expect(astray).toEqual([]);
  for (const { ask } of asked) {
    expect(ask.options.length).toBeLessThanOrEqual(MOST_OPTIONS);
    expect(ask.options.length).toBeGreaterThanOrEqual(2);
  }
});

test.each(['dolo 650', 'telmikind', 'DAWAI 1L', 'crocin advance tablet', 'medicine'])(
  '%s is not asked by which system of medicine it is made',
  (text) => {
    expect(JSON.stringify(tariff.lookup(text).ask ?? '')).not.toMatch(/unani|siddha|ayurved/i);
  },
);

test('what a text says beside the word stays in it, and what it has answered is not asked', () => {
  const thenOf = (text: string) => tariff.lookup(text).ask?.options.map(({ then }) => then);
  expect(thenOf('SHIRT 3000')).toEqual(['knitted shirt 3000', 'woven shirt 3000']);
  expect(thenOf('pipe 1 inch')).toContain('pvc or hdpe pipe 1 inch');
  expect(tariff.lookup('woven shirt').ask?.question).toBe('For men or for women?');
  expect(tariff.lookup('cotton shirt woven blue').ask?.question).toContain('₹2,500');
  expect(tariff.lookup('juice 1 l').ask).toBeUndefined();
});
