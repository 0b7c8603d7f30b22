// The deterministic tools, loaded on first use.
import type { NamedCalculator } from './sources.ts';

export async function openCalculators(): Promise<readonly NamedCalculator[]> {
  return [];
}
