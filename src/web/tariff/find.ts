// What the finder asks and how it is answered; the server and the worker in the browser run the same function.
import { GST_START, isIsoDay, todayInIndia } from '../../tariff/dataset/days.ts';
import type { Tariff } from '../../tariff/index.ts';
import { resultOf } from '../../tariff/lookup/results.ts';
import type { AnswerStatus, Ask, CodeLink, HsnResult } from '../../tariff/lookup/types.ts';

export type TypeFilter = 'all' | 'goods' | 'services';
/** 0: as many digits as the text supports. */
export type DigitLevel = 0 | 4 | 6 | 8;

export interface FinderQuery {
  readonly q: string;
  readonly type: TypeFilter;
  readonly digits: DigitLevel;
  /** ISO date; empty: today. */
  readonly asOf: string;
}

export interface Found {
  readonly result: HsnResult;
  /** Finer codes to choose from, when more digits are wanted than the text supports. */
  readonly narrower: readonly CodeLink[];
}

export interface FinderAnswer {
  readonly status: AnswerStatus;
  readonly ask?: Ask;
  readonly found: readonly Found[];
  /** Results that are not shown. */
  readonly more: number;
  /** What is wrong with the question, if anything. */
  readonly problem?: string;
}

export const EMPTY_QUERY: FinderQuery = { q: '', type: 'all', digits: 0, asOf: '' };
export const MAX_QUERY_LENGTH = 200;
const MOST_MATCHES = 8;
const MOST_ENTRIES = 60;
const MOST_NARROWER = 12;

const TYPES: readonly TypeFilter[] = ['all', 'goods', 'services'];
const LEVELS: readonly DigitLevel[] = [0, 4, 6, 8];

/** Reads a shared address; what is not valid is left out, except for a wrong date, which is told. */
export function readFinderQuery(parameters: URLSearchParams): FinderQuery {
  const type = TYPES.find((one) => one === parameters.get('type')) ?? 'all';
  const digits = LEVELS.find((one) => String(one) === parameters.get('digits')) ?? 0;
  const q = [...(parameters.get('q') ?? '').trim()].slice(0, MAX_QUERY_LENGTH).join('');
  return { q, type, digits, asOf: (parameters.get('as_of') ?? '').trim().slice(0, 10) };
}

/** The query part of the shareable address, only with what differs from the ordinary. */
export function finderSearch({ q, type, digits, asOf }: FinderQuery): string {
  const parameters = new URLSearchParams();
  if (q !== '') parameters.set('q', q);
  if (type !== 'all') parameters.set('type', type);
  if (digits !== 0) parameters.set('digits', String(digits));
  if (asOf !== '') parameters.set('as_of', asOf);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** True for a code or the beginning of one. */
export const isCodeText = (text: string): boolean => /^\d[\d\s.-]*$/.test(text) && text.replace(/\D/g, '').length >= 2;

/** What is wrong with a question, if anything. */
export const problemOf = ({ asOf }: FinderQuery): string | undefined =>
  asOf !== '' && (!isIsoDay(asOf) || asOf < GST_START)
    ? `The date must be a day from ${GST_START} on, written YYYY-MM-DD.`
    : undefined;

export function find(tariff: Tariff, query: FinderQuery): FinderAnswer {
  const { q } = query;
  const problem = problemOf(query);
  if (problem !== undefined) return { status: 'not_found', found: [], more: 0, problem };
  if (q === '') return { status: 'not_found', found: [], more: 0 };
  return isCodeText(q) ? findCodes(tariff, query) : findText(tariff, query);
}

const dayOption = (asOf: string) => (asOf === '' ? {} : { asOf });

function findCodes(tariff: Tariff, { q, type, digits, asOf }: FinderQuery): FinderAnswer {
  const fitting = tariff
    .reverse(q, dayOption(asOf))
    .results.filter((result) => isOfType(result, type) && (digits === 0 || result.hsn_sac.length <= digits));
  return {
    status: fitting.length > 0 ? 'resolved' : 'not_found',
    found: fitting.slice(0, MOST_ENTRIES).map((result) => ({ result, narrower: [] })),
    more: Math.max(0, fitting.length - MOST_ENTRIES),
  };
}

function findText(tariff: Tariff, { q, type, digits, asOf }: FinderQuery): FinderAnswer {
  const day = dayOption(asOf);
  const { matches, status, ask } = tariff.lookup(q, { limit: type === 'all' ? MOST_MATCHES : 20, ...day });
  const seen = new Set<string>();
  const found: Found[] = [];
  for (const match of matches) {
    if (!isOfType(match, type) || found.length === MOST_MATCHES) continue;
    const result = digits === 0 ? match : atLevel(tariff, match, digits, asOf);
    if (seen.has(result.hsn_sac)) continue;
    seen.add(result.hsn_sac);
    found.push({ result, narrower: digits > result.hsn_sac.length ? narrowerOf(tariff, result, asOf) : [] });
  }
  return { status: found.length === 0 ? 'not_found' : status, ...(ask && { ask }), found, more: 0 };
}

const isOfType = (result: HsnResult, type: TypeFilter): boolean => type === 'all' || result.type === type;

/** The code that contains this one at the wanted level; the same code when it has no more digits than that. */
function atLevel(tariff: Tariff, match: HsnResult, digits: DigitLevel, asOf: string): HsnResult {
  if (match.hsn_sac.length <= digits) return match;
  const number = tariff.records.find(match.hsn_sac.slice(0, digits));
  if (number < 0) return match;
  const { why, confidence } = match;
  const lifted = resultOf(tariff.records, number, asOf === '' ? todayInIndia() : asOf);
  return { ...lifted, ...(why !== undefined && { why }), ...(confidence !== undefined && { confidence }) };
}

function narrowerOf(tariff: Tariff, { hsn_sac: code }: HsnResult, asOf: string): readonly CodeLink[] {
  const number = tariff.records.find(code);
  return tariff
    .children(number)
    .filter((child) => tariff.records.isLive(child))
    .slice(0, MOST_NARROWER)
    .map((child) => tariff.link(child, asOf === '' ? undefined : asOf));
}
