// What the MCP server answers from, and which of its sets it offers. Each part is opened when a client first asks for
// something of it.
import type { Catalog } from '../prompts/catalog/index.ts';
import type { Tariff } from '../tariff/index.ts';

/** codes: lookup, check, changes and their resources; prompts: the catalog; tools: the calculators. */
export const MCP_SETS = ['codes', 'prompts', 'tools'] as const;
export type McpSet = (typeof MCP_SETS)[number];

export interface McpSources {
  readonly tariff: () => Tariff;
  readonly catalog: () => Catalog;
  readonly sets: readonly McpSet[];
}
