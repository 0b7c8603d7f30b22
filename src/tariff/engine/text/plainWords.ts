// Puts a bill's text into plain words before it is read: short forms written out, brands and models replaced by what
// they make or what a part is for, medicines by their generic name and form.

import { once } from '../../../steps/once.ts';
import { isVehicle } from '../../model/words.ts';
import { type BillKnowledge, BillText, type Found, hasHeadingIn, type Token } from './billText.ts';
import {
  BillVocabulary,
  billWordsOf,
  looksLikeMeasure,
  MAY_ASK,
  SERVICE_ANYWHERE,
  type WordKnowledge,
} from './billWord.ts';
import { BrandWords, isMakerAlone, namesBrand } from './brandWords.ts';
import { withJoins } from './characters.ts';
import { ROLE } from './glossary.ts';
import { hasDevanagari } from './hindi.ts';
import { LeftOut, type LeftOutRule, leaveOut, RULES, useAt } from './leftOut.ts';
import { lettersBesideDoses, MedicineWords } from './medicineWords.ts';
import {
  asItStands,
  type Chosen,
  chosenNotes,
  includedWork,
  isIncluding,
  type PlainText,
  TextEdits,
} from './plainText.ts';
import type { Questions } from './questions.ts';
import { apart, putRight } from './typingFaults.ts';
import { type TyreSize, tyreSizeIn, writeTyre } from './tyres.ts';

interface PlainWordsParts extends Omit<WordKnowledge, 'billWords' | 'questions'> {
  readonly questions: Questions;
  /** What bills write behind goods, in frames as questions are. */
  readonly tails: Questions;
  readonly baseOf: (word: string) => string;
  /** Names of rules that are not used, to measure what they are worth. */
  readonly without?: ReadonlySet<string>;
}

/** A text in plain words. */
export interface Written {
  /** With the words apart that it ran together. */
  readonly whole: string;
  readonly plain: PlainText;
  /** What is left without the question and the tail around it, otherwise as it is written. */
  readonly goods: string;
  /** What it asks the code or the rate of; empty: it is no question. */
  readonly asked: string;
}

export class PlainWords {
  readonly #questions: Questions;
  readonly #tails: Questions;
  readonly #baseOf: (word: string) => string;
  readonly #known: BillKnowledge;
  readonly #rules: readonly LeftOutRule[];

  constructor({ questions, tails, baseOf, without, ...parts }: PlainWordsParts) {
    this.#questions = questions;
    this.#tails = tails;
    this.#baseOf = baseOf;
    const firstWords = new Set([...questions.firstWords, ...tails.firstWords]);
    const { language, roles } = parts;
    const billWords = billWordsOf(language);
    this.#rules = without === undefined ? RULES : RULES.filter(({ name }) => !without.has(`rule ${name}`));
    this.#known = {
      language,
      roles,
      vocabulary: new BillVocabulary({ ...parts, billWords, questions: { firstWords } }),
      billWords,
    };
  }

  /** Whether two words, by their indexed forms, stand side by side in a name of goods. */
  isPair(first: string, second: string): boolean {
    return this.#known.roles.isPair(first, second);
  }

  /** A Hindi word as goods are named by it, of one in the plural or the oblique case: "घोड़ा" of "घोड़े". */
  baseOf(word: string): string {
    return hasDevanagari(word) ? this.#baseOf(word) : word;
  }

  /** Of a folded text: of the goods that it asks about, where it is a question. */
  of(folded: string): Written {
    const whole = apart(folded, this.#known);
    const written = new BillText(whole, this.#known);
    const { text: right, swaps } = putRight(written);
    const mayBeFramed = (written.marks & MAY_ASK) !== 0 || right !== whole;
    const asked = mayBeFramed ? this.#questions.goodsIn(right) : right;
    const goods = mayBeFramed ? this.#tails.goodsIn(asked) : asked;
    const joined = withJoins(goods);
    const plain = plainOf(joined === whole ? written : new BillText(joined, this.#known), this.#rules);
    return {
      whole,
      plain: swaps.length === 0 ? plain : { ...plain, rewrites: [...swaps, ...plain.rewrites] },
      goods,
      asked: asked === right ? '' : goods,
    };
  }
}

/** The same text where nothing is written otherwise. */
function plainOf(text: BillText, rules: readonly LeftOutRule[]): PlainText {
  const { folded } = text;
  const sort = sortOf(text);
  const tyre = text.hasDigit ? tyreSizeIn(folded) : undefined;
  return text.isPlain && tyre === undefined ? asItStands(folded, sort) : rewritten(text, { tyre, sort, rules });
}

function sortOf(text: BillText): PlainText['sort'] {
  const { folded, words } = text;
  const { billWords } = text.known;
  if (asksForServiceFirst(text)) return 'service';
  const mayBeService = (text.marks & SERVICE_ANYWHERE) !== 0 || text.hasRoleAnywhere(ROLE.service);
  const work = mayBeService ? includedWork(text) : undefined;
  for (let i = 0; mayBeService && i < words.length; i++) {
    if (work !== undefined && i >= work.from && i <= work.to) continue;
    if (billWords.serviceAnywhere.has(text.wordAt(i))) return 'work';
    if (!text.hasRole(i, ROLE.service) || isIncluded(text, i) || isPurpose(text, i)) continue;
    // "water purifier amc kent grand": what it is done on, and then whose make.
    if (i > 0 && brandAt(text, i + 1) !== undefined) return 'service';
    if (isMended(text, i)) return 'service';
    const place = afterNames(text, i + 1);
    const next = words[place];
    if (next === undefined || billWords.afterService.has(next) || looksLikeMeasure(next) || text.hasCommaAfter(i))
      return 'service';
  }
  return text.hasDigit && billWords.packSize.test(folded) ? 'goods' : undefined;
}

/** The first place from this one on that is no make, model or shop talk: "printer repair hp", "yoga coaching kids". */
function afterNames(text: BillText, from: number): number {
  let place = from;
  for (;;) {
    const brand = brandAt(text, place);
    if (brand !== undefined) place += brand.count;
    else if (text.isInert(place) || text.looksLikePartNumber(text.wordAt(place)) || isUnheardOf(text, place)) place++;
    else return place;
  }
}

const brandAt = (text: BillText, place: number): Found | undefined =>
  text.found.find(({ first, line }) => first === place && line.notes.some(({ is }) => is === 'brand'));

/** A word in Latin letters that the index does not know: a make ("calibration essae") or a model. */
function isUnheardOf(text: BillText, place: number): boolean {
  const word = text.wordAt(place);
  const { afterService, doneWith } = text.known.billWords;
  return LATIN_WORD.test(word) && !afterService.has(word) && !doneWith.has(word) && !text.useOf(word).isKnown;
}
const LATIN_WORD = /^[a-z]{3,}$/;

/** "amc water purifier", "nabl calibration vernier", but not "calibration gas". */
function asksForServiceFirst(text: BillText): boolean {
  const { serviceFirst, doneWith } = text.known.billWords;
  const place = serviceFirst.has(text.wordAt(0)) ? 0 : 1;
  if (!serviceFirst.has(text.wordAt(place)) || (place > 0 && text.namesGoodsAt(0))) return false;
  const others = text.words.slice(place + 1);
  return others.length > 0 && !others.some((word) => doneWith.has(word));
}

/** "printer repairing fuser", "mixer repair bush": the device, and then what of it; not what mends it ("phone repair kit"). */
function isMended(text: BillText, place: number): boolean {
  const { mending, doneWith } = text.known.billWords;
  return (
    mending.has(text.wordAt(place)) &&
    hasHeadingIn(text, 'device', text.headingsOf(text.wordAt(place - 1)).named) &&
    !text.words.slice(place + 1).some((word) => doneWith.has(word))
  );
}

/** "AC 1.5 ton with installation", "installation ke saath": the goods are sold, and the service goes with them. */
function isIncluded(text: BillText, place: number): boolean {
  const before = text.wordAt(place - 1) === 'free' ? place - 2 : place - 1;
  const behind = text.known.billWords.genitives.has(text.wordAt(place + 1)) ? place + 2 : place + 1;
  return isIncluding(text.wordAt(before)) || text.hasRole(behind, ROLE.companion);
}

/** "kiraye ki machine" is hired; "silai ki machine" is what it is done with. */
const IN_OBLIQUE_CASE = /[eे]$/;

function isPurpose(text: BillText, place: number): boolean {
  if (useAt(text, place) !== undefined) return true;
  const { genitives, doneWith } = text.known.billWords;
  return (
    genitives.has(text.wordAt(place + 1)) &&
    doneWith.has(text.wordAt(place + 2)) &&
    !IN_OBLIQUE_CASE.test(text.wordAt(place))
  );
}

interface ReadBefore {
  readonly tyre: TyreSize | undefined;
  readonly sort: PlainText['sort'];
  readonly rules: readonly LeftOutRule[];
}

function rewritten(text: BillText, { tyre, sort, rules }: ReadBefore): PlainText {
  const work = includedWork(text);
  const isWork = (place: number): boolean => work !== undefined && place >= work.from && place <= work.to;
  const all = chosenNotes(text).filter(({ first }) => !isWork(first));
  const letters = lettersBesideDoses(text, all);
  const chosen = letters.length === 0 ? all : all.filter((one) => !letters.includes(one));
  if (chosen.length === 0 && tyre === undefined) return asItStands(withoutInert(text, rules), sort);
  const taken = new Set<number>();
  for (const { first, count } of all) for (let i = 0; i < count; i++) taken.add(first + i);
  const specs = specsIn(text, chosen);
  const fuel = fuelOfVehicle(text, chosen);
  const plain = text.words.filter(
    (_, place) => !taken.has(place) && !specs.has(place) && !isWork(place) && place !== fuel,
  );
  for (const one of chosen) {
    if (one.note.is === 'short form' && !isPackOf(text, one)) plain.push(...one.note.words.split(' '));
  }
  const edits = new TextEdits(text.folded, text.tokens);
  const favoured: number[] = [];
  const favour = (headings: readonly number[]): number => favoured.push(...headings);
  const brands = new BrandWords(text, chosen, edits, favour);
  const medicines = new MedicineWords(text, chosen, edits, favour);
  const { packUnits } = text.known.billWords;
  const others = plain.filter(
    (word) =>
      !(medicines.mayBeDose && medicines.isDoseForm(word)) &&
      !medicines.isDoseCount(word) &&
      !(text.hasDigit && packUnits.has(word)),
  );
  const hasNoun =
    (tyre !== undefined && writeTyre(text, tyre, edits)) ||
    others.some((word) => text.namesGoods(word) && !text.known.roles.has(word, ROLE.flavour));
  const hasGoods = hasNoun || chosen.some(({ note }) => note.is === 'brand' && note.kind === 'product');
  const isOfDoses = medicines.isOfDoses(others, hasNoun);
  const hasVehiclePart = others.some((word) => isVehiclePart(text, word));
  const accessory = text.accessoryBeside(taken);
  for (const one of chosen) {
    const { note } = one;
    if (note.is === 'short form') edits.replace(one, withJoins(writtenOut(text, one, note.words, hasGoods)).trim());
    else if (note.is === 'brand')
      brands.read(one, note, {
        plain,
        hasNoun: hasNoun || isOfDoses,
        hasVehiclePart,
        accessory,
        fuel: fuel === undefined ? '' : text.wordAt(fuel),
        isDevice: specs.size > 0 || (chosen.some((one) => isMakeWithSpecs(text, one)) && phoneSpec().test(text.folded)),
      });
    else medicines.read(one, note, hasNoun, isOfDoses);
  }
  if (isOfDoses) medicines.writeForms();
  for (const one of letters) edits.replace(one, '');
  for (const place of fuel === undefined ? specs : [...specs, fuel]) edits.leaveOut(text.tokens[place] as Token);
  leaveOut(new LeftOut(text, taken, edits, { isOfDoses, favoured }), rules);
  return {
    // Once "plt" and "shrt" are written out, "ms plate" and "t shirt" can be put together.
    text: withJoins(edits.edited()),
    rewrites: edits.rewrites,
    isMakerAlone: isMakerAlone(text, chosen, others),
    isRange: brands.isRange,
    namesBrand: namesBrand(text, chosen),
    namesModel: chosen.some(({ note }) => note.is === 'brand' && isVehicle(note.kind) && note.kind !== 'car'),
    vehicle: brands.vehicle,
    favoured,
    made: brands.made,
    sort: brands.isServiced ? 'service' : sort,
  };
}

/** Neither the vehicle itself nor its colour: "classic 350 chrome red". */
/** Fuel is bought by so many litres; "1.5 L" is an engine. */
const FUEL_BOUGHT = /(?<![\d.])\d+ ?(?:l|lt|ltrs?|lit(?:er|re)s?)\b/;

/** Where the fuel stands that a vehicle runs on, behind its model: "creta 1.5 diesel". */
function fuelOfVehicle(text: BillText, chosen: readonly Chosen[]): number | undefined {
  const models = chosen.filter(({ note }) => note.is === 'brand' && !note.isWord && isVehicle(note.kind));
  const last = models.at(-1);
  if (last === undefined || FUEL_BOUGHT.test(text.folded)) return undefined;
  const place = text.words.findIndex((_, at) => at >= last.first + last.count && text.hasRole(at, ROLE.fuel));
  const isPart = text.words.slice(place + 1).some((word) => text.namesGoods(word));
  return place < 0 || isPart ? undefined : place;
}

function isVehiclePart(text: BillText, word: string): boolean {
  const { roles } = text.known;
  return (
    !roles.has(word, ROLE.vehicle) &&
    !roles.has(word, ROLE.variant) &&
    !roles.isInert(word) &&
    text.useOf(word).isVehiclePart
  );
}

const NO_PLACES: ReadonlySet<number> = new Set();

const isMakeWithSpecs = (text: BillText, { note }: Chosen): boolean =>
  note.is === 'brand' && hasHeadingIn(text, 'with-specs', note.headings);
/** "6/128": its memory and its storage; "5g": what it calls by. */
const phoneSpec = once(() => /(?<![\d/.])(?:1?\d\/(?:16|32|64|128|256|512)(?:gb)?|5g)(?![\p{L}\d/])/u);
/** One alone may be what is sold: "samsung 8gb ram". */
const MIN_SPECS = 2;

/** Where it is told what is in a device: "8gb ram", "128 gb storage". */
function specsIn(text: BillText, chosen: readonly Chosen[]): ReadonlySet<number> {
  if (!chosen.some((one) => isMakeWithSpecs(text, one))) return NO_PLACES;
  const places = new Set<number>();
  for (let place = 1; place < text.words.length; place++) {
    const isMeasured = looksLikeMeasure(text.wordAt(place - 1)) || looksLikeMeasure(text.wordAt(place - 2));
    if (isMeasured && text.hasRole(place, ROLE.spec)) places.add(place);
  }
  return places.size < MIN_SPECS ? NO_PLACES : places;
}

/** The text without what says nothing. */
function withoutInert(text: BillText, rules: readonly LeftOutRule[]): string {
  const edits = new TextEdits(text.folded, text.tokens);
  leaveOut(new LeftOut(text, NO_PLACES, edits, { isOfDoses: false, favoured: [] }), rules);
  return edits.edited();
}

/** A short form of a pack that only holds the goods where others are named: "parle g 5/- cfc". */
const isPackOf = (text: BillText, { first, note }: Chosen): boolean =>
  note.is === 'short form' && text.known.roles.has(note.words, ROLE.pack) && text.isBesideMeasure(first);

/**
 * The words of a short form. None where it is a pack that only holds the goods; without the last word where the text goes
 * on with it: "naphthalene balls" for the first word of "napthalene balls".
 */
function writtenOut(text: BillText, one: Chosen, words: string, hasGoods: boolean): string {
  const { first, count } = one;
  const { language } = text.known;
  if (hasGoods && isPackOf(text, one)) return '';
  const all = words.split(' ');
  const next = text.words[first + count];
  const isNext = all.length > 1 && next !== undefined && language.form(next) === language.form(all.at(-1) as string);
  return isNext ? all.slice(0, -1).join(' ') : words;
}
