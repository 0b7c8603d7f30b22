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

describe('brief=1', () => {
  const LISTS = ['rates', 'alternates', 'valid_on'];
  const REQUIRED = ['description', 'hsn_sac', 'chapter', 'gst_rate', 'type', 'notes', 'why', 'confidence'];
  const get = async (path: string) => JSON.parse(await (await fetch(new Request(`http://kosh.test${path}`))).text());
  const post = async (query: string, items: readonly string[]) => {
    const body = JSON.stringify({ items });
    return (await fetch(new Request(`http://kosh.test/api/lookup${query}`, { method: 'POST', body }))).text();
  };

  test.each(['q=rent%20a%20cab', 'code=9967'])('%s has the required fields without lists', async (query) => {
    const full = await get(`/api/lookup?${query}`);
    const { matches, results, ...rest } = await get(`/api/lookup?${query}&brief=1`);
    const { matches: fullMatches, results: fullResults, ...fullRest } = full;
    expect(rest).toEqual(fullRest);
    const [brief, others] = [matches ?? results, fullMatches ?? fullResults];
    expect(brief.map(({ hsn_sac }: { hsn_sac: string }) => hsn_sac)).toEqual(
      others.map(({ hsn_sac }: { hsn_sac: string }) => hsn_sac),
    );
    for (const match of brief) {
      for (const field of REQUIRED) expect(match).toHaveProperty(field);
      for (const field of LISTS) expect(match).not.toHaveProperty(field);
    }
  });

  test('a batch of ten takes 8 kB or less, whatever is open about its items', async () => {
    const lists = [
      ['gta', 'rent a cab', 'flat under construction', 'works contract', 'hotel room', 'insurance premium', 'scrap'],
      ['shirt', 'car', 'director sitting fees', 'sponsorship', 'import of services', 'raw cotton', 'job work', 'gold'],
      ['renting of car with driver to a company', 'goods transport agency forward charge', 'soap', 'paneer', 'आटा'],
    ];
    for (const items of lists) {
      const ten = Array.from({ length: 10 }, (_, at) => items[at % items.length] ?? '');
      const text = await post('?brief=1', ten);
      expect(JSON.parse(text).results).toHaveLength(10);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8000);
      for (const result of JSON.parse(text).results) {
        expect(result).toHaveProperty('status_of_answer');
        for (const field of [...LISTS, 'ask', 'status']) expect(result).not.toHaveProperty(field);
      }
    }
  });

  test('notes that are cut still name every rate', async () => {
    const [full] = JSON.parse(await post('', ['gta'])).results;
    const [brief] = JSON.parse(await post('?brief=1', ['gta'])).results;
    expect(brief.notes.length).toBeLessThan(full.notes.length);
    for (const { rate } of full.rates) expect(brief.notes).toContain(rate);
  });
});
