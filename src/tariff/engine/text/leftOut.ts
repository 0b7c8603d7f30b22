// Leaves out of a text what says nothing of the goods (colours, shop talk, part numbers) and what only holds them.
import type { HeadingGroup } from '../../model/words.ts';
import type { BillText, Token } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import { ROLE } from './glossary.ts';
import type { TextEdits } from './plainText.ts';
import { includedWork } from './plainText.ts';

/** What is known of the goods: packs are those of medicines; the headings of what a brand makes. */
interface Goods {
  readonly isOfDoses: boolean;
  readonly favoured: readonly number[];
}

/** `taken`: the places of words that were read by the glossary. */
export function leaveOut(text: BillText, taken: ReadonlySet<number>, edits: TextEdits, goods: Goods): void {
  const { isOfDoses, favoured } = goods;
  const { tokens } = text;
  const saysGoods = (place: number): boolean =>
    !edits.isLeftOut(place) &&
    (taken.has(place) || (text.saysAt(place) && !holdsGoods(text, place) && !isUnitOfAmount(text, place)));
  const namesGoods = (place: number): boolean =>
    !edits.isLeftOut(place) &&
    (taken.has(place) ||
      (text.namesGoodsAt(place) && !holdsGoods(text, place) && !isUnitOfAmount(text, place) && !isFitted(text, place)));
  // A "bag 3 chain" holds nothing.
  const isGoods = (place: number): boolean => text.namesGoodsAt(place) && !isFitted(text, place);
  const hasOther = (place: number, is: (other: number) => boolean): boolean =>
    tokens.some((_, other) => other !== place && is(other));
  const saysEmpty = text.hasRoleAnywhere(ROLE.empty);
  const work = includedWork(text);
  for (let place = 0; place < tokens.length; place++) {
    if (taken.has(place)) continue;
    if (work !== undefined && place >= work.from && place <= work.to) {
      leaveOutAt(text, edits, place);
      continue;
    }
    const token = tokens[place] as Token;
    if (text.isPartNumber(place)) edits.leaveOut(token);
    if (!text.hasAnyRole(place)) continue;
    const behind = behindAlong(text, place);
    if (behind >= 0) {
      const from = alongFrom(text, behind, (other) => taken.has(other), isGoods);
      if (from >= 0) for (let along = from; along <= behind; along++) leaveOutAt(text, edits, along);
      continue;
    }
    const forPlant = rawForFrom(text, place);
    if (forPlant >= 0) {
      for (let word = forPlant; word <= place; word++) leaveOutAt(text, edits, word);
      continue;
    }
    if (isContent(text, place) && text.words.some((_, other) => other < place && saysGoods(other))) {
      edits.leaveOut(token);
      continue;
    }
    if (isRated(text, place) && text.words.some((_, other) => other < place && saysGoods(other))) {
      edits.leaveOut(token);
      continue;
    }
    const use = useAt(text, place);
    if (use !== undefined) {
      for (let word = use.from; word <= use.to; word++) leaveOutAt(text, edits, word);
      continue;
    }
    if (isCountedFitting(text, place) && hasOther(place, isGoods)) {
      edits.leaveOut(token);
      if (isTimes(text, place - 1)) leaveOutAt(text, edits, place - 1);
      continue;
    }
    if (!saysEmpty && isCask(text, place, saysGoods)) {
      edits.leaveOut(token);
      if (text.hasRole(place - 1, ROLE.material)) leaveOutAt(text, edits, place - 1);
      continue;
    }
    const packFrom = saysEmpty ? -1 : packOfMaterialFrom(text, place, namesGoods, saysGoods);
    if (packFrom >= 0 && !isGoodsOf(text, place, favoured)) {
      for (let word = packFrom; word <= place; word++) leaveOutAt(text, edits, word);
      continue;
    }
    if (!saysEmpty && text.isBehindWeight(place) && text.words.some((_, other) => other < place && saysGoods(other))) {
      edits.leaveOut(token);
      continue;
    }
    if (isKindOfGoods(text, place, favoured)) {
      edits.leaveOut(token);
      continue;
    }
    if (isPaired(text, place) && !text.hasRole(place, ROLE.sack)) continue;
    const counted = countFrom(text, place);
    if (counted > 0) {
      if (hasOther(place, saysGoods)) for (let i = 0; i < counted; i++) leaveOutAt(text, edits, place + i);
      continue;
    }
    const holds = !saysEmpty && !isOfDoses && holdsGoods(text, place) && !isGoodsOf(text, place, favoured);
    if (holds) {
      // No resin or metal is sold in casks: they say what the cask is made of.
      const isCaskOf = (other: number): boolean =>
        text.hasRole(place, ROLE.cask) && (text.hasRole(other, ROLE.material) || text.hasRole(other, ROLE.cask));
      const madeOf = beyondGenitive(text, place, -1);
      const isMadeOf = (other: number): boolean => other === madeOf && text.hasRole(other, ROLE.material);
      if (hasOther(place, (other) => namesGoods(other) && !isCaskOf(other) && !isMadeOf(other))) edits.leaveOut(token);
    } else if (isInert(text, place) && hasOther(place, saysGoods)) {
      edits.leaveOut(token);
      if (text.hasRole(place, ROLE.shop)) leaveOutNumberBeside(text, edits, place);
    }
  }
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

/** Where the words stand that tell what the goods beside them are for. */
interface UseOfGoods {
  readonly from: number;
  readonly to: number;
}

/**
 * "chuna putai wala", "chuna putai ke liye", "chuna powder putai", "geru putai 5 kg", "putai ka chuna". None where a name says
 * so ("putai ka brush").
 */
export function useAt(text: BillText, place: number): UseOfGoods | undefined {
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
function leaveOutNumberBeside(text: BillText, edits: TextEdits, place: number): void {
  if (IS_NUMBER.test(text.wordAt(place + 1))) leaveOutAt(text, edits, place + 1);
  else if (IS_YEAR.test(text.wordAt(place - 1))) leaveOutAt(text, edits, place - 1);
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
const KINDS = ROLE.shade | ROLE.flavour | ROLE.taste;

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
