// The unit quantity codes of the returns, and the spellings of shops that mean one of them.
import { Kept } from './kept.ts';

/** Code, its words in the offline tool's sheets, and what people write for it. */
const LIST = `
BAG BAGS: BAG BAGS बैग बोरी बोरा
BAL BALE: BALE BALES
BDL BUNDLES: BUNDLE BUNDLES बंडल
BKL BUCKLES:
BOU BILLION OF UNITS:
BOX BOX: BX BOXES डिब्बा
BTL BOTTLES: BOT BOTTLE BOTTLES बोतल
BUN BUNCHES: BUNCH BUNCHES
CAN CANS: CANS
CBM CUBIC METERS: CUM
CCM CUBIC CENTIMETERS: CC
CMS CENTIMETERS: CM
CTN CARTONS: CARTON CARTONS CASE CASES
DOZ DOZENS: DZ DZN DOZEN DOZENS दर्जन
DRM DRUMS: DRUM DRUMS
GGK GREAT GROSS:
GMS GRAMMES: GM GRM GRAM GRAMS GRAMME GRAMMES G ग्राम
GRS GROSS: GROSS
GYD GROSS YARDS:
KGS KILOGRAMS: KG KGM KILO KILOS KILOGRAM KILOGRAMS किलो किग्रा किलोग्राम
KLR KILOLITRE: KL
KME KILOMETRE: KM
LTR LITRES: LT LTS LTRS LITRE LITRES LITER LITERS L लीटर
MLT MILILITRE: ML
MTR METERS: M METER METERS METRE METRES MTRS मीटर
MTS METRIC TON: MT
NOS NUMBERS: NO NOS. NUMBER NUMBERS नग
OTH OTHERS: OTHER OTHERS
PAC PACKS: PKT PKTS PACK PACKET PACKETS PACKS पैकेट
PCS PIECES: PC PIECE PIECES EA EACH पीस
PRS PAIRS: PR PAIR PAIRS जोड़ी जोड़ा
QTL QUINTAL: QUINTAL QUINTALS क्विंटल
ROL ROLLS: ROLL ROLLS
SET SETS: SETS सेट
SQF SQUARE FEET: SQFT SFT
SQM SQUARE METERS: SQMT SQMTR
SQY SQUARE YARDS: SQYD
TBS TABLETS: TAB TABS TABLET TABLETS
TGM TEN GROSS:
THD THOUSANDS: THOUSAND
TON TONNES: TONNE TONNES TONS टन
TUB TUBES: TUBE TUBES
UGS US GALLONS:
UNT UNITS: UNIT UNITS
YDS YARDS: YARD YARDS YD`;

const WORDS = new Map<string, string>();
const MEANT = new Map<string, string>();
for (const line of LIST.trim().split('\n')) {
  const [, code = '', words = '', spellings = ''] = /^(\S+) (.*?):(.*)$/.exec(line) ?? [];
  WORDS.set(code, words);
  for (const spelling of spellings.split(' ')) if (spelling !== '') MEANT.set(spelling, code);
}

/** Every code of the list. */
export const UNITS: readonly string[] = [...WORDS.keys()];

/** What services have instead of a unit. */
export const NO_UNIT = 'NA';

const unitWords = /* @__PURE__ */ new Kept((cell) => {
  const word = cell.trim().toUpperCase();
  const hyphen = word.indexOf('-');
  return hyphen > 0 ? word.slice(0, hyphen).trim() : word;
});

/** As it stands in a cell: "KGS-KILOGRAMS" is KGS. */
export const unitWord = (cell: string): string => unitWords.of(cell);

/** Whether the returns take it as it stands. */
export const isUnit = (word: string): boolean => WORDS.has(word) || word === NO_UNIT;

/** The code that a spelling means: itself, or what people write for it; undefined: nobody knows. */
export function unitMeant(word: string): string | undefined {
  if (isUnit(word)) return word;
  const plain = word.replace(/[.\s]/g, '');
  return WORDS.has(plain) ? plain : MEANT.get(plain);
}

/** "KGS-KILOGRAMS", as sheets and CSV of the offline tool have it. */
export const unitInWords = (code: string): string => {
  const words = WORDS.get(code);
  return words === undefined ? code : `${code}-${words}`;
};

/** Pieces, pairs or sets in one of each unit that goods are counted in. */
const COUNTED: Readonly<Partial<Record<string, number>>> = {
  NOS: 1,
  PCS: 1,
  PRS: 1,
  SET: 1,
  UNT: 1,
  DOZ: 12,
  GRS: 144,
  THD: 1000,
};
/** Undefined: goods are not counted in it, so that its price is not that of a piece. */
export const piecesIn = (code: string): number | undefined => COUNTED[code];
export const isCounted = (code: string): boolean => piecesIn(code) !== undefined;

const MEASURED = new Set(['KGS', 'GMS', 'MTS', 'TON', 'QTL', 'LTR', 'MLT', 'KLR', 'MTR', 'CMS', 'SQM', 'SQF', 'CBM']);
/** Whether it is a weight, a volume, a length or an area. */
export const isMeasured = (code: string): boolean => MEASURED.has(code);
