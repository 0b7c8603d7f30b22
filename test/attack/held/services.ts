// Both services in this process, with pages and MCP and without caps, so that what a question costs can be measured.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswerCache } from '../../../src/http/answerCache.ts';
import { later } from '../../../src/http/later.ts';
import type { Service } from '../../../src/http/service.ts';
import { mcpRoute } from '../../../src/mcp/http.ts';
import { MCP_SETS } from '../../../src/mcp/sources.ts';
import { openCatalog } from '../../../src/prompts/catalog/node.ts';
import { createPromptService } from '../../../src/services/prompts/service.ts';
import { createTariffService } from '../../../src/services/tariff/service.ts';
import { todayInIndia } from '../../../src/tariff/model/days.ts';
import { openTariff } from '../../../src/tariff/node.ts';
import { createPages } from '../../../src/web/doors.ts';

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
  const mcp = mcpRoute({ tariff: () => tariff, catalog: () => catalog, sets: MCP_SETS }, '1.0.0');
  const optionsOf = (name: Question['service']) => {
    const openapi = (): string => readFileSync(join(DIST, 'openapi', `${name}.json`), 'utf8');
    const pages = createPages(name === 'tariff' ? { service: name, tariff } : { service: name, catalog }, {
      dist: DIST,
      openapi,
    });
    // A cache of one byte keeps nothing: every question is worked out.
    return { openapi, isReady: () => true, cache: createAnswerCache(1), doors: [mcp], pages: later(async () => pages) };
  };
  const services: Readonly<Record<Question['service'], Service>> = {
    tariff: createTariffService({ ...optionsOf('tariff'), tariff, today: todayInIndia }),
    prompts: createPromptService({ ...optionsOf('prompts'), catalog, surroundings: { tariff: () => tariff } }),
  };
  return ({ service, path, body, accept = 'application/json' }) => {
    const headers = { accept, 'content-type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body };
    return services[service].fetch(new Request(`http://localhost${path}`, init));
  };
}
