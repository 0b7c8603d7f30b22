// The prompt catalog service: its routes as one Hono app, and what its published document says of it as a whole.
import type { Bytes } from '../../http/keptAnswer.ts';
import { createService, type MoreRoutes, type Service, type ServiceOptions } from '../../http/service.ts';
import { inSlices } from '../../http/slices.ts';
import { addStandardRoutes, PROMISES, STANDARD_TAG, type StandardSources } from '../../http/standardRoutes.ts';
import * as contract from '../../prompts/catalog/contract.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import { addExportRoutes } from './exportRoutes.ts';
import { addPromptRoutes, RenderRequest } from './promptRoutes.ts';
import { PROMPTS_CAP } from './source.ts';
import { addToolRoute, RunRequest, type Tools } from './toolRoute.ts';

export interface PromptServiceOptions extends StandardSources, ServiceOptions {
  readonly catalog: Catalog;
  readonly tools: () => Tools;
  /** The bytes of the archive with every prompt in every form. Left out: this program does not carry it. */
  readonly archive?: () => Bytes;
  /** What is served beside the API: pages and MCP. */
  readonly more?: readonly MoreRoutes[];
}

export function createPromptService({ catalog, tools, archive, more = [], ...options }: PromptServiceOptions): Service {
  const addRoutes: MoreRoutes['addRoutes'] = (app) => {
    // The first who ask wait until the catalog is read, in slices between which others are answered.
    app.use(async (_, next) => {
      if (!catalog.isOpen) await inSlices(catalog.open());
      return next();
    });
    addPromptRoutes(app, catalog);
    addToolRoute(app, catalog, tools);
    addExportRoutes(app, catalog, archive);
    addStandardRoutes(app, options);
  };
  return createService(options, PROMPTS_CAP, [{ addRoutes }, ...more]);
}

export const PROMPTS_DOCUMENT = {
  title: 'Kosh prompt catalog',
  summary: 'Prompt templates extracted from the source of running tools.',
  description: `Search with filters and pages, single prompts with their template, metadata. ${PROMISES}`,
  tags: [
    { name: 'prompts', description: 'Search, fetch and fill prompts.' },
    { name: 'tools', description: 'Run the tools that compute.' },
    { name: 'catalog', description: 'Counts, categories, roles and tools.' },
    STANDARD_TAG,
  ],
  components: {
    Field: contract.FieldView,
    PromptSummary: contract.PromptSummary,
    Prompt: contract.PromptFull,
    SearchResponse: contract.SearchResponse,
    VersionChange: contract.VersionChange,
    VersionDiff: contract.VersionDiff,
    PromptChanges: contract.PromptChanges,
    CatalogMeta: contract.CatalogMeta,
    FieldSchema: contract.FieldSchema,
    RenderRequest,
    RenderResponse: contract.RenderResponse,
    RenderProblems: contract.RenderProblems,
    RunRequest,
    ToolRun: contract.ToolRun,
  },
  exampleCap: PROMPTS_CAP,
};
