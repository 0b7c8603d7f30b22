// Clients that send slowly are told so and cut off, while honest ones are answered.
// All wait at the same time, so that the file takes as long as the longest of them.
import { describe, expect, test } from 'vitest';
import { attackedServer } from './attackedServer.ts';
import { drip, pause, SLOW_BODIES, SLOW_HEAD } from './slowClients.ts';
import { errorOf, open, request } from './wire.ts';

describe.concurrent('slow clients', { timeout: 300_000 }, () => {
  const server = attackedServer();

  test('slow headers: 408, honest clients are answered meanwhile', async () => {
    const slow = Array.from({ length: 200 }, () => drip(open(server.tariff), SLOW_HEAD, 'a'));
    await pause(3_000);
    await server.isAnswered();
    for (const { answers } of await Promise.all(slow)) {
      expect(answers.map(({ status }) => status)).toEqual([408]);
      expect(answers.map(errorOf)).toEqual(['The request did not arrive in time; send it at once.']);
    }
  });

  test('slow headers of a second request: 408 as well', async () => {
    const { answers } = await drip(open(server.prompts), `${request('GET /healthz')}GET /`, 'a');
    expect(answers.map(({ status }) => status)).toEqual([200, 408]);
  });

  test('slow bodies: one 408, honest clients are answered meanwhile', async () => {
    const slow = Array.from({ length: 100 }, (_, n) =>
      drip(open(server.tariff), SLOW_BODIES[n % 2] ?? '', n % 2 ? '0' : ' '),
    );
    await pause(5_000);
    await server.isAnswered();
    for (const { answers } of await Promise.all(slow)) {
      expect(answers.map(({ status }) => status)).toEqual([408]);
    }
  });
});
