// SIGHUP: data are loaded anew; the old ones stay when the new ones fail their checks.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, KEPT, LOADED, reloading } from './reloading.ts';

const server = reloading();

test('a file that is missing: the old data stay, and a later reload with whole files succeeds', async () => {
  await server.start();
  const rice = () => json(server.ports().tariffPort, '/api/codes/1006');
  const before = await rice();
  const path = join(server.built().data, 'search.bin');
  const whole = readFileSync(path);
  rmSync(path);
  await server.reload(KEPT);
  expect(await rice()).toEqual(before);
  server.built().put('search.bin', whole);
  await server.reload(LOADED);
  expect(await rice()).toEqual(before);
});

test('a reload forgives nobody: a window goes on', async () => {
  await server.start({ RATE_LIMIT: 'on' });
  const ask = async () => (await fetch(`http://127.0.0.1:${server.ports().tariffPort}/api/lookup?q=rice`)).status;
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push(await ask());
  expect(statuses).toEqual(new Array(20).fill(200));
  await server.reload(LOADED);
  expect(await ask()).toBe(429);
});
