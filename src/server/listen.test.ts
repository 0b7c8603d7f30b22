// A client that stops reading its answer loses the connection; one that only waits between requests keeps it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('an answer that nobody reads is given up', { timeout: 120_000 }, async () => {
  let givenUp = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    cancel: () => {
      givenUp = true;
    },
  });
  const answer = ({ url }: Request) => new Response(url.endsWith('/short') ? 'short' : endless);
  const server = await listen(answer, '127.0.0.1', 0, { stalledMs: 500 });
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

test('answers reach their own client, those of one connection in order', async () => {
  const answer = ({ url }: Request) => new Response(new URL(url).pathname);
  const server = await listen(answer, '127.0.0.1', 0);
  const { hostname, port } = new URL(server.url);
  const ask = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let heard = '';
      socket.on('data', (piece) => {
        heard += piece;
      });
      socket.on('end', () => resolve(heard));
      socket.on('error', reject);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
  const paths = Array.from({ length: 200 }, (_, i) => `/${i}`);
  const heard = await Promise.all(paths.map(ask));
  for (const [i, text] of heard.entries()) expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toBe(paths[i]);
  const asked = connect(Number(port), hostname);
  let inOrder = '';
  asked.on('data', (piece) => {
    inOrder += piece;
  });
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  asked.write(`${requests.join('')}GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await once(asked, 'end');
  expect([...inOrder.matchAll(/\r\n\r\n(\/(?:\d+|last))/g)].map(([, path]) => path)).toEqual([...paths, '/last']);
  await server.stop();
});

test('an answer that fails costs nobody else anything', async () => {
  const answer = ({ url }: Request) => {
    if (url.endsWith('/fails')) throw new Error('fails');
    return new Response('answer');
  };
  const server = await listen(answer, '127.0.0.1', 0);
  const ask = (path: string): Promise<string> =>
    fetch(`${server.url}${path}`).then(
      (response) => response.text(),
      () => 'closed',
    );
  const heard = await Promise.all(['/a', '/fails', '/b', '/fails', '/c'].map(ask));
  const failed = expect.stringContaining('failed to answer');
  expect(heard).toEqual(['answer', failed, 'answer', failed, 'answer']);
  await server.stop();
});

test('the last request of a connection is answered, and the connection closed', async () => {
  const server = await listen(() => new Response('answer'), '127.0.0.1', 0, { maxRequests: 3 });
  const { hostname, port } = new URL(server.url);
  const client = connect(Number(port), hostname);
  let heard = '';
  client.on('data', (piece) => {
    heard += piece;
  });
  // Sent whatever the server says of the connection.
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
  await once(client, 'end');
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(heard.match(/Connection: close/g)).toHaveLength(1);
  await server.stop();
});

test('a client that waits for an answer gets it, however long it is made', async () => {
  const server = await listen(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('made')), 1_000)),
    '127.0.0.1',
    0,
    { stalledMs: 200 },
  );
  expect(await (await fetch(server.url)).text()).toBe('made');
  await server.stop();
});
