// Texts of bills in plain words: short forms by their neighbours, models, medicines, packs and shop talk.
import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import type { WordLists } from '../../model/words.ts';
import type { WordUse } from './billWord.ts';
import { Glossary, packGlossary, packRoles, Roles } from './glossary.ts';
import { PlainWords } from './plainWords.ts';
import { packQuestions, Questions } from './questions.ts';
import { Reader } from './read.ts';

const LISTS: WordLists = {
  language: LANGUAGE.lists,
  shortForms: [
    { form: 'sht', words: 'sheet', trade: 'metals', neighbours: [] },
    { form: 'al', words: 'aluminium', trade: 'metals', neighbours: ['sheet', 'pipe'] },
    { form: 'shrt', words: 'shirt', trade: 'textiles', neighbours: [] },
    { form: 'pc', words: 'polyester cotton', trade: 'textiles', neighbours: ['sheet', 'shirt'] },
    { form: 'spoke', words: 'bolt', trade: 'metals', neighbours: ['hex'] },
    { form: 'ctn', words: 'carton', trade: 'packaging', neighbours: ['corrugated', 'box'] },
    { form: 'ctn', words: 'cotton', trade: 'textiles', neighbours: ['fabric', 'saree'] },
    { form: 'mop', words: 'muriate of potash', trade: 'agri', neighbours: ['khad'] },
    { form: 'w/basin', words: 'wash basin', trade: 'sanitary', neighbours: [] },
    { form: 'ac', words: 'ac', trade: 'machinery', neighbours: ['split', 'copper'] },
    { form: 'ac', words: 'asbestos cement', trade: 'building', neighbours: ['pipe'] },
    { form: 'bkt', words: 'bucket', trade: 'home', neighbours: [] },
    { form: 'jw', words: 'job work', trade: 'services', neighbours: [] },
    { form: 'bopp', words: 'plastic film', trade: 'general', neighbours: [] },
    { form: 'hrs', words: 'hot rolled sheet', trade: 'metals', neighbours: ['coil'] },
    { form: 'm-20', words: 'ready mix concrete', trade: 'building', neighbours: ['rmc', 'grade'] },
  ],
  brands: [
    { name: 'activa', kind: 'two-wheeler', makes: ['scooter'], headings: ['8711'], isWord: false },
    { name: 'enfield', kind: 'two-wheeler', makes: ['motorcycle'], headings: ['8711'], isWord: false },
    { name: 'interceptor 650', kind: 'two-wheeler', makes: ['motorcycle 648 cc'], headings: ['8711'], isWord: false },
    { name: 'apache', kind: 'two-wheeler', makes: ['motorcycle 159 cc'], headings: ['8711'], isWord: false },
    { name: 'x440', kind: 'two-wheeler', makes: ['motorcycle 440 cc'], headings: ['8711'], isWord: false },
    { name: 'dominar', kind: 'two-wheeler', makes: ['motorcycle above 240 cc'], headings: ['8711'], isWord: false },
    { name: 'ather', kind: 'two-wheeler', makes: ['electric scooter'], headings: ['8711'], isWord: false },
    { name: 'alto', kind: 'car', makes: ['car'], headings: ['8703'], isWord: true },
    { name: 'rajnigandha', kind: 'product', makes: ['pan masala'], headings: ['2106'], isWord: false },
    { name: 'wheel', kind: 'product', makes: ['detergent powder'], headings: ['3402'], isWord: true },
    { name: 'remotex', kind: 'maker', makes: [], headings: [], isWord: false },
    { name: 'hp', kind: 'maker', makes: [], headings: [], isWord: true },
    { name: 'coke', kind: 'product', makes: ['soft drink'], headings: ['2202'], isWord: true },
    { name: 'milton', kind: 'range', makes: ['flask', 'bucket'], headings: ['9617', '3924'], isWord: false },
    { name: 'dabur', kind: 'range', makes: ['honey', 'hair oil'], headings: ['0409', '3305'], isWord: false },
    { name: 'infinix', kind: 'range', makes: ['mobile phone', 'laptop'], headings: ['8517', '8471'], isWord: false },
    { name: 'yamaha', kind: 'range', makes: ['motorcycle', 'piano'], headings: ['8711', '9201'], isWord: false },
    { name: 'reliance', kind: 'maker', makes: [], headings: [], isWord: false },
    { name: 'exide', kind: 'product', makes: ['car battery'], headings: ['8507'], isWord: false },
    { name: 'haier', kind: 'range', makes: ['television'], headings: ['8528'], isWord: false },
    { name: 'redmi', kind: 'product', makes: ['mobile phone'], headings: ['8517'], isWord: false },
    { name: 'बाटा', kind: 'range', makes: ['leather shoes'], headings: ['6403'], isWord: false },
    { name: 'tanishq', kind: 'range', makes: ['necklace'], headings: ['7113'], isWord: false },
  ],
  medicines: [
    { name: 'dolo', kind: 'brand', means: 'paracetamol', headings: ['3004'] },
    { name: 'clamp', kind: 'brand', means: 'amoxicillin', headings: ['3004'] },
    { name: 'dextrose 5%', kind: 'generic', means: '', headings: ['3004'] },
    { name: 'senna', kind: 'generic', means: '', headings: ['3004', '1211'] },
  ],
  roles: [
    { word: 'blue', role: 'colour' },
    { word: 'combo', role: 'shop' },
    { word: 'black', role: 'colour' },
    { word: 'choco', role: 'flavour' },
    { word: 'bag', role: 'pack' },
    { word: 'bucket', role: 'pack' },
    { word: 'bottle', role: 'pack' },
    { word: 'bori', role: 'sack' },
    { word: 'jute', role: 'material' },
    { word: 'drum', role: 'pack' },
    { word: 'drum', role: 'cask' },
    { word: 'leaf', role: 'cask' },
    { word: 'khali', role: 'empty' },
    { word: 'repair', role: 'service' },
    { word: 'bike', role: 'vehicle' },
    { word: 'navy', role: 'shade' },
    { word: 'design', role: 'trait' },
    { word: 'set', role: 'count' },
    { word: 'mrp', role: 'shop' },
    { word: 'gold', role: 'variant' },
    { word: 'ram', role: 'spec' },
    { word: 'street', role: 'trim' },
  ],
  asks: [],
  narrowing: [],
  excluded: [],
  ordinary: [],
  questions: ['how much gst on X'],
  tails: [],
};
const NAMES = new Set([
  'sheet',
  'filter',
  'shirt',
  'pepper',
  'rice',
  'cement',
  'leaf',
  'jute',
  'bori',
  'water',
  'bottle',
  'clamp',
  'syringe',
  'bike',
  'gold',
  'ram',
  'battery',
  'street',
  'remote',
  'printer',
  'wheel',
  'powder',
  'spoke',
  'bucket',
  'coke',
  'जूता',
  'बाटा',
]);
const PARTS = new Set(['filter']);

/** Several headings know them, by names ("bopp") or by texts of bills alone. */
const LETTERS = new Map([
  ['bopp', true],
  ['jw', false],
  ['hrs', false],
]);

const useOf = (form: string): WordUse => ({
  isKnown: NAMES.has(form) || LETTERS.has(form) || form === 'remotex' || form === 'hp',
  isCommon: NAMES.has(form) || LETTERS.has(form),
  isInNames: LETTERS.get(form) ?? NAMES.has(form),
  isName: NAMES.has(form),
  isVehiclePart: PARTS.has(form),
});

/** By word: the headings whose goods are called so. */
const HEADINGS: Readonly<Record<string, readonly number[]>> = {
  powder: [3402],
  wheel: [8708],
  spoke: [8714, 8708, 3402],
  bucket: [3924],
  milton: [3924],
};
const headingsOf = (form: string) => {
  const headings = new Set(HEADINGS[form]);
  return { used: headings, named: headings };
};

const { glossary, glossaryAt } = packGlossary(LISTS);
const plainWords = new PlainWords({
  language: LANGUAGE,
  glossary: new Glossary(glossary, glossaryAt, LANGUAGE),
  questions: new Questions(packQuestions(LISTS.questions)),
  baseOf: (word) => word,
  tails: new Questions(packQuestions(LISTS.tails)),
  roles: new Roles(
    packRoles(LISTS.roles, [{ name: 'black pepper' }, { name: 'water bottle' }, { name: 'water set' }], LANGUAGE),
  ),
  has: (form) => useOf(form).isKnown,
  useOf,
  headingsOf,
  swappedBack: () => undefined,
});
const plain = (text: string): string => plainWords.of(text.toLowerCase()).plain.text.replace(/\s+/g, ' ').trim();

test.each([
  ['MS SHT', 'mild steel sheet'],
  ['T SHRT', 'tshirt'],
  ['LEAF SHRT', 'leaf shirt'],
  ['AL SHT 2MM', 'aluminium sheet 2mm'],
  ['AL BOX', 'al box'],
  ['CTN FABRIC', 'cotton fabric'],
  ['CORRUGATED CTN', 'corrugated carton'],
  ['W/BASIN WHITE', 'wash basin white'],
  ['H W/BASIN', 'h wash basin'],
  ['AC PIPE', 'asbestos cement pipe'],
  ['SPLIT AC COPPER PIPE', 'split ac copper pipe'],
  ['M-20 GRADE', 'ready mix concrete grade'],
  ['SHIRT M 20', 'shirt m 20'],
])('the short forms of "%s" are written out by their neighbours', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test('a piece is counted behind a number or priced behind a slash, and is no short form there', () => {
  expect(plain('sheet 2 pc')).toBe('sheet 2 pc');
  expect(plain('sheet @ 82/pc')).toBe('sheet @ 82/pc');
  expect(plain('30s pc sheet')).toBe('30s polyester cotton sheet');
  expect(plain('pc shirt')).toBe('polyester cotton shirt');
});

test('a form that goods are called by is written out beside its neighbours alone', () => {
  expect(plain('hex spoke')).toBe('hex bolt');
  expect(plain('cycle spoke')).toBe('cycle spoke');
});

test('a reader with plain words knows a question', () => {
  const reader = new Reader(LANGUAGE, plainWords);
  expect(reader.read('How much GST on rice').asked).toBe('rice');
  expect(reader.read('rice 5 kg, GST paid').asked).toBe('');
});

test('a model beside a part says what the part is for, alone it is the vehicle', () => {
  expect(plain('AIR FILTER ACTIVA')).toBe('air filter for motorcycle');
  expect(plainWords.of('air filter activa').plain.vehicle).toBe('two-wheeler');
  expect(plain('activa')).toBe('scooter');
});

test('a brand in Devanagari beside goods is not what sounds like it', () => {
  expect(plain('जूता बाटा')).toBe('जूता');
});

test('a short form has its neighbours in Devanagari too', () => {
  expect(plain('mop खाद')).toBe('muriate of potash खाद');
  expect(plain('mop')).toBe('mop');
});

test('a model beside a word for the vehicle is the vehicle, and says more than its maker', () => {
  expect(plain('Interceptor 650 bike')).toBe('motorcycle 648 cc bike');
  expect(plain('enfield interceptor 650')).toBe('motorcycle 648 cc');
});

test('a model behind a brand of other goods is one of these, unless a part of vehicles is named', () => {
  expect(plain('haier activa 110')).toBe('television 110');
  expect(plain('exide activa')).toBe('car battery');
  expect(plain('haier activa air filter')).toBe('air filter for motorcycle');
});

test('what is told of the memory or the network of a telephone makes the brand one', () => {
  expect(plainWords.of('infinix m14').plain.isRange).toBe(true);
  expect(plainWords.of('infinix m14 6/128').plain.isRange).toBe(false);
  expect(plainWords.of('infinix m14 5g').plain.isRange).toBe(false);
});

test('a trim says nothing beside a model, what names goods or a service does', () => {
  expect(plain('activa street')).toBe('scooter');
  expect(plain('activa water')).toBe('water for motorcycle');
  expect(plain('street sheet')).toBe('street sheet');
});

test('a colour that ends the text is that of the model, also where it has words of its own', () => {
  expect(plain('activa 6g gold')).toBe('scooter 6g');
  expect(plain('activa street blue')).toBe('scooter');
  expect(plain('activa filter blue')).toBe('filter for motorcycle');
});

test('a two-wheeler that is said to be electric is no petrol one', () => {
  expect(plain('apache ev')).toBe('electric motorcycle');
  expect(plain('ather ev')).toBe('electric scooter');
});

test('a service beside a model is one on the vehicle, which is said once', () => {
  expect(plain('activa repair')).toBe('motorcycle repair');
  expect(plain('bike repair activa 110')).toBe('bike repair 110');
  expect(plainWords.of('bike repair activa 110').plain.sort).toBe('service');
  expect(plain('activa filter repair')).toBe('filter repair for motorcycle');
  expect(plainWords.of('filter repair activa').plain.sort).toBe('service');
  expect(plainWords.of('repair filter activa').plain.sort).toBeUndefined();
});

test('the number behind a two-wheeler is the size of its engine; a year is none', () => {
  expect(plain('apache 310')).toBe('motorcycle 310 cc 310');
  expect(plain('dominar')).toBe('motorcycle above 240 cc');
  expect(plain('dominar 250')).toBe('motorcycle 250 cc 250');
  expect(plain('activa 125r')).toBe('scooter 125 cc 125r');
  expect(plain('apache 2024')).toBe('motorcycle 159 cc 2024');
  expect(plain('ather 450')).toBe('electric scooter 450');
});

test('of two models the last is meant, also where it looks like a part number', () => {
  expect(plain('enfield x440')).toBe('motorcycle 440 cc');
});

test('a model that is an ordinary word counts beside a part, or behind its maker', () => {
  expect(plain('reliance alto')).toBe('car');
  expect(plain('filter alto')).toBe('filter for car');
  expect(plain('alto')).toBe('alto');
});

test('whoever makes a vehicle says nothing beside its model', () => {
  expect(plain('reliance activa')).toBe('scooter');
  expect(plain('yamaha activa')).toBe('scooter');
});

test('a brand of devices beside an accessory says what that is for', () => {
  expect(plain('REDMI NOTE 7 BATTERY')).toBe('note battery for mobile phone');
  expect(plain('haier remote')).toBe('remote for television');
  expect(plainWords.of('redmi battery').plain.favoured).toEqual([]);
});

test('the device itself is what an accessory is for; a brand of accessories makes them', () => {
  expect(plain('haier printer remote')).toBe('printer remote');
  expect(plainWords.of('exide battery').plain.favoured).toEqual([8507]);
  expect(plainWords.of('redmi 8gb with battery').plain.favoured).toEqual([8517]);
});

test('gold behind a brand or a model is one of its kinds, but behind a jeweller gold', () => {
  expect(plain('activa gold')).toBe('scooter');
  expect(plain('rajnigandha gold 18g')).toBe('pan masala 18g');
  expect(plain('tanishq gold')).toBe('gold');
});

test('what is in a telephone is no goods of its own; one such word may be', () => {
  expect(plain('redmi 8gb ram 64 gb ram')).toBe('mobile phone 8gb 64 gb');
  expect(plainWords.of('redmi 8gb ram 64 gb ram').plain.isRange).toBe(false);
  expect(plain('redmi 8gb ram')).toBe('8gb ram');
});

test('letters and digits behind a model, and short words that name nothing, are of the model', () => {
  expect(plain('activa v4')).toBe('scooter');
  expect(plain('activa st')).toBe('scooter');
});

test('a brand without a word for its goods stands for what it makes', () => {
  expect(plain('RAJNIGANDHA 18G')).toBe('pan masala 18g');
  expect(plainWords.of('rajnigandha 18g').plain.favoured).toEqual([2106]);
  expect(plain('rajnigandha rice')).toBe('rice');
});

test('a brand that is an ordinary word counts beside the size of a retail pack only', () => {
  expect(plain('WHEEL 1KG')).toBe('detergent powder 1kg');
  expect(plain('WHEEL 14"')).toBe('wheel 14"');
  expect(plain('rice wheel 1kg')).toBe('rice wheel 1kg');
});

test('a brand of several goods narrows, and alone it is not enough', () => {
  expect(plainWords.of('dabur rice 1kg').plain).toMatchObject({ favoured: [409, 3305], isRange: false });
  expect(plainWords.of('dabur').plain).toMatchObject({ isRange: true });
});

test('a maker alone names no goods', () => {
  expect(plainWords.of('reliance').plain.isMakerAlone).toBe(true);
  expect(plainWords.of('reliance rice').plain.isMakerAlone).toBe(false);
});

test('a medicine is a dose, with its form; a plant beside other words is not', () => {
  expect(plain('DOLO 650')).toBe('paracetamol 650 tablet medicine');
  expect(plain('DOLO SYP')).toBe('paracetamol syrup medicine');
  expect(plain('senna leaf')).toBe('senna leaf');
  expect(plain('CLAMP 4')).toBe('clamp 4');
  expect(plain('CLAMP 625 TAB')).toBe('amoxicillin 625 tablet medicine');
  expect(plain('dolo syringe 40 iu')).toBe('dolo syringe 40 iu');
});

test('a strength in the name of a medicine makes it a dose, whatever stands beside it but goods', () => {
  expect(plain('DEXTROSE 5% 500 ML PP')).toBe('dextrose 5% 500 ml pp tablet medicine');
  expect(plain('dextrose 5% syringe')).toBe('dextrose 5% syringe');
});

test('how many doses a strip of a brand holds is no tonnage, and letters beside it are those of its maker', () => {
  expect(plain('DOLO 650 15T SHT')).toBe('paracetamol 650 tablet medicine');
  expect(plain('DOLO 50/500 15C')).toBe('paracetamol 500 tablet medicine');
  expect(plain('DOLO BKT')).toBe('dolo bucket');
  expect(plain('CLAMP 10T')).toBe('clamp 10t');
  expect(plain('senna 10T')).toBe('senna 10t');
});

test('colours and shop talk are left out beside a name of goods, unless a name has them', () => {
  expect(plain('shirt blue combo')).toBe('shirt');
  expect(plain('black pepper')).toBe('black pepper');
  expect(plain('blue')).toBe('blue');
});

test('a shade goes with its colour, a trait with the inert word before it, a number with shop talk', () => {
  expect(plain('navy blue shirt')).toBe('shirt');
  expect(plain('navy shirt')).toBe('navy shirt');
  expect(plain('shirt combo design')).toBe('shirt');
  expect(plain('shirt design')).toBe('shirt design');
  expect(plain('shirt mrp 499')).toBe('shirt');
});

test('how many there are is left out, unless the set is the goods', () => {
  expect(plain('shirt set of 6')).toBe('shirt');
  expect(plain('shirt set')).toBe('shirt set');
  expect(plain('water set of 6')).toBe('water set of 6');
});

test('a cask at the end holds what has a measure before it; else what it is made of belongs to it', () => {
  expect(plain('CEMENT 70% JUTE DRUM')).toBe('cement 70%');
  expect(plain('CEMENT 160 KG JUTE DRUM')).toBe('cement 160 kg');
  expect(plain('JUTE DRUM 200 KG')).toBe('jute drum 200 kg');
  expect(plain('JUTE 200 KG DRUM')).toBe('jute 200 kg drum');
  expect(plain('LEAF 200 KG JUTE DRUM')).toBe('leaf 200 kg jute drum');
  expect(plain('CEMENT 160 KG JUTE DRUM SHEET')).toBe('cement 160 kg jute drum sheet');
});

test('a tyre size is written out beside a word for tyres or alone', () => {
  expect(plain('165/80 R14')).toBe('car tyre');
  expect(plain('TYRE 2.75-18')).toBe('tyre for motorcycle');
  expect(plain('sheet 2.75-18')).toBe('sheet 2.75-18');
});

test('a model that is an ordinary word counts beside another model', () => {
  expect(plain('activa alto')).toBe('car');
});

test('what stands behind a comma is no sack of what is before it', () => {
  expect(plain('rice, bori, shirt')).toBe('rice, bori, shirt');
});

test('what only holds the goods is left out', () => {
  expect(plain('rice 25kg bag')).toBe('rice 25kg');
  expect(plain('bag 25kg rice')).toBe('25kg rice');
  expect(plain('bag 25 kg jute')).toBe('bag 25 kg jute');
  expect(plain('rice 20l bkt')).toBe('rice 20l');
  expect(plain('cement ki bori')).toBe('cement ki');
  expect(plain('jute ki bori')).toBe('jute ki bori');
  expect(plain('khali cement bori')).toBe('khali cement bori');
  expect(plain('water bottle 1 ltr')).toBe('water bottle 1 ltr');
});

test('letters and digits that nothing is called by are part numbers', () => {
  expect(plain('filter rtr160 sheet')).toBe('filter sheet');
});

test('letters that only bills write are written out; names, and what needs its neighbours, stay', () => {
  expect(plainWords.of('leaf jw').plain.text).toBe('leaf job work');
  expect(plainWords.of('bopp bag').plain.text).toBe('bopp bag');
  expect(plainWords.of('mosquito coil 12 hrs').plain.text).toBe('mosquito coil 12 hrs');
});

test('what is paid for work says so wherever it stands', () => {
  expect(plainWords.of('shirt majuri blue sheet').plain.sort).toBe('work');
  expect(plainWords.of('majuri shirt 5 kg').plain.sort).toBe('work');
});

test('a text asks for a service, or has a pack size as goods have', () => {
  expect(plainWords.of('nabl calibration filter, sheet').plain.sort).toBe('service');
  expect(plainWords.of('nabl calibration solution').plain.sort).toBeUndefined();
  expect(plainWords.of('repair of pump').plain.sort).toBe('service');
  expect(plainWords.of('pump repair').plain.sort).toBe('service');
  expect(plainWords.of('pump with free repair').plain.sort).toBeUndefined();
  expect(plainWords.of('pump with motor repair').plain.sort).toBe('service');
  expect(plainWords.of('repair kit 5 kg').plain.sort).toBe('goods');
  expect(plainWords.of('rice').plain.sort).toBeUndefined();
  expect(plainWords.of('pump repair blue').plain.sort).toBe('service');
  expect(plainWords.of('repairing pump').plain.sort).toBe('service');
  expect(plainWords.of('repairing machine').plain.sort).toBeUndefined();
});

test('makes, models and counts behind a service leave it one; goods there do not', () => {
  expect(plainWords.of('pump repair exide 20 kg').plain.sort).toBe('service');
  expect(plainWords.of('pump repair reliance sheet').plain.sort).toBe('service');
  expect(plainWords.of('pump repair zqvox 5 kg').plain.sort).toBe('service');
  expect(plainWords.of('pump repair i5 20 kg').plain.sort).toBe('service');
  expect(plainWords.of('pump repair sheet 5 kg').plain.sort).toBe('goods');
  expect(plainWords.of('repair exide sheet 5 kg').plain.sort).toBe('goods');
});

test.each([
  // What it makes stands beside it; what both words are known by stays.
  ['wheel powder', 'powder'],
  ['powder wheel', 'powder'],
  ['wheel spoke', 'wheel spoke'],
  // A liquid in its pack.
  ['coke 250ml bottle', 'soft drink 250ml'],
  ['coke 300 ml', 'soft drink 300 ml'],
  ['coke 1l filter', 'coke 1l filter'],
])('%s: a brand that is an ordinary word', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test('a pack is what is sold where its maker is named', () => {
  expect(plain('bucket 18 ltr milton')).toBe('bucket 18 ltr');
  expect(plain('cement 18 ltr bucket')).toBe('cement 18 ltr');
});

test('goods of a brand that has them under one heading are of that heading', () => {
  expect(plainWords.of('wheel powder').plain.made).toBe(3402);
  expect(plainWords.of('wheel powder sheet').plain.made).toBeUndefined();
});

test('whoever made it does not name it: a known maker at the end goes to the front', () => {
  expect(plain('sheet 5 kg remotex')).toBe('remotex sheet 5 kg');
  expect(plain('remotex sheet 5 kg')).toBe('remotex sheet 5 kg');
});

test('a unit that a maker is called by too stays where it is', () => {
  expect(plain('sheet 5 hp')).toBe('sheet 5 hp');
});

test('a bare number behind a medicine is its strength, and a unit behind a number is no word beside a brand', () => {
  expect(plain('senna 500')).toBe('senna 500 tablet medicine');
  expect(plain('senna 500 kg')).toBe('senna 500 kg');
  expect(plain('dabur 1 किलो')).toBe('honey 1 किलो');
});
