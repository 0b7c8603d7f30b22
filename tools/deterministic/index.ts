// All tools that compute, by slug; the slug is the name of the tool's file.

import type { Calculator } from '../../src/tools/kit.ts';
import advanceTaxCalculator from './advance-tax-calculator.ts';
import breakEvenCalculator from './break-even-calculator.ts';
import cagrCalculator from './cagr-calculator.ts';
import capitalGainsCalculator from './capital-gains-calculator.ts';
import cronExpressionExplainer from './cron-expression-explainer.ts';
import csvToJsonConverter from './csv-to-json-converter.ts';
import depreciationCalculator from './depreciation-calculator.ts';
import emiCalculator from './emi-calculator.ts';
import epfEsiContributionCalculator from './epf-esi-contribution-calculator.ts';
import gratuityCalculator from './gratuity-calculator.ts';
import gstCalculator from './gst-calculator.ts';
import gstInterestLateFeeCalculator from './gst-interest-late-fee-calculator.ts';
import gstinValidator from './gstin-validator.ts';
import hraExemptionCalculator from './hra-exemption-calculator.ts';
import hsnCodeLookup from './hsn-code-lookup.ts';
import incomeTaxSlabCalculator from './income-tax-slab-calculator.ts';
import indianNumberToWords from './indian-number-to-words.ts';
import interest234abcCalculator from './interest-234abc-calculator.ts';
import jsonFormatter from './json-formatter.ts';
import limitationDateCalculator from './limitation-date-calculator.ts';
import markupMarginConverter from './markup-margin-converter.ts';
import msmeDelayedPaymentInterestCalculator from './msme-delayed-payment-interest-calculator.ts';
import npvIrrCalculator from './npv-irr-calculator.ts';
import panFormatChecker from './pan-format-checker.ts';
import readabilityScore from './readability-score.ts';
import sipCalculator from './sip-calculator.ts';
import tdsCalculator from './tds-calculator.ts';
import uuidGenerator from './uuid-generator.ts';
import wordCounter from './word-counter.ts';
import workingDaysCalculator from './working-days-calculator.ts';

/** Those that the catalog's metadata tracks as deferred: their number is part of its contract. */
export const DEFERRED: Readonly<Record<string, Calculator>> = {
  'break-even-calculator': breakEvenCalculator,
  'cron-expression-explainer': cronExpressionExplainer,
  'csv-to-json-converter': csvToJsonConverter,
  'emi-calculator': emiCalculator,
  'epf-esi-contribution-calculator': epfEsiContributionCalculator,
  'gratuity-calculator': gratuityCalculator,
  'gst-calculator': gstCalculator,
  'gstin-validator': gstinValidator,
  'hra-exemption-calculator': hraExemptionCalculator,
  'hsn-code-lookup': hsnCodeLookup,
  'income-tax-slab-calculator': incomeTaxSlabCalculator,
  'indian-number-to-words': indianNumberToWords,
  'json-formatter': jsonFormatter,
  'markup-margin-converter': markupMarginConverter,
  'msme-delayed-payment-interest-calculator': msmeDelayedPaymentInterestCalculator,
  'pan-format-checker': panFormatChecker,
  'readability-score': readabilityScore,
  'tds-calculator': tdsCalculator,
  'uuid-generator': uuidGenerator,
  'word-counter': wordCounter,
  'working-days-calculator': workingDaysCalculator,
};

export const CALCULATORS: Readonly<Record<string, Calculator>> = {
  ...DEFERRED,
  'advance-tax-calculator': advanceTaxCalculator,
  'cagr-calculator': cagrCalculator,
  'capital-gains-calculator': capitalGainsCalculator,
  'depreciation-calculator': depreciationCalculator,
  'gst-interest-late-fee-calculator': gstInterestLateFeeCalculator,
  'interest-234abc-calculator': interest234abcCalculator,
  'limitation-date-calculator': limitationDateCalculator,
  'npv-irr-calculator': npvIrrCalculator,
  'sip-calculator': sipCalculator,
};
