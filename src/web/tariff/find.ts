// What the finder asks and how it is answered; the server and the worker in the browser run the same function.

import { isCalendarDay } from '../../calendar/isCalendarDay.ts';
import { once } from '../../steps/once.ts';
import type { Tariff } from '../../tariff/index.ts';
import { MAX_TEXT } from '../../tariff/lookup/codeText.ts';
import { childrenOf } from '../../tariff/lookup/codeTree.ts';
import type { AnswerStatus, Ask, CodeLink, ForwardAnswer, HsnResult } from '../../tariff/lookup/contract.ts';
import { GST_START } from '../../tariff/model/days.ts';
import { isService, latinDigits } from '../../tariff/model/digits.ts';
import type { Texts } from '../texts/index.ts';
import { codesWithin, type GoodsOfCodes } from './rateList.ts';

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
  /** What the codes are that its conditions name. */
  readonly goods: GoodsOfCodes;
}

export interface FinderAnswer {
  readonly status: AnswerStatus;
  /** A code was asked for, or its beginning: what is found is not more or less likely. */
  readonly isByCode?: true;
  readonly ask?: Ask;
  /** The one rate that every code still in question bears. */
  readonly rateAgrees?: string;
  /** What the text was read to name as the price, in rupees. */
  readonly readPrice?: number;
  /** The text without that price. */
  readonly withoutPrice?: string;
  readonly found: readonly Found[];
  /** Results that are not shown. */
  readonly more: number;
  /** The day is none that GST has rates for; nothing is answered. */
  readonly isWrongDay?: true;
  /** What to know about the question. */
  readonly remark?: FinderRemark;
}

export type FinderRemark =
  | { readonly kind: 'one digit'; readonly digit: string }
  | { readonly kind: 'one letter' }
  /** Only the first characters of a long text were read. */
  | { readonly kind: 'cut'; readonly read: number; readonly of: number };

export const EMPTY_QUERY: FinderQuery = { q: '', type: 'all', digits: 0, asOf: '' };
/** Of a pasted text so much is kept in the address; what is asked is shorter. */
const MAX_KEPT_LENGTH = 1000;
/** Matches below this are not worth a line, unless there is nothing better; the service tells them all. */
const LEAST_SHOWN = 0.02;
const MOST_MATCHES = 8;
const MOST_ENTRIES = 60;
const MOST_NARROWER = 12;

const TYPES: readonly TypeFilter[] = ['all', 'goods', 'services'];
const LEVELS: readonly DigitLevel[] = [0, 4, 6, 8];

/** Longer than any day, so that what follows a day is not cut off and the rest taken for right. */
const MAX_DAY_LENGTH = 40;

/** Reads a shared address; what is not valid is left out, except for a wrong date, which is told. */
export function readFinderQuery(parameters: URLSearchParams): FinderQuery {
  const type = TYPES.find((one) => one === parameters.get('type')) ?? 'all';
  const digits = LEVELS.find((one) => String(one) === parameters.get('digits')) ?? 0;
  const q = [...(parameters.get('q') ?? '').trim()].slice(0, MAX_KEPT_LENGTH).join('');
  return { q, type, digits, asOf: (parameters.get('as_of') ?? '').trim().slice(0, MAX_DAY_LENGTH) };
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

export const finderTitle = ({ q }: FinderQuery, { finder }: Texts): string =>
  q === '' ? finder.title : finder.titleFor(q);

/** Whether a day to answer for is none that GST has rates for; empty is today. */
export const isWrongDay = (asOf: string): boolean => asOf !== '' && !(isCalendarDay(asOf) && asOf >= GST_START);

/** True for a code or the beginning of one. */
export const isCodeText = (text: string): boolean => /^\d[\d\s.-]*$/.test(text) && text.replace(/\D/g, '').length >= 2;

export function find(tariff: Tariff, query: FinderQuery): FinderAnswer {
  const characters = [...query.q];
  if (isWrongDay(query.asOf)) return { ...NOTHING, isWrongDay: true };
  if (characters.length === 0) return NOTHING;
  if (/^\d$/.test(query.q)) return { ...NOTHING, remark: { kind: 'one digit', digit: query.q } };
  const q = characters.slice(0, MAX_TEXT).join('');
  const answer = isCodeText(q) ? findCodes(tariff, { ...query, q }) : findText(tariff, { ...query, q });
  // Who has begun to type has found nothing yet, which is not the same as nothing.
  if (answer.found.length === 0 && oneLetter().test(q)) return { ...answer, remark: { kind: 'one letter' } };
  if (characters.length <= MAX_TEXT) return answer;
  return { ...answer, remark: { kind: 'cut', read: MAX_TEXT, of: characters.length } };
}

const oneLetter = once(() => /^\p{L}\p{M}*$/u);

const NOTHING: FinderAnswer = { status: 'not_found', found: [], more: 0 };

const dayOption = (asOf: string) => (asOf === '' ? {} : { asOf });

function findCodes(tariff: Tariff, { q, type, digits, asOf }: FinderQuery): FinderAnswer {
  const fitting = tariff
    .reverse(q, dayOption(asOf))
    .results.filter((result) => isOfType(result, type) && (digits === 0 || result.hsn_sac.length <= digits));
  return {
    status: fitting.length > 0 ? 'resolved' : 'not_found',
    isByCode: true,
    found: fitting.slice(0, MOST_ENTRIES).map((result) => ({ result, narrower: [], goods: goodsOf(tariff, result) })),
    more: Math.max(0, fitting.length - MOST_ENTRIES),
  };
}

function findText(tariff: Tariff, { q, type, digits, asOf }: FinderQuery): FinderAnswer {
  const day = dayOption(asOf);
  const answer = tariff.lookup(q, { limit: type === 'all' ? MOST_MATCHES : 20, ...day });
  const seen = new Set<string>();
  const found: Found[] = [];
  for (const match of answer.matches) {
    if (!isOfType(match, type) || found.length === MOST_MATCHES) continue;
    // Of the other type there may be nothing; what is next to impossible is then no answer either.
    if ((found.length > 0 || type !== 'all') && match.confidence < LEAST_SHOWN) break;
    const result = digits === 0 ? match : atLevel(tariff, match, digits, asOf);
    if (seen.has(result.hsn_sac)) continue;
    seen.add(result.hsn_sac);
    const narrower = digits > result.hsn_sac.length ? narrowerOf(tariff, result, asOf) : [];
    found.push({ result, narrower, goods: goodsOf(tariff, result) });
  }
  const ask = askAmong(answer, found, { q, type, digits, asOf });
  const { rate_agrees: rateAgrees, read_price: readPrice } = answer;
  return {
    status: found.length === 0 ? 'not_found' : answer.status,
    ...(ask && { ask }),
    ...(rateAgrees !== undefined && type === 'all' && { rateAgrees }),
    ...(readPrice !== undefined && { readPrice, withoutPrice: withoutNumber(q, readPrice) }),
    found,
    more: 0,
  };
}

/**
 * The question, unless filters have taken away what it asks about, or its answers are the rates of the first code, which
 * stand on its card.
 */
function askAmong({ ask }: ForwardAnswer, found: readonly Found[], { type, digits }: FinderQuery): Ask | undefined {
  if (ask === undefined) return undefined;
  const codes = ask.options.flatMap((option) => option.codes);
  const isOfRates = new Set(codes).size === 1 && codes[0] === found[0]?.result.hsn_sac;
  const isOutside = codes.some(
    (code) => (digits > 0 && code.length > digits) || (type !== 'all' && isService(code) !== (type === 'services')),
  );
  return isOfRates || isOutside ? undefined : ask;
}

const WRITTEN_NUMBER = /[\p{Nd},]+(?:\.\p{Nd}+)?/gu;

/** The text without the number that was read as its price. */
const withoutNumber = (q: string, price: number): string =>
  q
    .replace(WRITTEN_NUMBER, (number) => (Number(latinDigits(number).replaceAll(',', '')) === price ? ' ' : number))
    .replace(/\s+/g, ' ')
    .trim();

const isOfType = (result: HsnResult, type: TypeFilter): boolean => type === 'all' || result.type === type;

/** With the digits of the wanted level: fewer digits on the bill do not change what the goods are, nor their rate. */
function atLevel(tariff: Tariff, match: HsnResult, digits: DigitLevel, asOf: string): HsnResult {
  if (match.hsn_sac.length <= digits) return match;
  const number = tariff.records.find(match.hsn_sac.slice(0, digits));
  if (number < 0) return match;
  const { hsn_sac, description, valid_on } = tariff.entry(number, asOf === '' ? undefined : asOf);
  return { ...match, hsn_sac, description, valid_on };
}

function narrowerOf(tariff: Tariff, { hsn_sac: code }: HsnResult, asOf: string): readonly CodeLink[] {
  const number = tariff.records.find(code);
  return childrenOf(tariff.records, number)
    .filter((child) => tariff.records.isLive(child))
    .slice(0, MOST_NARROWER)
    .map((child) => tariff.link(child, asOf === '' ? undefined : asOf));
}

/** Longer descriptions are cut: they stand within a sentence. */
const LONGEST_GOODS = 48;

/** What the codes are that the conditions of a result name. */
export function goodsOf({ records }: Pick<Tariff, 'records'>, result: Pick<HsnResult, 'rates'>): GoodsOfCodes {
  const named = codesWithin(result).flatMap((code) => {
    const number = records.find(code.replaceAll(' ', ''));
    if (number < 0) return [];
    const name = records.description(number);
    return [[code, name.length <= LONGEST_GOODS ? name : `${name.slice(0, LONGEST_GOODS - 1).trimEnd()}…`] as const];
  });
  return Object.fromEntries(named);
}
