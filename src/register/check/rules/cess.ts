// Compensation cess that a line lacks: only eight digits say that goods bear it.
import { percent } from '../../../tariff/lookup/results.ts';
import { isZeroRated } from '../../read/supply.ts';
import type { Found } from '../finding.ts';
import { type Subject, spaced } from '../subject.ts';

export function cessIsThere({ line, code, day, file }: Subject): Found | undefined {
  if (code.digits.length < 8 || code.number < 0 || (line.cess ?? 0) !== 0 || (line.taxable ?? 0) <= 0) return undefined;
  if (isZeroRated(line.supply) || line.supply === 'untaxed' || line.note === 'cancelled') return undefined;
  if (file.tariff.records.cessHistory(code.number).length === 0) return undefined;
  const {
    cess_applies: applies,
    cess_rate: rate = 0,
    cess_note: note = '',
    gst_rate: main,
  } = file.tariff.entry(code.number, day);
  if (applies !== true || rate <= 0 || line.rate === undefined || percent(line.rate) !== main) return undefined;
  const isInferred = note.includes(', inferred)');
  const says = isInferred ? file.says.cessInferred : file.says.cessMissing;
  return {
    ...(isInferred ? { severity: 'look', kind: 'rate-inferred' } : { severity: 'wrong', kind: 'cess-missing' }),
    message: says(spaced(code.digits), percent(rate), day, note),
    about: code.digits,
  };
}
