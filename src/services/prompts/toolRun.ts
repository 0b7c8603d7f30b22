// What a tool that computes answered, in the words of the contract.
import type { ToolRun } from '../../prompts/catalog/contract.ts';
import type { CalculatorResult, Shown } from '../../tools/result.ts';
import { shownText } from '../../tools/show.ts';

type ShownValue = ToolRun['values'][number];

const PAISE_A_RUPEE = 100;

/** The value as people read it and, where it is one, as a number: money in rupees, a percentage as it is said. */
function shownValue(shown: Shown): Pick<ShownValue, 'value' | 'number' | 'unit'> {
  const value = shownText(shown);
  switch (shown.kind) {
    case 'money':
      return { value, number: shown.paise / PAISE_A_RUPEE, unit: 'INR' };
    case 'percent':
      return { value, number: shown.value, unit: '%' };
    case 'number':
      return { value, number: shown.value, ...(shown.unit !== undefined && { unit: shown.unit }) };
    default:
      return { value };
  }
}

export function toolRunOf(slug: string, result: CalculatorResult): ToolRun {
  const { summary, rows, tables, outputs, notes, sources } = result;
  return {
    slug,
    summary,
    values: rows.map(({ label, value, note }) => ({
      label,
      ...shownValue(value),
      ...(note !== undefined && { note }),
    })),
    tables: tables.map(({ title, columns, rows: lines }) => ({
      title,
      columns: [...columns],
      rows: lines.map((line) => line.map(shownText)),
    })),
    outputs: outputs.map(({ label, language, text }) => ({ label, language, text })),
    notes: [...notes],
    sources: sources.map(({ table, usedFor, from, to, citation, evidence, checkedOn, open }) => ({
      table,
      used_for: usedFor,
      from,
      to,
      citation,
      evidence,
      checked_on: checkedOn,
      ...(open !== undefined && { open }),
    })),
  };
}
