// MCP over streamable HTTP at /mcp. The SDK is loaded on the first request, so that a start does not wait for it.
import type { CapPolicy } from '../http/cap.ts';
import type { Mount } from '../http/route.ts';
import type { McpSources } from './sources.ts';

/** A session is several requests: hello, lists in pages, then calls. */
const MCP_CAP: CapPolicy = { name: 'mcp', perMinute: 120 };

/** A hundred items of 200 characters fit several times over. */
const MOST_BODY_BYTES = 512 * 1024;

export function mcpMount(sources: McpSources, version: string): Mount {
  let handler: Promise<(request: Request) => Promise<Response>> | undefined;
  return {
    path: '/mcp',
    maxBodyBytes: MOST_BODY_BYTES,
    cap: MCP_CAP,
    async handle(request) {
      handler ??= import('./httpHandler.ts').then(({ createHttpHandler }) => createHttpHandler(sources, version));
      return (await handler)(request);
    },
  };
}
