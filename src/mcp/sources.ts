// What the MCP server answers from. Each part is opened when a client first asks for something of it.
import type { Catalog } from '../prompts/catalog/index.ts';
import type { Tariff } from '../tariff/index.ts';
import type { Calculator } from '../tools/kit.ts';

/** A deterministic tool with the slug it is known by. */
export type NamedCalculator = Calculator & { readonly slug: string };

export interface McpSources {
  readonly tariff: () => Tariff;
  readonly catalog: () => Catalog;
  readonly calculators: () => readonly NamedCalculator[] | Promise<readonly NamedCalculator[]>;
}
