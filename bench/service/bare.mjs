// The yardstick: bare node:http that answers with the values of a list in turn. `node bare.mjs answers.json`
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
let next = 0;
const server = createServer((_, response) => {
  const body = JSON.stringify(answers[next++ % answers.length]);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`Code lookup: http://127.0.0.1:${server.address().port}`));
