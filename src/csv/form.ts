// How a CSV text is written: what separates its cells and its lines, and what stands before its first line.

const DELIMITERS = ['\t', ';', '|', ','];
const SIGNS_TO_KNOW = 20_000;
const LINES_TO_KNOW = 20;

export interface CsvForm {
  readonly delimiter: string;
  readonly lineEnd: '\n' | '\r';
  /** Signs before the first line: the mark of UTF-8, and the line "sep=;" by which spreadsheets name the delimiter. */
  readonly start: number;
}

/** The form of a text, known by its beginning. */
export function csvFormOf(text: string): CsvForm {
  const [start = '', delimiter = delimiterOf(text)] = /^\ufeff?(?:"?sep=([,;|\t])"?(?:\r\n?|\n|$))?/i.exec(text) ?? [];
  return { delimiter, lineEnd: text.includes('\n') || !text.includes('\r') ? '\n' : '\r', start: start.length };
}

/**
 * The delimiter by which the most of the first lines have the same number of cells: titles above a table and commas in
 * texts are the exceptions. Of equals that with the most cells, then the one that texts hold most rarely.
 */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, SIGNS_TO_KNOW)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_TO_KNOW)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  let best = { delimiter: ',', lines: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cells = line.split(delimiter).length;
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    for (const [cells, agreeing] of counts) {
      if (agreeing > best.lines || (agreeing === best.lines && cells > best.cells)) {
        best = { delimiter, lines: agreeing, cells };
      }
    }
  }
  return best.delimiter;
}
