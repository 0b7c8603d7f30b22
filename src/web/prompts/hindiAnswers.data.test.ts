// Calculators of Indian law and money answer in Hindi: every help, option and text that their answers have, over many
// values; and no sentence has lost or gained a figure or a place.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../prompts/kit.ts';
import { drained } from '../../steps/steps.ts';
import { faultsOfHindi } from '../../tariff/check/checkHindi.ts';
import type { Calculator } from '../../tools/kit.ts';
import type { CalculatorResult, Shown } from '../../tools/result.ts';
import { answeredSlugs, answerSentences, hindiOf } from './hindiTexts.ts';
import { saidProblem } from './problemText.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'tools', 'deterministic');
const slugs = readdirSync(FOLDER).flatMap((name) => /^([a-z0-9-]+)\.ts$/.exec(name)?.slice(1) ?? []);
/** Of these a part of the answer is English, and marked as such: descriptions of codes, words that the tool makes. */
const IN_PART = new Set([
  ...['cron-expression-explainer', 'csv-to-json-converter', 'json-formatter', 'readability-score', 'uuid-generator'],
  ...['hsn-code-lookup', 'indian-number-to-words'],
]);

/** The same draws in every run. */
function* draws(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    yield state / 0x80000000;
  }
}

const FACTORS = [0, 0.01, 0.1, 0.5, 2, 10, 100];
const SAMPLES = 1_500;

function drawn(field: Field, draw: () => number): unknown {
  if (!field.required && draw() < 0.3) return undefined;
  const day = (most: number): string => String(1 + Math.floor(draw() * most)).padStart(2, '0');
  switch (field.type) {
    case 'select':
      return field.options[Math.floor(draw() * field.options.length)];
    case 'multiselect':
      return field.options.filter(() => draw() < 0.5);
    case 'boolean':
      return draw() < 0.5;
    case 'date':
      return `${2018 + Math.floor(draw() * 9)}-${day(12)}-${day(28)}`;
    case 'number':
    case 'currency':
      return Math.round((Number(field.example) || 10) * (FACTORS[Math.floor(draw() * FACTORS.length)] ?? 1));
    default: {
      const example = String(field.example);
      const at = Math.floor(draw() * example.length);
      return draw() < 0.5
        ? example
        : example.slice(0, at) + ('AQ7-'[Math.floor(draw() * 5)] ?? '') + example.slice(at + 1);
    }
  }
}

/** All texts of an answer that people read; what the tool writes to be copied, and citations, stay as they are. */
function textsOf({ summary, rows, tables, charts, outputs, notes, sources }: CalculatorResult): readonly string[] {
  const shown = (one: Shown): readonly string[] =>
    one.kind === 'text' ? [one.text] : one.kind === 'number' && one.unit !== undefined ? [one.unit] : [];
  return [
    summary,
    ...rows.flatMap(({ label, value, note = '' }) => [label, note, ...shown(value)]),
    ...tables.flatMap((table) => [table.title, ...table.columns, ...table.rows.flat().flatMap(shown)]),
    ...charts.flatMap(({ title, xLabel, yLabel, series }) => [
      title,
      xLabel,
      yLabel,
      ...series.map(({ name }) => name),
    ]),
    ...outputs.map(({ label }) => label),
    ...notes,
    ...sources.flatMap(({ table, open = '' }) => [table, open]),
  ];
}

test('every calculator has its answers, or what is the same in all of them', () => {
  expect([...answeredSlugs()].sort()).toEqual(slugs.filter((slug) => slug !== 'index').sort());
});

describe.each(answeredSlugs())('%s', async (slug) => {
  const { default: calculator } = (await import(`../../../tools/deterministic/${slug}.ts`)) as { default: Calculator };
  const own = hindiOf(slug);
  if (own === undefined) throw new Error(`${slug} has no Hindi.`);
  const { fields } = calculator;
  const names = Object.keys(fields);

  test('has every help and option', () => {
    expect(Object.keys(own.helps).sort()).toEqual([...names].sort());
    const options = Object.values(fields).flatMap((field) => ('options' in field ? field.options : []));
    expect(options.filter((option) => own.say(option) === undefined)).toEqual([]);
  });

  if (IN_PART.has(slug)) return;
  test('says every text of its answers, and what is wrong with values', () => {
    const draw = draws(slug.length);
    const next = (): number => draw.next().value;
    const example = Object.fromEntries(names.map((name) => [name, fields[name]?.example]));
    const heard = new Set<string>();
    const left = new Set<string>();
    let answers = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const values: Record<string, unknown> = { ...example };
      for (let change = Math.floor(next() * names.length) + (sample === 0 ? -names.length : 0); change >= 0; change--) {
        const name = names[Math.floor(next() * names.length)] ?? '';
        const field = fields[name];
        if (field !== undefined) values[name] = drawn(field, next);
      }
      const outcome = drained(calculator.run(values));
      if (outcome.ok) answers++;
      if (outcome.ok)
        for (const text of textsOf(outcome.result)) {
          if (text === '' || heard.has(text)) continue;
          heard.add(text);
          if (own.say(text) === undefined) left.add(text);
        }
      if (!outcome.ok)
        for (const problem of outcome.problems)
          if (saidProblem(problem, fields, own.say) === undefined) left.add(`${problem.field}: ${problem.message}`);
    }
    expect(answers).toBeGreaterThan(50);
    expect([...left].slice(0, 20)).toEqual([]);
  });

  const days = names.filter((name) => fields[name]?.type === 'date');
  if (days.length > 0) {
    test('says what is wrong with days that are far off', () => {
      const example = Object.fromEntries(names.map((name) => [name, fields[name]?.example]));
      const options = names.flatMap((name) => {
        const field = fields[name];
        return field?.type === 'select' ? field.options.map((option) => ({ [name]: option })) : [];
      });
      const left = days.flatMap((name) =>
        ['1999-01-01', '2099-12-31'].flatMap((day) =>
          [{}, ...options].flatMap((option) => {
            const outcome = drained(calculator.run({ ...example, ...option, [name]: day }));
            const problems = outcome.ok ? [] : outcome.problems;
            return problems
              .filter((problem) => saidProblem(problem, fields, own.say) === undefined)
              .map(({ message }) => message);
          }),
        ),
      );
      expect([...new Set(left)]).toEqual([]);
    });
  }

  test('keeps figures and places', () => {
    const faults = Object.entries(answerSentences(slug)).flatMap(([english, hindi]) => {
      const placesOf = (text: string): string => [...new Set(text.match(/\{\d\}/g))].sort().join('');
      const figures = faultsOfHindi(english, hindi).filter((fault) => /^[\d₹]/.test(fault));
      return placesOf(english) === placesOf(hindi) && figures.length === 0 ? [] : [`${english}: ${figures.join(', ')}`];
    });
    expect(faults).toEqual([]);
  });
});
