// The terms of the index while it is built, with the headings that know them.

import type { Posting } from '../engine/index/entries.ts';
import { termHash } from '../engine/text/terms.ts';

/** What a heading has of a term. */
export interface Known {
  count: number;
  /** The term alone is one of its names. */
  alone: boolean;
  names: readonly Posting[];
  texts: readonly Posting[];
}

/** Most of what a heading knows comes from examples, which have no postings: they share this list. */
const NONE: readonly Posting[] = [];

/** The postings and one more, unless the name or code was the last already. Lists are added to in place. */
function withPosting(postings: readonly Posting[], posting: Posting): readonly Posting[] {
  if (postings === NONE) return [posting];
  if (postings.at(-1)?.doc !== posting.doc) (postings as Posting[]).push(posting);
  return postings;
}

/** A term with the headings that know it, by number. */
export type VocabularyTerm = readonly [term: string, headings: ReadonlyMap<number, Known>];

/** How much an example line counts beside a name. */
export const EXAMPLE_LINE = 0.5;
const HAS_DIGIT = /\d/;

/** Where a term stands in names, how often, and whether it is a name by itself. */
interface NamePosting {
  readonly posting: Posting;
  readonly count: number;
  readonly alone: boolean;
}

export class Vocabulary {
  readonly #terms = new Map<string, Map<number, Known>>();

  /** Makes the term known before it is used, so that joined words can be told from unknown ones. */
  announce(term: string): void {
    if (this.#terms.has(term)) return;
    // Letters beyond one byte are Devanagari, which is indexed by its sound.
    if (/^[ -\xff]+$/.test(term)) this.#terms.set(term, new Map());
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  #at(term: string, heading: number): Known | undefined {
    let headings = this.#terms.get(term);
    if (headings === undefined) {
      this.announce(term);
      headings = this.#terms.get(term);
    }
    if (headings === undefined) return undefined;
    let known = headings.get(heading);
    if (known === undefined) {
      known = { count: 0, alone: false, names: NONE, texts: NONE };
      headings.set(heading, known);
    }
    return known;
  }

  addName(term: string, heading: number, { posting, count, alone }: NamePosting): void {
    const known = this.#at(term, heading);
    if (known === undefined) return;
    known.count += count;
    known.alone ||= alone;
    known.names = withPosting(known.names, posting);
  }

  addExample(term: string, heading: number, count: number): void {
    const known = this.#at(term, heading);
    if (known !== undefined) known.count += count;
  }

  addText(term: string, heading: number, posting: Posting, count: number): void {
    const known = this.#at(term, heading);
    if (known === undefined) return;
    known.count += count;
    known.texts = withPosting(known.texts, posting);
  }

  /** Forgets numbers that a single example line has. */
  prune(): void {
    for (const [term, headings] of this.#terms) {
      for (const [heading, { names, texts, count }] of headings) {
        if (names.length + texts.length === 0 && count <= EXAMPLE_LINE && HAS_DIGIT.test(term))
          headings.delete(heading);
      }
      if (headings.size === 0) this.#terms.delete(term);
    }
  }

  /** Number of headings that know a term. */
  documentFrequency(term: string): number {
    return this.#terms.get(term)?.size ?? 0;
  }

  /** In the order of their hashes. */
  sorted(): readonly VocabularyTerm[] {
    return [...this.#terms]
      .map(([term, headings]) => ({ term, headings, hash: termHash(term) }))
      .sort((a, b) => a.hash - b.hash || (a.term < b.term ? -1 : 1))
      .map(({ term, headings }) => [term, headings] as const);
  }
}
