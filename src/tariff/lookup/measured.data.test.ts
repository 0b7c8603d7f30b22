import { describe, expect, test } from 'vitest';
import { openTariff } from '../node.ts';
import { SizedCodes } from './measured.ts';
import { SaidText } from './saidText.ts';

const { records, engine } = openTariff();
const sizes = new SizedCodes(records);
const codeFor = (text: string, code: string): string =>
  records.code(sizes.codeFor(() => new SaidText(engine.reader.read(text), engine), records.find(code)));

describe('another code for the same goods', () => {
  test.each([
    ['motorcycle 150cc', '871120', '871120'],
    ['motorcycle 400cc', '871120', '87113020'],
    ['two-wheeler 400cc', '871120', '871130'],
    ['motorcycle 400 CC', '87112029', '87113020'],
    ['bike above 800 cc', '871120', '87115000'],
    ['petrol car 1500cc', '870321', '87032291'],
    ['diesel SUV 2,200 cc', '870331', '87033291'],
    ['diesel MPV 2.4L', '870331', '870332'],
    ['movie ticket Rs 80', '999617', '999616'],
    ['movie ticket', '999617', '999617'],
    // A code with one code below it, and one with several.
    ['DG set 125 kVA', '85021100', '85021200'],
    ['DG set 500 kVA', '85021100', '85021310'],
    ['DG set 100 kVA', '85021310', '85021200'],
    ['motor 5HP 3 phase', '85015110', '85015210'],
    ['motor 1/2 HP 3 phase', '85015210', '85015110'],
    ['tractor 60 HP', '87019200', '87019300'],
    ['truck GVW 16.2 ton', '87042100', '870422'],
    ['fevicol 500g', '35069190', '35061000'],
    ['fevicol 50 kg', '35069190', '35069190'],
    // Goods that the text excludes.
    ['CNG pickup GVW 1630 kg', '87042100', '87043100'],
    ['tractor 45 HP with trailer', '87019200', '87019200'],
    // One code for large machines of every kind: the text tells which kind the small one is.
    ['washing machine 12 kg', '84501100', '84502000'],
    ['washing machine 7 kg', '84502000', '84501100'],
    ['semi automatic washing machine 7 kg', '84502000', '84501200'],
    // Four hundred of what?
    ['motorcycle 400', '871120', '871120'],
    ['basmati rice 400cc', '10063020', '10063020'],
  ])('%s of %s is %s', (text, code, expected) => {
    expect(codeFor(text, code)).toBe(expected);
  });
});

describe('a code below, where the text tells goods and size', () => {
  test.each([
    ['two-wheeler 97.2cc', '8711', '871120'],
    ['motorcycle 97.2cc', '8711', '87112029'],
    ['SUV 2.8 DSL', '8703', '87033391'],
    ['3 phase motor 110 kW', '8501', '850153'],
    ['DC motor 10W', '8501', '85011019'],
    ['vacuum circuit breaker 132 kV', '8535', '853529'],
    ['isolator 132 kV', '8535', '8535'],
    // Petrol or diesel?
    ['hatchback 998cc', '8703', '8703'],
    ['hybrid petrol car 1490cc', '8703', '8703'],
    ['electric motorcycle 4 kW', '8711', '8711'],
  ])('%s of %s is %s', (text, code, expected) => {
    expect(codeFor(text, code)).toBe(expected);
  });
});
