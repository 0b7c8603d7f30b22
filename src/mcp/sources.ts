// What the MCP server answers from. Each part is opened when a client first asks for something of it.
import type { Catalog } from '../prompts/catalog/index.ts';
import type { Tariff } from '../tariff/index.ts';

export interface McpSources {
  readonly tariff: () => Tariff;
  readonly catalog: () => Catalog;
}
