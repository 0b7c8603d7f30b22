// The columns of terms, entries and postings, as `engine/index/format.ts` describes them.

import { packSmall, smallSize } from '../dataset/container.ts';
import { type Firsts, pushPostings } from '../engine/index/entries.ts';
import {
  BLOCK_SHIFT,
  BUCKET_SHIFT,
  packCount,
  type SectionName,
  TERM_BLOCKS,
  TERM_BUCKETS,
  TERM_END,
} from '../engine/index/format.ts';
import { termHash } from '../engine/text/terms.ts';
import type { Known, VocabularyTerm } from './vocabulary.ts';

export type Columns<Names extends SectionName = SectionName> = Readonly<Record<Names, ArrayLike<number>>>;

type EntrySection = Extract<SectionName, `entry.${string}` | 'posting'>;
type TermSection = Extract<SectionName, `term.${string}` | `block.${string}`>;

/** The columns while they grow. */
class EntryColumns {
  readonly steps: number[] = [];
  readonly counts: number[] = [];
  readonly lengths: number[] = [];
  readonly postings: number[] = [];

  add(step: number, { count, alone, names, texts }: Known, firsts: Firsts): void {
    this.steps.push(step);
    this.counts.push(packCount(count, alone));
    this.lengths.push(pushPostings(this.postings, texts, names, firsts));
  }

  sections(): Columns<EntrySection> {
    return {
      'entry.step': packSmall(this.steps),
      'entry.count': this.counts,
      'entry.length': packSmall(this.lengths),
      posting: this.postings,
    };
  }
}

/** The columns of all terms, which stand in the order of their hashes; `firsts`: by heading. */
export function termColumns(
  terms: readonly VocabularyTerm[],
  firsts: readonly Firsts[],
): Columns<EntrySection | TermSection> {
  const columns = new EntryColumns();
  for (const [, of] of terms) {
    let previous = 0;
    for (const [heading, known] of [...of].sort(([a], [b]) => a - b)) {
      columns.add(heading - previous, known, firsts[heading] as Firsts);
      previous = heading;
    }
  }
  const buckets = new Array<number>(TERM_BUCKETS).fill(0);
  for (const [term] of terms) {
    const bucket = termHash(term) >>> BUCKET_SHIFT;
    buckets[bucket] = (buckets[bucket] as number) + 1;
  }
  return {
    'term.letters': lettersOf(terms),
    'term.bucket': buckets,
    'term.headings': terms.map(([, of]) => of.size),
    ...blockColumns(terms, columns),
    ...columns.sections(),
  };
}

/** The letters of each term, of one byte each, and its end. */
function lettersOf(terms: readonly VocabularyTerm[]): Uint8Array {
  const letters = new Uint8Array(terms.reduce((sum, [{ length }]) => sum + length + 1, 0));
  let at = 0;
  for (const [term] of terms) {
    for (let i = 0; i < term.length; i++) letters[at++] = term.charCodeAt(i);
    letters[at++] = TERM_END;
  }
  return letters;
}

/** How much of each column the terms of each block take. */
function blockColumns(
  terms: readonly VocabularyTerm[],
  { steps, lengths }: EntryColumns,
): Columns<Extract<SectionName, `block.${string}`>> {
  const sizes = Array.from({ length: TERM_BLOCKS }, () => ({
    terms: 0,
    letters: 0,
    entries: 0,
    steps: 0,
    lengths: 0,
    postings: 0,
  }));
  type Size = (typeof sizes)[number];
  let entry = 0;
  for (const [term, of] of terms) {
    const block = sizes[termHash(term) >>> BLOCK_SHIFT] as Size;
    block.terms += 1;
    block.letters += term.length + 1;
    block.entries += of.size;
    for (const end = entry + of.size; entry < end; entry++) {
      const length = lengths[entry] as number;
      block.steps += smallSize(steps[entry] as number);
      block.lengths += smallSize(length);
      block.postings += length;
    }
  }
  const column = (name: keyof Size): readonly number[] => sizes.map((block) => block[name]);
  return {
    'block.terms': column('terms'),
    'block.letters': column('letters'),
    'block.entries': column('entries'),
    'block.steps': column('steps'),
    'block.lengths': column('lengths'),
    'block.postings': column('postings'),
  };
}
