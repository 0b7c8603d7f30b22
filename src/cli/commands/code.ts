// `kosh code`: one code with its rates, history, parents and children.
import type { CodeLink, CodeRecord } from '../../tariff/index.ts';
import { openTariff } from '../../tariff/node.ts';
import { Failure } from '../failure.ts';
import { asOfOption } from '../options.ts';
import { ratesText, rateText, resultRates } from '../rateText.ts';
import { tableText } from '../table.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface CodeCommandOptions {
  readonly asOf?: string;
  readonly json?: boolean;
}

export function code(wanted: string, options: CodeCommandOptions, terminal: Terminal): number {
  const record = openTariff().describe(wanted, asOfOption(options.asOf));
  if ('error' in record) {
    if (options.json !== true) throw new Failure(record.error);
    printJson(terminal, record);
    return 1;
  }
  if (options.json === true) printJson(terminal, record);
  else terminal.out(recordText(record, terminal));
  return 0;
}

function recordText(record: CodeRecord, terminal: Terminal): string {
  const { paint, width } = terminal;
  const part = (title: string, rows: readonly (readonly string[])[]): string =>
    rows.length === 0 ? '' : `\n${paint.dim(title)}\n${tableText(rows, width)}`;
  const facts: (readonly [string, string])[] = [
    ['Chapter', record.chapter],
    ['Rate', resultRates(record)],
    ['Unit', record.uqc ?? ''],
    ['Reverse charge', record.rcm_trigger ?? ''],
    ['Cess', record.cess_note ?? ''],
    ['Status', record.status === 'retired' ? paint.red('retired') : ''],
    ['Notes', record.notes],
  ];
  const links = (list: readonly CodeLink[]) =>
    list.map((link) => [
      link.code,
      link.status === 'retired' ? paint.red('retired') : rateText({ ...link, rate: link.gst_rate }),
      link.description,
    ]);
  return [
    tableText([[paint.bold(record.hsn_sac), record.description]], width),
    tableText(
      facts.filter(([, value]) => value !== '').map(([label, value]) => [paint.dim(label), value]),
      width,
    ),
    part(
      'RATES',
      record.rates.map(({ rate, condition, schedule, notification_ref: ref, effective_from: from, note = '' }) => [
        rateText({ rate, schedule }),
        `from ${from}`,
        ref,
        [condition === '' ? 'without a condition' : condition, note].filter((text) => text !== '').join('. '),
      ]),
    ),
    part(
      'HISTORY',
      record.history.map(({ from, to, rates }) => [from, `to ${to ?? 'now'}`, ratesText(rates)]),
    ),
    part('PARENTS', links(record.ancestors)),
    part('CHILDREN', links(record.children)),
    part(
      'ALSO CALLED',
      record.common_names.length === 0 ? [] : [[record.common_names.map(({ name }) => name).join(', ')]],
    ),
  ].join('');
}
