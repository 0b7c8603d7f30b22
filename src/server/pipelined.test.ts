// A connection full of requests keeps nobody waiting, and too many of them end it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { KitRequest, Reply } from '../http/exchange.ts';
import { listen } from './listen.ts';

const spin = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('others are served between two pipelined requests', async () => {
  const order: string[] = [];
  const answer = ({ url }: KitRequest): Reply => {
    const { pathname } = new URL(url);
    order.push(pathname);
    if (pathname !== '/honest') spin(3);
    return { status: 200, headers: [], body: 'answer' };
  };
  const server = await listen(answer, '127.0.0.1', 0);
  const { hostname, port } = new URL(server.url);
  const [greedy, honest] = [connect(Number(port), hostname), connect(Number(port), hostname)];
  await Promise.all([once(greedy, 'connect'), once(honest, 'connect')]);
  greedy.write('GET /greedy HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  await once(greedy, 'data');
  honest.write('GET /honest HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(honest, 'data');
  expect(order.indexOf('/honest')).toBeGreaterThan(0);
  expect(order.length).toBeLessThan(100);
  greedy.destroy();
  honest.destroy();
  await server.stop();
});

test('more requests than may wait end the connection, and honest clients are answered', async () => {
  const answer = (): Reply => ({ status: 200, headers: [], body: 'answer' });
  const server = await listen(answer, '127.0.0.1', 0);
  const { hostname, port } = new URL(server.url);
  const greedy = connect(Number(port), hostname);
  greedy.on('error', () => undefined);
  greedy.write('GET /greedy HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20_000));
  greedy.resume();
  await new Promise((resolve) => greedy.on('close', resolve));
  expect((await fetch(`${server.url}/honest`)).status).toBe(200);
  await server.stop();
});
