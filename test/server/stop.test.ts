// A stop on a connection that is in use: what was asked is answered, and the last answer says that the connection ends.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { pause, until } from '../cluster/program.ts';
import { startServer } from '../contract/server.ts';

test('a request that comes during the stop is answered with Connection: close', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.tariff);
  const socket = connect(Number(port), hostname);
  let answers = '';
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString();
  });
  const body = '{"items":["smartphone"]}';
  socket.write(`POST /api/lookup HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  await pause(200);
  const stopped = server.stop();
  await pause(200);
  socket.write(`${body.slice(5)}GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n`);
  await until('both answers', () => answers.includes('The service is stopping'));
  if (!socket.closed) await once(socket, 'close');
  const [first = '', second = ''] = answers.split(/(?=HTTP\/1\.1 503)/);
  expect(first).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(second).toMatch(/\r\nConnection: close\r\n/i);
  expect(await stopped).toBe(0);
});
