// What is written down about words on bills (`data/tariff/words`): short forms, brands and models, medicines.

export const TRADES = [
  'agri',
  'auto',
  'building',
  'care',
  'chemicals',
  'electrical',
  'electronics',
  'food',
  'general',
  'home',
  'machinery',
  'medical',
  'metals',
  'packaging',
  'paper',
  'sanitary',
  'services',
  'stationery',
  'textiles',
] as const;
export type Trade = (typeof TRADES)[number];

/** "sht" for "sheet"; one reading of the form. */
export interface ShortForm {
  readonly form: string;
  readonly words: string;
  readonly trade: Trade;
  /** One of them must stand in the same text; none: the reading where nothing else decides. */
  readonly neighbours: readonly string[];
}

/** Vehicles whose models are known: a model beside a part says what the part is for. */
export const VEHICLES = ['two-wheeler', 'car', 'three-wheeler', 'tractor', 'commercial', 'earthmover'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** `product`: the name alone means one product; `range`: one of several; `maker`: it says nothing of the goods. */
export const BRAND_KINDS = ['product', 'range', 'maker', ...VEHICLES] as const;
export type BrandKind = (typeof BRAND_KINDS)[number];

export interface Brand {
  readonly name: string;
  readonly kind: BrandKind;
  /** What it makes in plain words, the most usual first. */
  readonly makes: readonly string[];
  readonly headings: readonly string[];
  /** The name is an ordinary word too. */
  readonly isWord: boolean;
}

export const MEDICINE_KINDS = [
  'generic',
  'brand',
  'vaccine',
  'nil',
  'ayurvedic',
  'homoeopathic',
  'veterinary',
  'supplement',
  'device',
  'reagent',
] as const;
export type MedicineKind = (typeof MEDICINE_KINDS)[number];

export interface Medicine {
  readonly name: string;
  readonly kind: MedicineKind;
  /** The generic name of a brand, or plain words for a device; empty: the name itself. */
  readonly means: string;
  readonly headings: readonly string[];
}

/**
 * The part a word plays on a bill. Colours, qualities, occasions, sizes and shop talk say nothing of which goods it is;
 * a `flavour` does not beside a brand. A `pack` holds goods beside a measure ("25 kg bag"), a `sack` behind them
 * ("cement ki bori"), unless a `material` or `empty` stands there. A `service` word at the end or before "of" asks for a service on the rest.
 */
export const WORD_ROLES = [
  'colour',
  'quality',
  'occasion',
  'size',
  'flavour',
  'shop',
  'pack',
  'sack',
  'material',
  'empty',
  'service',
] as const;
export type WordRole = (typeof WORD_ROLES)[number];

export interface RoleWord {
  readonly word: string;
  readonly role: WordRole;
}

/** A word of descriptions for a narrower thing, and what a text says for it; one is enough. */
export interface NarrowingWord {
  readonly word: string;
  readonly said: readonly string[];
}

/** The code that a text means which says no more than what its parent is: a paint of 3209 is an acrylic one. */
export interface OrdinaryCode {
  readonly parent: string;
  readonly ordinary: string;
}

export interface WordLists {
  readonly ordinary: readonly OrdinaryCode[];
  readonly roles: readonly RoleWord[];
  readonly narrowing: readonly NarrowingWord[];
  /** Of questions; see engine/text/questions.ts. */
  readonly questions: readonly string[];
  readonly shortForms: readonly ShortForm[];
  readonly brands: readonly Brand[];
  readonly medicines: readonly Medicine[];
}
