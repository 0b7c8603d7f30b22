// MCP over streamable HTTP at /mcp. The SDK is loaded on the first request, so that a start does not wait for it.
import type { CapPolicy } from '../http/cap.ts';
import { later, needing } from '../http/later.ts';
import type { Mount } from '../http/route.ts';
import type { McpSources } from './sources.ts';

/** A session is several requests: hello, lists in pages, then calls. */
export const MCP_CAP: CapPolicy = { name: 'mcp', perMinute: 120 };

/** A hundred items of 200 characters fit several times over. */
const MOST_BODY_BYTES = 512 * 1024;

export function mcpMount(sources: McpSources, version: string): Mount {
  const handler = later(async () => (await import('./httpHandler.ts')).createHttpHandler(sources, version));
  return {
    path: '/mcp',
    maxBodyBytes: MOST_BODY_BYTES,
    cap: MCP_CAP,
    handle: needing(handler, (answer, request: Request) => answer(request)),
  };
}
