// What goes with the goods or is on them, and is not what is sold; words that "ka" stands between.
import { expect, test } from 'vitest';
import { LANGUAGE } from '../../../../test/tariff/language.ts';
import { Glossary, packGlossary, packRoles, Roles } from './glossary.ts';
import { PlainWords } from './plainWords.ts';
import { packQuestions, Questions } from './questions.ts';

const NAMES =
  'tala chabi kulhadi hattha lakdi bag chain gadda cover tank nal card tel balti plastic machine silai chuna putai brush thelo'.split(
    ' ',
  );
const ROLES = [
  ['sahit', 'companion'],
  ['saath', 'companion'],
  ['hattha', 'fitting'],
  ['chain', 'fitting'],
  ['nal', 'fitting'],
  ['shaadi', 'occasion'],
  ['bag', 'pack'],
  ['balti', 'pack'],
  ['plastic', 'material'],
  ['woven', 'cask'],
  ['khali', 'empty'],
  ['silai', 'service'],
  ['putai', 'service'],
  ['putai', 'use'],
  ['bori', 'sack'],
  ['thelo', 'bag'],
  ['kiraye', 'service'],
  ['plant', 'site'],
  ['tel', 'content'],
  ['fat', 'content'],
  ['nal', 'rated'],
  ['charges', 'service'],
  ['making', 'along'],
] as const;
const PAIRS = [
  { name: 'shaadi ka card' },
  { name: 'driver ke saath gaadi' },
  { name: 'tel 15 kg balti' },
  { name: 'putai brush' },
];

const { glossary, glossaryAt } = packGlossary({
  shortForms: [],
  brands: [{ name: 'usha', kind: 'maker', makes: [], headings: [], isWord: false }],
  medicines: [],
});
const plainWords = new PlainWords({
  language: LANGUAGE,
  glossary: new Glossary(glossary, glossaryAt, LANGUAGE),
  questions: new Questions(packQuestions([])),
  baseOf: (word) => word,
  tails: new Questions(packQuestions([])),
  roles: new Roles(
    packRoles(
      ROLES.map(([word, role]) => ({ word, role })),
      PAIRS,
      LANGUAGE,
    ),
  ),
  headingsOf: (form) => ({ used: new Set(), named: new Set(form === 'chuna' ? [2522] : [8412]) }),
  has: () => false,
  swappedBack: () => undefined,
  useOf: (form) => ({
    isKnown: NAMES.includes(form),
    isCommon: false,
    isInNames: false,
    isName: NAMES.includes(form),
    isVehiclePart: false,
  }),
});
const plain = (text: string): string => plainWords.of(text).plain.text.replace(/\s+/g, ' ').trim();

test.each([
  ['tala 3 chabi sahit', 'tala 3'],
  ['gadda cover ke saath', 'gadda'],
  ['kulhadi lakdi ke hattha sahit', 'kulhadi'],
  ['chabi sahit tala', 'tala'],
  ['tank 5 kiraye tel sahit', 'tank 5 kiraye'],
  ['silai machine usha cover chabi sahit', 'silai machine'],
])('what goes with the goods is left out: %j', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test.each([
  ['chain with making charges', 'chain', undefined],
  ['chain + making', 'chain', undefined],
  ['chain making charges included', 'chain', undefined],
  ['chain making charges', 'chain making charges', 'service'],
  ['with making charges', 'with making charges', 'service'],
])('work that goes with the goods is left out, and what is paid for alone is not: %j', (text, expected, sort) => {
  expect(plain(text)).toBe(expected);
  expect(plainWords.of(text).plain.sort).toBe(sort);
});

test('it stays where nothing else names goods, or where a name says so', () => {
  expect(plain('cover sahit')).toBe('cover sahit');
  expect(plain('tank driver ke saath')).toBe('tank driver ke saath');
});

test('a fitting is on the goods before "wala" and where it is counted behind them', () => {
  expect(plain('tank nal wala')).toBe('tank');
  expect(plain('nal wala tank')).toBe('tank');
  expect(plain('bag 3 chain')).toBe('bag 3');
  expect(plain('bag 3 chain wala')).toBe('bag 3');
  expect(plain('bag double chain')).toBe('bag');
  expect(plain('double chain bag')).toBe('double chain bag');
});

test('a fitting is what is sold otherwise', () => {
  expect(plain('bag ki chain')).toBe('bag ki chain');
  expect(plain('bag chain 3')).toBe('bag chain 3');
  expect(plain('splendor 125 chain')).toBe('splendor 125 chain');
});

test('a name says "shaadi ka card", and so do texts', () => {
  expect(plain('shaadi ke card')).toBe('shaadi ke card');
  expect(plain('shaadi ke tala')).toBe('ke tala');
});

test('a pack beside a measure holds the goods, but not what it is made of', () => {
  expect(plain('tel 15 kilo balti')).toBe('tel 15 kilo');
  expect(plain('gadda 15 kg balti')).toBe('gadda 15 kg');
  expect(plain('plastic balti 15 litre')).toBe('plastic balti 15 litre');
  expect(plain('plastic ki balti 15 litre')).toBe('plastic ki balti 15 litre');
});

test('a bag is the pack right behind the weight of goods, and what is sold elsewhere', () => {
  expect(plain('chuna 8 kg thelo')).toBe('chuna 8 kg');
  expect(plain('chuna 8kg x 2 thelo')).toBe('chuna 8kg x 2');
  expect(plain('chuna 8 kg thelo bag')).toBe('chuna 8 kg');
  expect(plain('thelo 8 kg')).toBe('thelo 8 kg');
  expect(plain('chuna thelo')).toBe('chuna thelo');
  expect(plain('plastic 8 kg thelo')).toBe('plastic 8 kg thelo');
  expect(plain('plastic chuna 8 kg thelo')).toBe('plastic chuna 8 kg');
});

test('a pack of some material that ends the text holds the goods right behind their weight', () => {
  expect(plain('chuna 25 kg plastic bag')).toBe('chuna 25 kg');
  expect(plain('chuna 25kg woven plastic bag x 40')).toBe('chuna 25kg x 40');
  expect(plain('tel 5 ltr plastic balti')).toBe('tel 5 ltr');
  expect(plain('25 kg plastic bag')).toBe('25 kg plastic bag');
  expect(plain('woven 25 kg plastic bag')).toBe('woven 25 kg plastic bag');
  expect(plain('chuna 25 kg plastic bag khali')).toBe('chuna 25 kg plastic bag khali');
});

test('raw goods are for a plant, machines are of it', () => {
  expect(plain('chuna for silai plant')).toBe('chuna');
  expect(plain('machine for silai plant')).toBe('machine for silai plant');
  expect(plain('chuna plant')).toBe('chuna plant');
});

test('a percentage behind a word tells how much of it is in the goods', () => {
  expect(plain('chuna, tel 17%')).toBe('chuna, 17%');
  expect(plain('chuna fat 4.5% tel 8.5%')).toBe('chuna 4.5% 8.5%');
  expect(plain('chuna tel 17%')).toBe('chuna tel 17%');
  expect(plain('chuna, tel 17 kg')).toBe('chuna, tel 17 kg');
});

test('what goods work by stands behind its voltage or "with"; before it, it is sold', () => {
  expect(plain('tank 3p 240vac nal')).toBe('tank 3p 240vac');
  expect(plain('tank 24 v dc nal')).toBe('tank 24 v dc');
  expect(plain('tank with nal 415v')).toBe('tank with 415v');
  expect(plain('tank nal 240v')).toBe('tank nal 240v');
  expect(plain('tank 240v nal spare')).toBe('tank 240v nal spare');
});

test('what the goods are for is left out, unless a name says so', () => {
  expect(plain('chuna putai wala')).toBe('chuna');
  expect(plain('chuna putai ke liye')).toBe('chuna');
  expect(plain('chuna powder putai')).toBe('chuna powder');
  expect(plain('chuna putai 5 kg')).toBe('chuna 5 kg');
  expect(plain('putai ka chuna')).toBe('chuna');
  expect(plain('putai ka brush')).toBe('putai ka brush');
  expect(plain('brush putai wala')).toBe('brush putai wala');
  expect(plain('chuna putai 500 sqft')).toBe('chuna putai 500 sqft');
  expect(plainWords.of('chuna putai 500 sqft').plain.sort).toBe('service');
  expect(plainWords.of('chuna putai 5 kg').plain.sort).not.toBe('service');
});

test('a service that goes with the goods, or that they are for, is not asked for', () => {
  const sort = (text: string): string | undefined => plainWords.of(text).plain.sort;
  expect(sort('gadda silai')).toBe('service');
  expect(sort('gadda silai sahit')).toBeUndefined();
  expect(sort('gadda silai ke saath')).toBeUndefined();
  expect(sort('silai ki machine')).toBeUndefined();
  expect(sort('kiraye ki machine')).toBe('service');
});
