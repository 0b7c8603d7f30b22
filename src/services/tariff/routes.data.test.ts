import { describe, expect, test } from 'vitest';
import { openTariff } from '../../tariff/node.ts';
import { createTariffService } from './service.ts';

let now = '2130-11-30';
const today = () => now;
const { fetch } = createTariffService({
  tariff: openTariff({ today }),
  today,
  openapi: () => '{}',
  isReady: () => true,
  cacheBytes: 1_000_000,
});

const answerTo = async (path: string) => {
  const response = await fetch(new Request(`http://kosh.test${path}`));
  return `${response.headers.get('etag')} ${await response.text()}`;
};

describe.each(['/api/lookup?q=smartphone', '/api/lookup?code=8517', '/api/codes/85171300', '/api/export.csv'])(
  '%s',
  (path) => {
    test('keeps what is known of a day to come apart from what is known when it has come', async () => {
      const dated = `${path}${path.includes('?') ? '&' : '?'}as_of=2130-12-01`;
      now = '2130-11-30';
      const before = await answerTo(dated);
      now = '2130-12-01';
      expect(await answerTo(dated)).not.toBe(before);
      expect(await answerTo(dated)).toBe(await answerTo(path));
    });
  },
);

test('a limit of changes above the most that are given is told', async () => {
  const body = async (query: string) =>
    JSON.parse(await (await fetch(new Request(`http://kosh.test/api/changes?${query}`))).text());
  const all = 'from=2017-07-01&to=2026-11-01';
  expect(await body(`${all}&limit=5000`)).toMatchObject({
    returned: 1000,
    note: expect.stringContaining('offset=1000'),
  });
  expect(await body(`${all}&limit=1000`)).not.toHaveProperty('note');
  expect((await fetch(new Request(`http://kosh.test/api/changes?${all}&limit=5001`))).status).toBe(400);
});
