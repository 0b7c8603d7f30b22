// A page that was made once is not made again: the second reader's question is not even searched for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createService } from '../../src/http/service.ts';
import { openTariff } from '../../src/tariff/node.ts';
import { createPages } from '../../src/web/doors.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

test('the finder searches once for a page that is asked for twice', async () => {
  const tariff = openTariff({ folder: join(dist, 'data') });
  const searches = vi.spyOn(tariff, 'lookup');
  const openapi = readFileSync(join(dist, 'openapi', 'tariff.json'), 'utf8');
  const pages = createPages({ service: 'tariff', tariff }, { dist, openapi: () => openapi, sister: () => undefined });
  const service = createService({ cacheBytes: 1024 }, { name: 'test', perMinute: 1 }, [pages]);
  const ask = async (query: string) => (await service.fetch(new Request(`http://x/?${query}`))).status;
  expect(await ask('q=paneer')).toBe(200);
  expect(await ask('q=paneer')).toBe(200);
  expect(searches).toHaveBeenCalledTimes(1);
  expect(await ask('q=paneer&as_of=1999-01-01')).toBe(400);
  expect(await ask('q=paneer&as_of=2018-01-01')).toBe(200);
  expect(searches).toHaveBeenCalledTimes(2);
});
