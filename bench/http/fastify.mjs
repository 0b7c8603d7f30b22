// Fastify as its guides show it, with schemas, cors, etag and rate-limit: answers the lookups of a list in turn. `node fastify.mjs values.json`; LOG=on: with its log, as its guides have it.
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';

const processes = Number(process.env.WEB_CONCURRENCY ?? 1);
const text = { type: 'string' };
const number = { type: 'number' };
const texts = { type: 'array', items: text };

/** The fields of an answer, as a schema for the serialiser; what it does not name it would leave out. */
const schemaOf = (samples) => {
  const kinds = new Set(
    samples.map((value) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)),
  );
  const nullable = kinds.delete('null');
  if (kinds.size === 1 && kinds.has('object')) {
    const objects = samples.filter((value) => value !== null);
    const properties = {};
    for (const name of new Set(objects.flatMap(Object.keys))) {
      properties[name] = schemaOf(objects.filter((value) => name in value).map((value) => value[name]));
    }
    return { type: 'object', properties, ...(nullable && { nullable }) };
  }
  if (kinds.size === 1 && kinds.has('array')) {
    const items = samples.flat();
    return items.length === 0 ? texts : { type: 'array', items: schemaOf(items), ...(nullable && { nullable }) };
  }
  if (kinds.size === 1 && kinds.has('number')) return { ...number, ...(nullable && { nullable }) };
  if (kinds.size === 1 && kinds.has('boolean')) return { type: 'boolean', ...(nullable && { nullable }) };
  return { ...text, nullable: true };
};

async function serve() {
  const values = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const logger = process.env.LOG === 'on' && { file: '/dev/null' };
  const app = fastify({ trustProxy: 'loopback', logger });
  await app.register(cors);
  await app.register(etag);
  await app.register(rateLimit, { max: 20, timeWindow: '1 minute' });
  let next = 0;
  app.get('/api/lookup', {
    schema: {
      querystring: {
        type: 'object',
        required: ['q'],
        properties: {
          q: { type: 'string', minLength: 1, maxLength: 200 },
          limit: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
          as_of: { type: 'string', format: 'date' },
        },
      },
      response: { 200: schemaOf(values) },
    },
    handler: async () => values[next++ % values.length],
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  if (process.send) process.send({ url });
  else console.log(`Fastify: ${url}`);
}

if (processes > 1 && cluster.isPrimary) {
  let waiting = processes;
  cluster.on('message', (_, { url }) => {
    if (--waiting === 0) console.log(`Fastify: ${url}`);
  });
  for (let i = 0; i < processes; i++) cluster.fork();
} else {
  await serve();
}
