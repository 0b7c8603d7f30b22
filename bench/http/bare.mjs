// The yardstick: bare node:http that answers with JSON.stringify of the values of a list in turn. `node bare.mjs values.json`; WEB_CONCURRENCY: processes.
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const processes = Number(process.env.WEB_CONCURRENCY ?? 1);

if (processes > 1 && cluster.isPrimary) {
  let waiting = processes;
  cluster.on('message', (_, { url }) => {
    if (--waiting === 0) console.log(`Bare: ${url}`);
  });
  for (let i = 0; i < processes; i++) cluster.fork();
} else {
  const values = process.argv[2] === undefined ? [{ ok: true }] : JSON.parse(readFileSync(process.argv[2], 'utf8'));
  let next = 0;
  const server = createServer((_, response) => {
    const body = JSON.stringify(values[next++ % values.length]);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const url = `http://127.0.0.1:${server.address().port}`;
    if (process.send) process.send({ url });
    else console.log(`Bare: ${url}`);
  });
}
