// Units: those of the returns' list on goods, NA on services.
import { isCounted, isMeasured, isUnit, NO_UNIT, unitMeant, unitWord } from '../../read/units.ts';
import type { Found } from '../finding.ts';
import { type FileContext, isService, type Subject } from '../subject.ts';

export function unitIsTaken({ line, code, file }: Subject): Found | undefined {
  if (!file.has('unit') && line.unit === '') return undefined;
  const word = unitWord(line.unit);
  const isKnown = code.number >= 0;
  if (isKnown && isService(code)) return ofService(word, line.quantity, file);
  if (word === '') {
    return {
      severity: 'refused',
      kind: 'unit-missing',
      message: file.says.unitMissing,
      about: line.description.toLowerCase(),
    };
  }
  const meant = unitMeant(word);
  if (meant === undefined) {
    const message = file.says.unitUnknown(line.unit);
    return { severity: 'refused', kind: 'unit-unknown', message, about: word };
  }
  const own = isKnown ? file.tariff.records.unit(code.number) : '';
  if (meant === NO_UNIT && isKnown) {
    return {
      severity: 'refused',
      kind: 'unit-na-on-goods',
      message: file.says.unitNaOnGoods,
      ...(own !== '' && { repair: { unit: own } }),
      about: code.digits,
    };
  }
  if (!isUnit(word)) {
    const message = file.says.unitSpelling(line.unit, meant);
    return { severity: 'refused', kind: 'unit-spelling', message, repair: { unit: meant }, about: word };
  }
  if (isCounted(own) && isMeasured(meant)) {
    const message = file.says.unitUnusual(meant, own);
    return { severity: 'advice', kind: 'unit-unusual', message, about: `${code.digits} ${meant}` };
  }
  return undefined;
}

/** Only Table 12 asks for NA: on bills and in e-invoices a service may have any unit, or none. */
function ofService(word: string, quantity: number | undefined, { isSummary, says }: FileContext): Found | undefined {
  if (!isSummary) return undefined;
  const isCount = (quantity ?? 0) !== 0;
  if ((word === '' || word === NO_UNIT) && !isCount) return undefined;
  return {
    severity: 'refused',
    kind: 'unit-on-service',
    message: word === '' || word === NO_UNIT ? says.quantityOnService : says.unitOnService(word),
    repair: { unit: NO_UNIT, quantity: 0 },
    about: word,
  };
}

export function serviceIsSaid({ line, code, file: { says } }: Subject): Found | undefined {
  if (line.isService === undefined || code.number < 0 || line.isService === isService(code)) return undefined;
  const message = line.isService ? says.goodsMarkedService(code.digits) : says.serviceMarkedGoods(code.digits);
  return { severity: 'refused', kind: 'goods-or-service', message, about: code.digits };
}
