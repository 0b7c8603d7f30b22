// Checks the Hindi of sentences of the data: each English sentence still exists, and its figures, limits and negations
// are in the Hindi too. A condition that is turned round would be a wrong rate.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpWithTexts } from '../lookup/answer.ts';
import { fixedQuestions } from '../lookup/asking.ts';
import { NOT_REPLACED, REVERSE_CHARGE_OPEN } from '../lookup/results.ts';
import { SHOWN_BECAUSE } from '../lookup/stated.ts';
import { EXEMPT, OUTSIDE_GST, SPECIAL_REGIME } from '../model/rates.ts';
import { FIXED_NOTES } from '../rates/notes.ts';
import { REST } from '../rates/unite.ts';
import type { CodeRow } from '../source/codeRow.ts';
import { readReverseCharge } from '../source/readReverseCharge.ts';
import { DataError } from '../source/tsv.ts';

/** English sentences by file, each with its Hindi. */
export type Translations = ReadonlyMap<string, Readonly<Record<string, string>>>;

const NAMES = 'codes.json';

/** None where the folder has no `hindi`: own data need not be in two languages. */
export function readHindi(folder: string): Translations {
  if (!existsSync(join(folder, 'hindi'))) return new Map();
  const files = readdirSync(join(folder, 'hindi')).filter((name) => name.endsWith('.json') && name !== NAMES);
  return new Map(files.map((name) => [name, readTexts(join(folder, 'hindi', name))]));
}

/** Short names of codes, by code. */
export function readCodeNames(folder: string): Readonly<Record<string, string>> {
  const path = join(folder, 'hindi', NAMES);
  return existsSync(path) ? readTexts(path) : {};
}

function readTexts(path: string): Readonly<Record<string, string>> {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof read !== 'object' || read === null || Object.values(read).some((said) => typeof said !== 'string'))
    throw new DataError(`${path}: expected an object of texts`);
  return read as Readonly<Record<string, string>>;
}

/** Where sentences of the law come from, and what is asked so that it can be applied. */
const OF_LAW: readonly (readonly [file: string, columns: readonly string[]])[] = [
  ...['goods-2017-2025.tsv', 'goods-2025.tsv', 'services.tsv'].map(
    (file) => [`rates/${file}`, ['condition', 'ordinary', 'note']] as const,
  ),
  ['rates/ordinary.tsv', ['reason']],
  ['rates/ordinary-services.tsv', ['reason']],
  ['rates/special.tsv', ['condition', 'note']],
  ['rates/outside-gst.tsv', ['condition', 'ordinary', 'tax_that_applies', 'note']],
  ['rates/cess.tsv', ['condition', 'amount', 'note']],
  ['rates/questions.tsv', ['question']],
  ['words/asks.tsv', ['question', 'answer']],
  ['open-questions.tsv', ['question', 'one_reading', 'other_reading', 'answer', 'why']],
  ['corrections.tsv', ['why']],
];

/** Where other sentences come from that pages show. */
const OTHERS: typeof OF_LAW = [
  ['digit-rules.tsv', ['document', 'who', 'basis', 'note']],
  ['chapters.tsv', ['title']],
  ['sections.tsv', ['title']],
  ['vague.tsv', ['ask']],
];

/** What the lookup itself says. */
const OF_THE_LOOKUP: readonly string[] = [
  ...[...FIXED_NOTES, ...fixedQuestions(), ...SHOWN_BECAUSE, ...helpWithTexts()],
  ...[EXEMPT, OUTSIDE_GST, SPECIAL_REGIME, REST, NOT_REPLACED, REVERSE_CHARGE_OPEN],
  // A turnover of any size.
  'any',
];

function cellsOf(path: string, columns: readonly string[]): readonly string[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const places = columns.map((column) => {
    const at = head.split('\t').indexOf(column);
    if (at < 0) throw new DataError(`${path}: there is no column ${column}`);
    return at;
  });
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    return places.map((at) => cells[at] ?? '');
  });
}

/** Cells of sentences about the law: a page that lacks one in Hindi shows a rate that its reader cannot understand. */
const cellsOfLaw = (folder: string): readonly string[] => [
  ...OF_THE_LOOKUP,
  ...readReverseCharge(join(folder, 'rates')).map(({ trigger }) => trigger),
  ...OF_LAW.flatMap(([file, columns]) => cellsOf(join(folder, file), columns)),
];

/** Every sentence that a page can show, and the parts of those that are several sentences in one cell. */
export function englishSentences(folder: string): ReadonlySet<string> {
  const cells = [...cellsOfLaw(folder), ...OTHERS.flatMap(([file, columns]) => cellsOf(join(folder, file), columns))];
  return new Set([...cells, ...cells.flatMap((cell) => cell.split(/(?<=\.) (?=[A-Z])/))]);
}

/** What the pages put together themselves. */
const DATED = /^From \d{4}-\d\d-\d\d by \S+\.$/;

/** Cells of the law without Hindi, neither whole nor sentence by sentence. */
export function missingHindi(translations: Translations, cells: readonly string[]): readonly string[] {
  const known = new Set([...translations.values()].flatMap(Object.keys));
  const isWritten = (text: string): boolean =>
    text === '' || known.has(text) || known.has(text.replace(/\.$/, '')) || DATED.test(text);
  const isCovered = (text: string): boolean =>
    isWritten(text) ||
    [...text.matchAll(/\. (?=[A-Z])/g)].some(
      ({ index }) => isWritten(text.slice(0, index + 1)) && isCovered(text.slice(index + 2)),
    );
  return [...new Set(cells)].filter((cell) => !isCovered(cell)).map((cell) => `"${cell}" has no Hindi yet`);
}

/** None where the folder has no Hindi at all. */
export const lawWithoutHindi = (translations: Translations, folder: string): readonly string[] =>
  translations.size === 0 ? [] : missingHindi(translations, cellsOfLaw(folder));

const MONTHS = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
const DAY = /\b(\d{4})-(\d\d)-(\d\d)\b/g;
const dayInHindi = (_: string, year: string, month: string, day: string): string =>
  `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;

/** Amounts, percentages, days, codes and other figures; `1,000 rupees` and `₹1,000` are one. */
function figuresOf(text: string): readonly string[] {
  const amounts = text.replace(/([\d,.]+) rupees/g, '₹$1').match(/₹\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?%?/g) ?? [];
  return amounts.map((amount) => amount.replace(/,$/, ''));
}

/** What the English says and a word of which the Hindi must have, or the condition is turned round. */
const MUST_SAY: readonly (readonly [english: RegExp, hindi: RegExp, what: string])[] = [
  [/\bup to\b/, /तक|अंदर/, '"up to"'],
  [/\b(?:above|over|more than|longer than) ₹?\d/, /ज़्यादा|ऊपर|लंब|आगे/, '"above"'],
  [/\b(?:(?:below|less than) ₹?\d|under ₹)/, /कम|नीचे/, '"below"'],
  [/\b(?:at least)\b/, /कम से कम/, '"at least"'],
  [/\b(?:at most)\b/, /ज़्यादा से ज़्यादा/, '"at most"'],
  [
    /\b(?:not|no|nor|neither|without|nobody|never)\b|\bun(?:registered|branded|confirmed|certain)/i,
    /नहीं|बिना|(?<![\p{L}\p{M}])न(?![\p{L}\p{M}])|मतभेद|ग़ैर|गैर|बाहर|छोड़|सिवा|ज़रूरी|कम ही/u,
    'the negation',
  ],
  [
    /\b(?:other than|except|but not|leaves? out|left out|all but)\b/,
    /सिवा|छोड़|नहीं|(?<![\p{L}\p{M}])न(?![\p{L}\p{M}])|बाहर|दूसर/u,
    'the exception',
  ],
];

/** What the Hindi of a sentence lacks. */
export function faultsOfHindi(english: string, hindi: string): readonly string[] {
  const figures = figuresOf(hindi);
  const spoken = english.replaceAll('S. No.', '');
  const lacking = figuresOf(english.replace(DAY, dayInHindi)).filter((figure) => !figures.includes(figure));
  const days = [...english.replace(DAY, dayInHindi).matchAll(/\d+ \p{Script=Devanagari}+ \d{4}/gu)].map(([day]) => day);
  return [
    ...(/\p{Script=Devanagari}/u.test(hindi) || !/[a-z]{4}/.test(english) || hindi === english ? [] : ['no Hindi']),
    ...lacking.map((figure) => `${figure} is missing`),
    ...days.filter((day) => !hindi.includes(day)).map((day) => `${day} is missing`),
    ...(/[०-९]/.test(hindi) ? ['figures are written 0 to 9'] : []),
    ...MUST_SAY.flatMap(([says, mustSay, what]) =>
      says.test(spoken) && !mustSay.test(hindi) ? [`${what} is missing`] : [],
    ),
  ];
}

export function checkHindi(translations: Translations, known: ReadonlySet<string>): readonly string[] {
  const complaints: string[] = [];
  const first = new Map<string, string>();
  for (const [file, sentences] of translations) {
    for (const [english, hindi] of Object.entries(sentences)) {
      const place = `hindi/${file}, "${english}"`;
      if (!known.has(english)) complaints.push(`${place}: the data have no such sentence any more`);
      const before = first.get(english);
      if (before !== undefined) complaints.push(`${place}: stands in hindi/${before} too`);
      first.set(english, file);
      complaints.push(...faultsOfHindi(english, hindi).map((fault) => `${place}: ${fault} in "${hindi}"`));
    }
  }
  return complaints;
}

/** Longer ones no longer fit a line of a list. */
const LONGEST_NAME = 100;

/**
 * A name is shorter than the description: it may leave figures out, but says none of its own. Two codes of one parent
 * have different names, or a list of them would not tell them apart.
 */
export function checkCodeNames(
  names: Readonly<Record<string, string>>,
  codes: readonly Pick<CodeRow, 'code' | 'status' | 'description'>[],
): readonly string[] {
  const descriptions = new Map(
    codes.filter(({ status }) => status === 'live').map((row) => [row.code, row.description]),
  );
  const first = new Map<string, string>();
  return Object.entries(names).flatMap(([code, name]) => {
    const description = descriptions.get(code);
    const place = `hindi/${NAMES}, ${code}`;
    if (description === undefined) return [`${place}: there is no such code in use`];
    const figures = figuresOf(description);
    const own = figuresOf(name).filter((figure) => !figures.includes(figure));
    const key = `${code.length === 4 ? '' : code.slice(0, -2)} ${name}`;
    const twin = first.get(key);
    first.set(key, code);
    return [
      ...own.map((figure) => `${place}: ${figure} is not in "${description}"`),
      ...(/\p{Script=Devanagari}/u.test(name) ? [] : [`${place}: no Hindi in "${name}"`]),
      ...(/[०-९]/.test(name) ? [`${place}: figures are written 0 to 9`] : []),
      ...(name.length > LONGEST_NAME ? [`${place}: ${name.length} characters; ${LONGEST_NAME} at most`] : []),
      ...(twin === undefined ? [] : [`${place}: "${name}" is the name of ${twin} too`]),
    ];
  });
}
