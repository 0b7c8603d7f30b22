// Descriptions that mean other goods than the code says.
import type { Found } from '../finding.ts';
import { type Subject, spaced } from '../subject.ts';
import { SURE } from '../suggest.ts';
import type { Meaning } from '../texts.ts';

const headingOf = (code: string): string => code.slice(0, 4);

export function descriptionFitsCode({ line, code, file }: Subject): Found | undefined {
  const { description, group } = line;
  if (code.number < 0 || description === '' || line.note === 'cancelled') return undefined;
  const own = headingOf(code.digits);
  const meaning = file.texts.meaning(description);
  if (!isOther(meaning, own)) return undefined;
  const found = headingOf(meaning.code);
  if (group !== '') {
    // "ICE CREAM" beside a flavour: only what both say together counts.
    const together = file.texts.meaning(`${description} ${group}`);
    const alone = file.texts.meaning(group);
    if (headingOf(together.code) !== found || headingOf(alone.code) === own) return undefined;
  }
  const { records } = file.tariff;
  const meant = records.description(code.number);
  if (sharesWord(description, `${meant} ${records.description(records.find(own))}`)) return undefined;
  const text = records.description(records.find(meaning.code));
  return {
    severity: 'look',
    kind: 'description-code',
    message: `${spaced(code.digits)} is ${meant}; "${description}" reads like ${spaced(meaning.code)}, ${text}.`,
    about: `${code.digits} ${description.toLowerCase()}`,
  };
}

const isOther = ({ code, confidence, isResolved, alternates }: Meaning, own: string): boolean =>
  isResolved && confidence >= SURE && headingOf(code) !== own && !alternates.some((one) => headingOf(one) === own);

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(one).some((word) => words.has(word));
}
