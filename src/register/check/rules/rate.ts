// Whether the rate of a line is a lawful rate of its code on that day; if not, why: stale, of a sub-code, under a
// condition, never.
import { ownCondition, percent } from '../../../tariff/lookup/results.ts';
import { type Branch, OUTSIDE_GST, type RatePeriod } from '../../../tariff/model/rates.ts';
import { isHalfRate, isReturnRate } from '../../read/rates.ts';
import { isZeroRated } from '../../read/supply.ts';
import type { Lawful, RegisterSentences } from '../../sentences.ts';
import type { Found } from '../finding.ts';
import { type PriceRead, readPrice } from '../prices.ts';
import { isBeforeGst, isService, named, rupees, type Subject, spaced } from '../subject.ts';
import { mayBeReversed } from './reverseCharge.ts';

/** Goods for a merchant exporter, whatever they are (40/2017 and 41/2017). */
const MERCHANT_EXPORT = 0.1;

export function rateIsLawful(subject: Subject): Found | undefined {
  const { line, code, day, file } = subject;
  const { rate } = line;
  if (rate === undefined || line.supply === 'untaxed' || line.note === 'cancelled') return undefined;
  if (!isReturnRate(rate)) return noRate(rate, line.isRateFromTax, file.says);
  if (code.number < 0 || code.mending === 'filled with zeros') return undefined;
  if (isBeforeGst(day)) return undefined;
  if (rate === 0 && (isZeroRated(line.supply) || line.supply === 'deemed' || line.isReverseCharge === true))
    return undefined;
  if (rate === MERCHANT_EXPORT && !isService(code)) return undefined;
  const period = file.tariff.records.rateOn(code.number, day);
  const matching = period.branches.filter((branch) => branch.ratePercent === rate);
  if (matching.length === 0)
    return rate === 0 && isService(code) && mayBeReversed(subject) ? undefined : unlawful(subject, rate, period);
  const { price, asked, open: readings } = readPrice(file.tariff, file.texts, line, code.number, day);
  if (readings.length > 0) return priceOpen(subject, rate, readings);
  if (asked?.isSure === true) {
    if (asked.rate === rate) return undefined;
    if (isByPrice(subject, price, asked.rate))
      return priced(subject, rate, { price: price ?? 0, lawful: asked.rate, period });
  }
  return isOrdinary(matching, period) ? undefined : open(subject, rate, matching, period);
}

function noRate(rate: number, isFromTax: boolean, says: RegisterSentences): Found {
  return {
    severity: isFromTax ? 'look' : 'refused',
    kind: 'rate-not-in-list',
    message: says.noSuchRate(percent(rate), isHalfRate(rate) ? percent(2 * rate) : undefined),
    about: percent(rate),
  };
}

/** The rate that most invoices of the code carry, or one without any condition. */
const isOrdinary = (matching: readonly Branch[], { branches }: RatePeriod): boolean =>
  matching.some((branch) => branch === branches[0] || (branch.codes.length === 0 && branch.condition === ''));

function unlawful(subject: Subject, rate: number, period: RatePeriod): Found {
  const { line, code, day, file } = subject;
  const {
    says,
    tariff: { records },
  } = file;
  const history = records.rateHistory(code.number);
  const name = named(file.tariff, code.digits);
  const rates = [...new Set(period.branches.map((branch) => branch.ratePercent))];
  const { price, asked: read } = readPrice(file.tariff, file.texts, line, code.number, day);
  const asked = rates.length === 1 ? rates[0] : read?.isSure === true ? read.rate : undefined;
  const main =
    period.branches.find((branch) => (asked === undefined ? isDoubtful(branch) : branch.ratePercent === asked)) ??
    period.branches[0];
  const isOutside = main?.schedule === OUTSIDE_GST && rates.length === 1;
  const isPriced =
    asked !== undefined &&
    rates.length > 1 &&
    settledRate(line.description, undefined, code.number, day, file) !== asked;
  const lawful: Lawful = {
    day,
    rates: isOutside ? [] : asked === undefined ? rates.map(percent) : [percent(asked)],
    ...(isPriced && { price: rupees(price ?? 0) }),
  };
  const by = main?.notificationRef ?? '';
  if (main?.evidence === 'inferred') return thoughtOtherwise(subject, rate, lawful, main, period);
  const repair = asked === undefined ? {} : { repair: { rate: asked } };
  const about = kindOf(line, rate, asked ?? period.from);
  const has = ({ branches }: RatePeriod): Branch | undefined => branches.find((branch) => branch.ratePercent === rate);
  const before = history.findLast((one) => one.to !== null && one.to < day && has(one) !== undefined);
  if (before !== undefined) {
    const message = says.rateStale(
      percent(rate),
      name,
      before.to ?? '',
      has(before)?.notificationRef ?? '',
      lawful,
      by,
    );
    // One change of the law is one decision, whatever codes it touched, where nothing but that rate is lawful now.
    const isOneChange = rates.length === 1;
    return {
      severity: 'wrong',
      kind: 'rate-stale',
      message,
      ...repair,
      about: isOneChange ? `${rate} to ${asked} ${before.to}` : about,
    };
  }
  const after = history.find((one) => one.from > day && has(one) !== undefined);
  if (after !== undefined) {
    const message = says.rateEarly(percent(rate), name, after.from, has(after)?.notificationRef ?? '', lawful);
    return { severity: 'wrong', kind: 'rate-early', message, ...repair, about };
  }
  const message = says.rateNever(percent(rate), name, lawful, by);
  return { severity: 'wrong', kind: 'rate-never', message, ...repair, about };
}

/** All goods of some of its codes bear a rate that is only concluded, so that they might bear another. */
const isDoubtful = (branch: Branch): boolean => branch.evidence === 'inferred' && ownCondition(branch) === '';

/** The rate of the code is only concluded: the line is not wrong for sure, and nothing is mended. */
const thoughtOtherwise = (
  { line, code, file }: Subject,
  rate: number,
  lawful: Lawful,
  { notificationRef, note }: Branch,
  period: RatePeriod,
): Found => ({
  severity: 'look',
  kind: 'rate-inferred',
  message: file.says.rateInferred(percent(rate), named(file.tariff, code.digits), lawful, notificationRef, note),
  about: kindOf(line, rate, period.from),
});

/** Lines that one decision settles: the same code and rate, and the same right rate or, where it is open, the same law. */
const kindOf = ({ code }: Subject['line'], rate: number, right: number | string): string => `${code}|${rate}|${right}`;

function settledRate(
  text: string,
  price: number | undefined,
  code: number,
  day: string,
  file: Subject['file'],
): number | undefined {
  const asked = file.texts.asked(text, price, code, day);
  return asked?.isSure === true ? asked.rate : undefined;
}

/** A price settles what the words leave open: ₹2,500 a garment, ₹7,500 a room. */
function isByPrice({ line, code, day, file }: Subject, price: number | undefined, rate: number): boolean {
  if (price === undefined || price <= 0) return false;
  const byWords = file.texts.asked(line.description, undefined, code.number, day);
  return byWords?.isSure !== true || byWords.rate !== rate;
}

/** The price holds its tax, and at one rate lies below the limit, at another above it. */
const priceOpen = ({ line, code, file }: Subject, rate: number, readings: PriceRead['open']): Found => ({
  severity: 'look',
  kind: 'price-with-tax',
  message: file.says.priceWithTax(
    rupees(line.priceWithTax ?? 0),
    spaced(code.digits),
    readings.map(([one, price]) => [percent(one), rupees(price)] as const),
  ),
  about: kindOf(line, rate, 'price with tax'),
});

interface ByPrice {
  readonly price: number;
  readonly lawful: number;
  readonly period: RatePeriod;
}

function priced(subject: Subject, rate: number, { price, lawful, period }: ByPrice): Found {
  const { line, code, day, file } = subject;
  const main = period.branches.find(({ ratePercent }) => ratePercent === lawful);
  if (main?.evidence === 'inferred')
    return thoughtOtherwise(subject, rate, { day, rates: [percent(lawful)], price: rupees(price) }, main, period);
  return {
    severity: 'wrong',
    kind: 'rate-by-price',
    message: file.says.rateByPrice(rupees(price), spaced(code.digits), percent(lawful), day, percent(rate)),
    repair: { rate: lawful },
    about: kindOf(line, rate, lawful),
  };
}

function open(subject: Subject, rate: number, matching: readonly Branch[], period: RatePeriod): Found | undefined {
  const {
    code,
    file: { says },
  } = subject;
  const [main] = period.branches;
  const usual = main === undefined ? undefined : percent(main.ratePercent);
  const about = kindOf(subject.line, rate, period.from);
  if (matching.every(({ codes }) => codes.length > 0)) {
    if (isBelow(subject, rate)) return undefined;
    const codes = [...new Set(matching.flatMap((branch) => branch.codes))];
    const [only] = codes.length === 1 ? codes : [];
    return {
      severity: 'look',
      kind: 'rate-of-sub-code',
      message: says.rateOfSubCode(percent(rate), codes.map(spaced), spaced(code.digits), usual),
      ...(only !== undefined && /^\d+$/.test(only) && !matching.some(isDoubtful) && { repair: { code: only } }),
      about,
    };
  }
  const conditions = matching.map(ownCondition).filter((condition) => condition !== '');
  return {
    severity: 'look',
    kind: 'rate-condition',
    message: says.rateUnderCondition(percent(rate), spaced(code.digits), conditions, usual),
    about,
  };
}

/** Whether the description names goods below the code that bear the rate. */
function isBelow({ line, code, day, file }: Subject, rate: number): boolean {
  if (line.description === '') return false;
  const { code: meant } = file.texts.meaning(line.description);
  if (meant.length <= code.digits.length || !meant.startsWith(code.digits)) return false;
  const number = file.tariff.records.find(meant);
  return file.tariff.records.rateOn(number, day).branches.some((branch) => branch.ratePercent === rate);
}
