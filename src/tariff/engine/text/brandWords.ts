// Brands and models in a text: what they make, or what a part is for.
import { isVehicle, type Vehicle } from '../../model/words.ts';
import { type BillText, hasHeadingIn } from './billText.ts';
import { looksLikeMeasure } from './billWord.ts';
import type { Note } from './glossary.ts';
import { ROLE } from './glossary.ts';
import { hasDevanagari } from './hindi.ts';
import type { Chosen, TextEdits } from './plainText.ts';

type BrandNote = Extract<Note, { is: 'brand' }>;

const VEHICLE_WORDS: Readonly<Record<Vehicle, string>> = {
  'two-wheeler': 'motorcycle',
  car: 'car',
  'three-wheeler': 'auto rickshaw',
  tractor: 'tractor',
  commercial: 'truck',
  earthmover: 'earth moving machinery',
};

/** "redmi note 7", "redmi 9a"; what is counted stands behind a number, too. */
const MODEL_NUMBER = /^\d+[a-z]?$/;

/** Of engines, in cc, as models are called by it; a year is none. */
const ENGINE_SIZE = /^(?:[5-9]\d|[1-9]\d\d|1[0-3]\d\d)(?=[a-z]?$)/;
/** Of makers and models with engines of several sizes it is what all are above. */
const MADE_SIZE = /(?: above)? \d+ cc$/;

/** How many there are in a pack, and how much each weighs: "santoor 4x100". */
const SEVERAL_IN_A_PACK = /(?<![\d.x*])\d{1,2} ?[x*] ?\d{2,3}(?![\d.x*])/;

/** So short a word that names no goods is which of a model's kinds it is: "sonalika di", "iqube st", "407 sfc". */
const LONGEST_TRIM = 3;

/** What stands beside the brand. */
export interface BrandContext {
  /** Words that stand for themselves, or in the place of short forms. */
  readonly plain: readonly string[];
  /** One of the other words names goods. */
  readonly hasNoun: boolean;
  readonly hasVehiclePart: boolean;
  /** What the vehicle of the text runs on; empty: it is not said. */
  readonly fuel: string;
  /** The text names what goes with a device: "cover", "charger". */
  readonly accessory: string | undefined;
  /** What is in it is told, as of telephones. */
  readonly isDevice: boolean;
}

/** What the brands of a text say, gathered one by one. */
export class BrandWords {
  readonly #text: BillText;
  readonly #edits: TextEdits;
  readonly #hasModel: boolean;
  /** Of those that are no goods of other brands. */
  readonly #lastModel: Chosen | undefined;
  /** A model stands in the text that is no ordinary word. */
  readonly #hasPlainModel: boolean;
  readonly #makers: readonly Chosen[];
  /** Brands of other goods than vehicles, where a model stands beside them. */
  readonly #others: readonly Chosen[];
  readonly #favour: (headings: readonly number[]) => void;
  isRange = false;
  /** A service on a vehicle is named by its model. */
  isServiced = false;
  vehicle: Vehicle | undefined;
  /** The one heading of the brand's goods that a word of the text names. */
  made: number | undefined;

  constructor(
    text: BillText,
    chosen: readonly Chosen[],
    edits: TextEdits,
    favour: (headings: readonly number[]) => void,
  ) {
    this.#text = text;
    const models = chosen.filter(({ note }) => note.is === 'brand' && isVehicle(note.kind));
    this.#others =
      models.length === 0 ? [] : chosen.filter(({ note }) => note.is === 'brand' && makesOtherGoods(text, note));
    this.#hasModel = models.length > 0;
    this.#lastModel = models.filter((model) => !this.#isOfOtherGoods(model)).at(-1);
    this.#hasPlainModel = models.some(({ note }) => note.is === 'brand' && !note.isWord);
    this.#makers = chosen.filter(({ note }) => note.is === 'brand' && (note.kind === 'maker' || note.kind === 'range'));
    this.#favour = favour;
    this.#edits = edits;
  }

  read(one: Chosen, note: BrandNote, context: BrandContext): void {
    const { kind, makes, isWord, headings } = note;
    if (isVehicle(kind)) {
      this.#model(one, note, kind, context);
      return;
    }
    // Whoever makes a vehicle says nothing beside its model: "mahindra jeeto", "yamaha fz".
    const isBesideModel = this.#lastModel !== undefined || (this.#hasModel && context.hasVehiclePart);
    if (isBesideModel && (kind === 'maker' || kind === 'range')) {
      this.#edits.replace(one, '');
      return;
    }
    if (context.accessory !== undefined && isOwner(this.#text, note, context.accessory)) {
      this.#ownerOf(context.accessory, one, note, context);
      return;
    }
    if (context.hasNoun && this.#isMakerBehind(one)) {
      if (!isWord) this.#favour(headings);
      this.#edits.moveToFront(one);
      return;
    }
    if (isWord && context.hasNoun && this.#makesWhatIsNamed(one, headings, context.plain)) {
      if (this.made !== undefined) this.#favour(headings);
      this.#edits.replace(one, '');
      return;
    }
    const isBottled = isWord && this.#isBottled(context.plain);
    const hasNoun = context.hasNoun && !isBottled;
    const hasOtherWord =
      !isBottled && this.#text.hasKnownWord(context.plain.filter((word) => !this.#saysNothing(word)));
    // A name that is an ordinary word is a brand beside a size that its goods have, where nothing else says what it is,
    // and where it is told what is in a device.
    if (isWord && (hasNoun || (!context.isDevice && (!this.#hasOwnSize(headings) || hasOtherWord)))) return;
    this.#favour(headings);
    // Words in Devanagari are known by their sound, and a maker is not what sounds like it.
    const isSound = kind !== 'product' && hasDevanagari(this.#text.wordAt(one.first));
    const isKnown = !isSound && this.#text.isKnown(one);
    if (hasNoun || kind === 'maker') {
      if (hasNoun && !isKnown) this.#edits.replace(one, '');
      return;
    }
    if (kind === 'range') {
      if (hasOtherWord && !context.isDevice) {
        if (isKnown && !this.#isUsedFor(one, headings) && this.#isAtEnd(one)) this.#edits.moveToFront(one);
        return;
      }
      this.isRange = !context.isDevice;
    }
    if (isWord || !isKnown || kind === 'range') this.#edits.replace(one, makes);
    else if (kind === 'product' && !this.#says(makes)) {
      // "thinkpad motherbord repair": what it is done on stands before what is done.
      if (this.#text.known.roles.has(context.plain.at(-1) ?? '', ROLE.service)) this.#edits.replace(one, makes);
      else this.#edits.append(one, makes);
    }
  }

  /** Whose cover or charger it is: the maker of the device that is named, or the device that the brand stands for. */
  #ownerOf(accessory: string, one: Chosen, { makes }: BrandNote, { plain }: BrandContext): void {
    this.#edits.replace(one, '');
    // "display folder", "silicon cover": two words for it, or what it is made of.
    const { billWords, roles } = this.#text.known;
    const isOther = (word: string): boolean =>
      word !== accessory && !billWords.accessories.has(word) && !roles.has(word, ROLE.material);
    if (plain.some((word) => isOther(word) && this.#text.namesGoods(word))) return;
    this.#edits.record(one, makes);
    this.#edits.appendOnce(`for ${makes}`);
    this.#edits.leaveOutAll((word) => MODEL_NUMBER.test(word));
  }

  /** Whether headings of what the brand makes have one of its words: the "mee" of other headings is no "mee mee". */
  #isUsedFor({ first, count }: Chosen, headings: readonly number[]): boolean {
    for (let place = first; place < first + count; place++) {
      const { used } = this.#text.headingsOf(this.#text.wordAt(place));
      if (headings.some((heading) => used.has(heading))) return true;
    }
    return false;
  }

  /** The text has all words of it already: "parachute hair oil". */
  #says(makes: string): boolean {
    return makes.split(' ').every((word) => this.#text.words.includes(word));
  }

  /**
   * The text names what the brand makes: "durian sofa" is no fruit, "fan anchor" no fastener. Where other goods are called
   * by both words it stays open which they are: "shoe lining", "diamond chain".
   */
  #makesWhatIsNamed(one: Chosen, headings: readonly number[], plain: readonly string[]): boolean {
    const { first, count } = one;
    // What no goods are called is best known as the brand: "prestige cooker".
    if (count === 1 && !this.#text.isName(one)) return false;
    const made = new Set(headings);
    let brand: readonly number[] | undefined;
    return plain.some((word) => {
      if (!this.#text.namesGoods(word)) return false;
      const { named } = this.#text.headingsOf(word);
      const goods = headings.filter((heading) => named.has(heading));
      if (goods.length === 0) return false;
      brand ??= [...this.#text.headingsOf(this.#text.wordAt(first + count - 1)).used];
      if (brand.some((heading) => !made.has(heading) && named.has(heading))) return false;
      // "pvc pipe apollo": what is said of the pipe tells which of its maker's pipes it is.
      const { packUnits } = this.#text.known.billWords;
      const isAll = plain.every(
        (other) => packUnits.has(other) || !this.#text.hasKnownWord([other]) || this.#isNamed(other, goods),
      );
      if (goods.length === 1 && isAll) this.made = goods[0];
      return true;
    });
  }

  #isNamed(word: string, headings: readonly number[]): boolean {
    const { named } = this.#text.headingsOf(word);
    return headings.every((heading) => named.has(heading));
  }

  /** "panel light 15w crompton": who made it is not what it is, though names of goods have the word. */
  #isMakerBehind(one: Chosen): boolean {
    const text = this.#text;
    return (
      this.#isAtEnd(one) &&
      text.isKnown(one) &&
      one.count === 1 &&
      !text.known.billWords.units.has(text.wordAt(one.first)) &&
      !text.isName(one)
    );
  }

  #isAtEnd({ first, count }: Chosen): boolean {
    return first > 0 && this.#text.words.slice(first + count).every(looksLikeMeasure);
  }

  /** Nothing stands beside a brand but how much of a liquid there is, and in what: "coke 250ml pet", "300 ml can". */
  #isBottled(plain: readonly string[]): boolean {
    const { billWords, roles } = this.#text.known;
    return (
      billWords.volume.test(this.#text.folded) &&
      !this.#text.hasKnownWord(plain.filter((word) => !roles.has(word, ROLE.pack) && !roles.has(word, ROLE.material)))
    );
  }

  /** Neither packs, and how many they hold, nor colours name goods: "pears 125gm pack of 3", "apple 256 gb black". */
  #saysNothing(word: string): boolean {
    const { billWords, roles } = this.#text.known;
    return billWords.sizeUnits.has(word) || roles.has(word, ROLE.count) || roles.has(word, ROLE.colour);
  }

  /** As the brand's goods have it: "coke 50kg" is fuel, and "apple 1kg" no telephone, but "apple 128gb" is one. */
  #hasOwnSize(headings: readonly number[]): boolean {
    const { folded, known } = this.#text;
    const { retailSize, storage, volume } = known.billWords;
    if (hasHeadingIn(this.#text, 'device', headings) && storage.test(folded)) return true;
    if (hasHeadingIn(this.#text, 'not-weighed', headings)) return retailSize.test(folded) && volume.test(folded);
    return retailSize.test(folded) || SEVERAL_IN_A_PACK.test(folded);
  }

  /** The model of a vehicle: the vehicle itself, or what a part is for. */
  #model(one: Chosen, note: BrandNote, kind: Vehicle, { plain, hasVehiclePart, fuel }: BrandContext): void {
    const { roles } = this.#text.known;
    const others = plain.filter((word) => !roles.has(word, ROLE.vehicle));
    // "swift vxi", "activa 6g silver": which of its kinds, and its colour.
    const isKind = (word: string): boolean => roles.has(word, ROLE.trim) || roles.has(word, ROLE.variant);
    const hasNoun = others.some((word) => this.#text.namesGoods(word) && !isKind(word));
    if (!hasVehiclePart && (note.isWord || !hasNoun) && this.#isOfOtherGoods(one)) {
      this.#edits.replace(one, '');
      return;
    }
    // "duster 12 pcs", "boxer 3 pcs": so many of the goods that the word names too.
    const isPacked = this.#text.isName(one) && this.#text.known.billWords.packSize.test(this.#text.folded);
    const isVehicleSaid =
      others.length < plain.length ||
      (this.#text.hasDigit && !isPacked) ||
      this.#hasPlainModel ||
      this.#isBehindMaker(one);
    if (note.isWord && !hasVehiclePart && (hasNoun || !isVehicleSaid)) return;
    // "activa service", "innova hire": a service on the vehicle, where no part of it is named.
    const isService = (word: string): boolean => roles.has(word, ROLE.service);
    if (others.some(isService) && others.every((word) => isService(word) || !this.#text.namesGoods(word))) {
      const isSaid = one !== this.#lastModel || others.length < plain.length;
      this.#edits.replace(one, isSaid ? '' : VEHICLE_WORDS[kind]);
      this.isServiced = true;
      return;
    }
    if (!hasNoun && !hasVehiclePart) {
      // "tiago xt", "burgman street"; "r15 v4" is no pump of 4 inches; of "hunter 350 dapper grey" both are the colour.
      const last = this.#text.words.length - 1;
      const endsWithColour = this.#text.hasRole(last, ROLE.colour) || this.#text.hasRole(last, ROLE.variant);
      const isOfModel = (word: string): boolean =>
        isKind(word) ||
        this.#text.looksLikePartNumber(word) ||
        note.makes.split(' ').includes(word) ||
        ((endsWithColour || word.length <= LONGEST_TRIM) && !roles.has(word, ROLE.vehicle) && !looksLikeMeasure(word));
      if (this.#text.hasKnownWord(others.filter((word) => !isOfModel(word)))) return;
      // The model follows its maker: "royal enfield himalayan 450".
      this.#edits.replace(one, one === this.#lastModel ? this.#madeAs(one, note, kind, fuel) : '');
      if (one === this.#lastModel) this.#edits.leaveOutAll(isOfModel);
      return;
    }
    this.#edits.replace(one, '');
    this.#edits.leaveOutAll((word) => roles.has(word, ROLE.trim) && !this.#text.namesGoods(word));
    // "wheel alignment innova"; a "service kit" is goods.
    if (isService(others.at(-1) ?? '')) this.isServiced = true;
    this.vehicle = kind;
    this.#edits.record(one, VEHICLE_WORDS[kind]);
    this.#edits.appendOnce(`for ${VEHICLE_WORDS[kind]}`);
  }

  /** "rayban aviator", "bata ambassador": a brand of other goods calls one of them so. */
  #isOfOtherGoods({ first }: Chosen): boolean {
    return this.#others.some(
      (other) => other.first + other.count === first || (other.note.is === 'brand' && !other.note.isWord),
    );
  }

  #isBehindMaker({ first }: Chosen): boolean {
    return this.#makers.some((maker) => maker.first + maker.count === first);
  }

  /** What the model is; the number behind that of a two-wheeler tells its engine: "apache rtr 310", "dominar 250". */
  #madeAs({ first, count }: Chosen, { makes }: BrandNote, kind: Vehicle, fuel: string): string {
    if (kind === 'car') return `${fuel} ${makes}`.trim();
    // "ape ev auto", "chetak electric": the name of a car says nothing of its engine, and "ev" stays beside it.
    const isElectric = this.#text.words.some((word) => word === 'ev' || word === 'electric');
    if (isElectric && !makes.startsWith('electric')) return `electric ${makes.replace(MADE_SIZE, '')}`;
    const size = ENGINE_SIZE.exec(this.#text.wordAt(first + count))?.[0];
    if (kind !== 'two-wheeler' || size === undefined || makes.startsWith('electric')) return makes;
    return `${makes.replace(MADE_SIZE, '')} ${size} cc`;
  }
}

/** None of its goods is a vehicle, or a machine that is called by its model as vehicles are. */
const makesOtherGoods = (text: BillText, { kind, headings }: BrandNote): boolean =>
  (kind === 'product' || kind === 'range') && !hasHeadingIn(text, 'by-model', headings);

/** It makes devices first of all, and not what the text names. */
const isOwner = (text: BillText, { kind, makes, isWord, headings }: BrandNote, accessory: string): boolean =>
  kind !== 'maker' && !isWord && hasHeadingIn(text, 'device', headings.slice(0, 1)) && !makes.endsWith(accessory);

/** A brand of goods is named, also where it says nothing of the goods. */
export const namesBrand = (text: BillText, chosen: readonly Chosen[]): boolean =>
  chosen.some(({ note }) => note.is === 'brand' && !isVehicle(note.kind) && (!note.isWord || text.hasDigit));

/** The text is a maker's name and nothing else; `others` are the words beside it. */
export const isMakerAlone = (text: BillText, chosen: readonly Chosen[], others: readonly string[]): boolean =>
  chosen.length > 0 &&
  chosen.every(({ note }) => note.is === 'brand' && note.kind === 'maker') &&
  others.every((word) => !text.useOf(word).isKnown || text.known.roles.isInert(word));
