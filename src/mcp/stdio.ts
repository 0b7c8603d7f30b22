// MCP over standard input and output: what `kosh mcp` runs. Ends when the client closes its end.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServerMaker } from './server.ts';
import type { McpSources } from './sources.ts';

export function serveOverStdio(sources: McpSources, version: string): void {
  serveStdio(createServerMaker(sources, version), {
    onerror: (error) => process.stderr.write(`kosh mcp: ${error.message}\n`),
  });
}
