// The typed client of the prompt catalog service.
import type { components, operations } from './generated/prompts.ts';
import { type CallOptions, type ClientOptions, createSender } from './request.ts';

type Schemas = components['schemas'];
export type Prompt = Schemas['Prompt'];
export type PromptSummary = Schemas['PromptSummary'];
export type PromptSearch = Schemas['SearchResponse'];
export type CatalogMeta = Schemas['CatalogMeta'];
export type FieldSchema = Schemas['FieldSchema'];
export type RenderedPrompt = Schemas['RenderResponse'];
export type SearchParameters = Omit<
  NonNullable<operations['searchPrompts']['parameters']['query']>,
  'india' | 'include_template'
> & { readonly india?: boolean; readonly include_template?: boolean };

export interface PromptsClient {
  search(parameters?: SearchParameters, options?: CallOptions): Promise<PromptSearch>;
  /** Every prompt that fits, page by page. */
  all(parameters?: Omit<SearchParameters, 'offset'>, options?: CallOptions): AsyncIterable<PromptSummary>;
  get(slug: string, options?: CallOptions): Promise<Prompt>;
  schema(slug: string, options?: CallOptions): Promise<FieldSchema>;
  /** The filled prompt; throws `ServiceError` 422 with every problem in its body. */
  render(slug: string, values: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<RenderedPrompt>;
  meta(options?: CallOptions): Promise<CatalogMeta>;
}

const PAGE = 100;

export function createPromptsClient(clientOptions: ClientOptions): PromptsClient {
  const send = createSender(clientOptions);
  const pathOf = (slug: string): string => `/api/prompts/${encodeURIComponent(slug)}`;
  const search: PromptsClient['search'] = (parameters = {}, options = {}) =>
    send({ path: '/api/prompts', query: parameters }, options);
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
    get: (slug, options = {}) => send({ path: pathOf(slug) }, options),
    schema: (slug, options = {}) => send({ path: `${pathOf(slug)}/schema` }, options),
    render: (slug, values, options = {}) =>
      send({ method: 'POST', path: `${pathOf(slug)}/render`, body: { values } }, options),
    meta: (options = {}) => send({ path: '/api/meta' }, options),
  };
}
