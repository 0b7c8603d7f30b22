// Reads `data/tariff/words`: what texts are read by, short forms, brands and models, medicines.
import { join } from 'node:path';
import {
  BRAND_KINDS,
  type Brand,
  type ExcludedWords,
  GRAMMAR_PARTS,
  HEADING_GROUPS,
  type HeadingGroup,
  type HeadingRange,
  type LanguageLists,
  MEDICINE_KINDS,
  type Medicine,
  type NarrowingWord,
  type OrdinaryCode,
  OTHER_SCRIPTS,
  type RoleWord,
  type ShortForm,
  SPELLING_KINDS,
  SPELLING_STAGES,
  TRADES,
  UNIT_USES,
  WORD_ROLES,
  type WordAnswer,
  type WordLists,
  type WordQuestion,
} from '../model/words.ts';
import { choiceCell, filledCell } from './cells.ts';
import { type Complain, readRows } from './tsv.ts';

const LIST = '; ';
const listOf = (text: string, separator: string): readonly string[] => (text === '' ? [] : text.split(separator));

const HEADING = /^\d{4}$/;

function headingsCell(text: string, isNeeded: boolean, complain: Complain): readonly string[] {
  const headings = listOf(text, ' ');
  if (isNeeded && headings.length === 0) complain('headings', 'must not be empty');
  for (const heading of headings) {
    if (!HEADING.test(heading)) complain('headings', `"${heading}" must be a heading of four digits`);
  }
  return headings;
}

interface KeyCell {
  readonly text: string;
  readonly column: string;
  /** What must be there once, where it is more than the text. */
  readonly key?: string;
}

/** As texts are compared: lower case, without spaces at the ends; each stands once. */
function keyCell({ text, column, key = text }: KeyCell, seen: Set<string>, complain: Complain): string {
  filledCell(text, column, complain);
  if (text !== text.toLowerCase().trim()) complain(column, `"${text}" must be in lower case, without spaces around it`);
  if (seen.has(key)) complain(column, `"${text}" stands twice`);
  seen.add(key);
  return text;
}

function readShortForms(folder: string): readonly ShortForm[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'short-forms.tsv'), ['form', 'words', 'trade', 'neighbours'], ({ cells }, complain) => {
    // With neighbours it says beside which words the form stands for itself, and for nothing else that it may be.
    if (cells.form === cells.words && cells.neighbours === '')
      complain('words', `"${cells.words}" must differ from the form, or stand beside neighbours`);
    return {
      form: keyCell({ text: cells.form, column: 'form', key: `${cells.form}\t${cells.neighbours}` }, seen, complain),
      words: filledCell(cells.words, 'words', complain),
      trade: choiceCell(cells.trade, 'trade', TRADES, complain),
      neighbours: listOf(cells.neighbours, LIST),
    };
  });
}

function readBrands(folder: string): readonly Brand[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'brands.tsv'), ['name', 'kind', 'makes', 'headings', 'word'], ({ cells }, complain) => {
    const kind = choiceCell(cells.kind, 'kind', BRAND_KINDS, complain);
    if (kind !== 'maker') filledCell(cells.makes, 'makes', complain);
    choiceCell(cells.word, 'word', ['', 'yes'], complain);
    return {
      name: keyCell({ text: cells.name, column: 'name' }, seen, complain),
      kind,
      makes: listOf(cells.makes, LIST),
      headings: headingsCell(cells.headings, kind !== 'maker', complain),
      isWord: cells.word === 'yes',
    };
  });
}

function readMedicines(folder: string): readonly Medicine[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'medicines.tsv'), ['name', 'kind', 'means', 'headings'], ({ cells }, complain) => {
    const kind = choiceCell(cells.kind, 'kind', MEDICINE_KINDS, complain);
    if (kind === 'brand' || kind === 'device') filledCell(cells.means, 'means', complain);
    return {
      name: keyCell({ text: cells.name, column: 'name' }, seen, complain),
      kind,
      means: cells.means,
      headings: headingsCell(cells.headings, true, complain),
    };
  });
}

function readRoles(folder: string): readonly RoleWord[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'roles.tsv'), ['word', 'role'], ({ cells }, complain) => ({
    word: keyCell({ text: cells.word, column: 'word', key: `${cells.word}\t${cells.role}` }, seen, complain),
    role: choiceCell(cells.role, 'role', WORD_ROLES, complain),
  }));
}

function readNarrowing(folder: string): readonly NarrowingWord[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'narrowing.tsv'), ['word', 'said'], ({ cells }, complain) => ({
    word: keyCell({ text: cells.word, column: 'word' }, seen, complain),
    said: listOf(filledCell(cells.said, 'said', complain), LIST),
  }));
}

/** A row with a word begins a question; those without one are its further answers. */
function readAsks(folder: string): readonly WordQuestion[] {
  const seen = new Set<string>();
  const asks: { words: readonly string[]; question: string; usual: string; answers: WordAnswer[] }[] = [];
  readRows(
    join(folder, 'asks.tsv'),
    ['word', 'question', 'answer', 'then', 'codes', 'usual'],
    ({ cells }, complain) => {
      if (cells.word !== '') {
        const words = listOf(cells.word, LIST);
        for (const word of words) keyCell({ text: word, column: 'word' }, seen, complain);
        asks.push({
          words,
          question: filledCell(cells.question, 'question', complain),
          usual: cells.usual,
          answers: [],
        });
      } else if (cells.question !== '' || cells.usual !== '')
        complain('question', 'stands beside the first answer of a word only');
      asks.at(-1)?.answers.push({
        label: filledCell(cells.answer, 'answer', complain),
        then: filledCell(cells.then, 'then', complain),
        codes: listOf(filledCell(cells.codes, 'codes', complain), LIST),
      });
    },
  );
  return asks;
}

function readExcluded(folder: string): readonly ExcludedWords[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'excluded.tsv'), ['code', 'words'], ({ cells }, complain) => ({
    code: keyCell({ text: cells.code, column: 'code' }, seen, complain),
    words: listOf(filledCell(cells.words, 'words', complain), LIST),
  }));
}

export function readOrdinary(folder: string): readonly OrdinaryCode[] {
  const seen = new Set<string>();
  return readRows(join(folder, 'ordinary.tsv'), ['parent', 'ordinary', 'what'], ({ cells }, complain) => {
    filledCell(cells.what, 'what', complain);
    if (!cells.ordinary.startsWith(cells.parent) || cells.ordinary === cells.parent) {
      complain('ordinary', `"${cells.ordinary}" must be a code below ${cells.parent}`);
    }
    return { parent: keyCell({ text: cells.parent, column: 'parent' }, seen, complain), ordinary: cells.ordinary };
  });
}

export const readFrames = (folder: string, file: string): readonly string[] =>
  readRows(join(folder, file), ['frame'], ({ cells: { frame } }) => frame);

const LETTERS = /^[\p{L}\p{M}]+$/u;
const WORDS = /^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u;
const DEVANAGARI = /^[\u0900-\u097f]+$/;
/** Stands for no ending, and for what is left out. */
const NO_ENDING = '-';
const NOTHING = '-';
const ALL_SCRIPTS = 'all';

function readHeadingGroups(path: string): LanguageLists['headingGroups'] {
  const rows = readRows(path, ['from', 'to', 'group', 'what'], ({ cells }, complain) => {
    for (const column of ['from', 'to'] as const) {
      if (!HEADING.test(cells[column])) complain(column, `"${cells[column]}" must be a heading of four digits`);
    }
    if (cells.to < cells.from) complain('to', `"${cells.to}" must not be before "from"`);
    filledCell(cells.what, 'what', complain);
    return {
      group: choiceCell(cells.group, 'group', HEADING_GROUPS, complain),
      range: { from: Number(cells.from), to: Number(cells.to) },
    };
  });
  const rangesOf = (group: HeadingGroup): readonly HeadingRange[] =>
    rows.filter((row) => row.group === group).map(({ range }) => range);
  return Object.fromEntries(HEADING_GROUPS.map((group) => [group, rangesOf(group)])) as LanguageLists['headingGroups'];
}

/** What texts are read by, of the folder `data/tariff/words`. */
export function readLanguage(folder: string): LanguageLists {
  const path = (name: string): string => join(folder, name);
  const seen = { grammar: new Set<string>(), units: new Set<string>(), spellings: new Set<string>() };
  const endings = new Set<string>();
  const loans = new Set<string>();
  const doses = new Set<string>();
  return {
    grammar: readRows(path('grammar.tsv'), ['word', 'part'], ({ cells }, complain) => {
      if (!WORDS.test(cells.word)) complain('word', `"${cells.word}" must be letters, digits and single spaces`);
      return {
        word: keyCell(
          { text: cells.word, column: 'word', key: `${cells.word}\t${cells.part}` },
          seen.grammar,
          complain,
        ),
        part: choiceCell(cells.part, 'part', GRAMMAR_PARTS, complain),
      };
    }),
    units: readRows(path('units.tsv'), ['unit', 'says'], ({ cells }, complain) => {
      if (!LETTERS.test(cells.unit)) complain('unit', `"${cells.unit}" must be letters`);
      return {
        unit: keyCell({ text: cells.unit, column: 'unit' }, seen.units, complain),
        says: filledCell(cells.says, 'says', complain)
          .split(' ')
          .map((use) => choiceCell(use, 'says', UNIT_USES, complain)),
      };
    }),
    spellings: readRows(path('spellings.tsv'), ['word', 'form', 'kind'], ({ cells }, complain) => ({
      word: keyCell(
        { text: cells.word, column: 'word', key: `${cells.word}\t${cells.kind}` },
        seen.spellings,
        complain,
      ),
      form: filledCell(cells.form, 'form', complain),
      kind: choiceCell(cells.kind, 'kind', SPELLING_KINDS, complain),
    })),
    hindiEndings: readRows(path('hindi-endings.tsv'), ['ending', 'bases'], ({ cells }, complain) => ({
      ending: keyCell({ text: cells.ending, column: 'ending' }, endings, complain),
      bases: filledCell(cells.bases, 'bases', complain)
        .split(' ')
        .map((base) => (base === NO_ENDING ? '' : base)),
    })),
    loanWords: readRows(path('loan-words.tsv'), ['word', 'english'], ({ cells }, complain) => {
      if (!DEVANAGARI.test(cells.word)) complain('word', `"${cells.word}" must be in Devanagari`);
      return {
        word: keyCell({ text: cells.word, column: 'word' }, loans, complain),
        english: filledCell(cells.english, 'english', complain),
      };
    }),
    doseForms: readRows(path('dose-forms.tsv'), ['written', 'form'], ({ cells }, complain) => ({
      written: keyCell({ text: cells.written, column: 'written' }, doses, complain),
      form: filledCell(cells.form, 'form', complain),
    })),
    otherScripts: readRows(
      path('other-scripts.tsv'),
      ['scripts', 'stage', 'pattern', 'becomes'],
      ({ cells }, complain) => {
        if (!isPattern(cells.pattern)) complain('pattern', `"${cells.pattern}" must be a regular expression`);
        return {
          scripts:
            cells.scripts === ALL_SCRIPTS
              ? OTHER_SCRIPTS
              : cells.scripts.split(' ').map((script) => choiceCell(script, 'scripts', OTHER_SCRIPTS, complain)),
          stage: choiceCell(cells.stage, 'stage', SPELLING_STAGES, complain),
          pattern: filledCell(cells.pattern, 'pattern', complain),
          becomes: cells.becomes === NOTHING ? '' : filledCell(cells.becomes, 'becomes', complain),
        };
      },
    ),
    headingGroups: readHeadingGroups(path('heading-groups.tsv')),
  };
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/** All lists under `data/tariff/words`. */
export function readWordLists(dataFolder: string): WordLists {
  const folder = join(dataFolder, 'words');
  return {
    language: readLanguage(folder),
    shortForms: readShortForms(folder),
    brands: readBrands(folder),
    medicines: readMedicines(folder),
    roles: readRoles(folder),
    asks: readAsks(folder),
    narrowing: readNarrowing(folder),
    excluded: readExcluded(folder),
    ordinary: readOrdinary(folder),
    questions: readFrames(folder, 'questions.tsv'),
    tails: readFrames(folder, 'tails.tsv'),
  };
}
