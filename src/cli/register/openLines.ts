// Opens a register as lines, whatever file it is: CSV as a stream, XLSX, Tally's XML, JSON of returns and e-invoices.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { TextRow } from '../../register/read/cells.ts';
import { isStructured, jsonTable } from '../../register/read/document.ts';
import { FileFault, MOST_BYTES } from '../../register/read/fileFault.ts';
import { utf16Of } from '../../register/read/fileKind.ts';
import { type FileFacts, type Line, LineReader } from '../../register/read/lines.ts';
import { RATE_ROLES, type Role, TAX_ROLES } from '../../register/read/roles.ts';
import { type RoleTable, roleLayout } from '../../register/read/roleTable.ts';
import { type ReadOptions, startTable } from '../../register/read/tableStart.ts';
import { isTallyXml, TallyReader } from '../../register/read/tallyXml.ts';
import { headOf, openInput } from '../classify/input.ts';
import { Failure, readFailure } from '../failure.ts';

export interface RegisterOptions extends ReadOptions {
  readonly sheet?: string;
}

export interface OpenRegister {
  readonly reader: LineReader;
  readonly facts: FileFacts;
  /** Titles and names above the lines, as the file has them. */
  readonly above: readonly TextRow[];
  /** What should be known of how the file is read; empty: nothing. */
  readonly remark: string;
  /** The lines in pieces, with the cells that they were read from. */
  pieces(): AsyncIterable<readonly RegisterRow[]>;
}

export interface RegisterRow {
  readonly line: Line;
  readonly cells: TextRow;
}

export async function openRegister(path: string, options: RegisterOptions): Promise<OpenRegister> {
  const structured = path === '-' ? undefined : await structuredTable(path);
  if (structured !== undefined) return ofTable(structured, options.facts ?? {});
  const input = await openInput(path, options.sheet);
  const pieces = input.pieces()[Symbol.asyncIterator]();
  let first = await pieces.next();
  while (first.done !== true && first.value.rows.length === 0) first = await pieces.next();
  if (first.done === true) throw new Failure(`${path} has no rows; give a register, an item master or a return.`);
  const rows = first.value.rows.map((row) => ({ number: row.number, cells: row.texts }));
  const table = startTable(
    rows.map(({ cells }) => cells),
    options,
  );
  const { reader, facts, above } = table;
  const read = (cells: TextRow, number: number): RegisterRow => ({
    line: table.read(cells, number),
    cells: table.cut(cells),
  });
  return {
    reader,
    facts,
    above: withBlanks(rows.slice(0, above)).map(table.cut),
    remark: input.remark,
    async *pieces() {
      yield rows.slice(above).map(({ cells, number }) => read(cells, number));
      for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
        yield piece.value.rows.map((row) => read(row.texts, row.number));
      }
    },
  };
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

function ofTable({ roles, rows, facts: own = {} }: RoleTable, given: FileFacts): OpenRegister {
  const facts = { ...own, ...given };
  const reader = new LineReader(roleLayout(roles), facts);
  return {
    reader,
    facts,
    above: [roles],
    remark: '',
    async *pieces() {
      yield rows.map((cells, at) => ({ line: reader.read(cells, at + 1), cells }));
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

/** Which columns were taken for what, and what was looked for in vain. */
export function columnsRead({ layout }: LineReader): string {
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
