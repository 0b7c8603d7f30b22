// MCP over streamable HTTP at /mcp. The SDK is loaded on the first request, so that a start does not wait for it.
import { whole } from '../http/answer.ts';
import type { CapPolicy } from '../http/cap.ts';
import { later, needing } from '../http/later.ts';
import { doorReply } from '../http/respond.ts';
import type { Incoming, Route } from '../http/route.ts';
import type { McpSources } from './sources.ts';

/** A session is several requests: hello, lists in pages, then calls. */
export const MCP_CAP: CapPolicy = { name: 'mcp', perMinute: 120 };

/** A hundred items of 200 characters fit several times over. */
const MOST_BODY_BYTES = 512 * 1024;

export function mcpRoute(sources: McpSources, version: string): Route {
  const handler = later(async () => (await import('./httpHandler.ts')).createHttpHandler(sources, version));
  return {
    method: 'POST',
    path: '/mcp',
    cap: MCP_CAP,
    handle: needing(handler, async (answer, { request }: Incoming) => {
      // The body is read here, so that the handler meets none above its bound and none that is broken.
      const body = await request.readBody(MOST_BODY_BYTES);
      return whole(doorReply(await answer(request.toFetch(body))));
    }),
  };
}
