// Codes that a portal will not take: missing, unknown, changed by a spreadsheet, too short, not on the list.

import type { Found } from '../finding.ts';
import { type Subject, spaced } from '../subject.ts';
import { digitsFor } from '../suggest.ts';

const MENDED = {
  'lost zero': 'code-lost-zero',
  'zero too many': 'code-zero-too-many',
  'filled with zeros': 'code-filled',
  'ninth digit': 'code-ninth-digit',
} as const;

const SAID = {
  'lost zero': 'lost the zero in front',
  'zero too many': 'has a zero too many in front',
  'filled with zeros': 'is a shorter code filled up with zeros, and no code itself',
  'ninth digit': 'has nine digits',
} as const;

export function codeIsTaken(subject: Subject): Found | undefined {
  const { code, file, line } = subject;
  if (!file.has('code')) return undefined;
  if (code.isMissing) return missing(subject);
  if (code.number < 0) return unknown(subject);
  if (code.mending !== 'none') {
    const { mending } = code;
    return {
      severity: 'refused',
      kind: MENDED[mending],
      message: `${line.codeCell} ${SAID[mending]}: ${spaced(code.digits)}, ${file.tariff.records.description(code.number)}.`,
      repair: { code: code.digits },
      about: code.given,
    };
  }
  return tooShort(subject) ?? offList(subject);
}

function missing(subject: Subject): Found | undefined {
  const { line } = subject;
  const code = digitsFor(subject);
  return {
    severity: 'refused',
    kind: 'code-missing',
    message:
      line.codeCell === ''
        ? `The line has no HSN or SAC code${suggested(subject, code)}.`
        : `${line.codeCell} stands for no code${suggested(subject, code)}.`,
    ...(code !== undefined && { repair: { code } }),
    about: line.description.toLowerCase(),
  };
}

function unknown(subject: Subject): Found {
  const { line, code } = subject;
  const found = digitsFor(subject);
  if (/^\d{1,3}$/.test(code.given)) return tooFew(subject, code.given);
  const isOdd = /^\d+$/.test(code.given) && (code.given.length === 5 || code.given.length === 7);
  const nearest =
    code.nearest.length === 0 || found !== undefined ? '' : `; the nearest are ${code.nearest.map(spaced).join(', ')}`;
  return {
    severity: 'refused',
    kind: isOdd ? 'code-odd-digits' : 'code-unknown',
    message: isOdd
      ? `${line.codeCell} has ${code.given.length} digits; codes have 4, 6 or 8${nearest}${suggested(subject, found)}.`
      : `There is no code ${line.codeCell}${nearest}${suggested(subject, found)}.`,
    ...(found !== undefined && { repair: { code: found } }),
    about: code.given,
  };
}

const suggested = ({ line, file }: Subject, code: string | undefined): string => {
  if (code === undefined) return '';
  const number = file.tariff.records.find(code);
  return `; "${line.description}" is ${spaced(code)}, ${file.tariff.records.description(number)}`;
};

function tooShort(subject: Subject): Found | undefined {
  const { code, file, day } = subject;
  return code.digits.length >= file.digitsOn(day) ? undefined : tooFew(subject, code.digits);
}

/** No form takes fewer than four digits, whatever a small seller's invoice may leave out. */
const FEWEST = 4;

function tooFew(subject: Subject, digits: string): Found {
  const needed = Math.max(FEWEST, subject.file.digitsOn(subject.day));
  const found = digitsFor(subject, digits);
  const turnover = needed > FEWEST ? ' above ₹5 crore turnover' : '';
  return {
    severity: 'refused',
    kind: 'code-too-short',
    message: `${digits} has ${digits.length} digits; ${needed} are needed${turnover}${suggested(subject, found)}.`,
    ...(found !== undefined && { repair: { code: found } }),
    about: digits,
  };
}

function offList({ code, file, line }: Subject): Found | undefined {
  const { records } = file.tariff;
  const lists = records.validOn(code.number);
  const isInvoiced = line.gstin !== '' && file.isLarge;
  const isRefused = !lists.includes('gst-portal') || (isInvoiced && !lists.includes('e-invoice'));
  if (!isRefused && records.isLive(code.number)) return undefined;
  const replacements = records.replacements(code.number);
  const certain = replacements.filter(({ candidate }) => !candidate);
  const [only] = certain.length === 1 ? certain : [];
  const now = replacements.length === 0 ? '' : `; now ${replacements.map((one) => spaced(one.code)).join(', ')}`;
  const repair = only === undefined ? {} : { repair: { code: only.code } };
  if (isRefused) {
    const portal = lists.includes('gst-portal') ? 'the e-invoice portal' : 'the GST portal';
    const message = `${spaced(code.digits)} is not on the list of ${portal}${now}.`;
    return { severity: 'refused', kind: 'code-not-on-portal', message, ...repair, about: code.digits };
  }
  const message = `Customs dropped ${spaced(code.digits)}, though the GST portals still take it${now}.`;
  return { severity: 'advice', kind: 'code-retired', message, ...repair, about: code.digits };
}
