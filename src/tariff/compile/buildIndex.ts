// Builds the search index from codes and names: dictionary, postings and weights as sections of one file.
import { fitting, packContainer, packSmall, type Section, smallSize } from '../dataset/container.ts';
import {
  BLOCK_SHIFT,
  GROUP_SHIFT,
  idfOf,
  NAME_HINDI,
  NAME_USUAL,
  packedSum,
  TERM_BLOCKS,
  TERM_END,
  TERM_GROUPS,
} from '../engine/index/searchIndex.ts';
import { BUCKETS_PER_BLOCK, bucketOf, checkOf, PAIR_BUCKETS } from '../engine/index/textModel.ts';
import { ALONE, COUNT_STEPS } from '../engine/rank/candidates.ts';
import { termHash } from '../engine/text/hash.ts';
import { hasDevanagari } from '../engine/text/hindi.ts';
import { type ReadWord, readText } from '../engine/text/read.ts';
import { nameTerms, soundTerm, spelledTerm, withoutExclusions } from '../engine/text/terms.ts';
import { emptyModel, type TermVotes, type TrainedModel } from '../source/modelFile.ts';
import { type CodeRow, type ExampleRow, type NameRow, parentOf } from '../source/readCodes.ts';

const RETIRED_MARK = /\(older code\)/gi;
/** How much a description counts beside a name: that of a heading, and that of a finer code. */
const HEADING_TEXT = 2;
const FINER_TEXT = 0.5;
const HAS_DIGIT = /\d/;
/** How much an example line counts beside a name. */
const EXAMPLE_LINE = 0.5;

/** Number of a name or a code, and whether the term is its head. */
interface Posting {
  readonly doc: number;
  readonly head: boolean;
}

/** What a heading has of a term. */
interface Known {
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

/** Terms with the headings that know them. */
class Vocabulary {
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

  addName(term: string, heading: number, posting: Posting, count: number, alone: boolean): void {
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

  /** Forgets what only examples know, where they taught the model nothing, and model numbers; `isMute` tells. */
  forget(isMute: (term: string, heading: number) => boolean): void {
    for (const [term, headings] of this.#terms) {
      for (const [heading, { names, texts, count }] of headings) {
        const isNumber = HAS_DIGIT.test(term) && count <= EXAMPLE_LINE;
        if (names.length + texts.length === 0 && (isNumber || isMute(term, heading))) headings.delete(heading);
      }
      if (headings.size === 0) this.#terms.delete(term);
    }
  }

  /** Number of headings that know a term. */
  spread(term: string): number {
    return this.#terms.get(term)?.size ?? 0;
  }

  /** In the order of their hashes. */
  sorted(): readonly (readonly [string, ReadonlyMap<number, Known>])[] {
    return [...this.#terms]
      .map(([term, headings]) => ({ term, headings, hash: termHash(term) }))
      .sort((a, b) => a.hash - b.hash || (a.term < b.term ? -1 : 1))
      .map(({ term, headings }) => [term, headings] as const);
  }
}

const pushVarint = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
};

function pushPostings(bytes: number[], postings: readonly Posting[], first: number): void {
  let previous = first;
  for (const { doc, head } of postings) {
    pushVarint(bytes, ((doc - previous) << 1) | (head ? 1 : 0));
    previous = doc;
  }
}

/** The votes of a term for a heading, and for codes of six digits by their numbers. */
interface EntryVotes {
  readonly word: number;
  readonly head: number;
  readonly finer: readonly { readonly code: number; readonly vote: number }[];
}

function entryVotes(votes: TermVotes | undefined, numberOf: ReadonlyMap<string, number>): EntryVotes {
  const finer = [...(votes?.finer ?? [])].flatMap(([code, vote]) => {
    const number = numberOf.get(code);
    return number === undefined ? [] : [{ code: number, vote }];
  });
  return { word: votes?.word ?? 0, head: heard(votes?.head ?? 0, QUIET_HEAD), finer };
}

/** Votes that hardly count beside others are left out: those that a head has besides, and those of neighbours. */
const QUIET_HEAD = 2;
const QUIET_PAIR = 3;
const heard = (vote: number, quiet: number): number => (Math.abs(vote) <= quiet ? 0 : vote);

/** What only examples know must have more of a vote than this to be kept. */
const WHISPER = 1;
const loudnessOf = (votes: TermVotes | undefined): number =>
  votes === undefined ? 0 : Math.abs(votes.word) + Math.abs(votes.head) + votes.finer.size;

/** The columns of all entries, as SearchIndex describes them. */
class Entries {
  readonly steps: number[] = [];
  readonly counts: number[] = [];
  readonly votes: number[] = [];
  readonly headVotes: number[] = [];
  readonly lengths: number[] = [];
  readonly postings: number[] = [];
  readonly finerCounts: number[] = [];
  readonly finerCodes: number[] = [];
  readonly finerVotes: number[] = [];

  add(
    step: number,
    { count, alone, names, texts }: Known,
    votes: EntryVotes,
    firstCode: number,
    firstName: number,
  ): void {
    this.steps.push(step);
    this.counts.push(Math.min(ALONE - 1, Math.round(Math.log2(1 + count) * COUNT_STEPS)) | (alone ? ALONE : 0));
    this.votes.push(votes.word);
    this.headVotes.push(votes.head);
    const before = this.postings.length;
    if (texts.length + names.length > 0) {
      pushVarint(this.postings, texts.length);
      pushPostings(this.postings, texts, firstCode);
      pushPostings(this.postings, names, firstName);
    }
    this.lengths.push(this.postings.length - before);
    this.finerCounts.push(fitting(votes.finer.length, 0xff, 'the votes of a term'));
    for (const { code, vote } of votes.finer) {
      this.finerCodes.push(fitting(code - firstCode, 0xff, 'a code within its heading'));
      this.finerVotes.push(vote);
    }
  }

  sections(): Readonly<Record<string, Section>> {
    return {
      'entry.step': packSmall(this.steps),
      'entry.count': Uint8Array.from(this.counts),
      'entry.vote': Int8Array.from(this.votes),
      'entry.head': Int8Array.from(this.headVotes),
      'entry.length': packSmall(this.lengths),
      posting: Uint8Array.from(this.postings),
      'entry.finer': Uint8Array.from(this.finerCounts),
      'finer.code': Uint8Array.from(this.finerCodes),
      'finer.vote': Int8Array.from(this.finerVotes),
    };
  }
}

/** How much of each column the terms of each block take. */
function blockSections(
  terms: readonly (readonly [string, ReadonlyMap<number, Known>])[],
  { steps, lengths, finerCounts }: Entries,
): Readonly<Record<string, Section>> {
  const sizes = Array.from({ length: TERM_BLOCKS }, () => ({
    terms: 0,
    units: 0,
    entries: 0,
    steps: 0,
    lengths: 0,
    postings: 0,
    finer: 0,
  }));
  let entry = 0;
  for (const [term, of] of terms) {
    const block = sizes[termHash(term) >>> BLOCK_SHIFT];
    if (block === undefined) continue;
    block.terms += 1;
    block.units += term.length + 1;
    block.entries += of.size;
    for (const end = entry + of.size; entry < end; entry++) {
      const length = lengths[entry] ?? 0;
      block.steps += smallSize(steps[entry] ?? 0);
      block.lengths += smallSize(length);
      block.postings += length;
      block.finer += finerCounts[entry] ?? 0;
    }
  }
  const column = (name: keyof (typeof sizes)[number]): Uint16Array =>
    Uint16Array.from(sizes, (block) => fitting(block[name], 0xffff, `the ${name} of a block of terms`));
  return {
    'block.terms': column('terms'),
    'block.units': column('units'),
    'block.entries': column('entries'),
    'block.steps': column('steps'),
    'block.lengths': column('lengths'),
    'block.postings': column('postings'),
    'block.finer': column('finer'),
  };
}

/** The votes of neighbouring words, by buckets, as TextModel reads them. */
function pairSections(
  { pairs, step, finerStep }: TrainedModel,
  termNumber: ReadonlyMap<string, number>,
  headingNumber: ReadonlyMap<string, number>,
): Readonly<Record<string, Section>> {
  const rows = [...pairs]
    .map(([pair, byHeading]) => {
      const [first = -1, second = -1] = pair.split(' ').map((term) => termNumber.get(term) ?? -1);
      const votes = [...byHeading].flatMap(([code, vote]) => {
        const heading = headingNumber.get(code);
        return heading === undefined || heard(vote, QUIET_PAIR) === 0 ? [] : [{ heading, vote }];
      });
      return { first, second, bucket: bucketOf(first, second), check: checkOf(first, second), votes };
    })
    .filter(({ first, second, votes }) => first >= 0 && second >= 0 && votes.length > 0)
    .sort((a, b) => a.bucket - b.bucket || a.check - b.check || a.first - b.first || a.second - b.second);
  const buckets = new Uint8Array(PAIR_BUCKETS);
  for (const { bucket } of rows) buckets[bucket] = fitting((buckets[bucket] ?? 0) + 1, 0xff, 'a bucket of word pairs');
  const votes = rows.flatMap((row) => row.votes);
  const inBlocks = (size: (row: (typeof rows)[number]) => number): Uint16Array => {
    const sizes = new Array<number>(PAIR_BUCKETS / BUCKETS_PER_BLOCK).fill(0);
    for (const row of rows) {
      const block = Math.floor(row.bucket / BUCKETS_PER_BLOCK);
      sizes[block] = fitting((sizes[block] ?? 0) + size(row), 0xffff, 'a block of word pairs');
    }
    return Uint16Array.from(sizes);
  };
  return {
    'pair.bucket': buckets,
    'pair.blockPairs': inBlocks(() => 1),
    'pair.blockVotes': inBlocks((row) => row.votes.length),
    'pair.check': Uint8Array.from(rows, ({ check }) => check),
    'pair.votes': Uint8Array.from(rows, (row) => fitting(row.votes.length, 0xff, 'a pair of words')),
    'pair.heading': Uint16Array.from(votes, ({ heading }) => heading),
    'pair.vote': Int8Array.from(votes, ({ vote }) => vote),
    'model.steps': Float32Array.of(step, finerStep),
  };
}

export interface IndexInput {
  /** Sorted by code. */
  readonly codes: readonly CodeRow[];
  /** Sorted by code. */
  readonly names: readonly NameRow[];
  /** Texts as they stand on invoices and labels, with their codes. */
  readonly examples: readonly ExampleRow[];
  /** Undefined while it is being trained: all that examples know stays. */
  readonly model: TrainedModel | undefined;
  /** Further sections to carry along, such as the fitted weights. */
  readonly extra?: Readonly<Record<string, Section>>;
}

/** Each term's letters, of one byte each, and its end. */
function termUnits(terms: readonly string[]): Uint8Array {
  const units = new Uint8Array(terms.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const term of terms) {
    for (let i = 0; i < term.length; i++) units[at++] = term.charCodeAt(i);
    units[at++] = TERM_END;
  }
  return units;
}

/** The index as bytes; the same input gives the same bytes. */
export function buildIndex({ codes, names, examples, model, extra = {} }: IndexInput): Uint8Array {
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const known = new Set(numberOf.keys());
  const headings = codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
  const headingNumber = new Map(headings.map((code, i) => [code, i]));
  const headingOf = (code: string): number => headingNumber.get(code.slice(0, 4)) ?? 0;
  const byHeading = new Map<string, NameRow[]>(headings.map((heading) => [heading, []]));
  for (const name of names) byHeading.get(name.code.slice(0, 4))?.push(name);
  const lines = [...byHeading.values()].flat();
  const firstName: number[] = [];
  let nameCount = 0;
  for (const { length } of byHeading.values()) {
    firstName.push(nameCount);
    nameCount += length;
  }

  const vocabulary = new Vocabulary();
  const exampleWords = examples.map(({ text }) => readText(withoutCutWord(text)).words);
  for (const words of exampleWords) for (const { form } of words) vocabulary.announce(form);
  const nameWords = addNames(vocabulary, lines, headingOf);
  const textWords = addTexts(vocabulary, codes, headingOf);
  for (const [i, { code }] of examples.entries()) addExample(vocabulary, exampleWords[i] ?? [], headingOf(code));
  if (model !== undefined) {
    vocabulary.forget((term, heading) => loudnessOf(model.terms.get(term)?.get(headings[heading] ?? '')) <= WHISPER);
  }

  const weightSum = (terms: readonly string[]): number =>
    packedSum(terms.reduce((sum, term) => sum + idfOf(vocabulary.spread(term), headings.length), 0));
  const firstCode = headings.map((code) => numberOf.get(code) ?? 0);

  const children = codes.map((): number[] => []);
  for (const [number, { code, status }] of codes.entries()) {
    const parent = numberOf.get(parentOf(code, known) ?? code) ?? number;
    if (parent !== number && status === 'live') children[parent]?.push(number);
  }

  const terms = vocabulary.sorted();
  const termNumber = new Map(terms.map(([term], i) => [term, i]));
  const entries = new Entries();
  for (const [term, of] of terms) {
    const votes = model?.terms.get(term);
    let previous = 0;
    for (const [heading, known] of [...of].sort(([a], [b]) => a - b)) {
      const voted = entryVotes(votes?.get(headings[heading] ?? ''), numberOf);
      entries.add(heading - previous, known, voted, firstCode[heading] ?? 0, firstName[heading] ?? 0);
      previous = heading;
    }
  }
  const groups = new Uint8Array(TERM_GROUPS);
  for (const [term] of terms) {
    const group = termHash(term) >>> GROUP_SHIFT;
    groups[group] = (groups[group] ?? 0) + 1;
  }
  return packContainer({
    'term.units': termUnits(terms.map(([term]) => term)),
    'term.group': groups,
    'term.headings': Uint16Array.from(terms, ([, of]) => of.size),
    'name.code': Uint16Array.from(lines, ({ code }) => numberOf.get(code) ?? 0),
    'name.flags': Uint8Array.from(
      lines,
      ({ usual, language }) => (usual ? NAME_USUAL : 0) | (language === 'en' ? 0 : NAME_HINDI),
    ),
    'name.words': Uint8Array.from(nameWords, weightSum),
    'text.words': Uint8Array.from(textWords, weightSum),
    'code.heading': Uint16Array.from(codes, ({ code }) => headingOf(code)),
    'code.children': Uint8Array.from(children, (of) => fitting(of.length, 0xff, 'the codes below one')),
    children: Uint16Array.from(children.flat()),
    'code.parent': Uint16Array.from(codes, ({ code }) => numberOf.get(parentOf(code, known) ?? code) ?? 0),
    'heading.code': Uint16Array.from(headings, (code) => numberOf.get(code) ?? 0),
    'heading.names': Uint16Array.from(byHeading.values(), ({ length }) => length),
    'heading.chapter': Uint8Array.from(headings, (code) => Number(code.slice(0, 2))),
    ...entries.sections(),
    ...blockSections(terms, entries),
    ...pairSections(model ?? emptyModel(), termNumber, headingNumber),
    ...extra,
  });
}

/** Labels are printed with this many letters at most: the last word of one that has them all may be cut. */
const LABEL_LENGTH = 30;
const withoutCutWord = (text: string): string => (text.length === LABEL_LENGTH ? text.replace(/ \S+$/, '') : text);

/** Indexes the names; hands back the plain terms of each. */
function addNames(
  vocabulary: Vocabulary,
  names: readonly NameRow[],
  headingOf: (code: string) => number,
): readonly (readonly string[])[] {
  const readings = names.map(({ name }) => readText(name).words);
  const homophones = homophonesIn(names, readings);
  for (const words of readings) for (const { form } of words) vocabulary.announce(form);
  return names.map(({ code, language }, doc) => {
    const heading = headingOf(code);
    const words = readings[doc] ?? [];
    const plainTerms: string[] = [];
    for (const word of words) {
      const posting = { doc, head: word.role === 'head' };
      const terms = nameTerms(word, language !== 'en', homophones);
      if (terms[0] !== undefined) plainTerms.push(terms[0]);
      for (const term of terms) vocabulary.addName(term, heading, posting, 1, words.length === 1);
    }
    for (const [joined, next] of joinsOf(vocabulary, words)) {
      vocabulary.addName(joined, heading, { doc, head: next.role === 'head' }, 0, words.length === 2);
    }
    return plainTerms;
  });
}

/** The sounds of words in Devanagari that have homophones in names of other headings. */
function homophonesIn(names: readonly NameRow[], readings: readonly (readonly ReadWord[])[]): ReadonlySet<string> {
  const headingsOf = new Map<string, Map<string, Set<string>>>();
  for (const [doc, { code }] of names.entries()) {
    for (const { form } of readings[doc] ?? []) {
      if (!hasDevanagari(form)) continue;
      const sound = soundTerm(form);
      const spellings = headingsOf.get(sound) ?? new Map<string, Set<string>>();
      headingsOf.set(sound, spellings);
      const spelling = spelledTerm(form);
      spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(code.slice(0, 4)));
    }
  }
  const differ = (spellings: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
    new Set([...spellings.values()].map((headings) => [...headings].sort().join())).size > 1;
  return new Set([...headingsOf].filter(([, spellings]) => differ(spellings)).map(([sound]) => sound));
}

/** Two words of a text that are known as one, with the second of them. */
function joinsOf(vocabulary: Vocabulary, words: readonly ReadWord[]): readonly (readonly [string, ReadWord])[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (next === undefined || word.form.length < 3 || next.form.length < 3) return [];
    const joined = word.form + next.form;
    return vocabulary.has(joined) ? [[joined, next] as const] : [];
  });
}

/** Makes the words of an example line known to its heading. */
function addExample(vocabulary: Vocabulary, words: readonly ReadWord[], heading: number): void {
  for (const { form } of words) vocabulary.addExample(form, heading, EXAMPLE_LINE);
  for (const [joined] of joinsOf(vocabulary, words)) vocabulary.addExample(joined, heading, 0);
}

/** Indexes the descriptions of live codes; hands back the terms of each. */
function addTexts(
  vocabulary: Vocabulary,
  codes: readonly CodeRow[],
  headingOf: (code: string) => number,
): readonly (readonly string[])[] {
  return codes.map(({ code, description, status }, doc) => {
    if (status !== 'live') return [];
    const terms = new Set<string>();
    for (const { form, role } of readText(withoutExclusions(description.replace(RETIRED_MARK, ''))).words) {
      terms.add(form);
      const count = code.length === 4 ? HEADING_TEXT : FINER_TEXT;
      vocabulary.addText(form, headingOf(code), { doc, head: role === 'head' }, count);
    }
    return [...terms];
  });
}
