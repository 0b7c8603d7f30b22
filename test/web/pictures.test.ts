// The README's pictures show what the pages say today.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLDER, MARKS, markOf, PICTURES, pageOf } from '../../scripts/pictures/pictures.ts';
import { type RunningServer, startServer } from '../contract/server.ts';

let server: RunningServer;
beforeAll(async () => {
  // As `npm start` runs them: each knows where the other is, which its header shows.
  server = await startServer({
    PUBLIC_TARIFF_URL: 'http://127.0.0.1:3001',
    PUBLIC_PROMPTS_URL: 'http://127.0.0.1:3002',
  });
});
afterAll(() => server.stop().then(() => {}));

const marks = JSON.parse(readFileSync(MARKS, 'utf8')) as Record<string, string>;

test.each(PICTURES)('$name is not older than its page; else: npm start, npm run pictures', async (picture) => {
  expect(existsSync(join(FOLDER, `${picture.name}.png`))).toBe(true);
  expect(markOf(await pageOf(server[picture.service], picture))).toBe(marks[picture.name]);
});

test('the README shows pictures that the script takes', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const shown = Array.from(readme.matchAll(/docs\/images\/([\w-]+)\.png/g), (match) => match[1]);
  const taken = PICTURES.map(({ name }) => name);
  expect(shown.filter((name) => !taken.some((one) => one === name))).toEqual([]);
});

test('a mark is of the words, not of the day, the port or the markup', () => {
  expect(markOf('at http://127.0.0.1:3001/mcp')).toBe(markOf('at http://127.0.0.1:40321/mcp'));
  expect(markOf('<p>Rates on 17 Nov 2026</p>')).toBe(markOf('<p class="x">Rates on  1 Dec 2026</p>'));
  expect(markOf('<p>Likely 82%</p>')).not.toBe(markOf('<p>Likely 91%</p>'));
});
