// The library and the HTTP service give the same answers to a thousand texts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../contract/server.ts';
import { differingLookups } from './sameLookups.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('1,000 lookups are the same', async () => {
  expect(await differingLookups(server.tariff, 1_000)).toEqual([]);
});
