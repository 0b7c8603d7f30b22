import { expect, test } from 'vitest';
import { foldText } from '../engine/text/foldText.ts';
import { openTariff } from '../node.ts';
import { SizedCodes } from './measured.ts';

const { records } = openTariff();
const sizes = new SizedCodes(records);
const codeFor = (text: string, code: string): string =>
  records.code(sizes.codeFor({ folded: foldText(text) }, records.find(code)));

test.each([
  ['motorcycle 150cc', '871120', '871120'],
  ['motorcycle 400cc', '871120', '871130'],
  ['motorcycle 400 CC', '87112029', '87113020'],
  ['bike above 800 cc', '871120', '871150'],
  ['petrol car 1500cc', '870321', '870322'],
  ['diesel SUV 2,200 cc', '870331', '870332'],
  ['movie ticket Rs 80', '999617', '999616'],
  ['movie ticket', '999617', '999617'],
  // Four hundred of what?
  ['motorcycle 400', '871120', '871120'],
  ['basmati rice 400cc', '10063020', '10063020'],
])('%s of %s is %s', (text, code, expected) => {
  expect(codeFor(text, code)).toBe(expected);
});
