// The published document of the prompt catalog service. Used at build time and in tests only.
import { errorIn } from '../../http/askedExamples.ts';
import { buildDocument } from '../../http/openapi.ts';
import { PROMISES, STANDARD_TAG, standardOperations } from '../../http/standardOperations.ts';
import * as contract from '../../prompts/catalog/contract.ts';
import { EXPORT_FORM_NAMES } from '../../prompts/export/forms.ts';
import type { PromptExamples } from './examples.ts';
import { ExportPath, RenderRequest, RunRequest, SearchQuery, SlugPath, ToolPath } from './requests.ts';
import { PROMPTS_CAP } from './routes.ts';

/** The beginning of a line; the lines are those of `getPrompt`. */
const NDJSON_EXAMPLE = '{"slug":"section-138-cheque-bounce-notice","title":"Section 138 Cheque Bounce Notice"}\n';

/** `examples`: what a service answered to `QUESTIONS`. */
export function promptsDocument(examples: PromptExamples): Readonly<Record<string, unknown>> {
  const noPrompt = errorIn(examples.noPrompt);
  const { PromptSummary, SearchResponse, CatalogMeta, FieldSchema, RenderResponse, RenderProblems } = contract;
  const { FieldView: Field, PromptFull: Prompt, ToolRun } = contract;
  return buildDocument({
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
      Field,
      PromptSummary,
      Prompt,
      SearchResponse,
      CatalogMeta,
      FieldSchema,
      RenderRequest,
      RenderResponse,
      RenderProblems,
      RunRequest,
      ToolRun,
    },
    operations: [
      {
        method: 'get',
        path: '/api/prompts',
        id: 'searchPrompts',
        tag: 'prompts',
        summary: 'Search and filter prompts',
        description: 'Ranked with q, by title without.',
        query: SearchQuery,
        ok: { description: 'One page of results.', schema: SearchResponse, example: examples.search },
        errors: { 400: errorIn(examples.badLimit) },
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/prompts/{slug}',
        id: 'getPrompt',
        tag: 'prompts',
        summary: 'One prompt in full form',
        description: 'With template, fields, example output and source.',
        pathParameters: SlugPath,
        ok: { description: 'The prompt.', schema: Prompt, example: examples.full },
        errors: { 404: noPrompt },
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/prompts/{slug}/schema',
        id: 'getPromptSchema',
        tag: 'prompts',
        summary: "JSON Schema of a prompt's fields",
        description: 'Draft 2020-12.',
        pathParameters: SlugPath,
        ok: { description: 'The schema.', schema: FieldSchema, example: examples.fieldSchema },
        errors: { 404: noPrompt },
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      {
        method: 'post',
        path: '/api/prompts/{slug}/render',
        id: 'renderPrompt',
        tag: 'prompts',
        summary: 'Fill a prompt with values',
        description: 'Values in, finished prompt out; every problem is reported at once.',
        pathParameters: SlugPath,
        body: { schema: RenderRequest, example: RenderRequest.meta()?.example },
        ok: { description: 'The finished prompt.', schema: RenderResponse, example: examples.rendered },
        errors: {
          400: errorIn(examples.noValues),
          404: noPrompt,
          413: errorIn(examples.tooLarge),
          422: { description: 'The values do not fit.', schema: RenderProblems, example: examples.problems },
        },
        cap: PROMPTS_CAP,
        cacheable: false,
      },
      {
        method: 'get',
        path: '/api/prompts/{slug}/export/{form}',
        id: 'exportPrompt',
        tag: 'prompts',
        summary: 'One prompt in the form of another tool',
        description: `One of ${EXPORT_FORM_NAMES.join(', ')}.`,
        pathParameters: ExportPath,
        ok: { description: 'The text.', contentType: 'text/markdown', example: examples.markdown },
        errors: { 404: errorIn(examples.noForm) },
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/export.ndjson',
        id: 'exportCatalogNdjson',
        tag: 'catalog',
        summary: 'Every prompt as NDJSON',
        description: 'One prompt in full form a line, by title, streamed.',
        ok: { description: 'The lines.', contentType: 'application/x-ndjson', example: NDJSON_EXAMPLE },
        errors: {},
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      {
        method: 'get',
        path: '/api/export.zip',
        id: 'exportCatalogZip',
        tag: 'catalog',
        summary: 'Every prompt in every form as one archive',
        description: 'A folder for each form. Programs on edge runtimes do not carry it and answer 404.',
        ok: { description: 'The archive.', contentType: 'application/zip', example: 'PK…' },
        errors: {},
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      {
        method: 'post',
        path: '/api/tools/{slug}/run',
        id: 'runTool',
        tag: 'tools',
        summary: 'Run a tool that computes',
        description: 'Values in, the worked-out answer with its sources out; every problem is reported at once.',
        pathParameters: ToolPath,
        body: { schema: RunRequest, example: RunRequest.meta()?.example },
        ok: { description: 'The answer.', schema: ToolRun, example: examples.run },
        errors: {
          400: errorIn(examples.noValues),
          404: errorIn(examples.noTool),
          413: errorIn(examples.tooLarge),
          422: { description: 'The values do not fit.', schema: RenderProblems, example: examples.runProblems },
        },
        cap: PROMPTS_CAP,
        cacheable: false,
      },
      {
        method: 'get',
        path: '/api/meta',
        id: 'catalogMeta',
        tag: 'catalog',
        summary: 'Counts, categories, roles, tools and deferred tools',
        description: 'No parameters.',
        ok: { description: 'The metadata.', schema: CatalogMeta, example: examples.meta },
        errors: {},
        cap: PROMPTS_CAP,
        cacheable: true,
      },
      ...standardOperations,
    ],
  });
}
