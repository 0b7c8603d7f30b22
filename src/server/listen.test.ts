// A client that stops reading its answer loses the connection; one that only waits between requests keeps it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const ENDLESS = (): Response => {
  const piece = new Uint8Array(64 * 1024);
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(piece) }));
};

test('an answer that nobody reads is given up', { timeout: 10_000 }, async () => {
  let givenUp = false;
  const answer = (request: Request): Response => {
    if (request.url.endsWith('/short')) return new Response('short');
    request.signal.addEventListener('abort', () => {
      givenUp = true;
    });
    return ENDLESS();
  };
  const server = await listen(answer, '127.0.0.1', 0, 500);
  const { hostname, port } = new URL(server.url);
  const stalled = connect(Number(port), hostname);
  const waiting = connect(Number(port), hostname);
  stalled.pause();
  stalled.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n');
  waiting.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(waiting, 'data');
  for (let waited = 0; !givenUp && waited < 40; waited++) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(givenUp).toBe(true);
  waiting.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(waiting, 'data');
  stalled.destroy();
  waiting.destroy();
  await server.stop();
});
