// Brands and models in a text: what they make, or what a part is for.
import type { Vehicle } from '../../model/words.ts';
import type { BillText } from './billText.ts';
import type { Chosen } from './chosenNotes.ts';
import { isDevice } from './devices.ts';
import type { Note } from './glossary.ts';
import type { TextEdits } from './textEdits.ts';

type BrandNote = Extract<Note, { is: 'brand' }>;

const VEHICLE_WORDS: Readonly<Record<Vehicle, string>> = {
  'two-wheeler': 'motorcycle',
  car: 'car',
  'three-wheeler': 'auto rickshaw',
  tractor: 'tractor',
  commercial: 'truck',
  earthmover: 'earth moving machinery',
};
const isVehicle = (kind: string): kind is Vehicle => kind in VEHICLE_WORDS;

/** "redmi note 7", "redmi 9a"; what is counted stands behind a number, too. */
const MODEL_NUMBER = /^\d+[a-z]?$/;

/** What stands beside the brand. */
export interface BrandContext {
  /** Words that stand for themselves, or in the place of short forms. */
  readonly plain: readonly string[];
  /** One of the other words names goods. */
  readonly hasNoun: boolean;
  readonly hasVehiclePart: boolean;
  /** The text names what goes with a device: "cover", "charger". */
  readonly accessory: string | undefined;
  /** What is in it is told, as of telephones. */
  readonly isDevice: boolean;
}

/** What the brands of a text say, gathered one by one. */
export class BrandWords {
  readonly #text: BillText;
  readonly #edits: TextEdits;
  readonly #lastModel: Chosen | undefined;
  /** A model stands in the text that is no ordinary word. */
  readonly #hasPlainModel: boolean;
  readonly #favour: (headings: readonly number[]) => void;
  isRange = false;
  vehicle: Vehicle | undefined;

  constructor(
    text: BillText,
    chosen: readonly Chosen[],
    edits: TextEdits,
    favour: (headings: readonly number[]) => void,
  ) {
    this.#text = text;
    const models = chosen.filter(({ note }) => note.is === 'brand' && isVehicle(note.kind));
    this.#lastModel = models.at(-1);
    this.#hasPlainModel = models.some(({ note }) => note.is === 'brand' && !note.isWord);
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
    if (this.#lastModel !== undefined && (kind === 'maker' || kind === 'range')) {
      this.#edits.replace(one, '');
      return;
    }
    if (context.accessory !== undefined && isOwner(note, context.accessory)) {
      this.#ownerOf(context.accessory, one, note, context);
      return;
    }
    const hasOtherWord = this.#text.hasKnownWord(context.plain);
    // A name that is an ordinary word is a brand beside the size of a retail pack, where nothing else says what it is.
    if (isWord && (context.hasNoun || !this.#hasRetailSize() || hasOtherWord)) return;
    this.#favour(headings);
    const isKnown = this.#text.isKnown(one);
    if (context.hasNoun || kind === 'maker') {
      if (context.hasNoun && !isKnown) this.#edits.replace(one, '');
      return;
    }
    if (kind === 'range') {
      if (hasOtherWord) return;
      this.isRange = !context.isDevice;
    }
    if (isWord || !isKnown) this.#edits.replace(one, makes);
    else if (kind === 'product' && !this.#says(makes)) this.#edits.append(one, makes);
  }

  /** Whose cover or charger it is: the maker of the device that is named, or the device that the brand stands for. */
  #ownerOf(accessory: string, one: Chosen, { makes }: BrandNote, { plain }: BrandContext): void {
    this.#edits.replace(one, '');
    if (plain.some((word) => word !== accessory && this.#text.namesGoods(word))) return;
    this.#edits.record(one, makes);
    this.#edits.appendOnce(`for ${makes}`);
    this.#edits.leaveOutAll((word) => MODEL_NUMBER.test(word));
  }

  /** The text has all words of it already: "parachute hair oil". */
  #says(makes: string): boolean {
    return makes.split(' ').every((word) => this.#text.words.includes(word));
  }

  #hasRetailSize(): boolean {
    return this.#text.known.billWords.retailSize.test(this.#text.folded);
  }

  /** The model of a vehicle: the vehicle itself, or what a part is for. */
  #model(one: Chosen, { makes, isWord }: BrandNote, kind: Vehicle, { plain, hasVehiclePart }: BrandContext): void {
    const others = plain.filter((word) => !this.#text.known.roles.has(word, 'vehicle'));
    const hasNoun = others.some((word) => this.#text.namesGoods(word));
    const saysVehicle = others.length < plain.length || this.#text.hasDigit || this.#hasPlainModel;
    if (isWord && !hasVehiclePart && (hasNoun || !saysVehicle)) return;
    if (!hasNoun && !hasVehiclePart) {
      // The model follows its maker: "royal enfield himalayan 450"; "r15 v4" is no pump of 4 inches.
      const words = others.filter((word) => !this.#text.looksLikePartNumber(word));
      if (this.#text.hasKnownWord(words)) return;
      this.#edits.replace(one, one === this.#lastModel ? makes : '');
      this.#edits.leaveOutAll((word) => this.#text.looksLikePartNumber(word));
      return;
    }
    this.#edits.replace(one, '');
    this.vehicle = kind;
    this.#edits.record(one, VEHICLE_WORDS[kind]);
    this.#edits.appendOnce(`for ${VEHICLE_WORDS[kind]}`);
  }
}

/** It makes devices first of all, and not what the text names. */
const isOwner = ({ kind, makes, isWord, headings: [first] }: BrandNote, accessory: string): boolean =>
  kind !== 'maker' && !isWord && first !== undefined && isDevice(first) && !makes.endsWith(accessory);

/** A brand of goods is named, also where it says nothing of the goods. */
export const namesBrand = (text: BillText, chosen: readonly Chosen[]): boolean =>
  chosen.some(({ note }) => note.is === 'brand' && !isVehicle(note.kind) && (!note.isWord || text.hasDigit));

/** The text is a maker's name and nothing else; `others` are the words beside it. */
export const isMakerAlone = (text: BillText, chosen: readonly Chosen[], others: readonly string[]): boolean =>
  chosen.length > 0 &&
  chosen.every(({ note }) => note.is === 'brand' && note.kind === 'maker') &&
  others.every((word) => !text.useOf(word).isKnown || text.known.roles.isInert(word));
