// Leaves out of a text what says nothing of the goods (colours, shop talk, part numbers) and what only holds them.
import type { HeadingGroup } from '../../model/words.ts';
import type { BillText } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import { ROLE } from './glossary.ts';
import { includedWork, type Stretch, type TextEdits } from './plainText.ts';

const KINDS = ROLE.shade | ROLE.flavour | ROLE.taste;

/** What is known of the goods: packs are those of medicines; the headings of what a brand makes. */
interface Goods {
  readonly isOfDoses: boolean;
  readonly favoured: readonly number[];
}

/** A text whose words are being left out. `taken`: the places of words that were read by the glossary. */
export class LeftOut {
  readonly text: BillText;
  readonly goods: Goods;
  readonly taken: ReadonlySet<number>;
  readonly edits: TextEdits;
  readonly saysEmpty: boolean;
  readonly work: Stretch | undefined;

  constructor(text: BillText, taken: ReadonlySet<number>, edits: TextEdits, goods: Goods) {
    this.text = text;
    this.taken = taken;
    this.edits = edits;
    this.goods = goods;
    this.saysEmpty = text.hasRoleAnywhere(ROLE.empty);
    this.work = includedWork(text);
  }

  /** The word says something of the goods, and does not only hold or count them. */
  readonly saysGoods = (place: number): boolean =>
    !this.edits.isLeftOut(place) && (this.taken.has(place) || (this.text.saysAt(place) && !this.#isAmount(place)));

  /** The same of a word that goods are called by; a "bag 3 chain" holds nothing. */
  readonly namesGoods = (place: number): boolean =>
    !this.edits.isLeftOut(place) && (this.taken.has(place) || (this.isGoods(place) && !this.#isAmount(place)));

  readonly isGoods = (place: number): boolean => this.text.namesGoodsAt(place) && !isFitted(this.text, place);

  #isAmount(place: number): boolean {
    return holdsGoods(this.text, place) || isUnitOfAmount(this.text, place);
  }

  hasOther(place: number, is: (other: number) => boolean): boolean {
    return this.text.words.some((_, other) => other !== place && is(other));
  }

  hasBefore(place: number, is: (other: number) => boolean): boolean {
    return this.text.words.some((_, other) => other < place && is(other));
  }
}

/** What a rule finds at a word: the words to leave out, none of them (no later rule may), or nothing to say. */
type Found = Stretch | 'kept' | undefined;

export interface LeftOutRule {
  readonly name: string;
  /** What it leaves out stands in brackets. */
  readonly example: string;
  /** It looks at words with one of these roles; at every word where there is none. */
  readonly roles?: number;
  readonly find: (one: LeftOut, place: number) => Found;
}

const only = (place: number, isFound: boolean): Found => (isFound ? { from: place, to: place } : undefined);
const stretch = (from: number, to: number): Found => (from < 0 ? undefined : { from, to });

/** In this order: the first that finds something at a word decides. */
export const RULES: readonly LeftOutRule[] = [
  {
    name: 'included work',
    example: 'gold chain (with making charges)',
    find: ({ work }, place) => only(place, work !== undefined && place >= work.from && place <= work.to),
  },
  {
    name: 'part number',
    example: 'brake shoe (rtr160)',
    find: ({ text }, place) => only(place, text.isPartNumber(place)),
  },
  {
    name: 'along',
    example: 'kulhadi (lakdi ke hatthe wali)',
    roles: ROLE.companion | ROLE.fitting,
    find({ text, taken, isGoods }, place) {
      const behind = behindAlong(text, place);
      if (behind < 0) return undefined;
      const from = alongFrom(text, behind, (other) => taken.has(other), isGoods);
      return from < 0 ? 'kept' : { from, to: behind };
    },
  },
  {
    name: 'site',
    example: 'rice bran (for solvent plant)',
    roles: ROLE.site,
    find: ({ text }, place) => stretch(rawForFrom(text, place), place),
  },
  {
    name: 'content',
    example: 'rice bran, (oil) 17%',
    roles: ROLE.content,
    find: (one, place) => only(place, isContent(one.text, place) && one.hasBefore(place, one.saysGoods)),
  },
  {
    name: 'rated',
    example: 'contactor 3 pole 240 VAC (coil)',
    roles: ROLE.rated,
    find: (one, place) => only(place, isRated(one.text, place) && one.hasBefore(place, one.saysGoods)),
  },
  { name: 'use', example: 'chuna (putai wala)', roles: ROLE.use, find: ({ text }, place) => useAt(text, place) },
  {
    name: 'counted fitting',
    example: 'school bag 3 (chain)',
    roles: ROLE.fitting,
    find(one, place) {
      if (!isCountedFitting(one.text, place) || !one.hasOther(place, one.isGoods)) return undefined;
      return { from: isTimes(one.text, place - 1) ? place - 1 : place, to: place };
    },
  },
  {
    name: 'cask',
    example: 'SLES 70% 160 kg (HDPE drum)',
    roles: ROLE.cask,
    find(one, place) {
      if (one.saysEmpty || !isCask(one.text, place, one.saysGoods)) return undefined;
      return { from: one.text.hasRole(place - 1, ROLE.material) ? place - 1 : place, to: place };
    },
  },
  {
    name: 'pack of material',
    example: 'bleaching powder 25 kg (HDPE bag)',
    roles: ROLE.pack | ROLE.sack | ROLE.bag,
    find(one, place) {
      if (one.saysEmpty || isGoodsOf(one.text, place, one.goods.favoured)) return undefined;
      return stretch(packOfMaterialFrom(one.text, place, one.namesGoods, one.saysGoods), place);
    },
  },
  {
    name: 'pack behind weight',
    example: 'tamarind 20 kg (gunny bag)',
    roles: ROLE.pack | ROLE.sack | ROLE.bag,
    find: (one, place) =>
      only(place, !one.saysEmpty && one.text.isBehindWeight(place) && one.hasBefore(place, one.saysGoods)),
  },
  {
    name: 'shade or flavour',
    example: 'towel (onion)',
    roles: KINDS,
    find: ({ text, goods }, place) => only(place, isKindOfGoods(text, place, goods.favoured)),
  },
  {
    name: 'mark',
    example: 'agarbatti (cycle brand)',
    roles: ROLE.mark,
    find(one, place) {
      const isOther = (other: number): boolean => other !== place - 1 && one.saysGoods(other);
      return place > 0 && one.hasOther(place, isOther) ? { from: place - 1, to: place } : undefined;
    },
  },
  {
    name: 'name of two words',
    example: 'black pepper, where nothing is left out',
    find: ({ text }, place) => (isPaired(text, place) && !text.hasRole(place, ROLE.sack) ? 'kept' : undefined),
  },
  {
    name: 'count',
    example: 'spoon (set of 6)',
    roles: ROLE.count,
    find(one, place) {
      const counted = countFrom(one.text, place);
      if (counted === 0) return undefined;
      return one.hasOther(place, one.saysGoods) ? { from: place, to: place + counted - 1 } : 'kept';
    },
  },
  {
    name: 'pack of goods',
    example: 'chhaach (ka pouch)',
    roles: ROLE.pack,
    find({ text, saysEmpty }, place) {
      const isOf = !saysEmpty && text.known.billWords.genitives.has(text.wordAt(place - 1));
      return isOf && text.namesGoodsAt(place - 2) && !text.hasRole(place - 2, ROLE.material)
        ? { from: place - 1, to: place }
        : undefined;
    },
  },
  { name: 'pack', example: 'rice 25 kg (bag)', roles: ROLE.pack | ROLE.sack, find: findPack },
  {
    name: 'says nothing',
    example: 'bed sheet (navy blue), biscuit (mrp 20)',
    find(one, place) {
      if (!isInert(one.text, place) || !one.hasOther(place, one.saysGoods)) return undefined;
      return one.text.hasRole(place, ROLE.shop) ? withNumberBeside(one.text, place) : { from: place, to: place };
    },
  },
];

/** A pack that holds goods which are named beside it. */
function findPack(one: LeftOut, place: number): Found {
  const { text, goods, saysEmpty } = one;
  if (saysEmpty || goods.isOfDoses || !holdsGoods(text, place) || isGoodsOf(text, place, goods.favoured)) {
    return undefined;
  }
  // No resin or metal is sold in casks: they say what the cask is made of.
  const isCaskOf = (other: number): boolean =>
    text.hasRole(place, ROLE.cask) && (text.hasRole(other, ROLE.material) || text.hasRole(other, ROLE.cask));
  const madeOf = beyondGenitive(text, place, -1);
  const isMadeOf = (other: number): boolean => other === madeOf && text.hasRole(other, ROLE.material);
  const holdsOthers = one.hasOther(place, (other) => one.namesGoods(other) && !isCaskOf(other) && !isMadeOf(other));
  return holdsOthers ? { from: place, to: place } : 'kept';
}

/** Leaves out what the rules find. */
export function leaveOut(one: LeftOut, rules: readonly LeftOutRule[]): void {
  const { text, taken, edits } = one;
  for (let place = 0; place < text.words.length; place++) {
    if (taken.has(place)) continue;
    const found = findAt(rules, one, place);
    if (found === undefined || found === 'kept') continue;
    for (let word = found.from; word <= found.to; word++) leaveOutAt(text, edits, word);
  }
}

function findAt(rules: readonly LeftOutRule[], one: LeftOut, place: number): Found {
  const hasRole = one.text.hasAnyRole(place);
  for (const { roles, find } of rules) {
    if (roles !== undefined && !(hasRole && one.text.hasRole(place, roles))) continue;
    const found = find(one, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where the word stands that puts what is before it beside the goods: "sahit", or "wala" behind a fitting. -1: nowhere. */
function behindAlong(text: BillText, place: number): number {
  if (text.hasRole(place, ROLE.companion)) return place;
  return isFittingBeforeSeller(text, place) ? place + 1 : -1;
}

const isFittingBeforeSeller = (text: BillText, place: number): boolean =>
  text.hasRole(place, ROLE.fitting) && text.known.billWords.sellers.has(text.wordAt(place + 1));

/** It is on the goods, and not what is sold. */
const isFitted = (text: BillText, place: number): boolean =>
  isFittingBeforeSeller(text, place) || isCountedFitting(text, place);

/** "school bag 3 chain", "rotavator double gear": so many are on the goods; a longer number may be that of a model. */
const isCountedFitting = (text: BillText, place: number): boolean =>
  place > 1 &&
  text.hasRole(place, ROLE.fitting) &&
  (IS_DIGIT.test(text.wordAt(place - 1)) || (isTimes(text, place - 1) && !text.isPair(place, place + 1))) &&
  !looksLikeMeasure(text.wordAt(place + 1));
const isTimes = (text: BillText, place: number): boolean => text.known.billWords.times.has(text.wordAt(place));
const IS_DIGIT = /^[2-9]$/;

/**
 * The first of the words that a "sahit" or "ke saath" at this place puts beside the goods: those behind the last measure or
 * brand, or the word before it with what that is of ("lakdi ke hatthe sahit"). -1: no other word names the goods, or a name
 * says so ("driver ke saath gaadi").
 */
function alongFrom(
  text: BillText,
  place: number,
  isTaken: (place: number) => boolean,
  namesGoods: (place: number) => boolean,
): number {
  const { genitives, packUnits } = text.known.billWords;
  const last = beyondGenitive(text, place, -1);
  if (last < 0 || isTaken(last) || text.isPair(last, place)) return -1;
  const namesOther = (from: number): boolean =>
    text.words.some((_, other) => (other < from || other > place) && namesGoods(other));
  const isBound = (other: number): boolean =>
    isTaken(other) || looksLikeMeasure(text.wordAt(other)) || packUnits.has(text.wordAt(other));
  let behind = last;
  while (behind > 0 && !isBound(behind - 1)) behind--;
  // A service goes with nothing: "tempo traveller hire diesel sahit".
  const isOfService = text.words.some(
    (_, other) => other >= behind && other < last && text.hasRole(other, ROLE.service),
  );
  if (behind > 0 && !isOfService && namesOther(behind)) return behind;
  const from = genitives.has(text.wordAt(last - 1)) ? last - 2 : last;
  return namesOther(from) ? from : namesOther(last) ? last : -1;
}

/**
 * "chuna putai wala", "chuna putai ke liye", "chuna powder putai", "geru putai 5 kg", "putai ka chuna". None where a name says
 * so ("putai ka brush").
 */
export function useAt(text: BillText, place: number): Stretch | undefined {
  if (!text.hasRole(place, ROLE.use)) return undefined;
  const { sellers, links, purposes, doneWith, weight } = text.known.billWords;
  const isGoods = (other: number): boolean =>
    namesGoodsAlone(text, other) && !text.isPair(place, other) && !text.isPair(other, place);
  const next = text.wordAt(place + 1);
  const isBehindMaterial = doneWith.has(text.wordAt(place - 1)) && isGoods(place - 2);
  if (isBehindMaterial || isGoods(place - 1)) {
    if (sellers.has(next)) return { from: place, to: place + 1 };
    const behind = beyondGenitive(text, place, 1);
    if (purposes.has(text.wordAt(behind))) return { from: place, to: behind };
    if (isBehindMaterial || weight.test(text.folded)) return { from: place, to: place };
  }
  return links.has(next) && isGoods(place + 2) ? { from: place, to: place + 1 } : undefined;
}

/**
 * "rice bran for solvent plant": where the "for" stands behind which a place or a process that ends here is told, which raw
 * goods are for. -1: there is none; a "roller for sugar mill" is a part of it.
 */
function rawForFrom(text: BillText, place: number): number {
  if (!text.hasRole(place, ROLE.site)) return -1;
  const from = text.words.lastIndexOf('for', place - 1);
  if (from < 1 || place - from > MAX_WORDS_OF_SITE) return -1;
  let goods = from - 1;
  while (goods >= 0 && !text.saysAt(goods)) goods--;
  const { named, used } = text.headingsOf(text.wordAt(goods));
  const isRaw = (heading: number): boolean => text.known.language.isIn('raw', heading);
  const isOfRaw = named.size > 0 ? [...named].some(isRaw) : [...used].filter(isRaw).length * 2 >= used.size;
  return goods >= 0 && isOfRaw ? from : -1;
}
const MAX_WORDS_OF_SITE = 4;

/** "rice bran, oil 17%", "milk fat 4.5% snf 8.5%": how much of something is in the goods; an "acetic acid 99%" is the goods. */
function isContent(text: BillText, place: number): boolean {
  if (!isShare(text, place)) return false;
  const before = text.folded.slice(text.tokens[place - 1]?.to, text.tokens[place]?.from);
  return (
    text.hasRole(place + 1, ROLE.content) ||
    text.hasRole(place - 1, ROLE.content) ||
    IS_APART.test(before) ||
    text.words.some((_, other) => other !== place && isShare(text, other))
  );
}
const IS_APART = /[,;(]/;

/** What a percentage stands right behind. */
function isShare(text: BillText, place: number): boolean {
  if (place < 1 || !text.hasRole(place, ROLE.content)) return false;
  const share = text.hasRole(place + 1, ROLE.content) ? place + 2 : place + 1;
  return IS_NUMBER.test(text.wordAt(share)) && IS_PERCENT.test(text.folded.slice(text.tokens[share]?.to));
}
const IS_PERCENT = /^(?:\.\d+)? ?(?:%|percent)/;

/** "contactor 3 pole 240 VAC coil": what the goods work by, right behind its voltage or behind "with"; no spare. */
function isRated(text: BillText, place: number): boolean {
  if (!text.hasRole(place, ROLE.rated) || text.words.some((word) => text.known.billWords.parts.has(word))) return false;
  return text.wordAt(place - 1) === 'with' || ENDS_WITH_VOLTS.test(text.folded.slice(0, text.tokens[place]?.from));
}
const ENDS_WITH_VOLTS = /\d ?v(?:olts?)? ?(?:ac|dc)? $/;

/** Goods bear the word as a name, and no service does. */
function namesGoodsAlone(text: BillText, place: number): boolean {
  if (!text.namesGoodsAt(place)) return false;
  for (const heading of text.headingsOf(text.wordAt(place)).named) if (heading >= FIRST_SERVICE) return false;
  return true;
}
const FIRST_SERVICE = 9900;

function leaveOutAt(text: BillText, edits: TextEdits, place: number): void {
  const token = text.tokens[place];
  if (token !== undefined) edits.leaveOut(token);
}

/** The "doz" of "rakhi 1 doz". */
const isUnitOfAmount = (text: BillText, place: number): boolean =>
  text.known.billWords.packUnits.has(text.wordAt(place)) && looksLikeMeasure(text.wordAt(place - 1));

/** "set of 6": so many words from this place on tell how many there are; 0: they do not. */
function countFrom(text: BillText, place: number): number {
  const isCount =
    text.hasRole(place, ROLE.count) && text.wordAt(place + 1) === 'of' && looksLikeMeasure(text.wordAt(place + 2));
  return isCount ? 3 : 0;
}

/** "mrp 499", "2024 model": a number beside shop talk is a price or a year. */
function withNumberBeside(text: BillText, place: number): Stretch {
  if (IS_NUMBER.test(text.wordAt(place + 1))) return { from: place, to: place + 1 };
  return { from: IS_YEAR.test(text.wordAt(place - 1)) ? place - 1 : place, to: place };
}
const IS_NUMBER = /^\d+$/;
const IS_YEAR = /^20\d\d$/;

/**
 * "towel onion", "kurti peach M", "agarbatti mogra 100 stk": the shade or the flavour of the goods before it, where no other
 * goods stand behind it.
 */
function isKindOfGoods(text: BillText, place: number, favoured: readonly number[]): boolean {
  if (!text.hasRole(place, KINDS)) return false;
  const isOtherGoods = (other: number): boolean => text.namesGoodsAt(other) && !text.hasRole(other, KINDS);
  if (text.words.some((_, other) => other > place && isOtherGoods(other))) return false;
  return (
    !text.isPair(place - 1, place) &&
    ((text.hasRole(place, ROLE.shade) && comesIn(text, place, 'in-shades', favoured)) ||
      (text.hasRole(place, ROLE.flavour | ROLE.taste) && comesIn(text, place, 'in-flavours', favoured)))
  );
}
/** The goods before a place come in shades or in flavours, or all that the brand makes; "nivea cream" is goods itself. */
function comesIn(text: BillText, place: number, group: HeadingGroup, favoured: readonly number[]): boolean {
  const isInGroup = (heading: number): boolean => text.known.language.isIn(group, heading);
  const { named } = text.headingsOf(text.wordAt(place));
  if (favoured.some((heading) => named.has(heading))) return false;
  if (place > 0 && favoured.length > 0 && favoured.every(isInGroup)) return true;
  const isGoods = (other: number): boolean => other < place && text.namesGoodsAt(other);
  const places = text.words.map((_, other) => other);
  // Of "shirt chocolate mint" the shirt, of "chocolate mint" the chocolate.
  const goods =
    places.findLast((other) => isGoods(other) && !text.hasRole(other, KINDS)) ?? places.find((other) => isGoods(other));
  if (goods === undefined) return false;
  // A "bag wheat 50 kg" holds wheat.
  if (text.hasRole(goods, PACKS) && (!text.isPair(goods - 1, goods) || text.known.billWords.weight.test(text.folded)))
    return false;
  return [...text.headingsOf(text.wordAt(goods)).named].some(isInGroup);
}

/** Says nothing of which goods it is, alone or with the word beside it. */
const isInert = (text: BillText, place: number): boolean =>
  text.isInert(place) || isOfColour(text, place) || (text.hasRole(place, ROLE.trait) && text.isInert(place - 1));

/** "navy blue", but not "dry chilli red": goods that are a shade too have a colour of their own. */
const isOfColour = (text: BillText, place: number): boolean =>
  text.hasRole(place, ROLE.shade) && text.hasRole(place + 1, ROLE.colour) && !text.namesGoodsAt(place);

/**
 * "black pepper", "water bottle": a name of goods has both words; of inert words both say nothing ("ISI mark"), nor does the
 * "kg" of "rice 25 kg bag".
 */
function isPaired(text: BillText, place: number): boolean {
  const counts = (other: number): boolean =>
    other >= 0 &&
    other < text.words.length &&
    text.wordAt(other) !== 'of' &&
    !isUnitOfAmount(text, other) &&
    !text.isInert(other) &&
    !text.hasRole(other, ROLE.trait);
  const before = beyondGenitive(text, place, -1);
  const next = beyondGenitive(text, place, 1);
  return (counts(before) && isPairBefore(text, before, place)) || (counts(next) && text.isPair(place, next));
}

/** The place beside this one; a name that says "shaadi ka card" has no "ka" among its pairs. */
const beyondGenitive = (text: BillText, place: number, step: 1 | -1): number =>
  text.known.billWords.genitives.has(text.wordAt(place + step)) ? place + 2 * step : place + step;

/**
 * A colour that ends the text counts where names have it before the goods too: "cement white", but not the "wire black" of
 * a name that goes on.
 */
function isPairBefore(text: BillText, before: number, place: number): boolean {
  if (!text.isPair(before, place)) return false;
  const next = text.wordAt(place + 1);
  const isAtEnd = text.hasRole(place, ROLE.colour) && (next === '' || looksLikeMeasure(next));
  return !isAtEnd || text.isPair(place, before);
}

/** A pack beside a measure, or a sack behind the goods that no material stands before. */
function holdsGoods(text: BillText, place: number): boolean {
  if (text.hasRole(place, ROLE.sack)) {
    const { links, packUnits } = text.known.billWords;
    let before = place - 1;
    if (links.has(text.wordAt(before))) before--;
    while (looksLikeMeasure(text.wordAt(before)) || packUnits.has(text.wordAt(before))) before--;
    // What stands behind a comma is another of a list.
    const isApart = text.folded.slice(text.tokens[before]?.to, text.tokens[place]?.from).includes(',');
    if (before >= 0 && !isApart && !text.hasRole(before, ROLE.material)) return true;
  }
  return text.hasRole(place, ROLE.pack) && text.isBesideMeasure(place) && !isHeadOfMaterial(text, place);
}

/** "bucket 18 ltr milton": whoever makes buckets sells the bucket. */
function isGoodsOf(text: BillText, place: number, favoured: readonly number[]): boolean {
  if (favoured.length === 0) return false;
  const { named } = text.headingsOf(text.wordAt(place));
  return favoured.some((heading) => named.has(heading));
}

/** "crate 20kg plastic": what begins the text and is made of the material behind its size is what is sold. */
function isHeadOfMaterial(text: BillText, place: number): boolean {
  if (place > 0) return false;
  let next = 1;
  while (looksLikeMeasure(text.wordAt(next)) || text.known.billWords.packUnits.has(text.wordAt(next))) next++;
  return text.hasRole(next, ROLE.material) && !text.isPair(next, next + 1);
}

/**
 * "SLES 70% 160 kg HDPE drum": a cask that ends the text holds what stands before its measure, whatever it is made of;
 * an "HDPE drum 200 ltr" and an "open top 200 ltr drum" hold nothing yet.
 */
function isCask(text: BillText, place: number, saysGoods: (place: number) => boolean): boolean {
  if (!text.hasRole(place, ROLE.cask) || !text.hasRole(place, ROLE.pack)) return false;
  const { caskSize, packUnits } = text.known.billWords;
  const isAmount = (word: string): boolean => looksLikeMeasure(word) || packUnits.has(word);
  if (!caskSize.test(text.folded) || !text.words.slice(place + 1).every(isAmount)) return false;
  const isOfCask = (other: number): boolean => text.hasRole(other, ROLE.material) || text.hasRole(other, ROLE.cask);
  const goods = text.words.findIndex((_, other) => other < place && saysGoods(other) && !isOfCask(other));
  return goods >= 0 && text.words.slice(goods + 1, place).some(looksLikeMeasure);
}

/**
 * "bleaching powder 25 kg HDPE bag": where the words of a pack begin that ends the text right behind how much of the goods
 * is in it, and tell what it is made of. -1: it is what is sold ("HDPE bag 25 kg"), or no word before it names goods.
 */
function packOfMaterialFrom(
  text: BillText,
  place: number,
  namesGoods: (place: number) => boolean,
  saysGoods: (place: number) => boolean,
): number {
  const { packSizeAtEnd, packUnits } = text.known.billWords;
  const isOf = (other: number, roles: number): boolean => text.hasRole(other, roles);
  if (!text.hasDigit || !isOf(place, PACKS)) return -1;
  const isAmount = (word: string): boolean => looksLikeMeasure(word) || packUnits.has(word) || word === 'x';
  if (!text.words.slice(place + 1).every(isAmount)) return -1;
  let first = place;
  while (isOf(first - 1, PACKS) || isOf(first - 1, KINDS_OF_PACK)) first--;
  if (first === place || !packSizeAtEnd.test(text.folded.slice(0, text.tokens[first]?.from))) return -1;
  const others = text.words
    .map((_, other) => other)
    .filter(
      (other) => other < first && !isOf(other, PACKS) && !isOf(other, KINDS_OF_PACK) && !isMakerOf(text, place, other),
    );
  return others.some(namesGoods) || others.filter(saysGoods).length >= WORDS_OF_GOODS ? first : -1;
}
/** "cello 1 ltr plastic bottle": a make of such packs names nothing that would be in one. */
function isMakerOf(text: BillText, pack: number, place: number): boolean {
  const { used } = text.headingsOf(text.wordAt(pack));
  return text.found.some(
    ({ first, count, line }) =>
      place >= first &&
      place < first + count &&
      line.notes.some((note) => note.is === 'brand' && note.headings.some((heading) => used.has(heading))),
  );
}
/** Goods that no single word names: "poultry feed". */
const WORDS_OF_GOODS = 2;
const PACKS = ROLE.pack | ROLE.sack | ROLE.bag;
const KINDS_OF_PACK = ROLE.material | ROLE.cask;
