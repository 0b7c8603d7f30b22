// Reads what stands beside the rate schedules: cess, reverse charge, what is outside GST, special regimes, digit rules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ConditionRow, parseCondition } from '../model/conditions.ts';
import type { DigitRule } from '../model/digits.ts';
import type { Dated } from '../model/periods.ts';
import type { CessRule, RateSources } from '../model/rateSources.ts';
import {
  COVERAGES,
  type Coverage,
  type Evidence,
  OUTSIDE_GST,
  type RateEntry,
  SPECIAL_REGIME,
} from '../model/rates.ts';
import {
  coverageCell,
  dateCells,
  evidenceCell,
  filledCell,
  notificationCell,
  numberCell,
  prefixCell,
} from './cells.ts';
import { readEntries, readOrdinary } from './readEntries.ts';
import { readReverseCharge } from './readReverseCharge.ts';
import { DataError, readRows } from './tsv.ts';

/** Cess once reached 290% (smoking mixtures for pipes). */
const CESS_MAX = 300;

/** "5% plus ₹2,076 a thousand", "₹400 a tonne", "nil". */
function levy(ratePercent: number, amount: string): string {
  const parts = [ratePercent > 0 ? `${ratePercent}%` : '', amount].filter((part) => part !== '');
  return parts.length === 0 ? 'nil' : parts.join(' ');
}

/** Compensation cess; the text says the levy, the goods it falls on, and where it stands. */
export function readCess(path: string): readonly CessRule[] {
  return readRows(
    path,
    ['from', 'to', 'codes', 'excluded', 'coverage', 'condition', 'rate', 'amount', 'notification', 'evidence', 'note'],
    ({ cells }, complain) => {
      const ratePercent = numberCell(cells.rate, 'rate', CESS_MAX, complain);
      const codes = prefixCell(filledCell(cells.codes, 'codes', complain), 'codes', complain);
      const coverage = coverageCell(cells, COVERAGES, complain);
      const goods = cells.condition === '' ? '' : `: ${cells.condition}`;
      const inferred = evidenceCell(cells.evidence, complain) === 'inferred' ? ', inferred' : '';
      const source = `${notificationCell(cells.notification, complain, cells.from)}${inferred}`;
      return {
        ...dateCells(cells, complain),
        codes,
        excluded: prefixCell(cells.excluded, 'excluded', complain),
        ratePercent,
        coverage,
        condition: cells.condition,
        text: `${levy(ratePercent, cells.amount)}${goods} (${source})`,
      };
    },
  );
}

/** A question about a rate, by its topic, and words of which each condition of the topic has one. */
export interface TopicQuestion {
  readonly question: string;
  readonly says: readonly string[];
}

export function readQuestions(folder: string): ReadonlyMap<string, TopicQuestion> {
  const topics = new Map<string, TopicQuestion>();
  readRows(join(folder, 'questions.tsv'), ['topic', 'question', 'says'], ({ cells }, complain) => {
    const topic = filledCell(cells.topic, 'topic', complain);
    if (topics.has(topic)) complain('topic', `"${topic}" stands twice`);
    const question = filledCell(cells.question, 'question', complain);
    topics.set(topic, { question, says: filledCell(cells.says, 'says', complain).split('; ') });
  });
  return topics;
}

const CONDITION_COLUMNS = ['condition', 'words', 'measure', 'names', 'not', 'asks'] as const;

const HAS_WORD = /[\p{L}\p{N}]/u;

/** What a text must say for each condition; see model/conditions.ts. */
export function readConditionWords(folder: string): readonly ConditionRow[] {
  const topics = readQuestions(folder);
  const seen = new Set<string>();
  return readRows(
    join(folder, 'condition-words.tsv'),
    CONDITION_COLUMNS,
    ({ cells: { condition, words, measure, names, not, asks } }, complain) => {
      filledCell(condition, 'condition', complain);
      if (condition !== '' && seen.has(condition)) complain('condition', `"${condition}" stands twice`);
      seen.add(condition);
      const topic = topics.get(asks);
      if (asks !== '' && topic === undefined) complain('asks', `"${asks}" must be a topic of questions.tsv`);
      if (topic?.says.every((word) => !condition.includes(word)))
        complain('asks', `"${asks}" is asked for, but the condition says nothing of "${topic.says.join('" or "')}"`);
      const row = { condition, words, measure, names, not, question: topic?.question ?? '' };
      const { phrases, exclusions } = parseCondition(row, complain);
      const isEmpty = (phrase: string): boolean => !HAS_WORD.test(phrase);
      if (phrases.some(isEmpty)) complain('words', `"${words}" has a phrase without a word`);
      if (exclusions.some(isEmpty)) complain('not', `"${not}" has a phrase without a word`);
      return row;
    },
  );
}

const OUTSIDE_COVERAGES: readonly Coverage[] = ['all', 'part'];

/** Goods and services outside GST, as entries of a schedule of their own; the note says which tax applies instead. */
export function readOutsideGst(path: string): readonly RateEntry[] {
  return readRows(
    path,
    [
      'codes',
      'excluded',
      'coverage',
      'condition',
      'ordinary',
      'from',
      'to',
      'tax_that_applies',
      'basis',
      'evidence',
      'note',
    ],
    ({ cells }, complain) => {
      const coverage = coverageCell(cells, OUTSIDE_COVERAGES, complain);
      const { from, to } = dateCells(cells, complain);
      const tax = filledCell(cells.tax_that_applies, 'tax_that_applies', complain);
      return {
        notification: filledCell(cells.basis, 'basis', complain),
        schedule: OUTSIDE_GST,
        serial: '',
        ratePercent: 0,
        codes: prefixCell(filledCell(cells.codes, 'codes', complain), 'codes', complain),
        excluded: prefixCell(cells.excluded, 'excluded', complain),
        narrowedTo: [],
        pureCondition: false,
        coverage,
        condition: cells.condition,
        ordinary: cells.ordinary,
        effectiveFrom: from,
        effectiveTo: to,
        evidence: evidenceCell(cells.evidence, complain),
        note: [tax, cells.note].filter((text) => text !== '').join(' '),
      };
    },
  );
}

/** A regime beside the schedules: used vehicles on the margin, bricks without credit, sales to merchant exporters. */
export interface SpecialRegime extends Dated {
  /** Where it is shown as a branch; empty: it depends on the parties alone. */
  readonly codes: readonly string[];
  /** Null: a share of the normal rate, or several rates; the condition says which. */
  readonly ratePercent: number | null;
  readonly condition: string;
  /** A notification, or the rule it rests on. */
  readonly notification: string;
  readonly evidence: Evidence;
  readonly note: string;
}

export function readSpecial(path: string): readonly SpecialRegime[] {
  return readRows(
    path,
    ['codes', 'from', 'to', 'rate', 'condition', 'notification', 'evidence', 'note'],
    ({ cells }, complain) => {
      const codes = prefixCell(cells.codes, 'codes', complain);
      if (cells.rate === '' && codes.length > 0) complain('rate', 'must not be empty where codes are named');
      return {
        ...dateCells(cells, complain),
        codes,
        ratePercent: cells.rate === '' ? null : numberCell(cells.rate, 'rate', 100, complain),
        condition: filledCell(cells.condition, 'condition', complain),
        notification: filledCell(cells.notification, 'notification', complain),
        evidence: evidenceCell(cells.evidence, complain),
        note: cells.note,
      };
    },
  );
}

/** A special regime as a branch of its codes; null where it is tied to no code. */
function branchOf({ from, to, codes, ratePercent, ...regime }: SpecialRegime): RateEntry | null {
  if (codes.length === 0 || ratePercent === null) return null;
  return {
    ...regime,
    schedule: SPECIAL_REGIME,
    serial: '',
    ratePercent,
    codes,
    excluded: [],
    narrowedTo: [],
    pureCondition: false,
    coverage: 'part',
    ordinary: '',
    effectiveFrom: from,
    effectiveTo: to,
  };
}

const CRORE = 10_000_000;

const crore = (rupees: number): string => `₹${rupees / CRORE} crore`;

/** "any", "up to ₹5 crore", "above ₹1.5 crore, up to ₹5 crore"; of the financial year before. */
function turnoverText(above: number | null, upTo: number | null): string {
  const parts = [above === null ? '' : `above ${crore(above)}`, upTo === null ? '' : `up to ${crore(upTo)}`];
  return parts.filter((part) => part !== '').join(', ') || 'any';
}

/** The 8-digit customs tariff began before GST. */
const FIRST_DIGIT_RULE = '2003-02-01';

/** How many digits a document needs, by turnover and date. */
export function readDigitRules(path: string): readonly DigitRule[] {
  return readRows(
    path,
    [
      'id',
      'from',
      'to',
      'document',
      'turnover_above',
      'turnover_upto',
      'min_digits',
      'who',
      'basis',
      'evidence',
      'note',
    ],
    ({ cells }, complain) => {
      const rupees = (text: string, column: string): number | null =>
        text === '' ? null : numberCell(text, column, Number.MAX_SAFE_INTEGER, complain);
      const above = rupees(cells.turnover_above, 'turnover_above');
      const upTo = rupees(cells.turnover_upto, 'turnover_upto');
      if (above !== null && upTo !== null && above >= upTo)
        complain('turnover_upto', `"${cells.turnover_upto}" must be more than turnover_above`);
      filledCell(cells.id, 'id', complain);
      const who = filledCell(cells.who, 'who', complain);
      const basis = filledCell(cells.basis, 'basis', complain);
      const known =
        evidenceCell(cells.evidence, complain) === 'inferred' ? ' (not checked against the notification)' : '';
      return {
        document: filledCell(cells.document, 'document', complain),
        ...dateCells(cells, complain, FIRST_DIGIT_RULE),
        turnover: turnoverText(above, upTo),
        minDigits: numberCell(cells.min_digits, 'min_digits', 8, complain),
        note: [`For ${who}, by ${basis}${known}.`, cells.note].filter((text) => text !== '').join(' '),
      };
    },
  );
}

const ENTRY_FILES = ['goods-2025.tsv', 'goods-2017-2025.tsv', 'services.tsv'];
const ORDINARY_FILES = ['ordinary.tsv', 'ordinary-services.tsv'];

/**
 * Everything in `data/tariff/rates/`; a file that is not there counts as empty. The complaints about all files are
 * thrown together.
 */
export function readRateSources(ratesFolder: string): RateSources {
  const complaints: string[] = [];
  const from = <Row>(name: string, read: (path: string) => readonly Row[]): readonly Row[] => {
    const path = join(ratesFolder, name);
    try {
      return existsSync(path) ? read(path) : [];
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      complaints.push(error.message);
      return [];
    }
  };
  const sources = {
    entries: [
      ...ENTRY_FILES.flatMap((name) => from(name, readEntries)),
      ...from('outside-gst.tsv', readOutsideGst),
      ...from('special.tsv', readSpecial).flatMap((regime) => branchOf(regime) ?? []),
    ],
    ordinary: ORDINARY_FILES.flatMap((name) => from(name, readOrdinary)),
    cess: from('cess.tsv', readCess),
    reverseCharge: from('reverse-charge.tsv', () => readReverseCharge(ratesFolder)),
  };
  if (complaints.length > 0) throw new DataError(complaints.join('\n'));
  return sources;
}
