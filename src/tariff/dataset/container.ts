// The binary container of the compiled files: named sections of typed arrays behind one checked header.
// Works on plain ArrayBuffers, so the same loader runs in Node, in a worker and in the browser.
import { crc32 } from './crc32.ts';

const MAGIC = 0x48534f4b; // "KOSH", little-endian
const FORMAT = 1;
/** Magic, format, length of the file, length of the table, one word that is not read, checksum. */
const HEADER_WORDS = 6;

const KINDS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i8: Int8Array,
  i32: Int32Array,
  f32: Float32Array,
} as const;
type Kind = keyof typeof KINDS;
export type Section = Uint8Array | Uint16Array | Uint32Array | Int8Array | Int32Array | Float32Array;

interface Entry {
  readonly name: string;
  readonly kind: Kind;
  readonly offset: number;
  readonly length: number;
}

const kindOf = (section: Section): Kind => {
  for (const [kind, type] of Object.entries(KINDS)) if (section instanceof type) return kind as Kind;
  throw new TypeError('unknown section type');
};

const aligned = (offset: number): number => (offset + 7) & ~7;

/** Packs sections into one file. The same sections always give the same bytes. */
export function packContainer(sections: Readonly<Record<string, Section>>): Uint8Array {
  const names = Object.keys(sections);
  const measure = (base: number): { entries: Entry[]; end: number } => {
    let offset = base;
    const entries = names.map((name) => {
      const section = sections[name] ?? new Uint8Array();
      const entry: Entry = { name, kind: kindOf(section), offset, length: section.length };
      offset = aligned(offset + section.byteLength);
      return entry;
    });
    return { entries, end: offset };
  };
  const encode = (entries: readonly Entry[]) => new TextEncoder().encode(JSON.stringify(entries));
  const tableSpace = aligned(encode(measure(1 << 28).entries).length);
  const { entries, end } = measure(aligned(HEADER_WORDS * 4) + tableSpace);
  const table = encode(entries);
  const bytes = new Uint8Array(end);
  bytes.set(table, aligned(HEADER_WORDS * 4));
  for (const entry of entries) {
    const section = sections[entry.name];
    if (section) bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), entry.offset);
  }
  const words = new Uint32Array(bytes.buffer);
  words.set([MAGIC, FORMAT, end, table.length, 0, checksum(bytes, table.length, crc32)]);
  return bytes;
}

/** Over all but the header, and with the one number of the header that nothing else holds against the file. */
const checksum = (bytes: Uint8Array, tableLength: number, crc: Crc32): number =>
  (crc(bytes.subarray(HEADER_WORDS * 4)) ^ tableLength) >>> 0;

/** The usual CRC-32; runtimes that have one of their own compute it many times faster than any script. */
export type Crc32 = (bytes: Uint8Array) => number;

export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** An opened container: typed views into the buffer, nothing copied. */
export class Container {
  readonly #views = new Map<string, Section>();

  constructor(bytes: Uint8Array, what: string, crc: Crc32 = crc32) {
    const source = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
    if (source.byteLength < HEADER_WORDS * 4 || source.byteLength % 8 !== 0) {
      throw new DamagedFile(
        `${what} is damaged: it has ${bytes.byteLength} bytes, which no complete file can have; build it again.`,
      );
    }
    const words = new Uint32Array(source.buffer, source.byteOffset, source.byteLength / 4);
    if (words[0] !== MAGIC) throw new DamagedFile(`${what} is not a Kosh data file; build it again.`);
    if (words[1] !== FORMAT)
      throw new DamagedFile(`${what} has format ${words[1]}, but this program reads format ${FORMAT}; build it again.`);
    if (words[2] !== source.byteLength) {
      throw new DamagedFile(`${what} is cut: ${source.byteLength} of ${words[2]} bytes are there; build it again.`);
    }
    if (words[5] !== checksum(source, words[3] ?? 0, crc)) {
      throw new DamagedFile(`${what} is damaged: its checksum does not match its content; build it again.`);
    }
    const start = source.byteOffset + aligned(HEADER_WORDS * 4);
    const table = new TextDecoder().decode(new Uint8Array(source.buffer, start, words[3] ?? 0));
    const buffer = source.buffer as ArrayBuffer;
    for (const { name, kind, offset, length } of JSON.parse(table) as Entry[]) {
      this.#views.set(name, new KINDS[kind](buffer, source.byteOffset + offset, length));
    }
  }

  #get<View extends Section>(name: string, type: abstract new (...args: never[]) => View): View {
    const view = this.#views.get(name);
    if (!(view instanceof type))
      throw new DamagedFile(`section "${name}" is missing from a data file; build it again.`);
    return view;
  }

  /** A section of any kind. */
  section(name: string): Section {
    const view = this.#views.get(name);
    if (view === undefined) throw new DamagedFile(`section "${name}" is missing from a data file; build it again.`);
    return view;
  }
  bytes(name: string): Uint8Array {
    return this.#get(name, Uint8Array);
  }
  u16(name: string): Uint16Array {
    return this.#get(name, Uint16Array);
  }
  u32(name: string): Uint32Array {
    return this.#get(name, Uint32Array);
  }
  i8(name: string): Int8Array {
    return this.#get(name, Int8Array);
  }
  i32(name: string): Int32Array {
    return this.#get(name, Int32Array);
  }
  f32(name: string): Float32Array {
    return this.#get(name, Float32Array);
  }
}

/** Where each of the pieces of these lengths begins, and where the last one ends: lengths compress better than places. */
export function startsOf(lengths: Uint8Array | Uint16Array | Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  let sum = 0;
  for (let i = 0; i < lengths.length; i++) {
    sum += lengths[i] as number;
    starts[i + 1] = sum;
  }
  return starts;
}

/** The group that each piece belongs to, where the pieces stand in the order of the groups: by group, how many it has. */
export function groupsOf(counts: Uint8Array | Uint16Array | Uint32Array): Uint16Array | Uint32Array {
  let pieces = 0;
  // Not by an iterator: a program that has just begun is slow with it.
  for (let group = 0; group < counts.length; group++) pieces += counts[group] as number;
  const groups = counts.length <= 0x1_0000 ? new Uint16Array(pieces) : new Uint32Array(pieces);
  let piece = 0;
  for (let group = 0; group < counts.length; group++) {
    const end = piece + (counts[group] as number);
    while (piece < end) groups[piece++] = group;
  }
  return groups;
}

/** The other way round: how many pieces each of so many groups has. The pieces must stand in the order of the groups. */
export function countsOf(groups: readonly number[], groupCount: number): number[] {
  const counts = new Array<number>(groupCount).fill(0);
  groups.forEach((group, piece) => {
    if (group < (groups[piece - 1] ?? 0)) throw new RangeError('pieces must stand in the order of their groups');
    counts[group] = (counts[group] ?? 0) + 1;
  });
  return counts;
}

/** Numbers that are mostly small stand in a byte each; a full byte goes on in the next. */
export const SMALL_MAX = 0xff;

/** How many bytes a number takes then. */
export const smallSize = (number: number): number => Math.floor(number / SMALL_MAX) + 1;

export function packSmall(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    for (; rest >= SMALL_MAX; rest -= SMALL_MAX) bytes.push(SMALL_MAX);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** A number that must fit its field. */
export function fitting(value: number, most: number, what: string): number {
  if (value > most) throw new RangeError(`${what} needs ${value} where the file has room for ${most}`);
  return value;
}
