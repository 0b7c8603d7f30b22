// MCP over streamable HTTP at /mcp, by the SDK's own entry: stateless, a fresh server for each request, old and new
// protocol. What a request may hold is bounded before the SDK sees it, and how long its answer takes.
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { readBody } from '../http/body.ts';
import type { CapPolicy } from '../http/cap.ts';
import { capped, charge } from '../http/caps.ts';
import { costly } from '../http/context.ts';
import { CACHE_NEVER } from '../http/headers.ts';
import { Refusal } from '../http/refusal.ts';
import type { MoreRoutes } from '../http/service.ts';
import { inSlices } from '../http/slices.ts';
import { isSteps, type Steps } from '../steps/steps.ts';
import { createServerMaker } from './server.ts';
import type { McpSet, McpSources } from './sources.ts';

/** A session is several requests: hello, lists in pages, then calls. Each call of a batch counts, a long list as several. */
export const MCP_CAP: CapPolicy = { name: 'mcp', perMinute: 120 };

/** Each service offers what it is for: an agent that has both meets no tool twice. */
export const SETS_OF: Readonly<Record<'tariff' | 'prompts', readonly McpSet[]>> = {
  tariff: ['codes'],
  prompts: ['prompts', 'tools'],
};

const MAX_CALLS = 20;

/** An answer that the SDK has not ended by then is given up. */
const MAX_ANSWER_MS = 30_000;

/** `isLocal`: only programs of this machine are meant to ask, and pages that a browser took elsewhere are refused. */
export function mcpRoutes(sources: McpSources, version: string, isLocal = false): MoreRoutes {
  const { make, weigh } = createServerMaker(sources, version, (work) => {
    const made = work();
    return isSteps(made) ? inSlices(made as Steps<never>) : made;
  });
  const { fetch } = createMcpHandler(make);
  const answer = (request: Request): Response | Promise<Response> =>
    (isLocal
      ? (hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()))
      : undefined) ?? fetch(request);

  return {
    addRoutes(app) {
      app.use('/mcp', capped(MCP_CAP));
      app.post('/mcp', async (c) => {
        c.set('route', '/mcp');
        const body = await readBody(c);
        const messages = messagesIn(new TextDecoder().decode(body));
        checkBatch(messages);
        await charge(c, messages.reduce((sum: number, message) => sum + weigh(message), 0) - 1);
        const { method, url } = c.req;
        const request = new Request(url, { method, headers: c.req.header(), body });
        const { status, headers, text } = await costly(c, () => wholeAnswer(answer, request));
        return c.body(text, status as 200, { 'Cache-Control': CACHE_NEVER, ...headers });
      });
    },
  };
}

/** What is no JSON is one message, which the SDK refuses. */
function messagesIn(body: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    return [undefined];
  }
}

function checkBatch(messages: readonly unknown[]): void {
  if (messages.length > MAX_CALLS) {
    throw new Refusal(
      413,
      `A batch may hold ${MAX_CALLS} calls at most, but ${messages.length} came; send the rest in another request.`,
    );
  }
  // The SDK never answers a call that was cancelled. Each request is answered by itself, so there is nothing to cancel.
  const isCancel = (message: unknown) => Object(message).method === 'notifications/cancelled';
  if (messages.length > 1 && messages.some(isCancel)) {
    throw new Refusal(400, 'A batch may not hold notifications/cancelled: its own calls are answered with it.');
  }
}

interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The answer as a whole; one that the SDK does not end in time is refused. */
async function wholeAnswer(
  answer: (request: Request) => Response | Promise<Response>,
  request: Request,
): Promise<WholeAnswer> {
  let timer: NodeJS.Timeout | undefined;
  let response: Response | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(503, 'The call was not answered in time.', { headers: { 'Retry-After': '1' } })),
      MAX_ANSWER_MS,
    );
  });
  const whole = async (): Promise<WholeAnswer> => {
    response = await answer(request);
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), text: await response.text() };
  };
  try {
    return await Promise.race([whole(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
