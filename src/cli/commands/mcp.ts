// `kosh mcp`: the MCP server over standard input and output.
import { serveOverStdio } from '../../mcp/stdio.ts';
import { openCatalog } from '../../prompts/catalog/node.ts';
import { openTariff } from '../../tariff/node.ts';
import { VERSION } from '../../version.ts';

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function mcp(): void {
  serveOverStdio({ tariff: once(() => openTariff()), catalog: once(() => openCatalog()) }, VERSION);
}
