// An index of some twenty codes and names, built by the real builder, for the tests of the engine's parts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, type IndexInput } from '../../src/tariff/compile/buildIndex.ts';
import { Container } from '../../src/tariff/dataset/container.ts';
import { emptyModel, type TermVotes, type TrainedModel } from '../../src/tariff/dataset/modelFile.ts';
import { readFitted } from '../../src/tariff/engine/fitted.ts';
import { TextModel } from '../../src/tariff/engine/index/entries.ts';
import { SearchIndex } from '../../src/tariff/engine/index/searchIndex.ts';
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

/** Votes as training would give them: a few, so that tests can foresee them. */
function smallModel(): TrainedModel {
  const model = emptyModel(0.1, 0.2);
  const vote = (
    term: string,
    heading: string,
    word: number,
    head = 0,
    finer: readonly (readonly [string, number])[] = [],
  ) => {
    const ofTerm = model.terms.get(term) ?? new Map<string, TermVotes>();
    model.terms.set(term, ofTerm.set(heading, { word, head, finer: new Map(finer) }));
  };
  vote('charger', '8504', 10, 6);
  vote('mobile', '8517', 8, 4);
  vote('mobile', '8504', 4);
  vote('powder', '0910', 6, 3, [['091030', 5]]);
  vote('turmeric', '0910', 9, 3, [['091030', 7]]);
  vote('handset', '8517', 9, 5);
  vote('usb', '8504', 5);
  model.pairs.set('mobile charger', new Map([['8504', 12]]));
  model.pairs.set('turmeric powder', new Map([['0910', 2]]));
  return model;
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
    model: smallModel(),
    reader: READER,
    extra: {
      vague: encoder.encode(VAGUE),
      fitted: encoder.encode(FITTED),
      questions: encoder.encode(packQuestions(WORDS.questions)),
      roles: encoder.encode(packRoles(WORDS.roles, NAMES, LANGUAGE)),
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
  return new SearchEngine({
    index: new SearchIndex(file),
    model: new TextModel(file),
    ...readFitted(FITTED, 'fitted.json'),
  });
}

/** The number of a code, and of a heading, in the small index. */
export const codeNumber = (digits: string): number => CODES.findIndex((row) => row.code === digits);
export const headingNumber = (digits: string): number =>
  CODES.filter((row) => row.code.length === 4).findIndex((row) => row.code === digits);
