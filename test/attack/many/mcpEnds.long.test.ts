// Every answer of MCP ends within 30 seconds, whatever was asked: a client that waits for the end is never left waiting.
import { describe, expect, test } from 'vitest';
import { attackedServer } from '../attackedServer.ts';
import { exchange, request } from '../wire.ts';
import { call, mcp } from './costlyDoors.ts';

const MOST_MS = 30_000;
const lookup = (id: unknown) => call('lookup_code', { q: 'rice' }, id);
const cancel = (requestId: unknown) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
const listen = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications: {} } };
const garbage = (body: string): string => request('POST /mcp', ['Content-Type: application/json'], body);
const many = (count: number, make: (id: number) => unknown) => Array.from({ length: count }, (_, id) => make(id));

const REQUESTS: Readonly<Record<string, string>> = {
  'a call': mcp(lookup(1)),
  'a call of no tool': mcp(call('nothing', {})),
  'a list of tools': mcp({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  'a call that asks for progress': mcp({ ...lookup(1), params: { ...lookup(1).params, _meta: { progressToken: 1 } } }),
  'a batch': mcp([lookup(1), lookup(2)]),
  'a batch with the same number twice': mcp([lookup(1), lookup(1)]),
  'a batch of twenty': mcp(many(20, lookup)),
  'an empty batch': mcp([]),
  'a batch in a batch': mcp([[lookup(1)]]),
  'a batch that cancels its call afterwards': mcp([lookup(7), cancel(7)]),
  'a batch that cancels its call beforehand': mcp([cancel(7), lookup(7)]),
  'a batch that cancels one of two calls': mcp([lookup(7), lookup(8), cancel(7)]),
  'a batch that cancels a list': mcp([{ jsonrpc: '2.0', id: 7, method: 'tools/list' }, cancel(7)]),
  'a batch that begins a session twice': mcp(
    many(2, (id) => ({
      ...{ jsonrpc: '2.0', id, method: 'initialize' },
      params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    })),
  ),
  'a notification alone': mcp({ jsonrpc: '2.0', method: 'notifications/initialized' }),
  'a cancel alone': mcp(cancel(7)),
  'an answer to nothing': mcp({ jsonrpc: '2.0', id: 3, result: {} }),
  'a subscription': mcp({ jsonrpc: '2.0', id: 1, method: 'resources/subscribe', params: { uri: 'kosh://digits' } }),
  'a subscription to lists': mcp(listen),
  'a call that cannot be numbered': mcp(lookup({})),
  'a number of no bounds': mcp(lookup(1e308)),
  'a call without a number': mcp(lookup(null)),
  'deep brackets': garbage('['.repeat(30_000) + ']'.repeat(30_000)),
  'half a call': garbage('{"jsonrpc":"2.0","id":1,"method":'),
  'no JSON': garbage('\u0000\u0001 garbage'),
  'another kind of content': request('POST /mcp', ['Content-Type: text/plain'], 'x'),
  'a stream asked for by GET': request('GET /mcp', ['Accept: text/event-stream']),
  'the end of a session': request('DELETE /mcp', ['Mcp-Session-Id: x']),
};

describe('each answer ends', () => {
  const server = attackedServer();
  test.concurrent.each(
    (['tariff', 'prompts'] as const).flatMap((service) =>
      Object.entries(REQUESTS).map(([name, bytes]) => [service, name, bytes] as const),
    ),
  )('%s: %s', async (service, _, bytes) => {
    const { answers, closed } = await exchange(server[service], bytes, { patienceMs: MOST_MS });
    expect(answers.length, closed ? 'closed without an answer' : 'an answer without an end').toBe(1);
    expect(answers[0]?.status).toBeLessThan(500);
  });
});
