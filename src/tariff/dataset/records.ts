// The compiled records: every code with its description, unit, status and tax history, opened from one file.

import { dayNumber, isoDay, NO_END } from '../model/days.ts';
import type { DigitRule } from '../model/digits.ts';
import { isService } from '../model/digits.ts';
import { NAME_LANGUAGES, type NameLanguage } from '../model/names.ts';
import {
  type Branch,
  type CessPeriod,
  COVERAGES,
  type Correction,
  type Evidence,
  type OpenQuestion,
  type RatePeriod,
  type ReverseChargePeriod,
  type SaidReverseCharge,
} from '../model/rates.ts';
import type { Sizes } from '../model/sizes.ts';
import { Container, type Crc32, groupsOf, startsOf } from './container.ts';
import { unpackSizes } from './packedSizes.ts';
import { StringTable, unpackCodes } from './strings.ts';

/** A name's flags: four bits for its language, three for its kind, one for `usual`. */
const LANGUAGE_BITS = 0xf;
export const NAME_KIND_SHIFT = 4;
export const NAME_KIND_LIST = ['common', 'trade', 'variant', 'form', 'use', 'material'] as const;
export type NameKind = (typeof NAME_KIND_LIST)[number];
/** How common a name is, is packed as one byte with this many steps for each one. */
export const COMMONNESS_STEPS = 8;
export type ValidOn = 'tariff' | 'gst-portal' | 'e-invoice';
export const VALID_ON: readonly ValidOn[] = ['tariff', 'gst-portal', 'e-invoice'];
export const EVIDENCES: readonly Evidence[] = ['notification', 'secondary', 'inferred'];

export interface CommonName {
  readonly name: string;
  readonly language: NameLanguage;
  readonly kind: NameKind;
  readonly usual: boolean;
}

export interface Chapter {
  readonly chapter: string;
  readonly section: string;
  readonly title: string;
}

/** What the dataset says of itself. */
export interface DatasetFacts {
  /** ISO date of the snapshot. */
  readonly asOf: string;
  readonly sourceUrl: string;
  readonly chapters: readonly Chapter[];
  readonly sections: Readonly<Record<string, string>>;
  readonly units: readonly string[];
  readonly digitRules: readonly DigitRule[];
  readonly saidReverseCharges: readonly SaidReverseCharge[];
  readonly serviceCount: number;
  readonly liveCount: number;
  /** The codes that were corrected, by day, the latest first. */
  readonly corrected: readonly { readonly correctedOn: string; readonly codes: readonly string[] }[];
}

/** What is debated, and what the dataset had wrong. */
export interface Debates {
  readonly openQuestions: readonly OpenQuestion[];
  readonly corrections: readonly Correction[];
}

const decoder = new TextDecoder();

/** Codes as they are packed: with spaces between. */
const listed = (codes: string): readonly string[] => (codes === '' ? [] : codes.split(' '));

/** By code: how many names it has; the search index carries it. */
export type NameCounts = Uint16Array | Uint32Array;

export class Records {
  #codes: readonly string[] | undefined;
  readonly facts: DatasetFacts;
  #debates: Debates | undefined;
  /** A fingerprint of the content; the same data give the same one. */
  readonly fingerprint: string;
  /** The search index that was made with these records carries the same. */
  readonly pair: string;
  /** By code: how many names it has, and the first of them. */
  readonly #nameCounts: () => NameCounts;
  #nameCode: Uint16Array | Uint32Array | undefined;

  readonly #file: Container;
  readonly #live: Uint8Array;
  readonly #unit: Uint8Array;
  readonly #rateOf: Uint16Array;
  readonly #ratePeriod: Uint16Array;
  // Made when first asked for: where the periods of a rate, the replacements of a code and the branches of a period begin.
  #ratesAt: Uint32Array | undefined;
  #replacementAt: Uint32Array | undefined;
  #branchesAt: Uint32Array | undefined;
  readonly #periodFrom: Uint16Array;
  readonly #strings: StringTable;
  readonly #descriptions: StringTable;
  readonly #names: StringTable;
  readonly #chapterOf: ReadonlyMap<string, Chapter>;

  constructor(bytes: Uint8Array, nameCounts: () => NameCounts, what = 'the tariff dataset', crc?: Crc32) {
    const file = new Container(bytes, what, crc);
    this.#file = file;
    this.#live = file.bytes('code.live');
    this.#unit = file.bytes('code.unit');
    this.#rateOf = file.u16('code.rate');
    this.#ratePeriod = file.u16('rate.period');
    this.#periodFrom = file.u16('period.from');
    this.facts = JSON.parse(decoder.decode(file.bytes('facts'))) as DatasetFacts;
    this.fingerprint = decoder.decode(file.bytes('fingerprint'));
    this.pair = decoder.decode(file.bytes('pair'));
    const table = (name: string) =>
      new StringTable({ blob: file.bytes(`${name}.blob`), blocks: file.u32(`${name}.blocks`) });
    this.#strings = table('string');
    this.#descriptions = table('description');
    this.#names = table('name');
    this.#nameCounts = nameCounts;
    this.#chapterOf = new Map(this.facts.chapters.map((chapter) => [chapter.chapter, chapter]));
  }

  get length(): number {
    return this.#live.length;
  }

  get nameCount(): number {
    return this.#names.length;
  }

  /** Read when first asked for. */
  get debates(): Debates {
    this.#debates ??= JSON.parse(decoder.decode(this.#file.bytes('debates'))) as Debates;
    return this.#debates;
  }

  /** By name: its code. Made when first asked for. */
  get nameCode(): Uint16Array | Uint32Array {
    this.#nameCode ??= groupsOf(this.#nameCounts());
    return this.#nameCode;
  }

  /** All codes, sorted: a parent stands right before its children. Made when first asked for. */
  get codes(): readonly string[] {
    this.#codes ??= unpackCodes(this.#file.bytes('codes'));
    return this.#codes;
  }

  code(number: number): string {
    return this.codes[number] ?? '';
  }

  description(number: number): string {
    return this.#descriptions.at(number);
  }

  isLive(number: number): boolean {
    return this.#live[number] === 1;
  }

  isService(number: number): boolean {
    return isService(this.code(number));
  }

  /** Unit Quantity Code; empty where none applies. */
  unit(number: number): string {
    return this.facts.units[this.#unit[number] ?? 0] ?? '';
  }

  chapter(number: number): Chapter {
    return this.#chapterOf.get(this.code(number).slice(0, 2)) ?? { chapter: '', section: '', title: '' };
  }

  validOn(number: number): readonly ValidOn[] {
    const bits = this.#file.bytes('code.validOn')[number] ?? 0;
    return VALID_ON.filter((_, bit) => bits & (1 << bit));
  }

  /** What replaced a retired code, best first. */
  replacements(number: number): readonly { readonly code: string; readonly candidate: boolean }[] {
    this.#replacementAt ??= startsOf(this.#file.u16('replacement.count'));
    const at = this.#replacementAt;
    const by = this.#file.u16('replacement.by');
    const candidate = this.#file.bytes('replacement.candidate');
    const found: { code: string; candidate: boolean }[] = [];
    for (let i = at[number] ?? 0; i < (at[number + 1] ?? 0); i++) {
      found.push({ code: this.code(by[i] ?? 0), candidate: candidate[i] === 1 });
    }
    return found;
  }

  /** The number of the first code that is not less than the text. */
  lowerBound(text: string): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.code(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The number of a code, or -1. */
  find(code: string): number {
    const at = this.lowerBound(code);
    return this.code(at) === code ? at : -1;
  }

  /** Numbers from, and before, which all codes begin with the prefix. */
  range(prefix: string): readonly [number, number] {
    const from = this.lowerBound(prefix);
    let to = from;
    while (to < this.length && this.code(to).startsWith(prefix)) to++;
    return [from, to];
  }

  name(number: number): string {
    return this.#names.at(number);
  }

  nameFlags(name: number): Omit<CommonName, 'name'> {
    const flag = this.#file.bytes('name.flags')[name] ?? 0;
    return {
      language: NAME_LANGUAGES[flag & LANGUAGE_BITS] ?? 'en',
      kind: NAME_KIND_LIST[(flag >> NAME_KIND_SHIFT) & 7] ?? 'common',
      usual: (flag & 0x80) !== 0,
    };
  }

  /** How common the thing is that a name names: see `compile/commonness.ts`. */
  commonness(name: number): number {
    return (this.#file.bytes('name.commonness')[name] ?? 0) / COMMONNESS_STEPS;
  }

  nameLanguage(name: number): NameLanguage {
    return NAME_LANGUAGES[(this.#file.bytes('name.flags')[name] ?? 0) & LANGUAGE_BITS] ?? 'en';
  }

  get #rateAt(): Uint32Array {
    this.#ratesAt ??= startsOf(this.#file.u16('rate.count'));
    return this.#ratesAt;
  }

  /** The period in force on the day. */
  rateOn(code: number, day: string): RatePeriod {
    const wanted = dayNumber(day);
    const history = this.#rateOf[code] ?? 0;
    const at = this.#rateAt;
    const from = at[history] ?? 0;
    const to = at[history + 1] ?? 0;
    const starts = this.#periodFrom;
    const periods = this.#ratePeriod;
    let chosen = from;
    for (let i = from; i < to; i++) {
      if ((starts[periods[i] ?? 0] ?? 0) > wanted) break;
      chosen = i;
    }
    return this.#period(periods[chosen] ?? 0);
  }

  /** All periods of a code, in their order. */
  rateHistory(code: number): readonly RatePeriod[] {
    const [from, to] = this.#history('rate', code);
    return Array.from(this.#file.u16('rate.period').subarray(from, to), (period) => this.#period(period));
  }

  #history(kind: 'rate' | 'cess' | 'reverse', code: number): readonly [number, number] {
    const of = this.#file.u16(`code.${kind}`)[code] ?? 0;
    const at = kind === 'rate' ? this.#rateAt : this.#file.u32(`${kind}.at`);
    return [at[of] ?? 0, at[of + 1] ?? 0];
  }

  readonly #periods = new Map<number, RatePeriod>();

  #period(number: number): RatePeriod {
    const known = this.#periods.get(number);
    if (known) return known;
    this.#branchesAt ??= startsOf(this.#file.u16('period.branches.count'));
    const at = this.#branchesAt;
    const list = this.#file.u16('period.branches').subarray(at[number], at[number + 1]);
    const period: RatePeriod = {
      from: isoDay(this.#file.u16('period.from')[number] ?? 0),
      to: this.#end(this.#file.u16('period.to')[number]),
      branches: Array.from(list, (branch) => this.#branch(branch)),
      ordinary: this.#strings.at(this.#file.u16('period.ordinary')[number] ?? 0),
      notes: this.#strings.at(this.#file.u16('period.notes')[number] ?? 0),
    };
    this.#periods.set(number, period);
    return period;
  }

  #end(day: number | undefined): string | null {
    return day === undefined || day === NO_END ? null : isoDay(day);
  }

  readonly #branches = new Map<number, Branch>();

  #branch(number: number): Branch {
    const known = this.#branches.get(number);
    if (known) return known;
    const text = (section: string): string => this.#strings.at(this.#file.u16(section)[number] ?? 0);
    const branch: Branch = {
      ratePercent: (this.#file.u16('branch.rate')[number] ?? 0) / 100,
      condition: text('branch.condition'),
      codes: listed(text('branch.codes')),
      schedule: text('branch.schedule'),
      notificationRef: text('branch.ref'),
      effectiveFrom: isoDay(this.#file.u16('branch.from')[number] ?? 0),
      effectiveTo: this.#end(this.#file.u16('branch.to')[number]),
      evidence: EVIDENCES[this.#file.bytes('branch.evidence')[number] ?? 0] ?? 'inferred',
      note: text('branch.note'),
    };
    this.#branches.set(number, branch);
    return branch;
  }

  /** The days on which a rate, a cess or a reverse charge of any code begins or is over for the first time, in order. */
  changeDays(): readonly string[] {
    const days = new Set<number>();
    for (const kind of ['period', 'cess', 'reverse']) {
      for (const from of this.#file.u16(`${kind}.from`)) days.add(from);
      for (const to of this.#file.u16(`${kind}.to`)) if (to !== NO_END) days.add(to + 1);
    }
    return [...days].sort((one, other) => one - other).map(isoDay);
  }

  /** As `packConditionWords` packed them. */
  conditionWords(): string {
    return decoder.decode(this.#file.bytes('conditions'));
  }

  /** Goods that are divided by size, and the codes that divide them. */
  sizes(): Sizes {
    return unpackSizes(decoder.decode(this.#file.bytes('sizes')));
  }

  cessHistory(code: number): readonly CessPeriod[] {
    const [from, to] = this.#history('cess', code);
    const found: CessPeriod[] = [];
    for (let i = from; i < to; i++) {
      found.push({
        from: isoDay(this.#file.u16('cess.from')[i] ?? 0),
        to: this.#end(this.#file.u16('cess.to')[i]),
        ratePercent: (this.#file.u16('cess.rate')[i] ?? 0) / 10,
        coverage: COVERAGES[this.#file.bytes('cess.coverage')[i] ?? 0] ?? 'part',
        condition: this.#strings.at(this.#file.u16('cess.condition')[i] ?? 0),
        codes: listed(this.#strings.at(this.#file.u16('cess.codes')[i] ?? 0)),
        note: this.#strings.at(this.#file.u16('cess.note')[i] ?? 0),
      });
    }
    return found;
  }

  reverseChargeHistory(code: number): readonly ReverseChargePeriod[] {
    const [from, to] = this.#history('reverse', code);
    const found: ReverseChargePeriod[] = [];
    for (let i = from; i < to; i++) {
      found.push({
        from: isoDay(this.#file.u16('reverse.from')[i] ?? 0),
        to: this.#end(this.#file.u16('reverse.to')[i]),
        trigger: this.#strings.at(this.#file.u16('reverse.trigger')[i] ?? 0),
        settledBy: this.#strings.at(this.#file.u16('reverse.settled')[i] ?? 0),
        not: this.#strings.at(this.#file.u16('reverse.not')[i] ?? 0),
        notificationRef: this.#strings.at(this.#file.u16('reverse.ref')[i] ?? 0),
        evidence: EVIDENCES[this.#file.bytes('reverse.evidence')[i] ?? 0] ?? 'inferred',
      });
    }
    return found;
  }
}

/** Names of the code itself, not of its children. */
export function namesOf(records: Records, code: number): readonly CommonName[] {
  const { nameCode } = records;
  const found: CommonName[] = [];
  // Names stand in the order of their codes.
  for (let name = firstFrom(nameCode, code); nameCode[name] === code; name++) {
    found.push({ name: records.name(name), ...records.nameFlags(name) });
  }
  return found;
}

/** The place of the first of these rising numbers that is not less. */
function firstFrom(rising: Uint16Array | Uint32Array, least: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
