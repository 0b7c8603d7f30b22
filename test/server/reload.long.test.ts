// SIGHUP under load: new data without dropping a request; the old data stay when the new ones fail their checks.
import { describe, expect, test } from 'vitest';
import { load } from '../cluster/client.ts';
import { half, json, KEPT, LOADED, newTariff, reloading } from './reloading.ts';

const server = reloading();
const tariff = newTariff(server);

describe.each([1, 2])('with %i process(es)', (processes) => {
  test('new data are served from then on, and no request is dropped', async () => {
    await server.start({ WEB_CONCURRENCY: String(processes) });
    expect(await tariff.isServed()).toBe(false);
    const meta = async () => (await json(server.ports().tariffPort, '/api/meta')) as { version: string };
    const { version } = await meta();
    const running = load(server.ports(), 8);
    await server.reload(LOADED, processes);
    expect(await tariff.isServed()).toBe(false);
    tariff.put();
    for (let i = 0; i < 3; i++) await server.reload(LOADED, processes);
    // New connections, so that every process is asked.
    const answers = await Promise.all(Array.from({ length: 8 }, tariff.isServed));
    const { failures, replies } = await running.stop(200);
    expect(answers).toEqual(new Array(8).fill(true));
    expect(failures).toEqual([]);
    expect(replies).toBeGreaterThanOrEqual(200);
    expect((await meta()).version).not.toBe(version);
  });
});

test.each(['tariff.bin', 'search.bin', 'catalog.json'])('%s cut: the old data stay, the log names it', async (name) => {
  await server.start();
  const now = () => {
    const { tariffPort, promptsPort } = server.ports();
    return Promise.all([json(tariffPort, '/api/codes/1006'), json(promptsPort, '/api/meta')]);
  };
  const before = await now();
  const running = load(server.ports(), 4);
  // All that is new is refused together: nobody serves half of it.
  tariff.put();
  server.built().put(name, half(server, name));
  await server.reload(KEPT);
  const line = server
    .printed()
    .split('\n')
    .find((one) => one.includes(KEPT));
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, err: { message: expect.stringContaining(name) } });
  expect(await now()).toEqual(before);
  const { failures, replies } = await running.stop(11);
  expect(failures).toEqual([]);
  expect(replies).toBeGreaterThan(10);
});
