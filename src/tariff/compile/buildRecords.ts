// Builds the record file: codes, descriptions, names and tax histories as sections of one container.

import { packContainer, type Section } from '../dataset/container.ts';
import { packSizes } from '../dataset/packedSizes.ts';
import {
  COMMONNESS_STEPS,
  type DatasetFacts,
  type Debates,
  EVIDENCES,
  NAME_KIND_LIST,
  NAME_KIND_SHIFT,
  VALID_ON,
} from '../dataset/records.ts';
import { packCodes, packStrings } from '../dataset/strings.ts';
import { dayNumber, NO_END } from '../model/days.ts';
import { isService } from '../model/digits.ts';
import { NAME_LANGUAGES } from '../model/names.ts';
import {
  type Branch,
  type CessPeriod,
  COVERAGES,
  type CodeRates,
  type RatePeriod,
  type ReverseChargePeriod,
} from '../model/rates.ts';
import type { Sizes } from '../model/sizes.ts';
import type { CodeRow, NameRow, TariffText, ValidOn } from '../source/readCodes.ts';

/** Numbers equal values once. */
class Pool<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();

  number(value: Value): number {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.values.length;
      this.values.push(value);
      this.#numbers.set(key, number);
    }
    return number;
  }
}

const endDay = (to: string | null): number => (to === null ? NO_END : dayNumber(to));

function validOn(row: CodeRow, exceptions: TariffText['validityExceptions']): readonly ValidOn[] {
  const exception = exceptions.get(row.code);
  if (exception) return exception;
  if (isService(row.code)) return row.code.length === 5 ? [] : ['gst-portal', 'e-invoice'];
  return row.status === 'live' ? VALID_ON : ['gst-portal', 'e-invoice'];
}

/** What of the facts is not counted from the rest. */
export type GivenFacts = Pick<DatasetFacts, 'asOf' | 'sourceUrl' | 'digitRules' | 'saidReverseCharges'> & Debates;

/** The corrected codes by day, the latest day first. */
function correctedByDay(corrections: Debates['corrections']): DatasetFacts['corrected'] {
  const byDay = new Map<string, Set<string>>();
  for (const { correctedOn, code } of corrections)
    byDay.set(correctedOn, (byDay.get(correctedOn) ?? new Set()).add(code));
  return [...byDay]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([correctedOn, codes]) => ({ correctedOn, codes: [...codes] }));
}

export interface RecordsInput {
  readonly text: TariffText;
  /** Sorted as the search index has them, so that name numbers agree. */
  readonly names: readonly NameRow[];
  /** By name, see `commonnessOf`. */
  readonly commonness: readonly number[];
  readonly rates: ReadonlyMap<string, CodeRates>;
  readonly facts: GivenFacts;
  /** As `packConditionWords` gives them. */
  readonly conditionWords: string;
  readonly sizes: Sizes;
}

export interface RecordMarks {
  readonly fingerprint: string;
  /** What the search index made with these records carries too. */
  readonly pair: string;
}

/** The record file but for its marks, which depend on all the rest of it: handed back is what puts them in. */
export function buildRecords({
  text,
  names,
  commonness,
  rates,
  facts,
  conditionWords,
  sizes,
}: RecordsInput): (marks: RecordMarks) => Uint8Array {
  const { codes } = text;
  const numberOf = new Map(codes.map(({ code }, i) => [code, i]));
  const units = new Pool<string>();
  units.number('');
  const strings = new Pool<string>();
  strings.number('');
  const branches = new Pool<Branch>();
  const periods = new Pool<RatePeriod>();
  const rateHistories = new Pool<readonly number[]>();
  const cessHistories = new Pool<readonly CessPeriod[]>();
  const reverseHistories = new Pool<readonly ReverseChargePeriod[]>();
  cessHistories.number([]);
  reverseHistories.number([]);

  const codeRate: number[] = [];
  const codeCess: number[] = [];
  const codeReverse: number[] = [];
  for (const { code } of codes) {
    const tax = rates.get(code);
    if (!tax) throw new Error(`no rates were compiled for ${code}`);
    codeRate.push(rateHistories.number(tax.rates.map((period) => periods.number(period))));
    codeCess.push(cessHistories.number(tax.cess));
    codeReverse.push(reverseHistories.number(tax.reverseCharge));
  }
  const periodBranches = periods.values.map((period) => period.branches.map((branch) => branches.number(branch)));

  const offsets = (lists: readonly (readonly unknown[])[]): Uint32Array => {
    const at = new Uint32Array(lists.length + 1);
    for (const [i, list] of lists.entries()) at[i + 1] = (at[i] ?? 0) + list.length;
    return at;
  };
  const u16 = <Item>(items: readonly Item[], value: (item: Item) => number): Uint16Array => {
    const array = Uint16Array.from(items, value);
    for (const [i, item] of items.entries()) {
      if (array[i] !== value(item)) throw new RangeError(`a value does not fit into 16 bits: ${JSON.stringify(item)}`);
    }
    return array;
  };
  const cess = cessHistories.values.flat();
  const reverse = reverseHistories.values.flat();
  const description = packStrings(codes.map((row) => row.description));
  const name = packStrings(names.map((row) => row.name));

  const replacements = codes.map((row) => row.supersededBy.filter(({ code }) => numberOf.has(code)));
  const sections: Record<string, Section> = {
    'code.live': Uint8Array.from(codes, ({ status }) => (status === 'live' ? 1 : 0)),
    'code.unit': Uint8Array.from(codes, ({ unit }) => units.number(unit)),
    'code.validOn': Uint8Array.from(codes, (row) =>
      validOn(row, text.validityExceptions).reduce((bits, where) => bits | (1 << VALID_ON.indexOf(where)), 0),
    ),
    'code.rate': u16(codeRate, (n) => n),
    'code.cess': u16(codeCess, (n) => n),
    'code.reverse': u16(codeReverse, (n) => n),
    'replacement.count': u16(replacements, ({ length }) => length),
    'replacement.by': u16(replacements.flat(), ({ code }) => numberOf.get(code) ?? 0),
    'replacement.candidate': Uint8Array.from(replacements.flat(), ({ candidate }) => (candidate ? 1 : 0)),
    'rate.count': u16(rateHistories.values, ({ length }) => length),
    'rate.period': u16(rateHistories.values.flat(), (n) => n),
    'period.from': u16(periods.values, ({ from }) => dayNumber(from)),
    'period.to': u16(periods.values, ({ to }) => endDay(to)),
    'period.ordinary': u16(periods.values, ({ ordinary }) => strings.number(ordinary)),
    'period.notes': u16(periods.values, ({ notes }) => strings.number(notes)),
    'period.branches.count': u16(periodBranches, ({ length }) => length),
    'period.branches': u16(periodBranches.flat(), (n) => n),
    'branch.rate': u16(branches.values, ({ ratePercent }) => Math.round(ratePercent * 100)),
    'branch.condition': u16(branches.values, ({ condition }) => strings.number(condition)),
    'branch.codes': u16(branches.values, ({ codes }) => strings.number(codes.join(' '))),
    'branch.schedule': u16(branches.values, ({ schedule }) => strings.number(schedule)),
    'branch.ref': u16(branches.values, ({ notificationRef }) => strings.number(notificationRef)),
    'branch.note': u16(branches.values, ({ note }) => strings.number(note)),
    'branch.from': u16(branches.values, ({ effectiveFrom }) => dayNumber(effectiveFrom)),
    'branch.to': u16(branches.values, ({ effectiveTo }) => endDay(effectiveTo)),
    'branch.evidence': Uint8Array.from(branches.values, ({ evidence }) => EVIDENCES.indexOf(evidence)),
    'cess.at': offsets(cessHistories.values),
    'cess.from': u16(cess, ({ from }) => dayNumber(from)),
    'cess.to': u16(cess, ({ to }) => endDay(to)),
    'cess.rate': u16(cess, ({ ratePercent }) => Math.round(ratePercent * 10)),
    'cess.coverage': Uint8Array.from(cess, ({ coverage }) => COVERAGES.indexOf(coverage)),
    'cess.codes': u16(cess, ({ codes }) => strings.number(codes.join(' '))),
    'cess.condition': u16(cess, ({ condition }) => strings.number(condition)),
    'cess.note': u16(cess, ({ note }) => strings.number(note)),
    'reverse.at': offsets(reverseHistories.values),
    'reverse.from': u16(reverse, ({ from }) => dayNumber(from)),
    'reverse.to': u16(reverse, ({ to }) => endDay(to)),
    'reverse.trigger': u16(reverse, ({ trigger }) => strings.number(trigger)),
    'reverse.settled': u16(reverse, ({ settledBy }) => strings.number(settledBy)),
    'reverse.not': u16(reverse, ({ not }) => strings.number(not)),
    'reverse.ref': u16(reverse, ({ notificationRef }) => strings.number(notificationRef)),
    'reverse.evidence': Uint8Array.from(reverse, ({ evidence }) => EVIDENCES.indexOf(evidence)),
    'description.blob': description.blob,
    'description.blocks': description.blocks,
    'name.blob': name.blob,
    'name.blocks': name.blocks,
    'name.flags': Uint8Array.from(
      names,
      ({ language, kind, usual }) =>
        NAME_LANGUAGES.indexOf(language) | (NAME_KIND_LIST.indexOf(kind) << NAME_KIND_SHIFT) | (usual ? 0x80 : 0),
    ),
    'name.commonness': Uint8Array.from(commonness, (common) => Math.round(common * COMMONNESS_STEPS)),
  };
  const pooled = packStrings(strings.values);
  const encoder = new TextEncoder();
  const { openQuestions, corrections, ...others } = facts;
  const debates: Debates = { openQuestions, corrections };
  const allFacts: DatasetFacts = {
    ...others,
    corrected: correctedByDay(corrections),
    units: units.values,
    chapters: text.chapters,
    sections: Object.fromEntries(text.sections),
    serviceCount: codes.filter(({ code }) => isService(code)).length,
    liveCount: codes.filter(({ status }) => status === 'live').length,
  };
  const first = {
    codes: packCodes(codes.map(({ code }) => code)),
    facts: encoder.encode(JSON.stringify(allFacts)),
    debates: encoder.encode(JSON.stringify(debates)),
    conditions: encoder.encode(conditionWords),
    sizes: encoder.encode(packSizes(sizes)),
  };
  return ({ fingerprint, pair }) =>
    packContainer({
      ...first,
      fingerprint: encoder.encode(fingerprint),
      pair: encoder.encode(pair),
      'string.blob': pooled.blob,
      'string.blocks': pooled.blocks,
      ...sections,
    });
}
