// Codes that a portal will not take: missing, unknown, changed by a spreadsheet, too short, not on the list.
import type { Suggestion } from '../../sentences.ts';
import type { Mending } from '../codes.ts';
import type { Found } from '../finding.ts';
import { named, type Subject, spaced } from '../subject.ts';
import { digitsFor } from '../suggest.ts';

const MENDED = {
  'lost zero': 'code-lost-zero',
  'zero too many': 'code-zero-too-many',
  'filled with zeros': 'code-filled',
  'ninth digit': 'code-ninth-digit',
} as const;

export function codeIsTaken(subject: Subject): Found | undefined {
  const { code, file, line } = subject;
  if (!file.has('code')) return undefined;
  if (code.isMissing) return missing(subject);
  if (code.number < 0) return unknown(subject);
  if (code.mending !== 'none') {
    const { mending } = code;
    if (code.digits.length < file.digitsOn(subject.day)) return tooFew(subject, code.digits, mending);
    return {
      severity: 'refused',
      kind: MENDED[mending],
      message: file.says.codeMended(line.codeCell, mending, named(file.tariff, code.digits)),
      repair: { code: code.digits },
      about: code.given,
    };
  }
  return tooShort(subject) ?? offList(subject);
}

function missing(subject: Subject): Found | undefined {
  const { line, file } = subject;
  const code = digitsFor(subject);
  return {
    severity: 'refused',
    kind: 'code-missing',
    message: file.says.codeMissing(line.codeCell, suggested(subject, code)),
    ...(code !== undefined && { repair: { code } }),
    about: line.description.toLowerCase(),
  };
}

function unknown(subject: Subject): Found {
  const { line, code, file } = subject;
  const found = digitsFor(subject);
  if (/^\d{1,3}$/.test(code.given)) return tooFew(subject, code.given);
  const isOdd = /^\d+$/.test(code.given) && (code.given.length === 5 || code.given.length === 7);
  const nearest = found === undefined ? code.nearest.map(spaced) : [];
  return {
    severity: 'refused',
    kind: isOdd ? 'code-odd-digits' : 'code-unknown',
    message: isOdd
      ? file.says.codeOddDigits(line.codeCell, code.given.length, nearest, suggested(subject, found))
      : file.says.codeUnknown(line.codeCell, nearest, suggested(subject, found)),
    ...(found !== undefined && { repair: { code: found } }),
    about: withFound(code.given, found),
  };
}

/** Lines whose texts mean different codes are settled by different decisions. */
const withFound = (given: string, found: string | undefined): string =>
  found === undefined ? given : `${given} ${found}`;

const suggested = ({ line, file }: Subject, code: string | undefined): Suggestion | undefined =>
  code === undefined ? undefined : { text: line.description, code: named(file.tariff, code) };

function tooShort(subject: Subject): Found | undefined {
  const { code, file, day } = subject;
  return code.digits.length >= file.digitsOn(day) ? undefined : tooFew(subject, code.digits);
}

/** No form takes fewer than four digits, whatever a small seller's invoice may leave out. */
const FEWEST = 4;

/** `mending`: how the digits of the file became these; the mended code would be refused in its turn. */
function tooFew(subject: Subject, digits: string, mending: Mending = 'none'): Found {
  const needed = Math.max(FEWEST, subject.file.digitsOn(subject.day));
  const found = digitsFor(subject, digits);
  const { line, file } = subject;
  const mended =
    mending === 'none' ? '' : `${file.says.codeMended(line.codeCell, mending, named(file.tariff, digits))} `;
  return {
    severity: 'refused',
    kind: 'code-too-short',
    message: mended + subject.file.says.codeTooShort(digits, needed, needed > FEWEST, suggested(subject, found)),
    ...(found !== undefined && { repair: { code: found } }),
    about: withFound(digits, found),
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
  const now = replacements.map((one) => spaced(one.code));
  const repair = only === undefined ? {} : { repair: { code: only.code } };
  if (isRefused) {
    const portal = lists.includes('gst-portal') ? 'e-invoice' : 'gst';
    const message = file.says.codeNotOnPortal(spaced(code.digits), portal, now);
    return { severity: 'refused', kind: 'code-not-on-portal', message, ...repair, about: code.digits };
  }
  const message = file.says.codeRetired(spaced(code.digits), now);
  return { severity: 'advice', kind: 'code-retired', message, ...repair, about: code.digits };
}
