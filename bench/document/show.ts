// Numbers and tables as the document shows them.

/** Three digits that count: 1.23, 12.3, 123. */
export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(Math.abs(value) < 0.01 ? 2 : 3);
};

export const milliseconds = (value: number): string => (Number.isFinite(value) ? `${short(value)} ms` : '–');
export const megabytes = (bytes: number): string => (Number.isFinite(bytes) ? `${short(bytes / 1e6)} MB` : '–');
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
/** "12.3×". */
export const times = (ratio: number): string => (Number.isFinite(ratio) ? `${short(ratio)}×` : '–');

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** The picture in the document. */
export const picture = (file: string, says: string): string => `![${says}](images/${file})`;
