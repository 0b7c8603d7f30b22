// The yardstick: bare node:http that answers every request with JSON.stringify of one value. `node bare.mjs value.json`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const value = process.argv[2] === undefined ? { ok: true } : JSON.parse(readFileSync(process.argv[2], 'utf8'));

const server = createServer((_, response) => {
  const body = JSON.stringify(value);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`Bare: http://127.0.0.1:${server.address().port}`));
