// The price by which a rate is chosen: before tax where the line has it, otherwise read out of the price with tax.
import type { Tariff } from '../../tariff/index.ts';
import type { Line } from '../read/lines.ts';
import { piecePrice } from '../read/piecePrice.ts';
import type { AskedRate, TextAnswers } from './texts.ts';

export interface PriceRead {
  /** Of one piece, in rupees before tax; undefined: the line does not say, or it is open. */
  readonly price: number | undefined;
  /** The rate that text and price ask for; undefined: they do not tell. */
  readonly asked: AskedRate | undefined;
  /** Prices before tax by the rates of the code, where a limit lies between them; empty: nothing is open. */
  readonly open: readonly (readonly [rate: number, price: number])[];
}

const NOTHING: PriceRead['open'] = [];

/**
 * A price with tax is one price at each rate of the code. Where all of them ask for the same rate that is the rate,
 * and the price at it is the price before tax; where they do not, a limit lies between and nothing follows.
 */
export function readPrice(tariff: Tariff, texts: TextAnswers, line: Line, code: number, day: string): PriceRead {
  const { description, unit, priceWithTax } = line;
  const own = piecePrice(line);
  const withTax =
    own === undefined ? piecePrice({ taxable: undefined, quantity: undefined, price: priceWithTax, unit }) : own;
  if (own !== undefined || withTax === undefined) {
    return { price: own, asked: texts.asked(description, own, code, day), open: NOTHING };
  }
  const rates = [...new Set(tariff.records.rateOn(code, day).branches.map(({ ratePercent }) => ratePercent))];
  const open = rates.map((rate) => [rate, withTax / (1 + rate / 100)] as const);
  const readings = open.map(([, price]) => texts.asked(description, price, code, day));
  const [first] = readings;
  const isOne = readings.every((one) => one?.rate === first?.rate && one?.isSure === first?.isSure);
  if (isOne) {
    return {
      price: first?.isSure === true ? withTax / (1 + first.rate / 100) : undefined,
      asked: first,
      open: NOTHING,
    };
  }
  return { price: undefined, asked: texts.asked(description, undefined, code, day), open };
}
