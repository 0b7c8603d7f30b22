// The format of the search index: its sections, how wide their numbers are, and what their bits mean. The writer
// (`compile/buildIndex.ts`) and the readers beside this file share it; nobody else knows it.
//
// An inverted index over headings. A term has an entry for each heading that knows it; an entry has postings, the names
// and descriptions of that heading that hold the term. Terms stand in the order of
// their hashes, entries in the order of terms and then of headings. Columns have lengths where readers need starts:
// lengths compress better. Readers sum them up lazily, a block of terms at a time.

import { type Container, DamagedFile, type Section } from '../../dataset/container.ts';

/** The kinds of numbers that sections have. */
const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i8: Int8Array, f32: Float32Array } as const;
type Kind = keyof typeof KINDS;
type ViewOf<K extends Kind> = InstanceType<(typeof KINDS)[K]>;

/** A section's numbers are of the first kind; those of a dataset that needs more are of the second, if there is one. */
interface Column {
  readonly kind: Kind;
  readonly wide?: Kind;
}

/** A "small" is a number in a byte; 255 means that the next byte is added to it. */
export const SECTIONS = {
  // The dictionary.
  /** The Latin-1 letters of each term, and TERM_END. */
  'term.letters': { kind: 'u8' },
  /** By bucket: how many terms it has. */
  'term.bucket': { kind: 'u8', wide: 'u16' },
  /** By term: how many entries it has. */
  'term.headings': { kind: 'u16', wide: 'u32' },
  // How much of each column the terms of a block take.
  /** By block: terms. */
  'block.terms': { kind: 'u16', wide: 'u32' },
  /** By block: bytes of term.letters. */
  'block.letters': { kind: 'u16', wide: 'u32' },
  /** By block: entries. */
  'block.entries': { kind: 'u16', wide: 'u32' },
  /** By block: bytes of entry.step. */
  'block.steps': { kind: 'u16', wide: 'u32' },
  /** By block: bytes of entry.length. */
  'block.lengths': { kind: 'u16', wide: 'u32' },
  /** By block: bytes of posting. */
  'block.postings': { kind: 'u16', wide: 'u32' },
  // Entries.
  /** By entry, small: its heading less that of the entry before. */
  'entry.step': { kind: 'u8' },
  /** By entry: how often the heading uses the term, see packCount. */
  'entry.count': { kind: 'u8' },
  /** By entry, small: bytes of its postings. */
  'entry.length': { kind: 'u8' },
  /** See `Posting` in entries.ts. */
  posting: { kind: 'u8' },
  // Names, codes and headings, by number.
  /** By code: how many names it has; names stand in the order of codes. */
  'code.names': { kind: 'u16', wide: 'u32' },
  /** By name: NAME_USUAL, NAME_HINDI. */
  'name.flags': { kind: 'u8' },
  /** By name: sum of its words' idf, see packSum. */
  'name.words': { kind: 'u8' },
  /** By code: sum of its description's idf, see packSum. */
  'text.words': { kind: 'u8' },
  /** By code: how many codes stand above it, and RETIRED, see `Tree` in searchIndex.ts. */
  'code.depth': { kind: 'u8' },
  /** By heading: how many names it has. */
  'heading.names': { kind: 'u16', wide: 'u32' },
  /** By heading: its chapter, counted in tariff order. */
  'heading.chapter': { kind: 'u8', wide: 'u16' },
  /** By heading: its four digits as one number; 0: it has letters. */
  'heading.digits': { kind: 'u16' },
} as const satisfies Readonly<Record<string, Column>>;
export type SectionName = keyof typeof SECTIONS;

/** The typed array that a section is read as. */
export type View<Name extends SectionName> = (typeof SECTIONS)[Name] extends {
  readonly kind: infer K extends Kind;
  readonly wide: infer W extends Kind;
}
  ? ViewOf<K> | ViewOf<W>
  : (typeof SECTIONS)[Name] extends { readonly kind: infer K extends Kind }
    ? ViewOf<K>
    : never;

const holds = (kind: Kind, numbers: ArrayLike<number>): boolean => {
  if (kind === 'f32') return true;
  const bits = 8 * KINDS[kind].BYTES_PER_ELEMENT;
  const min = kind === 'i8' ? -(2 ** (bits - 1)) : 0;
  const max = min + 2 ** bits - 1;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number;
    if (!(number >= min && number <= max)) return false;
  }
  return true;
};

/** A section with these numbers, as wide as they need. */
function packSection(name: SectionName, numbers: ArrayLike<number>): Section {
  const { kind, wide = kind }: Column = SECTIONS[name];
  for (const one of [kind, wide]) if (holds(one, numbers)) return KINDS[one].from(numbers);
  throw new RangeError(`Section "${name}" of the search index has a number that does not fit into ${wide}.`);
}

/** All sections, in the order of the table. */
export function packSections(
  numbers: Readonly<Record<SectionName, ArrayLike<number>>>,
): Readonly<Record<string, Section>> {
  const names = Object.keys(SECTIONS) as SectionName[];
  return Object.fromEntries(names.map((name) => [name, packSection(name, numbers[name])]));
}

/** A section of an opened file. */
export function sectionOf<Name extends SectionName>(file: Container, name: Name): View<Name> {
  const view = file.section(name);
  const { kind, wide = kind }: Column = SECTIONS[name];
  if (!(view instanceof KINDS[kind] || view instanceof KINDS[wide])) {
    throw new DamagedFile(`Section "${name}" of the search index does not hold numbers of ${kind}; build it again.`);
  }
  return view as View<Name>;
}

/** Stands after the letters of each term. */
export const TERM_END = 0;

/** The upper bits of a term's hash are its bucket; fewer of them, its block of buckets. */
const BUCKET_BITS = 15;
const BLOCK_BITS = 10;
export const TERM_BUCKETS = 1 << BUCKET_BITS;
export const BUCKET_SHIFT = 32 - BUCKET_BITS;
export const TERM_BLOCKS = 1 << BLOCK_BITS;
export const BLOCK_SHIFT = 32 - BLOCK_BITS;
export const BUCKETS_PER_BLOCK = TERM_BUCKETS / TERM_BLOCKS;

/** Bits of a name's flags. */
export const NAME_USUAL = 1;
export const NAME_HINDI = 2;

/**
 * An entry in memory: what a first look needs of it, in one number. 16 bits for the heading, 8 for its count (`countIn`
 * hands out `packCount`).
 */
export const MAX_HEADINGS = 0x10000;
// Plain numbers, since the bundler turns constants into variables, and these run for every entry.
export const packEntry = (heading: number, count: number): number => heading | (count << 16);
export const headingIn = (entry: number): number => entry & 0xffff;
export const countIn = (entry: number): number => entry >>> 16;

/** How often a heading uses a term, on a logarithmic scale, and whether the term alone is one of its names. */
export const ALONE = 0x80;
export const COUNT_BITS = 0x7f;
/** For each doubling of the count. */
const COUNT_STEPS = 3;
export const packCount = (count: number, alone: boolean): number =>
  Math.min(COUNT_BITS, Math.round(Math.log2(1 + count) * COUNT_STEPS)) | (alone ? ALONE : 0);
/** How far a heading is known to be about a term, 0 to 1, by the lower bits of its count. */
export const KNOWN_SHARE = Float64Array.from(
  { length: COUNT_BITS + 1 },
  (_, step) => step / COUNT_STEPS / (step / COUNT_STEPS + 1.5),
);

/** The inverse document frequency of a term that so many of the headings have. */
export const idfOf = (headings: number, headingCount: number): number => Math.log(1 + headingCount / (0.5 + headings));

/**
 * Sums of idf take one byte, on a logarithmic scale: they are compared with sums of the same words, for which a few
 * hundredths more or less say nothing.
 */
const MIN_SUM = 0.5;
const SUM_STEPS = 20;
export const packSum = (sum: number): number =>
  Math.max(0, Math.min(0xff, Math.round(SUM_STEPS * Math.log2(Math.max(sum, MIN_SUM) / MIN_SUM))));
/** The sums that the bytes stand for. */
export const SUM_BY_BYTE = Float32Array.from({ length: 256 }, (_, byte) => MIN_SUM * 2 ** (byte / SUM_STEPS));
