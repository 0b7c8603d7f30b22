// CSV to JSON Converter: an array of objects, the type of each column, and ragged rows by line.
import { csvFormOf } from '../../src/csv/form.ts';
import { type CsvRecord, csvRecords } from '../../src/csv/read.ts';
import { defineCalculator, refuse } from '../../src/tools/kit.ts';
import { number, result, row, text } from '../../src/tools/result.ts';

const DELIMITER_NAMES = { detect: '', comma: ',', semicolon: ';', tab: '\t', 'vertical bar': '|' } as const;
const MOST_PROBLEMS = 20;

export type ColumnType = 'integer' | 'number' | 'boolean' | 'text' | 'empty';

/** The narrowest type that fits every value; a leading zero or a number beyond exact range stays text. */
export function columnType(values: readonly string[]): ColumnType {
  const filled = values.filter((value) => value.trim() !== '');
  if (filled.length === 0) return 'empty';
  if (filled.every((value) => /^(?:true|false)$/i.test(value.trim()))) return 'boolean';
  const isInteger = (value: string): boolean =>
    /^-?(?:0|[1-9]\d*)$/.test(value.trim()) && Number.isSafeInteger(Number(value));
  if (filled.every(isInteger)) return 'integer';
  const isDecimal = (value: string): boolean =>
    isInteger(value) || /^-?(?:0|[1-9]\d{0,14})\.\d{1,15}$/.test(value.trim());
  return filled.every(isDecimal) ? 'number' : 'text';
}

function converted(value: string, type: ColumnType): string | number | boolean | null {
  if (type !== 'text' && value.trim() === '') return null;
  if (type === 'integer' || type === 'number') return Number(value);
  return type === 'boolean' ? value.trim().toLowerCase() === 'true' : value;
}

export default defineCalculator({
  title: 'CSV to JSON Converter',
  category: 'data-analytics',
  about: 'Turns a table from a spreadsheet (CSV) into JSON, and says which lines are broken',
  computes:
    'RFC 4180 parse with delimiter detection to an array of objects, type inference report, and ragged-row errors with line numbers',
  fields: {
    csv: {
      type: 'textarea',
      label: 'CSV',
      required: true,
      maxLength: 500_000,
      help: 'The first row must hold the names of the columns.',
      example: 'code,item,qty\n0901,"Coffee, roasted",12\n0902,Tea,8',
    },
    delimiter: {
      type: 'select',
      label: 'Delimiter',
      required: false,
      options: ['detect', 'comma', 'semicolon', 'tab', 'vertical bar'],
      help: 'What stands between the fields.',
      example: 'detect',
      default: 'detect',
    },
    infer_types: {
      type: 'boolean',
      label: 'Numbers and true/false as such',
      required: false,
      help: 'No keeps every value as text.',
      example: true,
      default: true,
    },
  },
  *compute({ csv, delimiter: chosen, infer_types }, _, maxOutput) {
    const form = csvFormOf(csv);
    const delimiter = chosen === 'detect' ? form.delimiter : DELIMITER_NAMES[chosen];
    const records: CsvRecord[] = [];
    for (const record of csvRecords(csv, { ...form, delimiter })) {
      if (record.cells.length > 1 || record.cells[0] !== '') records.push(record);
      yield;
    }
    const fault = records.find((record) => record.fault !== undefined)?.fault;
    if (fault !== undefined) return refuse(['csv', `CSV (csv) line ${fault.line}: ${fault.message}.`]);
    const [head, ...body] = records;
    const columns = head?.cells.map((name) => name.trim()) ?? [];
    const firstAt = new Map(columns.map((name, at) => [name, at] as const).reverse());
    const problems = [
      ...columns.flatMap((name, at) =>
        name === ''
          ? [`CSV (csv) line 1: column ${at + 1} must have a name, but none came.`]
          : firstAt.get(name) !== at
            ? [`CSV (csv) line 1: the name "${name}" must stand once, but it came again as column ${at + 1}.`]
            : [],
      ),
      ...body
        .filter(({ cells }) => cells.length !== columns.length)
        .map(
          ({ line, cells }) => `CSV (csv) line ${line} must have ${columns.length} fields, but ${cells.length} came.`,
        ),
    ];
    if (problems.length > 0) {
      const more = problems.length - MOST_PROBLEMS;
      const listed = problems.slice(0, MOST_PROBLEMS).map((message) => ['csv', message] as const);
      return refuse(...listed, ...(more > 0 ? [['csv', `CSV (csv) has ${more} more such lines.`] as const] : []));
    }
    const namesAgain = body.length * columns.reduce((sum, name) => sum + JSON.stringify(name).length, 0);
    if (namesAgain > maxOutput) {
      return refuse([
        'csv',
        `CSV (csv) has names so long that in ${body.length} objects they pass ${maxOutput} characters; shorten the names of the columns.`,
      ]);
    }
    const found: { readonly name: string; readonly type: ColumnType; readonly empty: number }[] = [];
    for (const [at, name] of columns.entries()) {
      const values = body.map(({ cells }) => cells[at] ?? '');
      found.push({ name, type: columnType(values), empty: values.filter((value) => value.trim() === '').length });
      yield;
    }
    const rows: string[] = [];
    for (const { cells } of body) {
      const members = found.map(({ name, type }, at) => [
        name,
        infer_types ? converted(cells[at] ?? '', type) : (cells[at] ?? ''),
      ]);
      rows.push(JSON.stringify(Object.fromEntries(members), null, 2).replaceAll('\n', '\n  '));
      yield;
    }
    const delimiterName = Object.entries(DELIMITER_NAMES).find(([, mark]) => mark === delimiter)?.[0] ?? delimiter;
    return result({
      summary: `${rows.length} rows with ${columns.length} columns, separated by ${delimiterName}.`,
      rows: [
        row('Rows', number(rows.length)),
        row('Columns', number(columns.length)),
        row('Delimiter', text(delimiterName)),
      ],
      tables: [
        {
          title: 'Columns',
          columns: ['Name', 'Type', 'Empty values'],
          rows: found.map(({ name, type, empty }) => [text(name), text(type), number(empty)]),
        },
      ],
      outputs: [{ label: 'JSON', language: 'json', text: rows.length === 0 ? '[]' : `[\n  ${rows.join(',\n  ')}\n]` }],
      notes: infer_types
        ? ['Empty values become null, except in text columns. Codes with a leading zero stay text.']
        : [],
    });
  },
});
