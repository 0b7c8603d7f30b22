// Descriptions that mean other goods than the code says.
import { isCounted, unitMeant, unitWord } from '../../read/units.ts';
import type { Found } from '../finding.ts';
import { isService, named, type Subject } from '../subject.ts';
import type { Meaning } from '../texts.ts';

/** Surer than a text must be that stands in for a missing code: here it speaks against what somebody chose. */
const SURE = 0.92;
/** The unit says it as well. */
const SURE_OF_GOODS = 0.8;

const headingOf = (code: string): string => code.slice(0, 4);

export function descriptionFitsCode(subject: Subject): Found | undefined {
  const { line, code, file } = subject;
  const { description, group } = line;
  if (code.number < 0 || description === '' || line.note === 'cancelled') return undefined;
  if (serviceIsSold(subject) !== undefined) return undefined;
  const own = headingOf(code.digits);
  const meaning = file.texts.meaning(description);
  const { ownSource } = meaning;
  if (ownSource !== undefined) {
    if (meaning.code.startsWith(code.digits) || code.digits.startsWith(meaning.code)) return undefined;
    return {
      severity: 'look',
      kind: 'description-code',
      message: file.says.ownListSays(named(file.tariff, code.digits), {
        code: named(file.tariff, meaning.code),
        source: ownSource,
      }),
      about: `${code.digits} ${description.toLowerCase()}`,
    };
  }
  if (!isOther(meaning, own) || areOneSubstance(own, meaning.code)) return undefined;
  const found = headingOf(meaning.code);
  if (group !== '') {
    // "ICE CREAM" beside a flavour: only what both say together counts.
    const together = file.texts.meaning(`${description} ${group}`);
    const alone = file.texts.meaning(group);
    if (headingOf(together.code) !== found || speaksFor(alone, own, found)) return undefined;
  }
  const { records } = file.tariff;
  const meant = records.description(code.number);
  if (sharesWord(description, `${meant} ${records.description(records.find(own))}`)) return undefined;
  return {
    severity: 'look',
    kind: 'description-code',
    message: file.says.descriptionMeans(named(file.tariff, code.digits), {
      text: description,
      code: named(file.tariff, meaning.code),
    }),
    about: `${code.digits} ${description.toLowerCase()}`,
  };
}

/** Of what these services are about a bill often names only the goods: trade, food, transport, hire, packing, work. */
const ABOUT_GOODS = /^99(?:54|6[1-8]|73|85|88)/;

/** Goods that are counted, under a code of services: "Desktop computer" as 9987 13, 12 pieces. */
export function serviceIsSold(subject: Subject): Found | undefined {
  const { line, code, file } = subject;
  const { description, quantity = 0, unit } = line;
  if (code.number < 0 || !isService(code) || description === '' || quantity === 0 || line.isService !== undefined)
    return undefined;
  if (ABOUT_GOODS.test(code.digits) || line.note === 'cancelled' || !isCounted(unitMeant(unitWord(unit)) ?? ''))
    return undefined;
  const meaning = file.texts.meaning(description);
  if (!meaning.isResolved || meaning.confidence < SURE_OF_GOODS || meaning.code.startsWith('99')) return undefined;
  const goods = { text: description, code: named(file.tariff, meaning.code) };
  return {
    severity: 'look',
    kind: 'goods-or-service',
    message: file.says.goodsUnderService(named(file.tariff, code.digits), goods),
    about: `${code.digits} ${description.toLowerCase()}`,
  };
}

const chapterOf = (code: string): string => code.slice(0, 2);

/** Whether a group of goods may be those of the heading rather than what was found: "LIQUID DRUG" beside a medicine. */
const speaksFor = ({ code, alternates }: Meaning, own: string, found: string): boolean =>
  headingOf(code) === own ||
  (chapterOf(found) !== chapterOf(own) && [code, ...alternates].some((one) => chapterOf(one) === chapterOf(own)));

/** A medicine is named by its substance: whether it is a dose or in bulk, the name alone does not tell. */
const areOneSubstance = (one: string, other: string): boolean => {
  const chapters = [chapterOf(one), chapterOf(other)];
  return chapters.includes('30') && (chapters.includes('29') || chapters.includes('28'));
};

const isOther = ({ code, confidence, isResolved, alternates }: Meaning, own: string): boolean =>
  isResolved && confidence >= SURE && headingOf(code) !== own && !alternates.some((one) => headingOf(one) === own);

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(one).some((word) => words.has(word));
}
