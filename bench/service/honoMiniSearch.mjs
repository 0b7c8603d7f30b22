// What somebody would build instead: Hono with MiniSearch over the same names. `node honoMiniSearch.mjs documents.json`
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { miniSearchOf } from '../miniSearch.mjs';

const index = miniSearchOf(JSON.parse(readFileSync(process.argv[2], 'utf8')));
const app = new Hono();
app.get('/api/lookup', (context) => {
  const found = index.search(context.req.query('q') ?? '').slice(0, 5);
  const matches = found.map(({ id, description, score }) => ({ hsn_sac: id, description, confidence: score }));
  return context.json({ matches });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Code lookup: http://127.0.0.1:${port}`),
);
