// An index of some twenty codes and names, built by the real builder, for the tests of the engine's parts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, type IndexInput } from '../../src/tariff/compile/buildIndex.ts';
import { Container } from '../../src/tariff/dataset/container.ts';
import type { TrainedModel } from '../../src/tariff/dataset/modelFile.ts';
import { MODEL_SECTIONS } from '../../src/tariff/dataset/modelSections.ts';
import { readFitted } from '../../src/tariff/engine/fitted.ts';
import { SearchIndex } from '../../src/tariff/engine/index/searchIndex.ts';
import { countBelow } from '../../src/tariff/engine/model/codeTree.ts';
import { DIMENSIONS } from '../../src/tariff/engine/model/modelNumbers.ts';
import { PLACES, ROWS } from '../../src/tariff/engine/model/textFeatures.ts';
import { TextModel } from '../../src/tariff/engine/model/textModel.ts';
import { packExcluded, packNarrowing, packOrdinary } from '../../src/tariff/engine/rank/level.ts';
import { packVague } from '../../src/tariff/engine/rank/vague.ts';
import { SearchEngine } from '../../src/tariff/engine/search.ts';
import { packGlossary, packRoles } from '../../src/tariff/engine/text/glossary.ts';
import { packQuestions } from '../../src/tariff/engine/text/questions.ts';
import type { NameLanguage } from '../../src/tariff/model/names.ts';
import type { WordLists } from '../../src/tariff/model/words.ts';
import type { CodeRow, ExampleRow, NameRow } from '../../src/tariff/source/readCodes.ts';
import { LANGUAGE, READER } from './language.ts';

const code = (digits: string, description: string, status: CodeRow['status'] = 'live'): CodeRow => ({
  code: digits,
  status,
  supersededBy: [],
  unit: '',
  description,
});

/** In the order of their digits, as the compiler sorts them. */
export const CODES: readonly CodeRow[] = [
  code('0406', 'Cheese and curd'),
  code('040610', 'Fresh cheese, curd'),
  code('040690', 'Other cheese'),
  code('0910', 'Spices: ginger, turmeric, curry'),
  code('091011', 'Ginger, whole'),
  code('091030', 'Turmeric'),
  code('09103010', 'Turmeric, fresh'),
  code('09103020', 'Turmeric, dried'),
  code('09103030', 'Turmeric powder'),
  code('6109', 'T-shirts and vests, knitted'),
  code('610910', 'Of cotton'),
  code('61091000', 'T-shirts of cotton'),
  code('7323', 'Household articles of iron or steel'),
  code('732393', 'Of stainless steel'),
  code('8504', 'Transformers, chargers and inverters'),
  code('850440', 'Static converters'),
  code('85044030', 'Battery chargers'),
  code('85044090', 'Other static converters', 'retired'),
  code('8517', 'Telephones, smartphones'),
  code('851713', 'Smartphones'),
];

const name = (digits: string, text: string, language: NameLanguage = 'en', usual = false): NameRow => ({
  code: digits,
  name: text,
  language,
  kind: 'common',
  usual,
});

/** By code. */
export const NAMES: readonly NameRow[] = [
  name('040610', 'paneer'),
  name('040610', 'पनीर', 'hi'),
  name('040690', 'cheese slice'),
  name('091011', 'ginger'),
  name('091011', 'adrak', 'hi-Latn'),
  name('091030', 'haldi', 'hi-Latn', true),
  name('091030', 'turmeric'),
  name('09103030', 'turmeric powder', 'en', true),
  name('09103030', 'haldi powder', 'hi-Latn'),
  name('61091000', 'cotton tshirt'),
  name('61091000', 'tshirt', 'en', true),
  name('732393', 'steel bottle'),
  name('732393', 'water bottle'),
  name('85044030', 'mobile charger', 'en', true),
  name('85044030', 'battery charger'),
  name('851713', 'mobile phone', 'en', true),
  name('851713', 'smartphone'),
];

export const EXAMPLES: readonly ExampleRow[] = [
  { code: '09103030', text: 'turmeric powder 100 g pouch', line: 2 },
  { code: '851713', text: 'mobile handset dual sim', line: 3 },
  { code: '85044030', text: 'usb charger for mobile', line: 4 },
];

/** A model that has learned nothing: it holds all headings equally probable, and all codes below one. */
export function untrainedModel(rows: readonly CodeRow[] = CODES): TrainedModel {
  const codes = [4, 6].flatMap((length) => rows.map(({ code }) => code).filter((code) => code.length === length));
  return {
    codes,
    sections: {
      [MODEL_SECTIONS.below]: countBelow(codes),
      [MODEL_SECTIONS.rows]: new Uint8Array((ROWS * DIMENSIONS) / 2),
      [MODEL_SECTIONS.rowScale]: new Uint8Array(ROWS),
      [MODEL_SECTIONS.rowWeight]: new Uint8Array(ROWS),
      [MODEL_SECTIONS.places]: new Float32Array(PLACES),
      [MODEL_SECTIONS.choices]: new Int8Array(codes.length * DIMENSIONS),
      [MODEL_SECTIONS.choiceScale]: new Float32Array(codes.length),
      [MODEL_SECTIONS.choiceBias]: new Float32Array(codes.length),
    },
  };
}

const VAGUE = packVague(new Map([['bottle', { class: 'hard', ask: 'say what it is made of' }]]));
/** No words of bills: those have tests of their own. */
export const WORDS: WordLists = {
  language: LANGUAGE.lists,
  shortForms: [],
  brands: [],
  medicines: [],
  roles: [],
  questions: [],
  tails: [],
  asks: [],
  narrowing: [],
  excluded: [],
  ordinary: [],
};
const encoder = new TextEncoder();
const FITTED = readFileSync(join(import.meta.dirname, '../../data/tariff/model/fitted.json'), 'utf8');

/** The bytes of the small index, with parts of it replaced. */
export const smallBytes = (changes: Partial<IndexInput> = {}): Uint8Array =>
  buildIndex({
    codes: CODES,
    names: NAMES,
    examples: EXAMPLES,
    model: untrainedModel(changes.codes),
    reader: READER,
    extra: {
      vague: encoder.encode(VAGUE),
      fitted: encoder.encode(FITTED),
      questions: encoder.encode(packQuestions(WORDS.questions)),
      tails: encoder.encode(packQuestions(WORDS.tails)),
      roles: encoder.encode(packRoles(WORDS.roles, NAMES, LANGUAGE)),
      asks: encoder.encode(''),
      ...packGlossary(WORDS),
      ...packOrdinary(changes.codes ?? CODES, WORDS.ordinary),
      ...packExcluded(changes.codes ?? CODES, WORDS.excluded, READER),
      ...packNarrowing(changes.codes ?? CODES, () => undefined, WORDS.narrowing, READER),
    },
    ...changes,
  });
export const smallFile = (changes: Partial<IndexInput> = {}): Container =>
  new Container(smallBytes(changes), 'the small index');
export const smallIndex = (changes: Partial<IndexInput> = {}): SearchIndex => new SearchIndex(smallFile(changes));

export function smallEngine(changes: Partial<IndexInput> = {}): SearchEngine {
  const file = smallFile(changes);
  const index = new SearchIndex(file);
  return new SearchEngine({
    index,
    model: new TextModel(file, index.codeCount),
    ...readFitted(FITTED, 'fitted.json'),
  });
}

/** The number of a code, and of a heading, in the small index. */
export const codeNumber = (digits: string): number => CODES.findIndex((row) => row.code === digits);
export const headingNumber = (digits: string): number =>
  CODES.filter((row) => row.code.length === 4).findIndex((row) => row.code === digits);
