// The typed client of the prompt catalog service.
import type {
  CatalogMeta,
  FieldSchema,
  PromptChanges,
  PromptFull,
  PromptSummary,
  RenderResponse,
  SearchResponse,
  ToolRun,
  VersionDiff,
} from '../prompts/catalog/contract.ts';
import { type CallOptions, type ClientOptions, createSender } from './request.ts';

export type {
  CatalogMeta,
  FieldSchema,
  PromptChanges,
  PromptSummary,
  VersionDiff,
} from '../prompts/catalog/contract.ts';
export type Prompt = PromptFull;
export type PromptSearch = SearchResponse;
export type RenderedPrompt = RenderResponse;
export type ToolAnswer = ToolRun;

export interface SearchParameters {
  /** Words of the task; without it prompts come by title. */
  readonly q?: string;
  /** A category by slug or label. */
  readonly category?: string;
  /** A job role by slug or label. */
  readonly role?: string;
  /** Only prompts that rest on Indian law, rates or forms. */
  readonly india?: boolean;
  /** 1 to 100; default 25. */
  readonly limit?: number;
  readonly offset?: number;
  /** Results in full form. */
  readonly include_template?: boolean;
}

export interface VersionNumbers {
  readonly from?: number;
  readonly to?: number;
}

export interface PromptChangesParameters {
  /** Changes of this day (YYYY-MM-DD) and later ones. */
  readonly since?: string;
  /** Only changes of law. */
  readonly law?: boolean;
  /** 1 to 100; default 25. */
  readonly limit?: number;
  readonly offset?: number;
}

/** `version`: the version to answer with; without it the newest. */
export type PinnedOptions = CallOptions & { readonly version?: number };

export interface PromptsClient {
  search(parameters?: SearchParameters, options?: CallOptions): Promise<PromptSearch>;
  /** Every prompt that fits, page by page. */
  all(parameters?: Omit<SearchParameters, 'offset'>, options?: CallOptions): AsyncIterable<PromptSummary>;
  get(slug: string, options?: PinnedOptions): Promise<Prompt>;
  /** Without numbers: between the newest version and the one before. */
  diff(slug: string, versions?: VersionNumbers, options?: CallOptions): Promise<VersionDiff>;
  /** What changed in all prompts, the newest first. */
  changes(parameters?: PromptChangesParameters, options?: CallOptions): Promise<PromptChanges>;
  schema(slug: string, options?: PinnedOptions): Promise<FieldSchema>;
  /** The filled prompt; throws `ServiceError` 422 with every problem in its body. */
  render(slug: string, values: Readonly<Record<string, unknown>>, options?: PinnedOptions): Promise<RenderedPrompt>;
  /** Runs a tool that computes; throws `ServiceError` 422 with every problem in its body. */
  run(slug: string, values: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<ToolAnswer>;
  meta(options?: CallOptions): Promise<CatalogMeta>;
}

const PAGE = 100;

export function createPromptsClient(clientOptions: ClientOptions): PromptsClient {
  const send = createSender(clientOptions);
  const pathOf = (slug: string): string => `/api/prompts/${encodeURIComponent(slug)}`;
  const pinned = (version: number | undefined) => (version === undefined ? {} : { query: { version } });
  const search: PromptsClient['search'] = (parameters = {}, options = {}) =>
    send({ path: '/api/prompts', query: { ...parameters } }, options);
  return {
    search,
    async *all(parameters = {}, options = {}) {
      const limit = parameters.limit ?? PAGE;
      for (let offset = 0; ; offset += limit) {
        const { results, total } = await search({ ...parameters, limit, offset }, options);
        yield* results;
        if (offset + limit >= total) return;
      }
    },
    get: (slug, { version, ...options } = {}) => send({ path: pathOf(slug), ...pinned(version) }, options),
    diff: (slug, versions = {}, options = {}) =>
      send({ path: `${pathOf(slug)}/diff`, query: { ...versions } }, options),
    changes: (parameters = {}, options = {}) => send({ path: '/api/changes', query: { ...parameters } }, options),
    schema: (slug, { version, ...options } = {}) =>
      send({ path: `${pathOf(slug)}/schema`, ...pinned(version) }, options),
    render: (slug, values, { version, ...options } = {}) =>
      send({ method: 'POST', path: `${pathOf(slug)}/render`, body: { values }, ...pinned(version) }, options),
    run: (slug, values, options = {}) =>
      send({ method: 'POST', path: `/api/tools/${encodeURIComponent(slug)}/run`, body: { values } }, options),
    meta: (options = {}) => send({ path: '/api/meta' }, options),
  };
}
