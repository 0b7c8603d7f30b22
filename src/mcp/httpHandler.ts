// The SDK's own HTTP entry over our server: stateless, a fresh server for each request, old and new protocol.
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServerMaker } from './server.ts';
import type { McpSources } from './sources.ts';

export function createHttpHandler(sources: McpSources, version: string): (request: Request) => Promise<Response> {
  const { fetch } = createMcpHandler(createServerMaker(sources, version));
  return (request) => fetch(request);
}
