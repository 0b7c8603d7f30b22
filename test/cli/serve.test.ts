// `kosh serve` starts the built server and stops on a signal.
import { expect, test } from 'vitest';
import { accepts, freePorts, until } from '../cluster/program.ts';
import { kosh } from './kosh.ts';

test('serves the chosen service until it is stopped', async () => {
  const [port = 0] = await freePorts(1);
  const { code, out } = await kosh(['serve', 'tariff', '--tariff-port', String(port)], {
    environment: { LOG_LEVEL: 'silent' },
    onStart: (kill) => {
      until('it listens', () => accepts(port)).then(() => setTimeout(kill, 500, 'SIGTERM'));
    },
  });
  expect(out).toBe(`Code lookup: http://127.0.0.1:${port}\n`);
  expect(code).toBe(0);
});

test('a service that does not exist is an error of one line', async () => {
  const { code, err } = await kosh(['serve', 'nonsense'], {});
  expect(code).toBe(1);
  expect(err).toMatch(/^kosh: there is no service "nonsense".*\n$/);
});
