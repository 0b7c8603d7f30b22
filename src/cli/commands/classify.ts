// `kosh classify`: a code and a rate for every row of a CSV or XLSX file, offline and resumable.
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TellingColumn } from '../../bulk/told.ts';
import { todayInIndia } from '../../tariff/model/days.ts';
import { openTariff } from '../../tariff/node.ts';
import { classifyRows, type RowsDone } from '../classify/classifyRows.ts';
import { type Format, type Input, openInput } from '../classify/input.ts';
import { ProgressBar } from '../classify/progressBar.ts';
import { openSink } from '../classify/sinks.ts';
import type { HeadOptions } from '../classify/tableHead.ts';
import { type Target, targetOf } from '../classify/target.ts';
import { countOf, grouped } from '../counts.ts';
import { Failure } from '../failure.ts';
import { openJobs } from '../jobs/pool.ts';
import { type ClassifyTask, rowClassifier } from '../jobs/tasks.ts';
import { dayFrom, formatOption, jobsOption, ownNamesOption, share } from '../options.ts';
import { rolesOption } from '../register/options.ts';
import { printJson, type Terminal } from '../terminal.ts';

export interface ClassifyOptions extends Omit<HeadOptions, 'roles'> {
  /** Such as price=MRP. */
  readonly role?: readonly string[];
  readonly output?: string;
  /** Of an XLSX file; undefined: the first. */
  readonly sheet?: string;
  readonly asOf?: string;
  /** A file of own names. */
  readonly names?: string;
  readonly reviewBelow: string;
  readonly force?: boolean;
  /** Threads; undefined: one. */
  readonly jobs?: string;
  /** csv or ndjson, of standard input and output. */
  readonly format?: string;
  readonly json?: boolean;
}

/** Some row needs a person. */
export const NEEDS_REVIEW = 2;
const INTERRUPTED = 130;

export async function classify(path: string, options: ClassifyOptions, terminal: Terminal): Promise<number> {
  const day = options.asOf === undefined ? todayInIndia() : dayFrom('--as-of', options.asOf);
  const reviewBelow = share('--review-below', options.reviewBelow);
  const roles = rolesOption(options.role);
  const format = formatOption(options.format);
  const { input, target } = await openFiles(path, options, format);
  if (input.remark !== '') terminal.err(`${input.remark}\n`);
  const { ownNames = [] } = ownNamesOption(options.names);
  const tariff = openTariff({ ownNames });
  const { column = null, header } = options;
  const { version } = tariff.meta();
  const job = JSON.stringify([
    resolve(path),
    input.fingerprint,
    column,
    header,
    roles,
    day,
    reviewBelow,
    version,
    ownNames,
  ]);
  const sink = openSink(target, job, { input, format, terminal });
  const { resumed } = sink;
  if (resumed !== undefined) terminal.err(`Going on after row ${grouped(resumed.rows)}.\n`);

  const task: ClassifyTask = { kind: 'classify', today: tariff.today, ownNames, day, reviewBelow };
  const bar = new ProgressBar();
  const started = performance.now();
  const done = await classifyRows({
    path,
    input,
    sink,
    jobs: openJobs(jobsOption(options.jobs), task, rowClassifier(tariff, task)),
    options: { header, roles, ...(column !== null && { column }) },
    onHead: ({ titles, above, told }) => {
      if (above.length === 0 && header) terminal.err('No row names the columns: every row is read as an item.\n');
      if (titles > 0) terminal.err(`Above the names of the columns: ${countOf(titles, 'title row')}.\n`);
      if (told.columns.length > 0) terminal.err(`Read beside the texts: ${columnsInWords(told.columns)}.\n`);
    },
    onProgress: (rows, part) => bar.show(rows, part),
  });
  bar.clear();
  if (done.isStopped) {
    const advice = sink.goesOn ? '; run the same command again to go on' : '';
    terminal.err(`Stopped after row ${grouped(done.rows)}${advice}.\n`);
    return INTERRUPTED;
  }
  report(done, (performance.now() - started) / 1000, options, terminal);
  // An engine that pipes takes every other code for a failure.
  return done.needReview > 0 && format !== 'ndjson' ? NEEDS_REVIEW : 0;
}

/** The files that are read and written; neither is the other. */
async function openFiles(
  path: string,
  { output, force, json, sheet }: ClassifyOptions,
  format: Format | undefined,
): Promise<{ readonly input: Input; readonly target: Target | undefined }> {
  if (output !== undefined && resolve(output) === resolve(path)) {
    throw new Failure('The output must not be the input; give another path with -o.');
  }
  const target = output === undefined ? undefined : targetOf(output, force === true, ['.csv', '.xlsx', '.ndjson']);
  if (output === undefined && json === true) {
    throw new Failure('--json prints a summary and needs a file for the rows; add -o out.csv.');
  }
  const input = await openInput(path, sheet, format);
  const isJson = target?.isFile === true ? target.kind === 'ndjson' : format !== 'csv';
  if (input.kind === 'ndjson' && !isJson) {
    throw new Failure(
      `${path} has no columns that are the same in every line; write NDJSON, with -o to a name in .ndjson.`,
    );
  }
  if (path !== '-' && target?.path === realpathSync(path)) {
    throw new Failure(`${output} is a link to the input; give another path with -o.`);
  }
  return { input, target };
}

function report(
  { head, rows, needReview, tooWide }: RowsDone,
  seconds: number,
  { json, output }: ClassifyOptions,
  terminal: Terminal,
): void {
  if (tooWide.rows > 0) terminal.err(`${tooWideText(tooWide, (head?.above.length ?? 0) > 0)}\n`);
  if (json === true) {
    printJson(terminal, { rows, needs_review: needReview, output, seconds: Number(seconds.toFixed(3)) });
    return;
  }
  terminal.err(
    `${countOf(rows, 'row')} in ${seconds.toFixed(1)} s${head === undefined ? '' : `, texts of column ${head.columnName}`}: ${grouped(rows - needReview)} ready, ${grouped(needReview)} need review (needs_review = yes).\n`,
  );
}

/** `price "Rate", date "Invoice Date"`. */
const columnsInWords = (columns: readonly TellingColumn[]): string =>
  columns.map(({ role, name, at }) => `${role} ${name === '' ? at + 1 : `"${name}"`}`).join(', ');

function tooWideText({ rows, first }: RowsDone['tooWide'], hasHeader: boolean): string {
  const which = rows === 1 ? `Row ${first} has` : `${grouped(rows)} rows, the first of them row ${first}, have`;
  const standard = hasHeader ? 'the header' : 'the first row';
  return `${which} more cells than ${standard}: the extra cells were moved after the added columns and the row is marked for review. Put cells that hold a delimiter in quotes.`;
}
