// The yardstick: bare node:http that answers with JSON.stringify of the values of a list in turn. `node bare.mjs values.json`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const values = process.argv[2] === undefined ? [{ ok: true }] : JSON.parse(readFileSync(process.argv[2], 'utf8'));
let next = 0;

const server = createServer((_, response) => {
  const body = JSON.stringify(values[next++ % values.length]);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`Bare: http://127.0.0.1:${server.address().port}`));
