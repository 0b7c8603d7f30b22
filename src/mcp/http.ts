// MCP over streamable HTTP at /mcp. The SDK is loaded on the first request, so that a start does not wait for it.
import { whole } from '../http/answer.ts';
import { MAX_BODY_BYTES } from '../http/body.ts';
import type { CapPolicy } from '../http/cap.ts';
import { later, needing } from '../http/later.ts';
import { Refusal } from '../http/refusal.ts';
import { doorReply } from '../http/respond.ts';
import type { Incoming, Route } from '../http/route.ts';
import { inTurn } from '../http/turns.ts';
import type { McpSet, McpSources } from './sources.ts';

/** A session is several requests: hello, lists in pages, then calls. Each call of a batch counts, a long list as several. */
export const MCP_CAP: CapPolicy = { name: 'mcp', perMinute: 120 };

/** Each service offers what it is for: an agent that has both meets no tool twice. */
export const SETS_OF: Readonly<Record<'tariff' | 'prompts', readonly McpSet[]>> = {
  tariff: ['codes'],
  prompts: ['prompts', 'tools'],
};

const MAX_CALLS = 20;

const tooManyCalls = (calls: number): Refusal =>
  new Refusal(413, `A batch may hold ${MAX_CALLS} calls at most, but ${calls} came; send the rest in another request.`);

export function mcpRoute(sources: McpSources, version: string, isLocal = false): Route {
  const handler = later(async () =>
    (await import('./httpHandler.ts')).createHttpHandler(sources, version, isLocal, inTurn),
  );
  return {
    method: 'POST',
    path: '/mcp',
    cap: MCP_CAP,
    handle: needing(handler, async ({ weigh, fetch }, { request, charge }: Incoming) => {
      // The body is read here, so that the handler meets none above its bound and none that is broken.
      const body = await request.readBody(MAX_BODY_BYTES);
      const { calls, weight } = weigh(new TextDecoder().decode(body));
      if (calls > MAX_CALLS) throw tooManyCalls(calls);
      await charge(weight - 1);
      return whole(doorReply(await fetch(request.toFetch(body))));
    }),
  };
}
