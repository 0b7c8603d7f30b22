// Text in columns: padded by what the eye sees, the last column wrapped to the width of the terminal.
import { stripVTControlCharacters } from 'node:util';

/** Columns a text takes: combining marks, as of Devanagari, take none; ideographs take two. */
export function shownWidth(text: string): number {
  let width = 0;
  for (const sign of stripVTControlCharacters(text)) {
    if (/\p{Mn}|\p{Me}|\p{Cf}/u.test(sign)) continue;
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(sign)
      ? 2
      : 1;
  }
  return width;
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - shownWidth(text)));

/** Words in lines of at most so many columns; a longer word gets a line of its own. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && shownWidth(line) + 1 + shownWidth(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const GAP = 2;
/** Narrower than this, wrapping helps nobody. */
const NARROWEST = 24;

export function tableText(rows: readonly (readonly string[])[], width?: number): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => shownWidth(row[at] ?? ''))));
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP, 0);
  const room = width === undefined ? Number.POSITIVE_INFINITY : Math.max(NARROWEST, width - before);
  const lines = rows.flatMap((row) => {
    const start = row.slice(0, columns - 1).map((cell, at) => pad(cell, (widths[at] ?? 0) + GAP));
    const last = row[columns - 1] ?? '';
    const [first = '', ...rest] = shownWidth(last) > room ? wrap(last, room) : [last];
    return [start.join('') + first, ...rest.map((line) => ' '.repeat(before) + line)].map((line) => line.trimEnd());
  });
  return lines.map((line) => `${line}\n`).join('');
}
