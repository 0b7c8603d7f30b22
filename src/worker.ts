// A service for edge runtimes in the standard form: the built files in, `{ fetch }` out. Nothing of Node is needed.
import { Caps, countInMemory } from './http/cap.ts';
import type { Service } from './http/service.ts';
import { mcpRoutes, SETS_OF } from './mcp/http.ts';
import { openCatalogFrom } from './prompts/catalog/index.ts';
import { createPromptService } from './services/prompts/service.ts';
import { toolsIn } from './services/prompts/toolRoute.ts';
import { createTariffService } from './services/tariff/service.ts';
import { once } from './steps/once.ts';
import { openTariffFrom } from './tariff/index.ts';
import { todayInIndia } from './tariff/model/days.ts';
import { VERSION } from './version/version.ts';

/** The built files as the bundle carries them; each is asked for once. */
export interface WorkerFiles {
  /** The bytes of `tariff.bin` and `search.bin`. */
  readonly records: Uint8Array;
  readonly search: Uint8Array;
  /** The text of `catalog.json`. */
  readonly catalog: string;
  /** The text of the service's published document. */
  readonly openapi: string;
}

/** What the platform hands over beside the request; the names are those of the server's environment. */
export interface WorkerEnvironment {
  /** `off`: the platform's own rate limiting counts instead. */
  readonly RATE_LIMIT?: string;
  /** Base URL for links; by default the request's own origin. */
  readonly PUBLIC_TARIFF_URL?: string;
  readonly PUBLIC_PROMPTS_URL?: string;
  /** The header in which the platform names the client, such as the default `CF-Connecting-IP`. */
  readonly CLIENT_ADDRESS_HEADER?: string;
}

export interface Worker {
  fetch(request: Request, environment?: WorkerEnvironment): Response | Promise<Response>;
}

/** An isolate has 128 MB at most; the tariff takes a quarter of it. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** The data are opened by the first request, since platforms give a start next to no time. */
export function createWorker(name: 'tariff' | 'prompts', files: WorkerFiles): Worker {
  let service: Service | undefined;
  return {
    fetch(request, environment = {}) {
      service ??= (name === 'tariff' ? tariffService : promptService)(files, environment);
      const address = request.headers.get(environment.CLIENT_ADDRESS_HEADER ?? 'CF-Connecting-IP');
      return service.fetch(request, address ?? undefined);
    },
  };
}

function tariffService(files: WorkerFiles, environment: WorkerEnvironment): Service {
  const tariff = openTariffFrom(files);
  const catalog = once(() => openCatalogFrom(files.catalog));
  return createTariffService({
    ...common(files, environment, environment.PUBLIC_TARIFF_URL),
    tariff,
    today: todayInIndia,
    more: [mcpRoutes({ tariff: () => tariff, catalog, sets: SETS_OF.tariff }, VERSION)],
  });
}

function promptService(files: WorkerFiles, environment: WorkerEnvironment): Service {
  const catalog = openCatalogFrom(files.catalog);
  const tariff = once(() => openTariffFrom(files));
  return createPromptService({
    ...common(files, environment, environment.PUBLIC_PROMPTS_URL),
    catalog,
    tools: toolsIn({ tariff }),
    more: [mcpRoutes({ tariff, catalog: () => catalog, sets: SETS_OF.prompts }, VERSION)],
  });
}

/** Each isolate counts for itself: its cap is a bound for one place, not for the world. */
function common({ openapi }: WorkerFiles, { RATE_LIMIT }: WorkerEnvironment, publicUrl: string | undefined) {
  return {
    openapi: () => openapi,
    cacheBytes: CACHE_BYTES,
    isReady: () => true,
    ...(RATE_LIMIT !== 'off' && { caps: new Caps(countInMemory) }),
    ...(publicUrl !== undefined && publicUrl !== '' && { publicUrl: publicUrl.replace(/\/+$/, '') }),
  };
}
