// Reads the code lists, chapters, sections, names and validity of `data/tariff/`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NAME_LANGUAGES, type NameLanguage } from '../model/names.ts';
import type { CodeRow, CodeStatus, Replacement } from './codeRow.ts';
import { withInheritedReplacements } from './inheritedReplacements.ts';
import { DataError, readEach, readRows, readTsv, type TsvRow } from './tsv.ts';

export type { CodeRow, CodeStatus, Replacement };

const NAME_KINDS = ['common', 'trade', 'variant', 'form', 'use', 'material'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export interface NameRow {
  readonly code: string;
  readonly name: string;
  readonly language: NameLanguage;
  readonly kind: NameKind;
  /** Among several headings that share this name, the one most usual in trade. */
  readonly usual: boolean;
}

/** A text as it stands on an invoice, a label or a page, with its code. */
export interface ExampleRow {
  readonly code: string;
  readonly text: string;
  /** Of its file. */
  readonly line: number;
}

export interface ChapterRow {
  readonly chapter: string;
  readonly section: string;
  readonly title: string;
}

export type ValidOn = 'tariff' | 'gst-portal' | 'e-invoice';

export interface TariffText {
  readonly codes: readonly CodeRow[];
  readonly names: readonly NameRow[];
  readonly examples: readonly ExampleRow[];
  readonly chapters: readonly ChapterRow[];
  readonly sections: ReadonlyMap<string, string>;
  /** Only where it differs from the rule: live goods everywhere, retired ones and services on both portals. */
  readonly validityExceptions: ReadonlyMap<string, readonly ValidOn[]>;
}

const chapterFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /^\d\d\.tsv$/.test(name))
    .sort();

/** The rows of a folder's files, one for each chapter; what `read` finds wrong names file and line, and all of it is told. */
function readChapters<const Column extends string, Row>(
  folder: string,
  columns: readonly Column[],
  read: (cells: TsvRow<Column>['cells'], line: number, complain: (problem: string) => never, file: string) => Row,
): readonly Row[] {
  return readEach(chapterFiles(folder), (file) => {
    const path = join(folder, file);
    return readRows(path, columns, ({ line, cells }) =>
      read(
        cells,
        line,
        (problem) => {
          throw new DataError(`${path}:${line}: ${problem}`);
        },
        file,
      ),
    );
  }).flat();
}

const isOfFile = (code: string, file: string): boolean => code.startsWith(file.slice(0, 2));

/** The rows as they stand, but for a retired code with sub-codes, which is replaced by what replaced them. */
export function readCodes(dataFolder: string): readonly CodeRow[] {
  const rows = readChapters(
    join(dataFolder, 'codes'),
    ['code', 'status', 'superseded_by', 'unit', 'description'],
    ({ code, status, superseded_by, unit, description }, _, complain, file): CodeRow => {
      if (!/^(\d{4}|\d{5}|\d{6}|\d{8})$/.test(code)) complain(`code "${code}" must have 4, 5, 6 or 8 digits`);
      if (!isOfFile(code, file)) complain(`code ${code} is in the wrong file`);
      if (status !== 'live' && status !== 'retired') return complain(`status "${status}" must be live or retired`);
      const supersededBy = superseded_by
        .split(' ')
        .filter((part) => part !== '')
        .map((part) => ({ code: part.replace('?', ''), candidate: part.endsWith('?') }));
      return { code, status, supersededBy, unit, description };
    },
  );
  return withInheritedReplacements(rows);
}

export function readNames(dataFolder: string): readonly NameRow[] {
  return readChapters(
    join(dataFolder, 'names'),
    ['code', 'name', 'language', 'kind', 'usual'],
    ({ code, name, language, kind, usual }, _, complain, file) => {
      if (!isOfFile(code, file)) complain(`code ${code} is in the wrong file`);
      if (language !== 'en' && language !== 'hi' && language !== 'hi-Latn')
        return complain(`language "${language}" must be en, hi or hi-Latn`);
      const known = NAME_KINDS.find((candidate) => candidate === kind);
      if (known === undefined) return complain(`kind "${kind}" must be one of ${NAME_KINDS.join(', ')}`);
      if (usual !== '' && usual !== 'usual') complain(`usual "${usual}" must be empty or usual`);
      return { code, name, language, kind: known, usual: usual === 'usual' };
    },
  );
}

export function readExamples(dataFolder: string): readonly ExampleRow[] {
  return readChapters(join(dataFolder, 'examples'), ['code', 'text'], ({ code, text }, line, complain, file) => {
    if (!/^(\d{4}|\d{6})$/.test(code)) complain(`code "${code}" must have 4 or 6 digits`);
    if (!isOfFile(code, file)) complain(`code ${code} is in the wrong file`);
    if (text.trim() === '') complain('text must not be empty');
    return { code, text, line };
  });
}

const VALID_ON: readonly ValidOn[] = ['tariff', 'gst-portal', 'e-invoice'];

/** Where codes are valid that are not so by the rule. */
export function readValidity(dataFolder: string): ReadonlyMap<string, readonly ValidOn[]> {
  const path = join(dataFolder, 'validity.tsv');
  const found = new Map<string, readonly ValidOn[]>();
  readRows(path, ['code', 'valid_on'], ({ cells: { code, valid_on } }, complain) => {
    if (found.has(code)) complain('code', `${code} is listed twice`);
    const places = valid_on.split(' ').flatMap((given) => {
      const place = VALID_ON.find((known) => known === given);
      if (place === undefined) complain('valid_on', `"${given}" must be one or more of ${VALID_ON.join(', ')}`);
      return place ?? [];
    });
    found.set(code, places);
  });
  return found;
}

/** Household and trade words of other Indian languages in Latin letters: `data/tariff/words/regional.tsv`. */
function readRegional(dataFolder: string): readonly NameRow[] {
  const path = join(dataFolder, 'words', 'regional.tsv');
  if (!existsSync(path)) return [];
  return readRows(path, ['word', 'language', 'code', 'english'], ({ cells: { word, language, code } }, complain) => {
    const known = NAME_LANGUAGES.find((one) => one === `${language}-Latn`);
    if (known === undefined || known === 'hi-Latn') {
      complain('language', `"${language}" must be one of ta, te, kn, ml, mr, gu, bn, pa, or`);
    }
    return { code, name: word, language: known ?? 'hi-Latn', kind: 'common', usual: false };
  });
}

export function readTariffText(dataFolder: string): TariffText {
  return {
    codes: readCodes(dataFolder),
    names: [...readNames(dataFolder), ...readRegional(dataFolder)],
    examples: readExamples(dataFolder),
    chapters: readTsv(join(dataFolder, 'chapters.tsv'), ['chapter', 'section', 'title']).map(({ cells }) => cells),
    sections: new Map(
      readTsv(join(dataFolder, 'sections.tsv'), ['section', 'title']).map(({ cells }) => [cells.section, cells.title]),
    ),
    validityExceptions: readValidity(dataFolder),
  };
}

/** The nearest code above: 8 → 6 → 4 digits, services 6 → 5 → 4; undefined for a heading. */
export function parentOf(code: string, known: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  for (let length = code.length - 1; length >= 4; length--) {
    const candidate = code.slice(0, length);
    if (known.has(candidate)) return candidate;
  }
  return undefined;
}
