// CSV as RFC 4180 describes it: quoted fields, doubled quotes, line breaks inside quotes.

export interface CsvRecord {
  /** The line on which the record begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

export type CsvReading =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

export const DELIMITERS = [',', ';', '\t', '|'] as const;

interface CsvFault {
  readonly line: number;
  readonly message: string;
}

/** Records one by one, and the fault that ends them. Empty lines are left out; a quote inside an unquoted field stays as it is. */
function* recordsOf(text: string, delimiter: string): Generator<CsvRecord, CsvFault | undefined> {
  let fields: string[] = [];
  let line = 1;
  let start = 1;
  let at = 0;
  while (at < text.length) {
    if (fields.length === 0) start = line;
    let field = '';
    if (text[at] === '"') {
      const opened = line;
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote < 0) return { line: opened, message: 'a quoted field is never closed' };
        field += text.slice(at, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
      line = opened + (field.match(/\n/g)?.length ?? 0);
      if (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') {
        return { line, message: `"${text[at]}" stands after a closing quote` };
      }
    } else {
      const from = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      field = text.slice(from, at);
    }
    fields.push(field);
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      fields.push('');
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (at < text.length) {
      at += 1;
      line += 1;
    }
    if (fields.length > 1 || fields[0] !== '') yield { line: start, fields };
    fields = [];
  }
  return undefined;
}

export function readCsv(text: string, delimiter: string): CsvReading {
  const records: CsvRecord[] = [];
  const reading = recordsOf(text, delimiter);
  for (let next = reading.next(); ; next = reading.next()) {
    if (next.done !== true) records.push(next.value);
    else return next.value === undefined ? { ok: true, records } : { ok: false, ...next.value };
  }
}

/** Records that are looked at to find the delimiter. */
const SAMPLE = 1000;

/** The delimiter that cuts most of the first records into the same number of fields, more than one; else a comma. */
export function detectDelimiter(text: string): string {
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const reading = recordsOf(text, delimiter);
    const widths: number[] = [];
    let next = reading.next();
    for (; next.done !== true && widths.length < SAMPLE; next = reading.next()) widths.push(next.value.fields.length);
    const [width = 0] = widths;
    if ((next.done === true && next.value !== undefined) || width < 2) continue;
    const score = (widths.filter((one) => one === width).length / widths.length) * 100 + width / 1000;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** One record as RFC 4180 writes it. */
export function writeCsvRecord(fields: readonly string[], delimiter = ','): string {
  return fields
    .map((field) =>
      field.includes(delimiter) || /["\r\n]/.test(field) || (field === '' && fields.length === 1)
        ? `"${field.replaceAll('"', '""')}"`
        : field,
    )
    .join(delimiter);
}
