// NDJSON: one JSON object a line. Each line is read by itself, so that a part of a file gets what the whole file gets.
import { ADDED_COLUMNS } from '../../bulk/columns.ts';
import { ToldReader } from '../../bulk/told.ts';
import { columnNamed, columnOf, type Layout, layoutByNames } from '../../register/read/layout.ts';
import { Failure } from '../failure.ts';
import type { Row } from './cells.ts';
import type { HeadOptions } from './tableHead.ts';

/** A row of NDJSON: its fields beside its line. */
export interface JsonRow extends Row {
  readonly names: readonly string[];
  readonly source: string;
}

/** Cuts a text into rows as it comes; blank lines are counted and left out. */
export class JsonRows {
  readonly #name: string;
  #rest = '';
  #count = 0;

  constructor(name: string) {
    this.#name = name;
  }

  rows(text: string, isLast = false): readonly JsonRow[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = isLast ? '' : (lines.pop() ?? '');
    return lines.flatMap((line) => {
      this.#count++;
      const source = line.trim();
      return source === '' ? [] : [this.#row(source)];
    });
  }

  #row(source: string): JsonRow {
    const fields = objectIn(source);
    if (fields === undefined) {
      throw new Failure(
        `${this.#name}, line ${this.#count}: must be one JSON object, but "${source.slice(0, 60)}" came.`,
      );
    }
    const texts = Object.values(fields).map(textOf);
    return { number: this.#count, names: Object.keys(fields), cells: texts, texts, source };
  }
}

function objectIn(source: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Lists and objects say nothing. */
const textOf = (value: unknown): string => (value === null || typeof value === 'object' ? '' : String(value));

/** How rows of the same fields are read. */
interface Fields {
  readonly column: number;
  told(): ToldReader;
}

/** Which fields are read as what: by their names alone, so that no other row counts. */
export class FieldReader {
  readonly #options: HeadOptions;
  readonly #path: string;
  readonly #known = new Map<string, Fields>();

  constructor(options: HeadOptions, path: string) {
    this.#options = options;
    this.#path = path;
  }

  of(row: JsonRow): Fields {
    const key = JSON.stringify(row.names);
    let fields = this.#known.get(key);
    if (fields === undefined) {
      fields = this.#read(row);
      this.#known.set(key, fields);
    }
    return fields;
  }

  #read({ names, number }: JsonRow): Fields {
    const { column: wanted, roles = {} } = this.#options;
    const layout = layoutByNames(names, roles);
    const column = wanted === undefined ? textField(layout) : columnNamed(names, wanted);
    if (column < 0 && wanted === undefined) {
      throw new Failure(
        `${this.#path}, line ${number}: none of the fields ${names.join(', ')} is known as a description; name it with -c.`,
      );
    }
    return { column, told: () => new ToldReader(layout, column) };
  }
}

/** Names that programs give to a text, besides those that tables have for a description. */
const TEXT_NAMES = ['text', 'query', 'q'];

function textField(layout: Layout): number {
  const described = columnOf(layout, 'description');
  if (described >= 0 || layout.columns.length === 1) return Math.max(0, described);
  return layout.columns.findIndex(({ name }) => TEXT_NAMES.includes(name.toLowerCase()));
}

const ADDED = new Set<string>(ADDED_COLUMNS);

/** A row as a line of NDJSON: its own fields, then what is added; fields of the same names are replaced. */
export function jsonLine(fields: Iterable<readonly [string, unknown]>, added: readonly string[]): string {
  const own = [...fields].filter(([name]) => !ADDED.has(name));
  return `${JSON.stringify(Object.fromEntries([...own, ...addedFields(added)]))}\n`;
}

/** As `jsonLine`, of a row that came as NDJSON: its fields stay as they were written. */
export function jsonLineOf({ names, source }: JsonRow, added: readonly string[]): string {
  if (names.some((name) => ADDED.has(name))) return jsonLine(Object.entries(objectIn(source) ?? {}), added);
  const own = source.slice(0, -1).trimEnd();
  return `${own}${names.length === 0 ? '' : ','}${JSON.stringify(Object.fromEntries(addedFields(added))).slice(1)}\n`;
}

const addedFields = (added: readonly string[]): readonly (readonly [string, unknown])[] =>
  ADDED_COLUMNS.map((name, at) => [name, typed(name, added[at] ?? '')]);

function typed(name: (typeof ADDED_COLUMNS)[number], text: string): unknown {
  if (name === 'confidence') return text === '' ? null : Number(text);
  if (name === 'needs_review') return text === 'yes';
  if (name === 'alternates') return text === '' ? [] : text.split(' ');
  return text;
}
