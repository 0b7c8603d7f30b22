// What is found in a register is told in Hindi throughout: faults of every kind, choices, Table 12.
import { expect, test } from 'vitest';
import { Checker } from '../../src/register/check/checker.ts';
import { openDocument } from '../../src/register/read/document.ts';
import { Summary } from '../../src/register/summary/table12.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { hi } from '../../src/web/texts/hi.ts';
import { faultsFor } from './faults.ts';
import { LAYOUTS, type MadeLine, makeLines, seeded } from './registers.ts';

const DAY = '2026-10-05';
const tariff = openTariff({ today: () => '2026-11-16' });

/** Citations, abbreviations, units and what the file has in quotes are the same in every language. */
const SAME =
  /"[^"]*"|\d+\/\d{4}-\w+\(Rate\)(?:, Schedule [IVX]+)?(?:, S\. No\. \w+)?|\b\d{2}[A-Z]{5}\d{4}[A-Z0-9]{4}\b|INV\/\d+(?:#A)?|\b(?:[A-Z]{2,6}|mm|cc|kg)\b/g;
const isEnglish = (said: string): boolean => /[A-Za-z]{2}/.test(said.replace(SAME, ''));

test('of faults of every kind nothing is told in English', () => {
  const random = seeded(5);
  const lines = makeLines(tariff, 400, 7, DAY);
  const faulty = faultsFor(tariff, DAY).flatMap(({ kind, plant }) => {
    const planted = lines.flatMap((line) => plant(line, random) ?? []).slice(0, 8);
    expect(planted.length, kind).toBeGreaterThan(0);
    return planted;
  });
  const document = openDocument(LAYOUTS['every column']?.([...faulty, ...faulty.slice(0, 1)]).rows ?? []);
  const checker = new Checker(tariff, { turnover: 60_000_000 }, hi.register);
  const file = checker.open(document.file);
  const found = document.lines.flatMap((line) => file.check(line));
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  expect(found.map(({ message }) => message).filter(isEnglish)).toEqual([]);
});

test('every condition of a rate and every trigger of the reverse charge is told in Hindi', () => {
  const { records } = tariff;
  const left = new Set<string>();
  for (const [number, code] of records.codes.entries()) {
    const { branches } = records.rateOn(number, DAY);
    const conditions = branches.map(({ condition }) => condition).filter((condition) => condition !== '');
    const triggers = records.reverseChargeHistory(number).map(({ trigger }) => trigger);
    for (const sentence of [...conditions, ...triggers]) {
      if (hi.register.rateUnderCondition('5%', code, [sentence], '18%').includes(sentence)) left.add(sentence);
    }
  }
  expect([...left]).toEqual([]);
});

test('Table 12 warns and says what it leaves out in Hindi', () => {
  const [line] = makeLines(tariff, 1, 5, DAY);
  const made = (change: Partial<MadeLine>): MadeLine => ({ ...(line as MadeLine), gstin: '', ...change });
  const lines = [
    made({}),
    made({ code: '' }),
    made({ code: '123456' }),
    made({ taxable: '' }),
    made({ day: '2026-09-01' }),
    made({ day: '' }),
    made({ document: 'C-1', note: 'Credit Note', code: '6907', taxable: '900' }),
  ];
  const document = openDocument(LAYOUTS['every column']?.(lines).rows ?? []);
  const checker = new Checker(tariff);
  const summary = new Summary(tariff, '102026', false, hi.register);
  for (const one of document.lines) summary.add(one, checker.codeOf(one));
  const { warnings, leftOut } = summary.table();
  expect(warnings.length).toBeGreaterThan(2);
  expect(leftOut.length).toBeGreaterThan(1);
  expect([...warnings, ...leftOut.map(({ reason }) => reason)].filter(isEnglish)).toEqual([]);
});
