// XLSX files as nobody's spreadsheet program writes them: far cells, bombs, false sizes.
import { constants, deflateRawSync } from 'node:zlib';

/** A file in the archive: its deflated bytes, and what the directory says of its size. */
interface PackedFile {
  readonly name: string;
  readonly packed: Buffer;
  readonly size: number;
}

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const fileOf = (name: string, content: string): PackedFile => ({
  name,
  packed: deflateRawSync(content),
  size: Buffer.byteLength(content),
});

const WORKBOOK: readonly PackedFile[] = [
  fileOf(
    'xl/workbook.xml',
    `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  fileOf(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
];

const head = `<worksheet xmlns="${SPREADSHEET}"><sheetData>`;
const foot = '</sheetData></worksheet>';
const sheetOf = (rows: string): PackedFile => fileOf('xl/worksheets/sheet1.xml', `${head}${rows}${foot}`);

/** A workbook with one sheet of these rows, in XML. */
export const workbookOf = (rows: string): Buffer => zipOf([...WORKBOOK, sheetOf(rows)]);

/** Two cells, as far from each other as a sheet allows. */
export const farCells = (): Buffer =>
  workbookOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>');

const MEGABYTE = 2 ** 20;

/** Some kilobytes that unpack to 400 MB. `stated`: what the directory says instead. */
export function bomb(stated?: number): Buffer {
  const rows = '<row/>'.repeat(MEGABYTE / 6);
  // A deflated megabyte that more may follow: it is packed once, and stands there 400 times.
  const packed = deflateRawSync(rows, { finishFlush: constants.Z_FULL_FLUSH });
  const start = deflateRawSync(head, { finishFlush: constants.Z_FULL_FLUSH });
  const size = head.length + 400 * rows.length + foot.length;
  return zipOf([
    ...WORKBOOK,
    {
      name: 'xl/worksheets/sheet1.xml',
      packed: Buffer.concat([start, ...Array.from({ length: 400 }, () => packed), deflateRawSync(foot)]),
      size: stated ?? size,
    },
  ]);
}

/** An archive with an archive in the place of its sheet. */
export const nested = (): Buffer =>
  zipOf([...WORKBOOK, { name: 'xl/worksheets/sheet1.xml', packed: deflateRawSync(bomb()), size: bomb().length }]);

export function zipOf(files: readonly PackedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed, size } of files) {
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), shared, place, Buffer.from(name)]));
    bodies.push(body);
    at += body.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
