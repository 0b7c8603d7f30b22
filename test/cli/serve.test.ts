// `kosh serve` starts the built server and stops on a signal.
import { expect, test } from 'vitest';
import { kosh } from './kosh.ts';

test('serves the chosen service until it is stopped', async () => {
  const { code, out } = await kosh(['serve', 'tariff', '--tariff-port', '0'], {
    environment: { LOG_LEVEL: 'silent' },
    onStart: (kill) => setTimeout(() => kill('SIGTERM'), 4000),
  });
  expect(out).toMatch(/^Code lookup: http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(code).toBe(0);
});

test('a service that does not exist is an error of one line', async () => {
  const { code, err } = await kosh(['serve', 'nonsense']);
  expect(code).toBe(1);
  expect(err).toMatch(/^kosh: there is no service "nonsense".*\n$/);
});
