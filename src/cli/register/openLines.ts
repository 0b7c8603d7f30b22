// Opens a register as lines, whatever file it is: CSV as a stream, XLSX, Tally's XML, JSON of returns and e-invoices.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { TextRow } from '../../register/read/cells.ts';
import { isStructured, jsonTable } from '../../register/read/document.ts';
import { FileFault, MOST_BYTES } from '../../register/read/fileFault.ts';
import { utf16Of } from '../../register/read/fileKind.ts';
import type { FileFacts, Line, LineReader } from '../../register/read/lines.ts';
import { RATE_ROLES, type Role, TAX_ROLES } from '../../register/read/roles.ts';
import type { RoleTable } from '../../register/read/roleTable.ts';
import { sheetFacts } from '../../register/read/sheets.ts';
import { type ReadOptions, startTable, tableReader } from '../../register/read/tableStart.ts';
import { isTallyXml, TallyReader } from '../../register/read/tallyXml.ts';
import type { Row } from '../classify/cells.ts';
import {
  ALL_SHEETS,
  type Format,
  headOf,
  type Input,
  isNdjsonName,
  openInputs,
  type Piece,
} from '../classify/input.ts';
import type { JsonRow } from '../classify/ndjson.ts';
import { Failure, readFailure } from '../failure.ts';

export interface RegisterOptions extends ReadOptions {
  readonly sheet?: string;
  readonly format?: Format | undefined;
}

export interface OpenRegister {
  /** The sheet of a workbook of which several are read; else empty. */
  readonly sheet: string;
  readonly reader: LineReader;
  readonly facts: FileFacts;
  /** Titles and names above the lines, as the file has them. */
  readonly above: readonly TextRow[];
  /** Sheets with lines that nobody left out on purpose, and that are not read. */
  readonly unread: readonly string[];
  /** What should be known of how the file is read; empty: nothing. */
  readonly remark: string;
  /** The lines in pieces, with the cells that they were read from. */
  pieces(): AsyncIterable<RegisterPiece>;
}

export interface RegisterPiece {
  readonly rows: readonly RegisterRow[];
  /** Share of the file that has been read, 0 to 1; undefined when its length is not known. */
  readonly share: number | undefined;
}

export interface RegisterRow {
  readonly line: Line;
  readonly cells: TextRow;
}

/** A register; of a workbook of which all sheets are asked for, each of them that has lines. */
export async function openRegisters(path: string, options: RegisterOptions): Promise<readonly OpenRegister[]> {
  const isNdjson = options.format === 'ndjson' || isNdjsonName(path);
  const structured = path === '-' || isNdjson ? undefined : await structuredTable(path);
  if (structured !== undefined) return [ofTable(structured, options.facts ?? {})];
  const inputs = await openInputs(path, options.sheet, options.format);
  const registers: OpenRegister[] = [];
  for (const input of inputs) {
    const sheet = options.sheet === ALL_SHEETS && input.kind === 'xlsx' ? input.sheet : '';
    registers.push(await openTable(path, input, sheet, options));
  }
  return registers;
}

async function openTable(path: string, input: Input, sheet: string, options: RegisterOptions): Promise<OpenRegister> {
  const pieces = (input.kind === 'ndjson' ? namedRows(path, input) : input.pieces())[Symbol.asyncIterator]();
  let first = await pieces.next();
  while (first.done !== true && first.value.rows.length === 0) first = await pieces.next();
  if (first.done === true) throw new Failure(`${path} has no rows; give a register, an item master or a return.`);
  const { share } = first.value;
  const rows = first.value.rows.map((row) => ({ number: row.number, cells: row.texts }));
  const table = startTable(
    rows.map(({ cells }) => cells),
    { ...options, facts: { ...sheetFacts(input.sheet), ...options.facts, ...(sheet !== '' && { sheet }) } },
  );
  const { reader, facts, above } = table;
  const read = (cells: TextRow, number: number): RegisterRow => ({
    line: table.read(cells, number),
    cells: table.cut(cells),
  });
  return {
    sheet,
    unread: input.unread,
    reader,
    facts,
    above: withBlanks(rows.slice(0, above)).map(table.cut),
    remark: input.remark,
    async *pieces() {
      yield { rows: rows.slice(above).map(({ cells, number }) => read(cells, number)), share };
      for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
        yield { rows: piece.value.rows.map((row) => read(row.texts, row.number)), share: piece.value.share };
      }
    },
  };
}

/** Rows of NDJSON as a table: the names of the first of them are its columns. */
async function* namedRows(path: string, input: Input): AsyncIterable<Piece> {
  let names: readonly string[] | undefined;
  for await (const { rows, share } of input.pieces()) {
    const named = rows as readonly JsonRow[];
    const isFirst = names === undefined && rows.length > 0;
    if (isFirst) names = [...new Set(named.flatMap((row) => row.names))];
    const columns = names ?? [];
    const lines = named.map((row): Row => {
      const other = row.names.find((name) => !columns.includes(name));
      if (other !== undefined) {
        throw new Failure(
          `${path}, line ${row.number}: has the field "${other}", which no line before it has; give every line all fields.`,
        );
      }
      const texts = columns.map((name) => row.texts[row.names.indexOf(name)] ?? '');
      return { number: row.number, cells: texts, texts };
    });
    // Lines have no row of names above them: it counts as the row before the first.
    yield { rows: isFirst ? [{ number: 0, cells: columns, texts: columns }, ...lines] : lines, share };
  }
}

/** Rows with the blank ones between them, which the input leaves out, so that each stands where it stood. */
function withBlanks(rows: readonly { readonly number: number; readonly cells: TextRow }[]): readonly TextRow[] {
  const all: TextRow[] = [];
  for (const { number, cells } of rows) {
    while (all.length < number - 1) all.push([]);
    all.push(cells);
  }
  return all;
}

const HEAD_BYTES = 400;

/** The table of a file of XML or JSON; undefined: it is another kind of file. */
async function structuredTable(path: string): Promise<RoleTable | undefined> {
  try {
    const head = await headOf(path, HEAD_BYTES);
    const letters = utf16Of(head);
    const beginning = new TextDecoder(letters).decode(head);
    if (!isStructured(beginning)) return undefined;
    if (isTallyXml(beginning)) return await tallyTable(path, letters);
    if ((await stat(path)).size > MOST_BYTES) throw new FileFault('bytes');
    return jsonTable(new TextDecoder(letters).decode(await readFile(path)));
  } catch (error) {
    throw readFailure(path, error, 'give the path of a file');
  }
}

async function tallyTable(path: string, letters: string | undefined): Promise<RoleTable> {
  const reader = new TallyReader();
  const decoder = new TextDecoder(letters);
  for await (const bytes of createReadStream(path)) reader.read(decoder.decode(bytes as Buffer, { stream: true }));
  reader.read(decoder.decode());
  return reader.end();
}

function ofTable(table: RoleTable, given: FileFacts): OpenRegister {
  const { roles, rows } = table;
  const facts = { ...table.facts, ...given };
  const reader = tableReader(table, facts);
  return {
    sheet: '',
    unread: [],
    reader,
    facts,
    above: [roles],
    remark: '',
    async *pieces() {
      yield { rows: rows.map((cells, at) => ({ line: reader.read(cells, at + 1), cells })), share: 1 };
    },
  };
}

/** What every register should tell, and what it is called here. */
const LOOKED_FOR: readonly (readonly [name: string, roles: readonly Role[]])[] = [
  ['code', ['code']],
  ['rate', RATE_ROLES],
  ['taxable', ['taxable']],
  ['tax', TAX_ROLES],
  ['date', ['date']],
];

/** What is known of how registers are read: remarks, and columns wherever they differ from those of the one before. */
export function howRead(registers: readonly OpenRegister[]): string {
  let before = '';
  return registers
    .map(({ sheet, unread, remark, reader }) => {
      const columns = columnsRead(reader);
      const isNew = columns !== before;
      before = columns;
      const others =
        unread.length === 0
          ? ''
          : `${unread.length === 1 ? `The sheet ${unread[0]} has` : `${unread.length} other sheets have`} lines too: --sheet all reads them together.`;
      const said = [remark, others].filter((one) => one !== '').join(' ');
      return `${said === '' ? '' : `${said}\n`}${isNew ? `${sheet === '' ? '' : `${sheet}: `}${columns}` : ''}`;
    })
    .join('');
}

/** Which columns were taken for what, and what was looked for in vain. */
function columnsRead({ layout }: LineReader): string {
  if (layout.isGiven === true) return '';
  const taken = layout.columns.flatMap(({ role, name, ledgerRate, holdsTax }, at) =>
    role === 'other'
      ? []
      : [
          `${role}${ledgerRate === undefined ? '' : ` at ${ledgerRate}%`} ${name === '' ? at + 1 : `"${name}"`}${holdsTax === true ? ' less its tax' : ''}`,
        ],
  );
  const lacks = LOOKED_FOR.filter(
    ([, roles]) =>
      !layout.columns.some(
        ({ role, ledgerRate }) => roles.includes(role) || (ledgerRate !== undefined && roles.includes('rate')),
      ),
  );
  const missing = lacks.map(([name]) => name).join(', ');
  const advice =
    missing === ''
      ? ''
      : ` Not found: ${missing}; where there is such a column, --role ${lacks[0]?.[0]}="its name" says so.`;
  return `Read: ${taken.length === 0 ? 'no column' : taken.join(', ')}.${advice}\n`;
}
