// The versions of a prompt: what changed when, and the texts that no longer stand in its tool. Read from
// `data/prompts/versions.tsv` and `data/prompts/earlier` at build time.
import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import type { FieldMap, LawBasis } from '../kit.ts';

/** One line of a prompt's changelog. */
export interface VersionChange {
  /** Counted from 1. */
  readonly version: number;
  /** ISO date. */
  readonly date: string;
  /** What the prompt says of the law changed: somebody who used it before should look. */
  readonly law: boolean;
  /** One sentence for those who use the prompt. */
  readonly what: string;
}

/** What a version is made of; examples and tests are not part of it. */
export interface VersionText {
  readonly template: string;
  readonly fields: FieldMap;
  readonly law: LawBasis | null;
}

/** A version that was replaced. */
export interface EarlierVersion extends VersionText {
  /** Where the template began in the tool's file then, counted from 1. */
  readonly line: number;
  /** Of the template's UTF-8 bytes, hexadecimal. */
  readonly sha256: string;
}

/** As its file has it: the hash is taken when it is read. */
export type StoredVersion = Omit<EarlierVersion, 'sha256'>;

export interface PromptHistory {
  /** The newest first. */
  readonly changes: readonly [VersionChange, ...VersionChange[]];
  /** By their number: every version but the newest. */
  readonly earlier: Readonly<Record<number, EarlierVersion>>;
}

/** A line of `versions.tsv`. */
export interface RecordedVersion extends VersionChange {
  readonly slug: string;
  /** Of the version's text: a tool that has another one was changed since. */
  readonly fingerprint: string;
}

const HEADER = 'slug\tversion\tdate\tlaw\tfingerprint\twhat';

/** Reads the table, which is sorted by slug and version; the versions of a prompt are numbered without a gap. */
export function parseVersions(table: string): readonly RecordedVersion[] {
  const [header, ...lines] = table.trimEnd().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`versions.tsv begins with "${header}"; it should begin with "${HEADER}".`);
  let last: RecordedVersion | undefined;
  return lines.map((line, at) => {
    const [slug = '', version = '', date = '', law = '', fingerprint = '', what = '', ...more] = line.split('\t');
    const wrong = (why: string) => new Error(`versions.tsv line ${at + 2} is "${line}"; ${why}`);
    if (slug === '' || more.length > 0) throw wrong(`it should have ${HEADER.split('\t').length} columns.`);
    const expected = last?.slug === slug ? last.version + 1 : 1;
    if (version !== String(expected)) throw wrong(`its version should be ${expected}.`);
    if (last !== undefined && slug < last.slug) throw wrong(`it should stand before "${last.slug}".`);
    if (!isCalendarDay(date)) throw wrong('its date should be a day as YYYY-MM-DD.');
    if (last?.slug === slug && date < last.date) throw wrong(`its date should not be before ${last.date}.`);
    if (law !== '' && law !== 'yes') throw wrong('its law should be "yes" or empty.');
    if (!/^[0-9a-f]{16}$/.test(fingerprint)) throw wrong('its fingerprint should have 16 hexadecimal digits.');
    if (!/^\p{Lu}[^\n]+\.$/u.test(what)) throw wrong('what changed should be one sentence.');
    last = { slug, version: expected, date, law: law === 'yes', fingerprint, what };
    return last;
  });
}

export const versionsTable = (rows: readonly RecordedVersion[]): string =>
  [
    HEADER,
    ...[...rows]
      .sort((a, b) => (a.slug === b.slug ? a.version - b.version : a.slug < b.slug ? -1 : 1))
      .map(({ slug, version, date, law, fingerprint, what }) =>
        [slug, version, date, law ? 'yes' : '', fingerprint, what].join('\t'),
      ),
    '',
  ].join('\n');

/** The history of each prompt; a version without its text is an error that names its file. */
export function historiesOf(
  rows: readonly RecordedVersion[],
  earlierText: (slug: string, version: number) => EarlierVersion,
): ReadonlyMap<string, PromptHistory> {
  const histories = new Map<string, PromptHistory>();
  for (const { slug, fingerprint: _, ...change } of rows) {
    const before = histories.get(slug);
    histories.set(
      slug,
      before === undefined
        ? { changes: [change], earlier: {} }
        : {
            changes: [change, ...before.changes],
            earlier: { ...before.earlier, [change.version - 1]: earlierText(slug, change.version - 1) },
          },
    );
  }
  return histories;
}
