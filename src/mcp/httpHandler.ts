// The SDK's own HTTP entry over our server: stateless, a fresh server for each request, old and new protocol.
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServerMaker } from './server.ts';
import type { McpSources } from './sources.ts';

/** A hundred items of 200 characters fit several times over. */
const MOST_BODY_BYTES = 512 * 1024;

export function createHttpHandler(sources: McpSources, version: string): (request: Request) => Promise<Response> {
  const { fetch } = createMcpHandler(createServerMaker(sources, version), { maxRequestBodySize: MOST_BODY_BYTES });
  return (request) => fetch(request);
}
