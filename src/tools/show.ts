// Puts result values into words and digits as people in India write them.
import { evidenceOn } from '../prompts/evidence.ts';
import { groupIndian, moneyText } from './money.ts';
import type { CalculatorResult, Shown, Table } from './result.ts';

/** One value as text: ₹1,23,456.50, 12.5%, 2026-04-01. */
export function shownText(shown: Shown): string {
  switch (shown.kind) {
    case 'text':
      return shown.text;
    case 'date':
      return shown.date;
    case 'money':
      return moneyText(shown.paise);
    case 'percent':
      return `${decimalText(shown.value, shown.decimals ?? 4)}%`;
    case 'number':
      return `${decimalText(shown.value, shown.decimals ?? 6)}${shown.unit === undefined ? '' : ` ${shown.unit}`}`;
  }
}

/** At most `decimals` digits after the point, without zeros at the end. */
export function decimalText(value: number, decimals: number): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction = ''] = fixed.split('.');
  const trimmed = fraction.replace(/0+$/, '');
  const body = trimmed === '' ? groupIndian(whole) : `${groupIndian(whole)}.${trimmed}`;
  return value < 0 && body !== '0' ? `-${body}` : body;
}

/** The whole result as plain text for a terminal. */
export function resultText(result: CalculatorResult): string {
  const parts: string[] = [result.summary];
  if (result.rows.length > 0) {
    const width = Math.max(...result.rows.map(({ label }) => label.length));
    parts.push(
      result.rows
        .map(({ label, value, note }) => {
          const line = `${label.padEnd(width)}  ${shownText(value)}`;
          return note === undefined ? line : `${line}  (${note})`;
        })
        .join('\n'),
    );
  }
  for (const table of result.tables) parts.push(tableText(table));
  for (const { label, text } of result.outputs) parts.push(`${label}:\n${text}`);
  if (result.notes.length > 0) parts.push(result.notes.map((note) => `Note: ${note}`).join('\n'));
  for (const { table, usedFor, from, to, citation, evidence, checkedOn, open } of result.sources) {
    const span = to === null ? `in force from ${from}` : `in force ${from} to ${to}`;
    const doubt = open === undefined ? '' : ` Open: ${open}`;
    parts.push(`Source for ${usedFor}: ${table}, ${span}; ${citation} (${evidenceOn(evidence, checkedOn)}).${doubt}`);
  }
  return parts.join('\n\n');
}

function tableText({ title, columns, rows }: Table): string {
  const cells = [columns, ...rows.map((row) => row.map(shownText))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => [...(row[at] ?? '')].length)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines].join('\n');
}
