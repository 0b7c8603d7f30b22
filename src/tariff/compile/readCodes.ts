// Reads the code lists, chapters, sections, names and validity of `data/tariff/`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withInheritedReplacements } from './inheritedReplacements.ts';
import { DataError, readTsv } from './tsv.ts';

export type CodeStatus = 'live' | 'retired';

export interface Replacement {
  readonly code: string;
  /** Known only with low confidence. */
  readonly candidate: boolean;
}

export interface CodeRow {
  readonly code: string;
  readonly status: CodeStatus;
  readonly supersededBy: readonly Replacement[];
  /** Unit Quantity Code; empty for services. */
  readonly unit: string;
  readonly description: string;
}

export type NameLanguage = 'en' | 'hi' | 'hi-Latn';
export const NAME_KINDS = ['common', 'trade', 'variant', 'form', 'use', 'material'] as const;
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

/** The rows as they stand, but for a retired code with sub-codes, which is replaced by what replaced them. */
export function readCodes(dataFolder: string): readonly CodeRow[] {
  const folder = join(dataFolder, 'codes');
  const rows = chapterFiles(folder).flatMap((file) =>
    readTsv(join(folder, file), ['code', 'status', 'superseded_by', 'unit', 'description']).map(
      ({ line, cells }): CodeRow => {
        const where = `${join(folder, file)}:${line}`;
        if (!/^(\d{4}|\d{5}|\d{6}|\d{8})$/.test(cells.code))
          throw new DataError(`${where}: code "${cells.code}" must have 4, 5, 6 or 8 digits`);
        if (!cells.code.startsWith(file.slice(0, 2)))
          throw new DataError(`${where}: code ${cells.code} is in the wrong file`);
        if (cells.status !== 'live' && cells.status !== 'retired')
          throw new DataError(`${where}: status "${cells.status}" must be live or retired`);
        const supersededBy = cells.superseded_by
          .split(' ')
          .filter((part) => part !== '')
          .map((part) => ({ code: part.replace('?', ''), candidate: part.endsWith('?') }));
        return {
          code: cells.code,
          status: cells.status,
          supersededBy,
          unit: cells.unit,
          description: cells.description,
        };
      },
    ),
  );
  return withInheritedReplacements(rows);
}

export function readNames(dataFolder: string): readonly NameRow[] {
  const folder = join(dataFolder, 'names');
  return chapterFiles(folder).flatMap((file) =>
    readTsv(join(folder, file), ['code', 'name', 'language', 'kind', 'usual']).map(({ line, cells }) => {
      const where = `${join(folder, file)}:${line}`;
      const { language, kind } = cells;
      if (language !== 'en' && language !== 'hi' && language !== 'hi-Latn')
        throw new DataError(`${where}: language "${language}" must be en, hi or hi-Latn`);
      const known = NAME_KINDS.find((candidate) => candidate === kind);
      if (known === undefined) throw new DataError(`${where}: kind "${kind}" must be one of ${NAME_KINDS.join(', ')}`);
      return { code: cells.code, name: cells.name, language, kind: known, usual: cells.usual === 'usual' };
    }),
  );
}

export function readExamples(dataFolder: string): readonly ExampleRow[] {
  const folder = join(dataFolder, 'examples');
  return chapterFiles(folder).flatMap((file) =>
    readTsv(join(folder, file), ['code', 'text']).map(({ cells: { code, text }, line }) => ({ code, text, line })),
  );
}

export function readTariffText(dataFolder: string): TariffText {
  const validityExceptions = new Map(
    readTsv(join(dataFolder, 'validity.tsv'), ['code', 'valid_on']).map(({ cells }) => [
      cells.code,
      cells.valid_on.split(' ').filter((where): where is ValidOn => where !== ''),
    ]),
  );
  return {
    codes: readCodes(dataFolder),
    names: readNames(dataFolder),
    examples: readExamples(dataFolder),
    chapters: readTsv(join(dataFolder, 'chapters.tsv'), ['chapter', 'section', 'title']).map(({ cells }) => cells),
    sections: new Map(
      readTsv(join(dataFolder, 'sections.tsv'), ['section', 'title']).map(({ cells }) => [cells.section, cells.title]),
    ),
    validityExceptions,
  };
}

/** The nearest code above: 8 → 6 → 4 digits, services 6 → 5 → 4; undefined for a heading. */
export function parentOf(code: string, known: ReadonlySet<string>): string | undefined {
  for (let length = code.length - 1; length >= 4; length--) {
    const candidate = code.slice(0, length);
    if (known.has(candidate)) return candidate;
  }
  return undefined;
}
