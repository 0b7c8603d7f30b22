import { describe, expect, it } from 'vitest';
import type { CodeRates, Correction, OpenQuestion } from '../model/rates.ts';
import { branch } from '../rates/samples.ts';
import { checkCorrections, checkQuestions } from './checkQuestions.ts';
import { questionsDoc } from './questionsDoc.ts';

const rates: ReadonlyMap<string, CodeRates> = new Map([
  [
    '17029010',
    {
      code: '17029010',
      rates: [{ from: '2017-07-01', to: null, branches: [branch(5)], ordinary: '', notes: '' }],
      cess: [],
      reverseCharge: [],
    },
  ],
]);

const correction: Correction = {
  correctedOn: '2026-11-16',
  code: '17029010',
  from: '2017-07-01',
  to: '2025-09-21',
  was: 18,
  is: 5,
  why: 'palmyra sugar is named',
};

describe('corrections', () => {
  it('say what is answered, of a code that exists, once', () => {
    expect(checkCorrections([correction], rates)).toEqual([]);
    expect(checkCorrections([{ ...correction, is: 12 }], rates).join()).toContain('says 12%, but the answer is 5%');
    expect(checkCorrections([{ ...correction, was: 5 }], rates).join()).toContain('changes nothing');
    expect(checkCorrections([{ ...correction, code: '1' }], rates).join()).toContain('there is no such code');
    expect(checkCorrections([correction, correction], rates).join()).toContain('stands twice');
  });
});

const question: OpenQuestion = {
  id: 'palmyra',
  codes: ['170290'],
  from: '2017-07-01',
  to: null,
  question: 'Is it sugar?',
  readings: ['Yes: 5%.', 'No: 18%.'],
  answer: '5%',
  why: 'It is named.',
};

describe('open questions', () => {
  it('are about codes that exist', () => {
    expect(checkQuestions([question], rates)).toEqual([]);
    expect(checkQuestions([{ ...question, codes: ['99'] }], rates).join()).toContain('under which there is no code');
  });

  it('are written with both readings, the answer and the reason', () => {
    const text = questionsDoc([question]);
    for (const part of ['## palmyra', 'Is it sugar?', 'Yes: 5%.', 'No: 18%.', 'Kosh answers: 5%.', 'It is named.'])
      expect(text).toContain(part);
  });
});
