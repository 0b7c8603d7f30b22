// A process that stood still, as on a machine that slept, answers what arrived meanwhile; who sent nothing is late.
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../src/server/listen.ts';

/** Longer than the ten seconds that headers may take. */
const PAUSE_MS = 12_500;

const pauseEverything = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

const heardBy = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece;
    });
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });

test('a request that came in time is answered after a pause of the process, half a request is refused', async () => {
  const server = await listen(() => new Response('answer'), '127.0.0.1', 0);
  const { hostname, port } = new URL(server.url);
  const [whole, half, empty] = [0, 1, 2].map(() => connect(Number(port), hostname)) as [Socket, Socket, Socket];
  const answered = heardBy(whole);
  const refused = Promise.all([heardBy(half), heardBy(empty)]);
  half.write('GET / HTTP/1.1\r\nHost: x\r\n');
  // The server has taken all three connections by then.
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Timers come first after this phase of the event loop, and only then what has arrived.
  await new Promise(setImmediate);
  whole.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  pauseEverything();
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
  for (const heard of await refused) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  await server.stop();
});
