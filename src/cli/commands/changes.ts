// `kosh changes`: which rates changed between two days.
import { todayInIndia } from '../../tariff/model/days.ts';
import { openTariff } from '../../tariff/node.ts';
import { Failure } from '../failure.ts';
import { dayFrom, wholeNumber } from '../options.ts';
import { ratesText } from '../rateText.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface ChangesCommandOptions {
  readonly from: string;
  readonly to?: string;
  readonly prefix?: string;
  readonly limit: string;
  readonly json?: boolean;
}

export function changes(options: ChangesCommandOptions, terminal: Terminal): number {
  const from = dayFrom('--from', options.from);
  const to = options.to === undefined ? todayInIndia() : dayFrom('--to', options.to);
  if (to < from) throw new Failure(`--to must not be before --from (${from}), but "${to}" came.`);
  const limit = wholeNumber('--limit', options.limit, 1, 1_000_000);
  const { prefix = '' } = options;
  if (!/^\d{0,8}$/.test(prefix)) throw new Failure(`--code must be the first digits of codes, but "${prefix}" came.`);
  const all = openTariff()
    .changes(from, to)
    .filter(({ code }) => code.startsWith(prefix));
  const results = all.slice(0, limit);
  if (options.json === true) {
    printJson(terminal, { from, to, total: all.length, returned: results.length, results });
    return 0;
  }
  if (all.length === 0) {
    terminal.out(`No rate changed from ${from} to ${to}.\n`);
    return 0;
  }
  const { paint, width } = terminal;
  terminal.out(
    tableText(
      [
        ['ON', 'CODE', 'BEFORE', 'AFTER', 'DESCRIPTION'].map(paint.dim),
        ...results.map(({ on, code, before, after, description }) => [
          on,
          code,
          ratesText(before.rates),
          ratesText(after.rates),
          description,
        ]),
      ],
      width,
    ),
  );
  if (results.length < all.length) {
    terminal.err(`${all.length - results.length} more changes; show them with --limit ${all.length}.\n`);
  }
  return 0;
}
