// The calculators, for any runtime: all of them by slug, each ready to run.
import { CALCULATORS } from '../../tools/deterministic/index.ts';
import type { Calculator, Surroundings } from './kit.ts';

export interface OpenedTool extends Omit<Calculator, 'run'> {
  readonly slug: string;
  run(values: Readonly<Record<string, unknown>>): ReturnType<Calculator['run']>;
}

/** Every deterministic tool, by slug in order. The tariff is needed by `hsn-code-lookup` only. */
export function openTools(surroundings: Surroundings = {}): readonly OpenedTool[] {
  return Object.entries(CALCULATORS)
    .map(([slug, tool]) => ({
      ...tool,
      slug,
      run: (values: Readonly<Record<string, unknown>>) => tool.run(values, surroundings),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
