// Amounts of tax: value × rate, CGST and SGST alike, IGST where the places ask for it, none where none may be charged.
import { percent } from '../../../tariff/lookup/results.ts';
import { stateOfGstin } from '../../read/places.ts';
import { isZeroRated } from '../../read/supply.ts';
import type { Found } from '../finding.ts';
import { rupees, type Subject } from '../subject.ts';
import { isTaxOfRate, TOLERANCE, taxOf } from '../taxFits.ts';
import { valueIsPriceTimesQuantity, valuesOf } from './arithmetic.ts';
import { mayBeReversed } from './reverseCharge.ts';

const PAISA = 0.015;

export function taxIsValueTimesRate(subject: Subject): Found | undefined {
  const {
    line,
    file: { says },
  } = subject;
  const { rate, taxable } = line;
  const tax = taxOf(line);
  if (tax === undefined || taxable === undefined || line.note === 'cancelled' || line.supply === 'untaxed')
    return undefined;
  if (tax === 0 && (isZeroRated(line.supply) || line.isReverseCharge === true || rate === undefined)) return undefined;
  if (tax === 0 && mayBeReversed(subject)) return undefined;
  if (rate === undefined && line.ledgerTax !== undefined) {
    if (Math.abs(line.ledgerTax - tax) <= TOLERANCE) return undefined;
    const message = says.taxOfParts(rupees(line.ledgerTax), rupees(tax));
    return { severity: 'wrong', kind: 'tax-amount', message };
  }
  if (rate === undefined) {
    return {
      severity: 'wrong',
      kind: 'tax-amount',
      message: says.taxNoRate(rupees(tax), percent((tax / taxable) * 100), rupees(taxable)),
    };
  }
  if (isTaxOfRate(line, rate) || isOtherFault(line, rate) || isOfPrice(subject, rate, tax)) return undefined;
  return {
    severity: 'wrong',
    kind: 'tax-amount',
    message: says.taxDiffers(percent(rate), rupees(taxable), rupees((taxable * rate) / 100), rupees(tax)),
  };
}

/** The tax is that of quantity × price, so that the value is wrong, which another rule says. */
const isOfPrice = (subject: Subject, rate: number, tax: number): boolean =>
  valueIsPriceTimesQuantity(subject) !== undefined &&
  valuesOf(subject).some((value) => Math.abs((value * rate) / 100 - Math.abs(tax)) <= TOLERANCE);

/** IGST beside CGST or SGST, or halves of which one is right: another rule says it, and one fault is one finding. */
function isOtherFault({ cgst = 0, sgst = 0, igst = 0, taxable = 0 }: Subject['line'], rate: number): boolean {
  if (Math.abs(igst) > PAISA) return Math.abs(cgst) + Math.abs(sgst) > PAISA;
  const half = (taxable * rate) / 200;
  return Math.abs(cgst - sgst) > PAISA && [cgst, sgst].some((tax) => Math.abs(tax - half) <= TOLERANCE / 2);
}

export function halvesAreEqual({ line: { cgst, sgst }, file }: Subject): Found | undefined {
  if (cgst === undefined || sgst === undefined || Math.abs(cgst - sgst) <= PAISA) return undefined;
  return {
    severity: 'wrong',
    kind: 'cgst-sgst',
    message: file.says.halvesDiffer(rupees(cgst), rupees(sgst)),
  };
}

export function taxFollowsPlace({ line, file }: Subject): Found | undefined {
  // Whose states a self-invoice names, nothing says.
  if (line.note === 'no supply' || line.note === 'self invoice') return undefined;
  const { cgst = 0, sgst = 0, igst = 0 } = line;
  const hasIgst = Math.abs(igst) > PAISA;
  const hasHalves = Math.abs(cgst) + Math.abs(sgst) > PAISA;
  if (hasIgst && hasHalves) {
    return {
      severity: 'wrong',
      kind: 'igst-and-cgst',
      message: file.says.igstAndHalves,
    };
  }
  if (isZeroRated(line.supply)) {
    return hasHalves
      ? {
          severity: 'wrong',
          kind: 'cgst-on-zero-rated',
          message: file.says.halvesOnZeroRated,
        }
      : undefined;
  }
  // A customer's number says where he is registered, not for certain where the supply is.
  const isCertain = file.has('place');
  const place = isCertain ? line.place : stateOfGstin(line.gstin);
  if (place === '' || line.fromPlace === '') return undefined;
  const severity = isCertain && !line.isSellerGuessed ? 'wrong' : 'look';
  if (place === line.fromPlace && hasIgst) {
    const message = file.says.igstWithinState(place);
    return { severity, kind: 'igst-within-state', message, about: place };
  }
  if (place !== line.fromPlace && hasHalves) {
    const message = file.says.halvesAcrossStates(line.fromPlace, place);
    return { severity, kind: 'cgst-across-states', message, about: place };
  }
  return undefined;
}

export function untaxedBearsNoTax({ line, file }: Subject): Found | undefined {
  if (line.supply !== 'untaxed' || (line.tax ?? 0) <= PAISA) return undefined;
  return {
    severity: 'wrong',
    kind: 'tax-on-bill-of-supply',
    message: file.says.taxOnBillOfSupply(rupees(line.tax ?? 0)),
  };
}
