// Tax that is charged though none is due: cess that has ended, IGST on a supply without payment of tax, and rates that
// no goods, or few, still bear, where the line has no code by which to know it.
import { percent } from '../../../tariff/lookup/results.ts';
import { inForce } from '../../../tariff/model/periods.ts';
import { isReturnRate } from '../../read/rates.ts';
import { isZeroRated } from '../../read/supply.ts';
import { LAST_BEFORE_REFORM } from '../bearers.ts';
import type { Found } from '../finding.ts';
import { aboutLine, isBeforeGst, rupees, type Subject, spaced } from '../subject.ts';

const PAISA = 0.015;
/** Kerala took a cess of its own, of 1% of the value, in these days (its Finance Act, 2019). */
const FLOOD_CESS = { from: '2019-08-01', to: '2021-07-31' };

export function cessIsDue({ line, code, day, file }: Subject): Found | undefined {
  const { cess = 0, taxable = 0 } = line;
  if (Math.abs(cess) <= PAISA || line.note === 'cancelled' || code.number < 0 || isBeforeGst(day)) return undefined;
  const history = file.tariff.records.cessHistory(code.number);
  if (history.some((period) => inForce(period, day))) return undefined;
  const isOfFlood =
    day >= FLOOD_CESS.from && day <= FLOOD_CESS.to && Math.abs(Math.abs(taxable) / 100 - Math.abs(cess)) < 1;
  if (isOfFlood) return undefined;
  const until = history
    .flatMap(({ to }) => (to !== null && to < day ? [to] : []))
    .sort()
    .at(-1);
  const message = file.says.cessTooMuch(rupees(Math.abs(cess)), spaced(code.digits), day, until);
  // What bore no cess before it was ended may be missing in the data; what bears none since is certain.
  const severity = until === undefined && day <= LAST_BEFORE_REFORM ? 'look' : 'wrong';
  return { severity, kind: 'cess-surplus', message, about: code.digits };
}

export function unpaidBearsNoTax({ line, file: { says } }: Subject): Found | undefined {
  const { igst = 0 } = line;
  if (!isZeroRated(line.supply) || line.payment !== 'without' || Math.abs(igst) <= PAISA) return undefined;
  return {
    severity: 'wrong',
    kind: 'igst-on-zero-rated',
    message: says.taxWithoutPayment(rupees(Math.abs(igst))),
    about: aboutLine(line),
  };
}

/** Where there is a code, the rate is checked by it. */
export function rateIsBorne({ line, code, day, file }: Subject): Found | undefined {
  const { rate } = line;
  if (rate === undefined || rate === 0 || code.number >= 0 || isBeforeGst(day)) return undefined;
  if (line.note === 'cancelled' || line.supply === 'untaxed' || !isReturnRate(rate)) return undefined;
  const codes = file.bearers.leftOf(rate, day);
  if (codes === undefined) return undefined;
  const message = file.says.rateHardlyBorne(percent(rate), day, codes);
  return { severity: 'look', kind: 'rate-ended', message, about: `${percent(rate)} ${codes.join(' ')}` };
}
