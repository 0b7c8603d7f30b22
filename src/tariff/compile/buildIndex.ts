// Builds the search index from codes, names and examples, with the text model, as bytes of the format that
// `engine/index/format.ts` describes.

import { countsOf, packContainer, type Section } from '../dataset/container.ts';
import type { TrainedModel } from '../dataset/modelFile.ts';
import { CHOICE_CODES } from '../dataset/modelSections.ts';
import { idfOf, MAX_HEADINGS, NAME_HINDI, NAME_USUAL, packSections, packSum } from '../engine/index/format.ts';
import { RETIRED } from '../engine/index/searchIndex.ts';
import type { Reader } from '../engine/text/read.ts';
import { type CodeRow, type ExampleRow, type NameRow, parentOf } from '../source/readCodes.ts';
import { doubtfulPlurals } from './doubtfulPlurals.ts';
import { termColumns } from './indexEntries.ts';
import { indexTexts } from './indexTexts.ts';
import { Vocabulary } from './vocabulary.ts';

export interface IndexInput {
  /** Sorted by code. */
  readonly codes: readonly CodeRow[];
  /** Sorted by code. */
  readonly names: readonly NameRow[];
  /** Texts as they stand on invoices and labels, with their codes. */
  readonly examples: readonly ExampleRow[];
  readonly model: TrainedModel;
  /** Reads the texts; the index carries its language. */
  readonly reader: Reader;
  /** Further sections to carry along, such as the fitted weights. */
  readonly extra?: Readonly<Record<string, Section>>;
}

const DIGITS = /^\d+$/;

/** The index as bytes; the same input gives the same bytes. */
export function buildIndex({ codes, names, examples, model, reader, extra = {} }: IndexInput): Uint8Array {
  const codeNumber = new Map(codes.map(({ code }, i) => [code, i]));
  const headings = codes.filter(({ code }) => code.length === 4).map(({ code }) => code);
  if (headings.length > MAX_HEADINGS) {
    throw new RangeError(`The index has room for ${MAX_HEADINGS} headings, but ${headings.length} came.`);
  }
  const headingNumber = new Map(headings.map((code, i) => [code, i]));
  const headingOf = (code: string): number => headingNumber.get(code.slice(0, 4)) ?? 0;
  const chapters = [...new Set(headings.map((code) => code.slice(0, 2)))];
  const namesOf = headings.map((): NameRow[] => []);
  for (const name of names) namesOf[headingNumber.get(name.code.slice(0, 4)) ?? -1]?.push(name);
  const ordered = namesOf.flat();

  const vocabulary = new Vocabulary();
  const texts = indexTexts(vocabulary, { names: ordered, codes, examples, headingOf, reader });
  vocabulary.prune();
  const idfSum = (terms: readonly string[]): number =>
    packSum(terms.reduce((sum, term) => sum + idfOf(vocabulary.documentFrequency(term), headings.length), 0));

  const terms = vocabulary.sorted();
  let name = 0;
  const firsts = headings.map((code, heading) => {
    const first = { code: codeNumber.get(code) ?? 0, name };
    name += namesOf[heading]?.length ?? 0;
    return first;
  });
  return packContainer({
    ...packSections({
      ...termColumns(terms, firsts),
      'code.names': countsOf(
        ordered.map(({ code }) => codeNumber.get(code) ?? 0),
        codes.length,
      ),
      'name.flags': ordered.map(
        ({ usual, language }) => (usual ? NAME_USUAL : 0) | (language === 'en' ? 0 : NAME_HINDI),
      ),
      'name.words': texts.names.map(idfSum),
      'text.words': texts.descriptions.map(idfSum),
      'code.depth': depthsOf(codes),
      'heading.names': namesOf.map(({ length }) => length),
      'heading.chapter': headings.map((code) => chapters.indexOf(code.slice(0, 2))),
      'heading.digits': headings.map((code) => (DIGITS.test(code) ? Number(code) : 0)),
    }),
    language: new TextEncoder().encode(reader.language.packed()),
    nouns: new TextEncoder().encode(
      doubtfulPlurals(
        ordered
          .filter(({ language }) => language !== 'en')
          .map(({ name }) => reader.read(name).words.map(({ form }) => form)),
        reader.language,
      ).join('\n'),
    ),
    ...model.sections,
    [CHOICE_CODES]: Uint16Array.from(model.codes, (code) => (codeNumber.get(code) ?? -1) + 1),
    ...extra,
  });
}

/** How deep each code stands in the tree. */
function depthsOf(codes: readonly CodeRow[]): number[] {
  const depths = new Map<string, number>();
  return codes.map(({ code, status }) => {
    const parent = parentOf(code, depths);
    const depth = parent === undefined ? 0 : (depths.get(parent) as number) + 1;
    depths.set(code, depth);
    return depth === 0 || status === 'live' ? depth : depth | RETIRED;
  });
}
