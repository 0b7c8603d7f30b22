// The SDK's own HTTP entry over our server: stateless, a fresh server for each request, old and new protocol. What a
// request may hold is bounded before the SDK sees it.
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { createServerMaker, type Turn } from './server.ts';
import type { McpSources } from './sources.ts';

export interface HttpHandler {
  /** The calls of a body, and as how many requests they count on the cap. */
  weigh(body: string): { readonly calls: number; readonly weight: number };
  fetch(request: Request): Promise<Response>;
}

/**
 * `isLocal`: only programs of this machine are meant to ask, and pages that a browser took elsewhere are refused.
 * `inTurn` decides when a call is run.
 */
export function createHttpHandler(sources: McpSources, version: string, isLocal: boolean, inTurn: Turn): HttpHandler {
  const { make, weigh } = createServerMaker(sources, version, inTurn);
  const { fetch } = createMcpHandler(make);
  return {
    weigh(body) {
      const messages = messagesIn(body);
      return { calls: messages.length, weight: messages.reduce((sum: number, message) => sum + weigh(message), 0) };
    },
    async fetch(request) {
      const refused = isLocal
        ? (hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
          originValidationResponse(request, localhostAllowedOrigins()))
        : undefined;
      return refused ?? fetch(request);
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
