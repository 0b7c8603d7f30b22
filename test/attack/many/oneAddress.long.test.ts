// Attacks that once ended the process within a minute, from one address or two and within their caps.
import { test } from 'vitest';
import { ALL_CHANGES, CHANGES_TABLE, type CostlyDoor, call, mcp } from './costlyDoors.ts';
import { underAttack } from './underAttack.ts';

test('1,900 requests in one write of a hundred kilobytes on one connection', async () => {
  await underAttack({ door: CHANGES_TABLE, caps: 'on', requests: 1_900, way: 'pipelined', addresses: 1, seconds: 120 });
});

test('1,500 requests one after the other, each given up after 4 ms', async () => {
  await underAttack({ door: CHANGES_TABLE, caps: 'on', requests: 1_500, way: 'forgotten', addresses: 1, seconds: 60 });
});

test('two addresses with sixty unread answers of five megabytes each, which their caps allow', async () => {
  await underAttack({ door: ALL_CHANGES, caps: 'on', requests: 120, way: 'unread', addresses: 2, seconds: 60 });
});

test('3,000 MCP batches that cancel their own call', async () => {
  const cancelled: CostlyDoor = {
    name: 'MCP batch that cancels its own call',
    service: 'tariff',
    bytes: () =>
      mcp([
        call('lookup_code', { q: 'rice' }, 7),
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } },
      ]),
  };
  await underAttack({ door: cancelled, caps: 'off', requests: 3_000, way: 'read', addresses: 1, seconds: 120 });
});
