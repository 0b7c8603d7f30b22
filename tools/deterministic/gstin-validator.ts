// GSTIN Validator: structure, check character, State and the PAN inside.
import { GSTIN_ALPHABET, gstinCheckCharacter } from '../../src/hash/gstinCheck.ts';
import { defineCalculator } from '../../src/tools/kit.ts';
import { type Row, result, row, text } from '../../src/tools/result.ts';
import { type Fault, faultTables } from './identity/faults.ts';
import { checkPan } from './identity/pan.ts';
import { GST_STATES } from './statutory/states.ts';

/** Everything wrong with an ordinary taxpayer's GSTIN; empty when it is well formed. */
export function gstinFaults(gstin: string): readonly Fault[] {
  if (gstin.length !== 15) {
    const position = Math.min(gstin.length + 1, 16);
    return [{ position, message: `a GSTIN has 15 characters, but ${gstin.length} came` }];
  }
  const faults: Fault[] = [];
  const state = gstin.slice(0, 2);
  if (GST_STATES[state] === undefined) faults.push({ position: 1, message: `"${state}" is not a State code` });
  for (const { position, message } of checkPan(gstin.slice(2, 12)).faults) {
    faults.push({ position: position + 2, message: `${message} (inside the PAN)` });
  }
  if (!/[1-9A-Z]/.test(gstin.charAt(12))) {
    faults.push({ position: 13, message: 'the registration number must be 1 to 9 or A to Z' });
  }
  if (gstin.charAt(13) !== 'Z') {
    faults.push({ position: 14, message: `an ordinary taxpayer's GSTIN has Z here, but "${gstin.charAt(13)}" came` });
  }
  if (/^[0-9A-Z]{15}$/.test(gstin)) {
    const expected = gstinCheckCharacter(gstin);
    if (gstin.charAt(14) !== expected) {
      faults.push({ position: 15, message: `the check character must be ${expected}, but "${gstin.charAt(14)}" came` });
    }
  } else {
    const at = [...gstin].findIndex((character) => !GSTIN_ALPHABET.includes(character));
    if (!faults.some(({ position }) => position === at + 1)) {
      faults.push({ position: at + 1, message: 'only digits and the letters A to Z may stand in a GSTIN' });
    }
  }
  return faults.sort((a, b) => a.position - b.position);
}

export default defineCalculator({
  title: 'GSTIN Validator',
  category: 'tax-compliance',
  about: 'Whether a GSTIN is written correctly, which State and PAN it names, and where the mistake is',
  computes:
    'Structure check of the 15 characters, base-36 check character, state name from the first two digits, and the embedded PAN; reports the exact failing position',
  fields: {
    gstin: {
      type: 'text',
      label: 'GSTIN',
      required: true,
      maxLength: 40,
      help: 'The 15 characters; spaces and lower case are fine.',
      example: '27AAPFU0939F1ZV',
    },
  },
  compute({ gstin: given }) {
    const gstin = given.replace(/[\s-]/g, '').toUpperCase();
    const faults = gstinFaults(gstin);
    const state = GST_STATES[gstin.slice(0, 2)];
    const pan = checkPan(gstin.slice(2, 12));
    const rows: Row[] = [row('Well formed', text(faults.length === 0 ? 'yes' : 'no'))];
    if (state !== undefined) rows.push(row('State', text(state.name), `code ${gstin.slice(0, 2)}`));
    if (pan.faults.length === 0) {
      rows.push(row('PAN', text(gstin.slice(2, 12))), row('Holder', text(pan.holder ?? 'unknown')));
    }
    if (faults.length === 0)
      rows.push(row('Registration in this State', text(gstin.charAt(12)), 'first, second, … under the same PAN'));
    return result({
      summary:
        faults.length === 0
          ? `${gstin} is a well-formed GSTIN of ${state?.name ?? 'an unknown State'}.`
          : `${gstin} is not a well-formed GSTIN: position ${faults[0]?.position}, ${faults[0]?.message}.`,
      rows,
      tables: faultTables(faults),
      notes: [
        'Only the form is checked: whether the number was issued and is active stands on the GST portal.',
        'Numbers of tax deductors, e-commerce collectors, non-residents and UN bodies have other forms.',
      ],
    });
  },
});
