// What is written down about words (`data/tariff/words`): how texts are read, and what stands on bills: short forms,
// brands and models, medicines.

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
type Trade = (typeof TRADES)[number];

/** "sht" for "sheet"; one reading of the form. */
export interface ShortForm {
  readonly form: string;
  readonly words: string;
  readonly trade: Trade;
  /** One of them must stand in the same text; none: the reading where nothing else decides. */
  readonly neighbours: readonly string[];
}

/** Vehicles whose models are known: a model beside a part says what the part is for. */
const VEHICLES = ['two-wheeler', 'car', 'three-wheeler', 'tractor', 'commercial', 'earthmover'] as const;
export type Vehicle = (typeof VEHICLES)[number];
export const isVehicle = (kind: string): kind is Vehicle => VEHICLES.some((vehicle) => vehicle === kind);

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
 * The part a word plays on a bill. Colours, qualities, occasions, places, sizes and shop talk say nothing of which goods it is;
 * a `flavour` does not beside a brand. A `pack` holds goods beside a measure ("25 kg bag"), a `sack` behind them
 * ("cement ki bori"), unless a `material` or `empty` stands there. A `service` word at the end or before "of" asks for a service on the rest.
 * A `vehicle` beside its model is no part for it. A `shade` belongs to the colour behind it ("navy blue"), a `trait` to
 * the inert word before it ("latest design"); a `count` with "of" and a number is how many there are ("set of 6").
 * A `variant` behind a brand or a model is which of its kinds it is, not the metal or the stone ("tata ace gold"). Two
 * `spec` words behind measures tell what is in a telephone or a computer of a brand ("redmi 8gb ram 128gb storage").
 * A `trim` beside the model of a vehicle is which of its kinds it is ("tiago xt", "burgman street"). A `cask` at the end
 * holds what has a measure before it, also where it says what the cask is made of ("SLES 70% 160 kg HDPE drum"); it is
 * a `pack` too, and a word that is `cask` alone tells of which kind it is ("open top"). Any pack that ends the text
 * right behind the weight of goods holds them, with what it is made of and of which kind it is ("25 kg laminated HDPE
 * bag"). A `companion` stands behind what goes with the goods and is left out with it ("tala chabi sahit", "gadda cover
 * ke saath"). A `fitting` is what goods have: left out before "wala" and where it is counted behind them ("balti
 * dhakkan wali", "school bag 3 chain", "rotavator double gear"). A `use` is work that the goods before it are for: left
 * out before "wala" and "ke liye", and where the goods are weighed ("chuna putai wala", "geru putai 5 kg"). A `bag` may
 * be many things, and holds goods only right behind their weight ("mamra 8 kg thelo"). What is done `along` with a sale
 * is left out behind "with" and before "included" ("gold chain with making charges"). A `site` is where raw goods are
 * worked up, or how: left out behind "for" ("rice bran for solvent plant"). A `content` with its percentage is in the
 * goods ("rice bran, oil 17%"). A `rated` word right behind a voltage, or behind "with", is what the goods work by
 * ("contactor 240 VAC coil"). Behind goods that come in shades a `shade` is one of them, though it is goods of its own
 * ("towel onion"), and so are a `taste` and a `flavour` behind goods that come in flavours ("biscuit kaju").
 * A `mark` stands behind the name of a brand: "cycle brand". A `fuel` behind the model of a vehicle is what it runs on.
 */
export const WORD_ROLES = [
  'colour',
  'quality',
  'occasion',
  'place',
  'size',
  'flavour',
  'shop',
  'pack',
  'sack',
  'material',
  'empty',
  'service',
  'vehicle',
  'shade',
  'trait',
  'count',
  'variant',
  'spec',
  'trim',
  'cask',
  'companion',
  'fitting',
  'use',
  'bag',
  'along',
  'site',
  'content',
  'rated',
  'taste',
  'mark',
  'fuel',
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

/**
 * The part a word plays in a text, whatever goods it names:
 * - `link` opens a phrase that says something about the goods but does not name them, `negation` one that says what they
 *   are not.
 * - `stop` says nothing of the goods; `number` neither, and what is counted stands behind it ("one-piece dress").
 * - `generic` is a noun for goods of any kind: a text that ends with one names a class of goods at best ("rice product").
 * - `counted-in` is what goods are counted in: left out beside a number or "of" ("pack of 2"), and where no word stands
 *   before it; a `set` only where no word or a number does: a "tea set" is no tea. A `weak` word, in its indexed form,
 *   counts when the text has nothing better, as shop talk (`noise`) does.
 * - `secondary` words describe goods but hardly ever name them: not the head where another word can be.
 * - A `frame` names nothing before "of": "the craft of an electrician", "supply of water".
 * - `parts`, in its indexed form, asks for parts of something.
 * - `not-measure` looks like a number with its unit: a 3D printer is no printer.
 * - `genitive` and `seller` stand between goods and what holds or sells them: "cement ki bori", "cement wali bori". What
 *   a `seller` stands behind is not what is sold: "balti dhakkan wali".
 * - `times` tells how many of a fitting the goods have: "rotavator double gear".
 * - `purpose` stands behind what goods are for: "chuna putai ke liye".
 * - `after-service` follows a word for a service that is asked for: "repair of pump", "rent and taxes".
 * - `service-first` is what is done, before what it is done to: "amc water purifier"; not where goods follow that it is
 *   `done-with`: "rewinding machine", "calibration gas".
 * - `mending` stands between a device and the part that is mended: "printer repairing fuser"; not before goods that it is
 *   `done-with`: "phone repair kit".
 * - `service-anywhere` is what is paid for work or a right, wherever it stands: "silai majuri ladies kurti".
 * - `accessory`, in its indexed form, names what goes with a device or is a spare of it: behind the device it is what is
 *   sold, and the device what it is for ("LG washing machine cover").
 * - `ledger`, in its indexed form, is a word of account books: a text that has no other words names no goods ("sales
 *   discount payable").
 * - `firm` ends the name of a firm: a short text that ends with one names whoever sold, not what ("Sai Agencies").
 * - `asking` is what a sentence about tax is made of beside the goods: "tell me if we must pay gst on".
 * - `bulk` says that a medicine is traded as a substance, not as a dose; it may be two words.
 */
export const GRAMMAR_PARTS = [
  'link',
  'negation',
  'stop',
  'number',
  'generic',
  'counted-in',
  'set',
  'weak',
  'noise',
  'secondary',
  'frame',
  'parts',
  'not-measure',
  'genitive',
  'seller',
  'purpose',
  'times',
  'after-service',
  'service-first',
  'done-with',
  'mending',
  'service-anywhere',
  'accessory',
  'ledger',
  'firm',
  'bulk',
  'asking',
] as const;
export type GrammarPart = (typeof GRAMMAR_PARTS)[number];

interface GrammarWord {
  readonly word: string;
  readonly part: GrammarPart;
}

/**
 * What a number with the unit says: it is a `measure` and names nothing; a `pack` holds goods beside it; the text is of
 * goods of that `size`, not of a service; it is the `strength` of a medicine, or how many `doses` a strip of a brand holds
 * ("10t"); a medicine is traded in `bulk`; it is a pack as shops sell it, by `retail`; what a `cask` holds; the `volume` of
 * a liquid; the `weight` of goods; or the `storage` of a device.
 */
export const UNIT_USES = [
  'measure',
  'pack',
  'size',
  'strength',
  'doses',
  'bulk',
  'retail',
  'cask',
  'volume',
  'weight',
  'storage',
] as const;
export type UnitUse = (typeof UNIT_USES)[number];

interface UnitWord {
  readonly unit: string;
  readonly says: readonly UnitUse[];
}

/** `plural`: the singular that no rule gives, or the word itself where a rule would cut it; `spelling`: as indexed. */
export const SPELLING_KINDS = ['plural', 'spelling'] as const;

export interface Spelling {
  readonly word: string;
  readonly form: string;
  readonly kind: (typeof SPELLING_KINDS)[number];
}

/** An ending of the plural or the oblique case in Hindi, and what the word may end with otherwise. */
export interface HindiEnding {
  readonly ending: string;
  readonly bases: readonly string[];
}

/** An English word that Hindi or another language of India has taken over, in Devanagari, and how it is written in English. */
interface LoanWord {
  readonly word: string;
  readonly english: string;
}

/** What a medicine comes in, as bills write it, and what the tariff calls it. */
interface DoseForm {
  readonly written: string;
  readonly form: string;
}

/** The scripts of India beside Devanagari, in the order of their blocks in Unicode. */
export const OTHER_SCRIPTS = [
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
/**
 * A rule is for the letters of the script, for what they sound like in Devanagari, for that sound where it is compared with
 * those of English words, or for the Latin spelling of a word.
 */
export const SPELLING_STAGES = ['letter', 'sound', 'english', 'spelling'] as const;
export type SpellingStage = (typeof SPELLING_STAGES)[number];

/** How words of some scripts are put into Latin letters: what of them becomes what, in the order of the rules. */
export interface SpellingRule {
  readonly scripts: readonly (typeof OTHER_SCRIPTS)[number][];
  readonly stage: SpellingStage;
  /** A regular expression. */
  readonly pattern: string;
  readonly becomes: string;
}

/**
 * What the goods of some headings have in common. `raw` goods are worked up in the plant that they are for ("rice bran
 * for solvent plant"). For a `device` people buy covers, chargers and spares: behind its name such a word is what is
 * sold. Goods `with-specs` are described by what is in them ("8gb ram 128gb storage"); goods `by-model` are called by
 * their model, as vehicles are. No bill weighs what is `not-weighed`: drinks, machines, furniture. The "gold" of
 * `precious` goods is no colour. What is `serviced` is mended or hired. Goods `in-shades` and `in-flavours` have the one
 * that they come in behind their name.
 */
export const HEADING_GROUPS = [
  'raw',
  'device',
  'with-specs',
  'by-model',
  'not-weighed',
  'precious',
  'serviced',
  'in-shades',
  'in-flavours',
] as const;
export type HeadingGroup = (typeof HEADING_GROUPS)[number];

/** Headings as numbers of four digits, from the first to the last. */
export interface HeadingRange {
  readonly from: number;
  readonly to: number;
}

/** What texts are read by. */
export interface LanguageLists {
  readonly grammar: readonly GrammarWord[];
  readonly units: readonly UnitWord[];
  readonly spellings: readonly Spelling[];
  readonly hindiEndings: readonly HindiEnding[];
  readonly loanWords: readonly LoanWord[];
  readonly doseForms: readonly DoseForm[];
  readonly otherScripts: readonly SpellingRule[];
  readonly headingGroups: Readonly<Record<HeadingGroup, readonly HeadingRange[]>>;
}

/** Goods that the title of a code excludes because they have a code of their own. */
export interface ExcludedWords {
  readonly code: string;
  /** A text that says one of them does not mean the code. */
  readonly words: readonly string[];
}

/** What is asked about a bare word of trade: one fact, its values, and the text that each value makes of the word. */
export interface WordQuestion {
  readonly words: readonly string[];
  readonly question: string;
  /** The code that takes nearly all goods of the word, or empty. */
  readonly usual: string;
  readonly answers: readonly WordAnswer[];
}

export interface WordAnswer {
  readonly label: string;
  /** What to ask next; it may be a word that has a question itself. */
  readonly then: string;
  /** The codes, or their beginnings, that this value leaves. */
  readonly codes: readonly string[];
}

export interface WordLists {
  readonly asks: readonly WordQuestion[];
  readonly language: LanguageLists;
  readonly ordinary: readonly OrdinaryCode[];
  readonly roles: readonly RoleWord[];
  readonly narrowing: readonly NarrowingWord[];
  readonly excluded: readonly ExcludedWords[];
  /** Of questions; see engine/text/questions.ts. */
  readonly questions: readonly string[];
  /** What bills write behind goods, as frames of the same kind. */
  readonly tails: readonly string[];
  readonly shortForms: readonly ShortForm[];
  readonly brands: readonly Brand[];
  readonly medicines: readonly Medicine[];
}
