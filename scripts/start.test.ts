// `npm start` looks at its ports before it builds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

async function start(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'start.ts')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, TARIFF_PORT: '0', PROMPTS_PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { errors, code: code as number | null };
}

test.each(['TARIFF_PORT', 'PROMPTS_PORT'])('%s in use: it is named, and nothing is built', async (variable) => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  try {
    expect(await start({ [variable]: String(port) })).toEqual({
      errors: `kosh: ${variable} must be a free port, but ${port} is in use on 127.0.0.1.\n`,
      code: 1,
    });
  } finally {
    listener.close();
  }
});

test('a wrong variable ends it as well', async () => {
  const { errors, code } = await start({ RATE_LIMIT: 'maybe' });
  expect(errors).toMatch(/^kosh: RATE_LIMIT must be on or off.*\n$/);
  expect(code).toBe(1);
});
