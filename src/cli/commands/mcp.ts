// `kosh mcp`: the MCP server over standard input and output.
import { MCP_SETS, type McpSet } from '../../mcp/sources.ts';
import { serveOverStdio } from '../../mcp/stdio.ts';
import { openCatalog } from '../../prompts/catalog/node.ts';
import { once } from '../../steps/once.ts';
import { openTariff } from '../../tariff/node.ts';
import { VERSION } from '../../version/version.ts';
import { Failure } from '../failure.ts';
import { ownNamesOption } from '../options.ts';

export interface McpOptions {
  /** Sets, separated by commas; default: all. */
  readonly only?: string;
  /** A file of own names. */
  readonly names?: string;
}

function setsIn(only: string): readonly McpSet[] {
  const names = only.split(',').map((name) => name.trim());
  const sets = MCP_SETS.filter((set) => names.includes(set));
  const unknown = names.find((name) => !(MCP_SETS as readonly string[]).includes(name));
  if (unknown === undefined) return sets;
  throw new Failure(`--only takes ${MCP_SETS.join(', ')} or several of them with commas, but "${unknown}" came.`);
}

export function mcp({ only, names }: McpOptions = {}): void {
  const own = ownNamesOption(names);
  const sets = only === undefined ? MCP_SETS : setsIn(only);
  serveOverStdio({ tariff: once(() => openTariff(own)), catalog: once(() => openCatalog()), sets }, VERSION);
}
