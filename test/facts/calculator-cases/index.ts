// What each calculator must answer, worked out here from the law and not by the calculators.
import type { CalculatorCase } from './cases.ts';
import { dateCases } from './dates.ts';
import { financeCases } from './finance.ts';
import { gstCases } from './gst.ts';
import { incomeTaxCases } from './incomeTax.ts';
import { numberCases } from './numbers.ts';
import { wageCases } from './wages.ts';

export const CALCULATOR_CASES: readonly CalculatorCase[] = [
  ...incomeTaxCases(),
  ...gstCases(),
  ...wageCases(),
  ...financeCases(),
  ...dateCases(),
  ...numberCases(),
];
