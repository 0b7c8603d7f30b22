// A file that the program loads when it is first needed is gone, as while the program is built anew under it.
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../contract/server.ts';
import { builtFolder } from './builtFolder.ts';

const built = builtFolder();
afterAll(() => built.remove());

test('pages in Hindi fail without naming a path, the log names the file, and all else is answered', async () => {
  const chunks = join(built.server, '..', 'chunks');
  const [hindi = ''] = readdirSync(chunks).filter((name) => /^hi-\w+\.js$/.test(name));
  const server = await startServer({}, built.server);
  try {
    renameSync(join(chunks, hindi), join(chunks, 'away.js'));
    const page = await fetch(`${server.tariff}/?lang=hi`, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(500);
    expect(await page.text()).not.toContain('chunks');
    await expect.poll(() => server.errors()).toContain(hindi);
    expect((await fetch(`${server.tariff}/`)).status).toBe(200);
    expect((await fetch(`${server.tariff}/api/lookup?q=rice`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
