// The law behind prompts and calculators as tables for a reader: statement, source, day it was checked, what to verify.
import type { PromptTool } from './kit.ts';

export const BEGIN = '<!-- law:report begins -->';
export const END = '<!-- law:report ends -->';

interface PromptFile {
  readonly slug: string;
  readonly tool: Pick<PromptTool, 'law'>;
}

interface StatutoryTable {
  readonly name: string;
  readonly readOn: string;
  readonly entries: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly citation: string;
    readonly evidence: string;
    readonly open?: string;
  }[];
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** Prompts by slug, then the dated tables of the calculators. */
export function lawTables(prompts: readonly PromptFile[], tables: readonly StatutoryTable[]): string {
  const statements = prompts.flatMap(({ slug, tool }) =>
    (tool.law?.refs ?? []).map(({ ref, says, status, sources, checkedOn, verify }) =>
      line(`\`${slug}\``, `${ref}: ${says}`, `${sources.join('; ')} (${status})`, checkedOn, verify ?? '–'),
    ),
  );
  const dated = tables.flatMap(({ name, readOn, entries }) =>
    entries.map(({ from, to, citation, evidence, open }) =>
      line(name, to === null ? `from ${from}` : `${from} to ${to}`, `${citation} (${evidence})`, readOn, open ?? '–'),
    ),
  );
  return [
    '### Prompts',
    '',
    line('prompt', 'statement', 'source', 'checked on', 'the user verifies'),
    '|---|---|---|---|---|',
    ...statements,
    '',
    '### Calculators',
    '',
    line('table', 'in force', 'citation', 'read on', 'not established'),
    '|---|---|---|---|---|',
    ...dated,
  ].join('\n');
}
