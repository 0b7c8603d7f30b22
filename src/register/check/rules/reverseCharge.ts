// Services for which the recipient may have to pay the tax, where the file does not say whether he does.
import { inForce } from '../../../tariff/model/periods.ts';
import type { Found } from '../finding.ts';
import { isService, type Subject, spaced } from '../subject.ts';

export function reverseChargeIsSaid({ line, code, day, file }: Subject): Found | undefined {
  if (code.number < 0 || !isService(code) || line.isReverseCharge !== undefined) return undefined;
  if (line.supply !== 'regular' || (file.has('gstin') && line.gstin === '')) return undefined;
  const applying = file.tariff.records.reverseChargeHistory(code.number).filter((period) => inForce(period, day));
  if (applying.length === 0) return undefined;
  return {
    severity: 'look',
    kind: 'reverse-charge',
    message: file.says.reverseCharge(
      spaced(code.digits),
      applying.map(({ trigger }) => trigger),
    ),
    about: code.digits,
  };
}
