// MCP over standard input and output: what `kosh mcp` runs. Ends when the client closes its end.
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { lineOf } from '../system/reason.ts';
import { checkedLines } from './checkedLines.ts';
import { createServerMaker } from './server.ts';
import type { McpSources } from './sources.ts';

export function serveOverStdio(sources: McpSources, version: string): void {
  const lines = checkedLines((message) => process.stdout.write(`${JSON.stringify(message)}\n`));
  serveStdio(createServerMaker(sources, version).make, {
    transport: new StdioServerTransport(process.stdin.pipe(lines)),
    onerror: (error) => process.stderr.write(`kosh mcp: ${lineOf(error)}\n`),
  });
}
