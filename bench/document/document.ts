// The whole document: machine, date, command, goals beside what was reached, then each part.
import { cpus, totalmem } from 'node:os';
import type { Part } from '../part.ts';
import { table } from './show.ts';

export interface Circumstances {
  readonly command: string;
  readonly quick: boolean;
  readonly minutes: number;
  /** Versions by name of the package. */
  readonly versions: Readonly<Record<string, string>>;
  readonly day: string;
}

export function documentOf(parts: readonly Part[], { command, quick, minutes, versions, day }: Circumstances): string {
  const goals = parts.flatMap((part) => part.goals);
  const [processor] = cpus();
  const warning = quick ? '\n**A quick run: it shows that everything runs; the numbers count for nothing.**\n' : '';
  return `# Measured beside its peers
${warning}
Made whole by \`${command}\` on ${day}, in ${minutes.toFixed(1)} minutes, on ${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.version}. Ratios hold from machine to machine; the times beside them are those of this one.

${Object.entries(versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')}.

## Goals

${table(
  ['measured', 'goal', 'reached', ''],
  goals.map(({ what, goal, measured, met }) => [what, goal, measured, met ? 'met' : '**missed**']),
)}

${goals.filter(({ met }) => met).length} of ${goals.length} goals met.

${parts.map(({ title, text }) => `## ${title}\n\n${text.trim()}\n`).join('\n')}`;
}
