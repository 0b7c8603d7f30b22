// What an answer to a prompt must be like, so that a machine can tell: parts and their order, sizes, tables, words that
// must or must not stand in it. Read from the template where it says so plainly, and declared by the author elsewhere.
import type { PromptTool } from '../kit.ts';
import { escaped } from './answer.ts';
import type { DeclaredPart, PromptTest, Wording } from './declared.ts';
import { type FoundSize, type Size, sizesIn } from './sizes.ts';

export interface PartExpectations {
  readonly sizes: readonly Size[];
  readonly table: boolean;
  readonly columns: readonly string[];
  readonly holds: readonly Wording[];
  readonly never: readonly string[];
}

export interface Expectations {
  readonly parts: readonly ({ readonly name: string; readonly optional: boolean } & PartExpectations)[];
  readonly whole: PartExpectations;
  /** Of all parts of an answer, those included that a test does not ask for. */
  readonly names: readonly string[];
  /** An answer does not repeat it. */
  readonly template: string;
}

const SIZE_KINDS = ['words', 'sentences', 'lines', 'rows', 'paragraphs', 'items'] as const;

/** Everything that is expected of an answer to this prompt. */
export function expectationsOf({
  prompt,
  outputParts,
  expect = {},
}: Pick<PromptTool, 'prompt' | 'outputParts' | 'expect'>): Expectations {
  const parts = outputParts.map((name) => ({
    name,
    optional: expect.optional?.includes(name) ?? false,
    ...joined(partIn(name, describedAs(prompt, name, outputParts)), expect.parts?.[name]),
  }));
  const sizes = wholeSizes(
    prompt,
    parts.flatMap((part) => part.sizes),
  );
  const whole = joined({ ...NOTHING, sizes, never: forbiddenIn(prompt) }, expect.whole);
  return { parts, whole, names: outputParts, template: prompt };
}

const NOTHING: PartExpectations = { sizes: [], table: false, columns: [], holds: [], never: [] };

function joined(read: PartExpectations, declared: DeclaredPart = {}): PartExpectations {
  const sizes: Size[] = SIZE_KINDS.flatMap((unit) => {
    const range = declared[unit];
    return range === undefined ? [] : [{ unit, min: range[0], max: range[1] ?? Number.POSITIVE_INFINITY, each: false }];
  });
  if (declared.wordsEach !== undefined) {
    sizes.push({
      unit: 'words',
      min: declared.wordsEach[0],
      max: declared.wordsEach[1] ?? Number.POSITIVE_INFINITY,
      each: true,
    });
  }
  const isDeclared = ({ unit, each }: Size) => sizes.some((size) => size.unit === unit && size.each === each);
  return {
    sizes: [...read.sizes.filter((size) => !isDeclared(size)), ...sizes],
    table: read.table || declared.columns !== undefined,
    columns: declared.columns ?? read.columns,
    holds: declared.holds ?? read.holds,
    never: [...read.never, ...(declared.never ?? [])],
  };
}

/** What may stand between the name of a part and its size: "Date check**: a table of six rows", "Test card (90 to 130 words". */
const LEAD_IN =
  /^["”]?\*{0,2}(?: \([^)\n]*\))?[:.,;]?\*{0,2}\s*\(?(?:(?:a|an|the|is|has|in|of|as|with|holds?|lists?|gives?|takes?|runs?|to|table|list|text|markdown|numbered|bullet|bulleted|short|plain|prose|paragraph|paragraphs|then|written|ready to send|ready to paste|for the \w+)[ ,:;]+){0,5}$/i;

/** The text that says how a part is to be, from its name to where the next part or paragraph begins; empty: it is named only. */
function describedAs(prompt: string, name: string, names: readonly string[]): string {
  const others = names
    .filter((other) => other !== name)
    .map(escaped)
    .join('|');
  const nextPart = `(?<![\\w-])["“]?(?:${others})["”]?(?=\\*{0,2}(?:[:.,;(]| \\(| (?:of|in|with|has)\\b))`;
  const end = new RegExp(`\\n\\s*\\n|\\n(?:#|<|\\d+\\. |- |[A-Z][A-Z ]{2,}:)|${nextPart}`);
  for (const match of prompt.matchAll(new RegExp(`(?<![\\w-])${escaped(name)}(?=[\\s*:.,;("”]|$)`, 'g'))) {
    const rest = prompt.slice(match.index + name.length);
    const isHeading = /^\*{0,2}:?\s*\n/.test(rest) && /(?:^|\n)[#*\d. ]*$/.test(prompt.slice(0, match.index));
    const described = isHeading
      ? paragraphAfter(rest)
      : rest.slice(0, rest.search(end) < 0 ? undefined : rest.search(end));
    if (isDescription(name, described)) return described;
  }
  return '';
}

const paragraphAfter = (rest: string): string => {
  const body = rest.replace(/^\*{0,2}:?\s*\n/, '');
  const end = body.search(/\n\s*\n|\n#/);
  return end < 0 ? body : body.slice(0, end);
};

const TABLE = /^\*{0,2}(?: \([^)\n]*\))?[:.,]?\*{0,2}\s*(?:as |in )?(?:(?:a|one) )?table\b/i;

/** The heading of a table, below the name or the line that begins with it: "Clause table, in the order of the agreement:". */
const HEADER = /^(?:\*{0,2}:?|[,.(][^|\n]*:)\s*\n?\|/;

const isDescription = (name: string, text: string): boolean =>
  HEADER.test(text) || TABLE.test(text) || statedSizes(name, text).length > 0;

/** A range of so many words is that of a text and not of a line in it. */
const LONG = 30;

/** Sizes that follow the name at once or close what is said of the part: "Opinion: fit or unfit for the use, in 40 to 60 words." */
function statedSizes(name: string, text: string): readonly FoundSize[] {
  const sizes = sizesIn(text, true);
  return sizes.filter((size, at) => {
    const before = text.slice(0, size.at);
    const after = text.slice(size.end);
    const previous = sizes[at - 1];
    const isNear =
      LEAD_IN.test(before) ||
      (previous !== undefined &&
        LEAD_IN.test(text.slice(0, previous.at)) &&
        /^,? (?:in |of |with )?$/i.test(text.slice(previous.end, size.at)));
    const isClosing =
      size.unit === 'words' &&
      !size.each &&
      /^["”]?\*{0,2}[:.(]/.test(text) &&
      (/(?:, in |[;.] )$/.test(before) ||
        (size.max > size.min && size.max > LONG && /^(?!.*\b(?:each|every)\b).*, $/is.test(before))) &&
      /^(?:[.;,:)]|\s*$|\n)/.test(after);
    return (isNear || isClosing) && isSafe(name, size, before, after);
  });
}

/** Wordings that count something else than the part: "two sentences, and one that says …", "up to eight words with a meaning". */
function isSafe(name: string, { unit, max }: FoundSize, before: string, after: string): boolean {
  const sentence = /^[^.\n]*/.exec(after)?.[0] ?? '';
  if (unit === 'words') return !(max <= 12 && /^ with\b/.test(after)) && !(name.endsWith('s') && /^ of $/.test(before));
  if (unit === 'sentences' || unit === 'lines' || unit === 'paragraphs') {
    return (
      !/\b(?:plus|followed by|then|and (?:one|a|an|the|up to|any|at most|for each)|for each|with (?:a|the) (?:list|table))\b/.test(
        sentence,
      ) && sizesIn(sentence).every((other) => other.unit === 'words')
    );
  }
  return true;
}

function partIn(name: string, text: string): PartExpectations {
  const header = /^\|(.+)\|\s*$/m.exec(text)?.[1];
  const columns = header === undefined ? [] : header.split('|').map(plainName);
  const isFixed = columns.every(
    (column) => column !== '' && !/^(?:one column|a column|plan \d|offer [a-z]$)|\{\{|…|\.\.\./.test(column),
  );
  const sizes = statedSizes(name, text).map(({ unit, min, max, each }) => ({ unit, min, max, each }));
  return {
    ...NOTHING,
    sizes: withoutRepeats(sizes),
    table: columns.length > 0 || TABLE.test(text) || /\btable$/i.test(name),
    columns: isFixed ? columns : [],
  };
}

const withoutRepeats = (sizes: readonly Size[]): readonly Size[] =>
  sizes.filter((size, at) => sizes.findIndex(({ unit, each }) => unit === size.unit && each === size.each) === at);

/** "What it says (15 words)" as a heading of a column: "what it says". */
export const plainName = (name: string): string =>
  name
    .replace(/\([^)]*\)/g, '')
    .replace(/[*_`]/g, '')
    .trim()
    .toLowerCase();

/** "350 to 430 words in all", "Keep the whole under 650 words". */
function wholeSizes(prompt: string, ofParts: readonly Size[]): readonly Size[] {
  return sizesIn(prompt)
    .filter(({ unit, at, end, each }) => unit === 'words' && !each && isOfWhole(prompt.slice(0, at), prompt.slice(end)))
    .filter(({ min, max }) => !ofParts.some((size) => size.unit === 'words' && size.min === min && size.max === max))
    .slice(0, 1)
    .map(({ unit, min, max }) => ({ unit, min, max, each: false }));
}

const isOfWhole = (before: string, after: string): boolean =>
  /^,? (?:in all|in total|altogether|overall|together|for the whole answer|for the whole)\b/i.test(after) ||
  /\bKeep (?:it |the (?:whole|plan|answer) )(?:to )?$/i.test(before) ||
  /\bKeep to $/.test(before) ||
  /\b(?:Return,? (?:in|on one page of)|Answer form,|Return, on one page of) $/i.test(before) ||
  /\b(?:whole|entire|complete) (?:answer|reply|response)[^.;:\n]{0,20}$/i.test(before);

/** Words that a sentence of the template forbids for the whole answer, in quotes: 'No "delighted", "proud", "leading".' */
function forbiddenIn(prompt: string): readonly string[] {
  const quoted = `(?:["“][^"”\\n]{2,40}["”](?:,? (?:or|and|nor) |, )?)+`;
  const ban = new RegExp(
    `(?:^|[.;:\\n] |- )(?:No|Never (?:use|write|say)|Avoid|Do not (?:use|write|say))(?: the)?(?: words?| phrases?)? (${quoted})(?! (?:twice|after|before|in |without|unless|for |as ))`,
    'gm',
  );
  return [...prompt.matchAll(ban)]
    .flatMap((match) =>
      Array.from((match[1] ?? '').matchAll(/["“]([^"”]+)["”]/g), (one) => (one[1] ?? '').replace(/[.,…]+$/, '').trim()),
    )
    .filter((text) => text !== '' && !text.includes('{{'));
}

/** What is expected of the answer to one of the test inputs. */
export function expectationsOfTest(
  expected: Expectations,
  { holds, never = [], neverIn = {}, parts: kept }: PromptTest,
): Expectations {
  const parts = expected.parts
    .filter(({ name }) => kept === undefined || kept.includes(name))
    .map((part) => ({ ...part, never: [...part.never, ...(neverIn[part.name] ?? [])] }));
  const { whole } = expected;
  return { ...expected, parts, whole: { ...whole, holds, never: [...whole.never, ...never] } };
}

/** Of the room for prose that "up to so many words" leaves, an answer to few facts uses so much at most. */
const THIN_SHARE = 2 / 3;
/** Shorter texts are not padded; in their room a single sentence more shows. */
const PADDED_WORDS = 80;

const thinSize = (size: Size): Size =>
  size.unit === 'words' && size.min === 0 && !size.each && size.max >= PADDED_WORDS && Number.isFinite(size.max)
    ? { ...size, max: Math.round(size.max * THIN_SHARE) }
    : size;

/** What an answer to an input of few facts must be like: one that fills its room is padded. */
export function expectationsOfThin(expected: Expectations): Expectations {
  const thin = <Part extends PartExpectations>(part: Part): Part => ({ ...part, sizes: part.sizes.map(thinSize) });
  return { ...expected, parts: expected.parts.map(thin), whole: thin(expected.whole) };
}
