// Compares the rate facts derived by hand with what the compiled data answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questionsDoc } from '../../src/tariff/check/questionsDoc.ts';
import { truthDoc, untruths } from '../../src/tariff/check/truthDoc.ts';
import { inForce } from '../../src/tariff/model/periods.ts';
import { compileRates } from '../../src/tariff/rates/compileRates.ts';
import { disagreement, readRateFacts } from '../../src/tariff/source/rateFacts.ts';
import { readCodes } from '../../src/tariff/source/readCodes.ts';
import { readHunt } from '../../src/tariff/source/readHunt.ts';
import { readRateSources } from '../../src/tariff/source/readOther.ts';
import { readOpenQuestions } from '../../src/tariff/source/readQuestions.ts';
import { readTsv } from '../../src/tariff/source/tsv.ts';

const facts = readRateFacts(join(import.meta.dirname, 'rate-facts.tsv'));
const dataFolder = join(import.meta.dirname, '..', '..', 'data', 'tariff');
const sources = readRateSources(join(dataFolder, 'rates'));
const rates = compileRates(readCodes(dataFolder), sources);

/** The days on which the goods schedules changed as a whole. */
const PERIODS = ['2017-07-01', '2025-09-22', '2026-02-01', '2026-05-01', '9999'];

const repository = join(import.meta.dirname, '..', '..');
const hunt = readHunt(join(import.meta.dirname, 'hunt.tsv'));

describe('documents made from the data', () => {
  it('are as `npm run data:docs` writes them', () => {
    const written = (name: string): string => readFileSync(join(repository, 'docs', name), 'utf8');
    expect(written('open-questions.md')).toBe(questionsDoc(readOpenQuestions(dataFolder)));
    expect(written('truth.md')).toBe(truthDoc(hunt, rates));
  });

  it('tell of no pair that is answered wrong', () => {
    expect(untruths(hunt, rates)).toEqual([]);
  });
});

describe('rate facts', () => {
  it('agree with the answers', () => {
    expect(facts.map((fact) => disagreement(fact, rates.get(fact.code))).filter((text) => text !== '')).toEqual([]);
  });

  it('are at least 250, of which 40 are mistakes that other tables make', () => {
    expect(facts.length).toBeGreaterThanOrEqual(250);
    expect(facts.filter(({ mistake }) => mistake !== '').length).toBeGreaterThanOrEqual(40);
  });

  it('cover every rate and every period', () => {
    expect([...new Set(facts.map(({ ratePercent }) => ratePercent))].sort((a, b) => a - b)).toEqual([
      0, 0.25, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40,
    ]);
    for (const [i, from] of PERIODS.slice(0, -1).entries()) {
      const end = PERIODS[i + 1] ?? '';
      expect(facts.some(({ date }) => date >= from && date < end)).toBe(true);
    }
  });

  it('never ask the same question twice', () => {
    const questions = facts.map(({ code, date, match, condition, ratePercent }) =>
      [code, date, match, condition, ratePercent].join('|'),
    );
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('exemptions of services that were added later', () => {
  const added = readTsv(join(import.meta.dirname, 'first-days.tsv'), ['serial', 'from', 'added_by']);

  it('begin on the day of the notification that added them', () => {
    const firstDayOf = (serial: string): string | undefined =>
      sources.entries
        .filter(
          (entry) =>
            entry.notification === '12/2017-CT(Rate)' && entry.serial.match(/\b\d+[A-Z]+\b/g)?.includes(serial),
        )
        .map((entry) => entry.effectiveFrom)
        .sort()[0];
    expect(added.map(({ cells: { serial } }) => [serial, firstDayOf(serial)])).toEqual(
      added.map(({ cells: { serial, from } }) => [serial, from]),
    );
  });
});

// Drawn at random (seed 20261119043) from the live goods of chapters 32 to 96 and the days before 41/2017. What the first
// schedules of 1/2017 and 2/2017 say, as others published them, was written down before anybody asked.
describe('the first schedules of 2017', () => {
  const asked = readTsv(join(import.meta.dirname, 'first-texts.tsv'), ['code', 'date', 'expected', 'entry']);

  it('hold for a hundred random goods', () => {
    expect(asked).toHaveLength(100);
    for (const { cells } of asked) {
      const period = rates.get(cells.code)?.rates.find((one) => inForce(one, cells.date));
      const answered = period?.branches.map(({ ratePercent }) => ratePercent) ?? [];
      const expected = cells.expected.split(' or ').map(Number);
      expect(expected, cells.code).toContain(answered[0]);
      expect(answered, cells.code).toEqual(expect.arrayContaining(expected));
    }
  });
});
