// Both services in this process, with pages and MCP and without caps, so that what a question costs can be measured.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalog } from '../../../src/prompts/catalog/node.ts';
import { createDoors } from '../../../src/server/doors.ts';
import { readEnvironment } from '../../../src/server/environment.ts';
import { createPromptService } from '../../../src/services/prompts/service.ts';
import { createTariffService } from '../../../src/services/tariff/service.ts';
import { todayInIndia } from '../../../src/tariff/model/days.ts';
import { openTariff } from '../../../src/tariff/node.ts';

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist');

export interface Question {
  readonly service: 'tariff' | 'prompts';
  readonly path: string;
  /** With it the question is a POST. */
  readonly body?: string;
  readonly accept?: string;
}

export type Ask = (question: Question) => Promise<Response>;

export function openServices(): Ask {
  const folder = join(DIST, 'data');
  const [tariff, catalog] = [openTariff({ folder }), openCatalog({ folder })];
  const read = readEnvironment({});
  if (!read.ok) throw new Error(read.message);
  const doors = createDoors(read.environment, ['tariff', 'prompts'], DIST);
  const optionsOf = (name: Question['service']) => ({
    openapi: () => readFileSync(join(DIST, 'openapi', `${name}.json`), 'utf8'),
    isReady: () => true,
    // A cache of one byte keeps nothing: every question is worked out.
    cacheBytes: 1,
  });
  const services = {
    tariff: createTariffService({
      ...optionsOf('tariff'),
      ...{ more: doors({ service: 'tariff', tariff }).more, tariff, today: todayInIndia },
    }),
    prompts: createPromptService({ ...optionsOf('prompts'), ...doors({ service: 'prompts', catalog }), catalog }),
  };
  return async ({ service, path, body, accept = 'application/json' }) => {
    const headers = { accept, 'content-type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body };
    return services[service].fetch(new Request(`http://localhost${path}`, init));
  };
}
