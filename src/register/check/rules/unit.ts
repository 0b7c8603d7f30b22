// Units: those of the returns' list on goods, NA on services.
import { isCounted, isMeasured, isUnit, NO_UNIT, unitMeant, unitWord } from '../../read/units.ts';
import type { Found } from '../finding.ts';
import { isService, type Subject } from '../subject.ts';

export function unitIsTaken({ line, code, file }: Subject): Found | undefined {
  if (!file.has('unit') && line.unit === '') return undefined;
  const word = unitWord(line.unit);
  const isKnown = code.number >= 0;
  if (isKnown && isService(code)) return ofService(word, line.quantity, file.isSummary);
  if (word === '') {
    return {
      severity: 'refused',
      kind: 'unit-missing',
      message: 'Goods need a unit.',
      about: line.description.toLowerCase(),
    };
  }
  const meant = unitMeant(word);
  if (meant === undefined) {
    const message = `${line.unit} is not in the list of units; OTH is for what has none, PAC for packs and strips.`;
    return { severity: 'refused', kind: 'unit-unknown', message, about: word };
  }
  const own = isKnown ? file.tariff.records.unit(code.number) : '';
  if (meant === NO_UNIT && isKnown) {
    const message = 'NA is for services only; goods need a unit.';
    return {
      severity: 'refused',
      kind: 'unit-na-on-goods',
      message,
      ...(own !== '' && { repair: { unit: own } }),
      about: code.digits,
    };
  }
  if (!isUnit(word)) {
    const message = `${line.unit} is written ${meant} in the returns.`;
    return { severity: 'refused', kind: 'unit-spelling', message, repair: { unit: meant }, about: word };
  }
  if (isCounted(own) && isMeasured(meant)) {
    const message = `${meant} is unusual for goods that customs counts in ${own}.`;
    return { severity: 'advice', kind: 'unit-unusual', message, about: `${code.digits} ${meant}` };
  }
  return undefined;
}

function ofService(word: string, quantity: number | undefined, isSummary: boolean): Found | undefined {
  const isCount = isSummary && (quantity ?? 0) !== 0;
  if ((word === '' || word === NO_UNIT) && !isCount) return undefined;
  return {
    severity: 'refused',
    kind: 'unit-on-service',
    message:
      word === '' || word === NO_UNIT
        ? 'Services have quantity 0 in Table 12.'
        : `Services have the unit NA and quantity 0, not ${word}.`,
    repair: { unit: NO_UNIT, quantity: 0 },
    about: word,
  };
}

export function serviceIsSaid({ line, code }: Subject): Found | undefined {
  if (line.isService === undefined || code.number < 0 || line.isService === isService(code)) return undefined;
  const message = line.isService
    ? `The line is marked as a service, but ${code.digits} is a code of goods; services begin with 99.`
    : `The line is marked as goods, but ${code.digits} is a code of services.`;
  return { severity: 'refused', kind: 'goods-or-service', message, about: code.digits };
}
