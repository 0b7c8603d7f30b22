// PAN Format Checker: pattern, kind of holder, and the first letter of the name.
import { defineCalculator } from '../../src/tools/kit.ts';
import { type Row, result, row, text } from '../../src/tools/result.ts';
import { faultTables } from './identity/faults.ts';
import { checkPan } from './identity/pan.ts';

export default defineCalculator({
  title: 'PAN Format Checker',
  category: 'tax-compliance',
  about: 'Whether a PAN is written correctly and what kind of holder it belongs to; not whether it exists',
  computes:
    'Pattern AAAAA9999A, holder type from the 4th character, first-letter match against a supplied surname or entity name; says plainly that existence is not verified',
  fields: {
    pan: {
      type: 'text',
      label: 'PAN',
      required: true,
      maxLength: 40,
      help: 'The ten characters; spaces and lower case are fine.',
      example: 'AAPFU0939F',
    },
    name: {
      type: 'text',
      label: 'Surname or name of the entity',
      required: false,
      help: 'For a person the surname, else the name of the entity; its first letter is compared.',
      example: 'Umbrella Traders',
    },
  },
  compute({ pan: given, name }) {
    const pan = given.replace(/[\s-]/g, '').toUpperCase();
    const { faults, holder } = checkPan(pan);
    const rows: Row[] = [row('Well formed', text(faults.length === 0 ? 'yes' : 'no'))];
    if (holder !== undefined) rows.push(row('Holder', text(holder), `fourth character ${pan.charAt(3)}`));
    const initial = name === undefined ? undefined : /\p{L}/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase();
    if (initial !== undefined && pan.length >= 5) {
      const verdict = initial === pan.charAt(4) ? 'matches' : 'does not match';
      rows.push(
        row(
          'First letter of the name',
          text(/[A-Z]/.test(initial) ? verdict : 'cannot be compared: a PAN is written in Latin letters'),
          `fifth character ${pan.charAt(4)}, name begins with ${initial}`,
        ),
      );
    }
    return result({
      summary:
        faults.length === 0
          ? `${pan} has the form of a PAN${holder === undefined ? '' : ` of this kind: ${holder}`}; whether it exists is not verified.`
          : `${pan} does not have the form of a PAN: position ${faults[0]?.position}, ${faults[0]?.message}.`,
      rows,
      tables: faultTables(faults),
      notes: [
        'Existence is not verified: only the income-tax portal knows whether a PAN was issued and to whom.',
        'A name changed after the PAN was given, such as at marriage, need not match.',
      ],
    });
  },
});
