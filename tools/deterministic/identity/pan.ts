// The form of a PAN: five letters, four digits, a letter; the fourth letter names the kind of holder.
import type { Fault } from './faults.ts';

export const PAN_HOLDERS: Readonly<Record<string, string>> = {
  A: 'Association of persons',
  B: 'Body of individuals',
  C: 'Company',
  F: 'Firm or limited liability partnership',
  G: 'Government',
  H: 'Hindu undivided family',
  J: 'Artificial juridical person',
  L: 'Local authority',
  P: 'Individual',
  T: 'Trust',
};

export interface PanCheck {
  readonly faults: readonly Fault[];
  readonly holder: string | undefined;
}

export function checkPan(pan: string): PanCheck {
  const faults: Fault[] = [];
  if (pan.length !== 10) {
    faults.push({ position: Math.min(pan.length + 1, 11), message: `a PAN has 10 characters, but ${pan.length} came` });
  }
  for (const [at, character] of [...pan.slice(0, 10)].entries()) {
    const wantsDigit = at >= 5 && at <= 8;
    if (wantsDigit ? !/\d/.test(character) : !/[A-Z]/.test(character)) {
      faults.push({
        position: at + 1,
        message: `a ${wantsDigit ? 'digit' : 'letter'} must stand here, but "${character}" came`,
      });
    }
  }
  const kind = pan.charAt(3);
  const holder = PAN_HOLDERS[kind];
  if (/[A-Z]/.test(kind) && holder === undefined) {
    faults.push({
      position: 4,
      message: `"${kind}" names no kind of holder; it is one of ${Object.keys(PAN_HOLDERS).join(', ')}`,
    });
  }
  return { faults: faults.sort((a, b) => a.position - b.position), holder };
}
