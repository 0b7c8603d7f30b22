// Every dated table of law that the calculators use, for the report on what they rest on.
import { ADVANCE_TAX } from './advanceTax.ts';
import { CAPITAL_GAINS } from './capitalGains.ts';
import { DELAYED_PAYMENT } from './delayedPayment.ts';
import { BLOCK_DEPRECIATION, USEFUL_LIVES } from './depreciation.ts';
import { GRATUITY } from './gratuity.ts';
import { GST_DELAY } from './gstDelay.ts';
import { GST_RATES } from './gstRates.ts';
import { HRA_CITIES } from './hraCities.ts';
import { INCOME_TAX } from './incomeTax.ts';
import { INFORMATION_RULES } from './informationRules.ts';
import { LIMITATION } from './limitation.ts';
import { PROVIDENT_FUND, STATE_INSURANCE } from './providentFund.ts';
import { TDS } from './tds.ts';

export const STATUTORY_TABLES = [
  ADVANCE_TAX,
  BLOCK_DEPRECIATION,
  CAPITAL_GAINS,
  DELAYED_PAYMENT,
  GRATUITY,
  GST_DELAY,
  GST_RATES,
  HRA_CITIES,
  INCOME_TAX,
  INFORMATION_RULES,
  LIMITATION,
  PROVIDENT_FUND,
  STATE_INSURANCE,
  TDS,
  USEFUL_LIVES,
] as const;
