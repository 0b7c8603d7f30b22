// Codes that divide goods by size: "motorcycle 400cc" belongs to the line from 250 to 500 cc, whatever its words.
import type { Records } from '../dataset/records.ts';
import type { CodeSize, SizedGoods } from '../model/sizes.ts';
import type { Range } from './amounts.ts';
import type { SaidText } from './saidText.ts';

/** A code that holds goods of one size. */
interface Band extends Omit<CodeSize, 'goods'> {
  readonly goods: SizedGoods;
}

interface HeadingBands {
  readonly bands: readonly Band[];
  /** In rupees. */
  readonly priceLimits: readonly number[];
}
const NO_LIMITS: readonly number[] = [];

const holds = ({ above, upTo }: Band, { least, most, isAbove }: Range): boolean =>
  (above === null || least > above || (isAbove && least === above)) && (upTo === null || most <= upTo);

const HEADING_DIGITS = 4;
/** In the place of words: goods that no text names, such as those of another kind than the others. */
const NEVER_NAMED = '-';
/** Where the tariff divides goods, by digits. */
const LEVELS = [6, 8] as const;

export class SizedCodes {
  readonly #records: Records;
  /** By code, for the few headings that have bands: all of them, and the prices that divide them. Made when first needed. */
  #bands: readonly (HeadingBands | undefined)[] | undefined;

  constructor(records: Records) {
    this.#records = records;
  }

  /** All bands of the heading of a code. */
  #bandsAround(code: number): HeadingBands | undefined {
    this.#bands ??= bandsByCode(this.#records);
    return this.#bands[code];
  }

  /**
   * The code for the size that the text tells, or the price beside it: itself, one below it, another for the same goods,
   * or the heading where no code holds that size.
   */
  codeFor(said: () => SaidText, code: number): number {
    const around = this.#bandsAround(code);
    if (around === undefined) return code;
    const digits = this.#records.code(code);
    const found = codeOfSize(digits, around.bands, said());
    return found === digits ? code : this.#records.find(this.#withOnlyChild(found));
  }

  /** A subheading with one code below it is that code. */
  #withOnlyChild(code: string): string {
    if (code.length === HEADING_DIGITS) return code;
    const [from, to] = this.#records.range(code);
    const children: string[] = [];
    for (let child = from + 1; child < to; child++) {
      if (this.#records.isLive(child)) children.push(this.#records.code(child));
    }
    const [only] = children;
    return children.length === 1 && only !== undefined ? only : code;
  }

  /** The prices at which codes of its heading begin. */
  priceLimits(code: number): readonly number[] {
    return this.#bandsAround(code)?.priceLimits ?? NO_LIMITS;
  }
}

function bandsByCode(records: Records): readonly (HeadingBands | undefined)[] {
  const ofCode = new Array<HeadingBands | undefined>(records.length).fill(undefined);
  for (const [heading, bands] of bandsByHeading(records)) {
    const priced = bands.filter(({ goods }) => goods.amount === 'rupees');
    const limits = priced.flatMap(({ above, upTo }) => [above, upTo]).filter((limit) => limit !== null);
    const around = { bands, priceLimits: [...new Set(limits)] };
    const [from, to] = records.range(heading);
    ofCode.fill(around, from, to);
  }
  return ofCode;
}

function bandsByHeading(records: Records): ReadonlyMap<string, readonly Band[]> {
  const { goods, codes } = records.sizes();
  const goodsOf = new Map(goods.map((row) => [row.goods, row]));
  const ofHeading = new Map<string, Band[]>();
  for (const size of codes) {
    const of = goodsOf.get(size.goods);
    if (of === undefined) continue;
    const heading = size.code.slice(0, HEADING_DIGITS);
    const band = { ...size, goods: of };
    const known = ofHeading.get(heading);
    if (known === undefined) ofHeading.set(heading, [band]);
    else known.push(band);
  }
  return ofHeading;
}

const siblings = ({ code, goods }: Band, bands: readonly Band[]): readonly Band[] =>
  bands.filter((other) => other.goods === goods && other.code.length === code.length);

/** From the code upwards, until codes of that level hold the size; a code without a size gets one below it. */
function codeOfSize(code: string, bands: readonly Band[], said: SaidText): string {
  const heading = code.slice(0, HEADING_DIGITS);
  /** "CNG pickup" where a diesel one was found. */
  const ofOtherGoods = (): string => {
    const other = below(heading, bands, said);
    return other === heading ? code : other;
  };
  let isSized = false;
  for (let at = code; at.length > HEADING_DIGITS; at = at.slice(0, at.length - 2)) {
    const own = bands.filter((band) => band.code === at);
    const told = own[0] && said.size(own[0].goods.amount);
    if (told === undefined) continue;
    const holding = own.filter((band) => holds(band, told));
    if (holding.length > 0 && isSized) return below(at, bands, said);
    if (holding.length > 0) return holding.every(({ goods }) => isExcluded(goods, said)) ? ofOtherGoods() : code;
    isSized = true;
    const fitting = own.flatMap((band) => siblings(band, bands)).filter((band) => holds(band, told));
    const [first] = fitting;
    // The code has decided which goods they are; where it holds several, the text must.
    const only = fitting.every(({ goods }) => goods === first?.goods) ? first?.code : theOne(fitting, said);
    if (only !== undefined) return below(only, bands, said);
  }
  return isSized ? heading : below(code, bands, said);
}

/** The code below for the goods that the text names, or for those that need no word, where it tells their size. */
function below(code: string, bands: readonly Band[], said: SaidText): string {
  let found = code;
  for (const level of LEVELS) {
    const under = bands.filter(
      (band) => band.code.length === level && level > found.length && band.code.startsWith(found),
    );
    if (under.length === 0) continue;
    const fitting = under.filter((band) => {
      const told = said.size(band.goods.amount);
      return told !== undefined && holds(band, told);
    });
    const only = theOne(fitting, said);
    if (only === undefined) return found;
    found = only;
  }
  return found;
}

const isExcluded = ({ not }: SizedGoods, said: SaidText): boolean => not !== '' && said.affirmsOneOf(not);

/** The one code among the bands for what the text names; else the one for goods that need no word. */
function theOne(bands: readonly Band[], said: SaidText): string | undefined {
  const meant = bands.filter(({ goods }) => !isExcluded(goods, said));
  const named = meant.filter(
    ({ goods }) => goods.words !== '' && goods.words !== NEVER_NAMED && said.affirmsOneOf(goods.words),
  );
  const codes = new Set(
    (named.length > 0 ? named : meant.filter(({ goods }) => goods.words === '')).map(({ code }) => code),
  );
  const [only] = codes;
  return codes.size === 1 ? only : undefined;
}
