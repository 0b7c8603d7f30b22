// Sizes on the sidewall of tyres, which tell the vehicle: "165/80 R14" is of a car, "2.75-18" of a motorcycle, "10.00-20"
// of a truck, "13.6-28" of a tractor; and how they are written out where the text is of tyres.
import { once } from '../../../steps/once.ts';
import type { BillText } from './billText.ts';
import type { TextEdits } from './plainText.ts';

/** A size in a text, from one letter to before another, and what has such tyres; undefined: vehicles of several kinds. */
export interface TyreSize {
  readonly from: number;
  readonly to: number;
  readonly vehicle: string | undefined;
}

/** Width in mm, height in per cent of it, and the rim in inches: "165/80 R14", "90/90-12", "295/80 R22.5". */
const METRIC = /(?<![\d./])(\d{2,3})\/(\d{2,3}) ?(zr|r|-| ) ?(\d{2}(?:\.5)?)(?![\d./])/;
/** Width and rim in inches: "2.75-18", "10.00 R20", "13.6-28"; a tube fits several widths: "2.75/3.00-18". */
const IN_INCHES =
  /(?<![\d./])(?:\d{1,2}\.\d{1,2} ?\/ ?)?(\d{1,2}\.\d{1,2}) ?(r|-) ?(\d{1,2})(?![\d./]| ?(?:mm|cm|kg|g|ml|ltr|hp|kw|v|%))/;
const MAY_BE = /\d[./]\d{1,3} ?(?:zr|r|-| ) ?\d/;

export function tyreSizeIn(folded: string): TyreSize | undefined {
  if (!MAY_BE.test(folded)) return undefined;
  const metric = METRIC.exec(folded);
  if (metric !== null) {
    const [size, width, height, , rim] = metric;
    const isTyre = Number(height) >= 25 && Number(height) <= 100 && Number(rim) >= 8 && Number(rim) <= 46;
    if (isTyre) return placed(metric.index, size, ofMetric(Number(width), Number(rim)));
  }
  const inches = IN_INCHES.exec(folded);
  if (inches === null) return undefined;
  const [size, width, , rim] = inches;
  const vehicle = ofInches(Number(width), Number(rim));
  return vehicle === NO_TYRE ? undefined : placed(inches.index, size, vehicle);
}

const placed = (from: number, size: string, vehicle: string | undefined): TyreSize => ({
  from,
  to: from + size.length,
  vehicle,
});

function ofMetric(width: number, rim: number): string | undefined {
  if (rim % 1 !== 0) return 'truck';
  if (width >= 280) return rim >= 24 ? 'tractor' : rim >= 20 ? 'truck' : 'car';
  // Cars have at least 145 mm, and at least 200 mm on rims of 17 inches and more.
  return width < 145 || (rim >= 17 && width < 200) ? 'motorcycle' : 'car';
}

const NO_TYRE = '';

/** By the sizes that are sold in India. Tractors' front tyres share theirs with jeeps and light trucks, 16.9-28 with loaders. */
function ofInches(width: number, rim: number): string | undefined {
  if (rim === 25) return width >= 14 ? 'loader' : NO_TYRE;
  if (rim >= 24 && rim <= 38) return width >= 8 && width <= 23 ? (width === 16.9 ? undefined : 'tractor') : NO_TYRE;
  if (rim === 20) return width >= 7 && width <= 14 ? 'truck' : NO_TYRE;
  if (width >= 2 && width <= 4.1 && rim >= 14 && rim <= 21) return 'motorcycle';
  if (width >= 2.75 && width <= 3.5 && (rim === 10 || rim === 12)) return 'scooter';
  if ((width === 4 && rim === 8) || (width === 4.5 && rim === 10)) return 'auto rickshaw';
  if ((width === 8.25 || width === 7) && (rim === 15 || rim === 16)) return 'truck';
  return width >= 5 && width <= 10 && rim >= 12 && rim <= 19 ? undefined : NO_TYRE;
}

const named = once(() => /(?<!\p{L})(?:tyres?|tires?|tyers?|tyrs?|tubes?|flaps?|टायर|ट्यूब)(?![\p{L}\p{M}])/u);
/** What stands on a sidewall beside the size: tubeless, with tube, plies. */
const sidewall = once(() => /(?<![\p{L}\d])(?:tl|tt|tubeless|\d{1,2} ?pr|radial|nylon|lug|rib)(?!\p{L})/u);
const TYRES = 4011;

/** Writes out what the size tells; false: the text is not of tyres. */
export function writeTyre(text: BillText, tyre: TyreSize, edits: TextEdits): boolean {
  const { folded } = text;
  const isNamed = named().test(folded);
  if (!isNamed && !sidewall().test(folded) && !hasMaker(text) && !isAlone(text, tyre)) return false;
  const { vehicle } = tyre;
  if (!isNamed) edits.replaceStretch(tyre, vehicle === undefined ? 'tyre' : `${vehicle} tyre`, 'size');
  else if (vehicle !== undefined) {
    edits.replaceStretch(tyre, '', 'size');
    edits.recordStretch(tyre, vehicle, 'size');
    edits.appendOnce(`for ${vehicle}`);
  }
  return true;
}

/** A brand whose goods are tyres. */
const hasMaker = ({ found }: BillText): boolean =>
  found.some(({ line }) => line.notes.some((note) => note.is === 'brand' && note.headings.includes(TYRES)));

const isAlone = (text: BillText, { from, to }: TyreSize): boolean =>
  !text.hasKnownWord(text.tokens.filter((token) => token.to <= from || token.from >= to).map(({ word }) => word));
