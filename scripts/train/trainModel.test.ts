import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/tariff/compile/buildIndex.ts';
import { Container } from '../../src/tariff/dataset/container.ts';
import { packModel } from '../../src/tariff/dataset/modelFile.ts';
import { TextModel } from '../../src/tariff/engine/model/textModel.ts';
import type { TariffText } from '../../src/tariff/source/readCodes.ts';
import { READER } from '../../test/tariff/language.ts';
import { CODES, codeNumber, EXAMPLES, NAMES, WORDS } from '../../test/tariff/smallIndex.ts';
import { trainModel } from './trainModel.ts';

const TEXT: TariffText = {
  codes: CODES,
  names: NAMES,
  examples: EXAMPLES,
  chapters: [],
  sections: new Map(),
  validityExceptions: new Map(),
};
/** So few texts need many rounds. */
const ROUNDS = 40;

describe('trainModel', () => {
  const lines: string[] = [];
  const trained = trainModel(TEXT, WORDS, { report: (line) => lines.push(line), rounds: ROUNDS });
  const index = buildIndex({ codes: CODES, names: [], examples: [], model: trained, reader: READER });
  const model = new TextModel(new Container(index, 'a small index'), CODES.length);
  const HEADINGS = CODES.filter(({ code }) => code.length === 4).map(({ code }) => code);
  const best = (text: string): string | undefined => {
    model.read(text);
    return HEADINGS.toSorted((a, b) => model.logOf(codeNumber(b)) - model.logOf(codeNumber(a)))[0];
  };

  it.each([
    ['usb charger', '8504'],
    ['turmeric', '0910'],
    ['SMARTPHONE PEACH', '8517'],
    ['paneer 200 g exp 09/27', '0406'],
    ['smartphon', '8517'],
  ])('learns what %j names', (text, heading) => expect(best(text)).toBe(heading));

  it('holds probabilities that add up', () => {
    model.read('cotton tshirt');
    expect(HEADINGS.reduce((sum, code) => sum + Math.exp(model.logOf(codeNumber(code))), 0)).toBeCloseTo(1, 1);
  });

  it('learns which code below a heading is meant', () => {
    model.read('ginger');
    const log = (code: string) => model.logOfFiner(codeNumber(code), codeNumber('0910'));
    expect(log('091011')).toBeGreaterThan(log('091030'));
    expect(log('09103010')).toBe(0);
  });

  it('gives the same bytes for the same texts', () => {
    const again = () => packModel(trainModel(TEXT, WORDS, { report: () => {}, rounds: 2 }));
    expect(again()).toEqual(again());
  });

  it('tells how far it is', () => {
    expect(lines[0]).toMatch(/^\d+ texts a round, \d+ codes$/);
    expect(lines).toHaveLength(ROUNDS + 1);
  });
});
