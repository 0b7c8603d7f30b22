// The routes of the catalog: search, one prompt, its versions, its fields, and filling it in.
import { z } from '@hono/zod-openapi';
import { butCame, trimmedLength } from '../../contract/came.ts';
import { cached, fresh } from '../../http/answers.ts';
import { jsonIn, readBody } from '../../http/body.ts';
import { baseUrlOf, costly } from '../../http/context.ts';
import { operation } from '../../http/operation.ts';
import { dateFrom, flag, wholeNumber } from '../../http/parameters.ts';
import { Refusal } from '../../http/refusal.ts';
import type { App } from '../../http/service.ts';
import * as contract from '../../prompts/catalog/contract.ts';
import {
  type Catalog,
  changesOf,
  fieldSchemaOf,
  fullOf,
  metaOf,
  summaryOf,
  versionDiff,
} from '../../prompts/catalog/index.ts';
import { asRendered } from '../../prompts/render.ts';
import { ASKED, QUESTIONS } from './examples.ts';
import {
  bodyBytesFor,
  notRight,
  noVersion,
  PinQuery,
  PROMPTS_CAP,
  pinnedPrompt,
  promptOf,
  SlugPath,
  versionParameter,
  withValues,
} from './source.ts';

const MAX_TEXT = 200;

/** An optional text of 200 code points at most; white space alone counts as not given. */
function optionalText(name: string, about: Readonly<Record<string, unknown>>) {
  return z
    .string()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return null;
      const length = trimmedLength(value);
      if (length <= MAX_TEXT) return length === 0 ? null : value;
      context.addIssue(`${name} may have ${MAX_TEXT} characters at most, but ${length} characters came.`);
      return z.NEVER;
    })
    .openapi({ type: 'string', maxLength: MAX_TEXT, ...about });
}

/** GET /api/prompts */
export const SearchQuery = z.object({
  q: optionalText('Parameter q', {
    description:
      'Text search over title, description, category, roles, fields (labels, help, options) and template, in English, Hindi or romanised Hindi; ranked. Without it: by title.',
    example: ASKED.q,
  }),
  category: optionalText('Parameter category', {
    description: 'A category, by its slug or label in any case. An unknown one matches nothing.',
    example: ASKED.category,
  }),
  role: optionalText('Parameter role', {
    description: 'A job role, by its slug or label in any case. An unknown one matches nothing.',
    example: ASKED.role,
  }),
  india: flag('Parameter india', { description: 'When set: India-specific prompts only.', example: '1' }),
  limit: wholeNumber('Parameter limit', 1, 100, 25, { description: 'Results at most.' }),
  offset: wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, { description: 'Results to skip.' }),
  include_template: flag('Parameter include_template', {
    description: 'When set: results in full form.',
    example: '1',
  }),
});

const search = operation({
  method: 'get',
  path: '/api/prompts',
  id: 'searchPrompts',
  tag: 'prompts',
  summary: 'Search and filter prompts',
  description: 'Ranked with q, by title without.',
  query: SearchQuery,
  ok: { description: 'One page of results.', schema: contract.SearchResponse, example: QUESTIONS.search },
  errors: { 400: QUESTIONS.badLimit },
  cap: PROMPTS_CAP,
  costly: true,
  cacheable: true,
});

const getPrompt = operation({
  method: 'get',
  path: '/api/prompts/{slug}',
  id: 'getPrompt',
  tag: 'prompts',
  summary: 'One prompt in full form',
  description:
    'With template, fields, example output, source and changelog; with `version` as that version had template, fields and law, without an example output.',
  params: SlugPath,
  query: PinQuery,
  ok: { description: 'The prompt.', schema: contract.PromptFull, example: QUESTIONS.full },
  errors: { 400: QUESTIONS.badVersion, 404: QUESTIONS.noPrompt },
  cap: PROMPTS_CAP,
  cacheable: true,
});

/** GET /api/prompts/{slug}/diff */
export const DiffQuery = z.object({
  from: versionParameter('from', 'The version to begin with; without it: the one before `to`.'),
  to: versionParameter('to', 'The version to end with; without it: the newest.'),
});

const diffPrompt = operation({
  method: 'get',
  path: '/api/prompts/{slug}/diff',
  id: 'diffPrompt',
  tag: 'prompts',
  summary: 'The difference between two versions of a prompt',
  description: 'Without parameters: between the newest and the one before.',
  params: SlugPath,
  query: DiffQuery,
  ok: { description: 'The difference.', schema: contract.VersionDiff, example: QUESTIONS.diff },
  errors: { 400: QUESTIONS.badVersion, 404: QUESTIONS.noVersion },
  cap: PROMPTS_CAP,
  costly: true,
  cacheable: true,
});

/** GET /api/changes */
export const ChangesQuery = z.object({
  law: flag('Parameter law', { description: 'When set: changes of law only.', example: '1' }),
  since: dateFrom('Parameter since', '2000-01-01', {
    description: 'Changes of this day and later ones; without it: all.',
    example: '2026-11-17',
  }).optional(),
  limit: wholeNumber('Parameter limit', 1, 100, 25, { description: 'Results at most.' }),
  offset: wholeNumber('Parameter offset', 0, Number.MAX_SAFE_INTEGER, 0, { description: 'Results to skip.' }),
});

const promptChanges = operation({
  method: 'get',
  path: '/api/changes',
  id: 'promptChanges',
  tag: 'catalog',
  summary: 'What changed in the prompts, and in the law of calculators',
  description:
    'Every version of every prompt and of the law behind each calculator, the newest first; /changes.atom is the same as a feed.',
  query: ChangesQuery,
  ok: { description: 'One page of changes.', schema: contract.PromptChanges, example: QUESTIONS.changes },
  errors: { 400: QUESTIONS.badChanges },
  cap: PROMPTS_CAP,
  cacheable: true,
});

const getPromptSchema = operation({
  method: 'get',
  path: '/api/prompts/{slug}/schema',
  id: 'getPromptSchema',
  tag: 'prompts',
  summary: "JSON Schema of a prompt's values",
  description: 'Its fields and the parameters of rendering, such as `output_language`; draft 2020-12.',
  params: SlugPath,
  query: PinQuery,
  ok: { description: 'The schema.', schema: contract.FieldSchema, example: QUESTIONS.fieldSchema },
  errors: { 400: QUESTIONS.badVersion, 404: QUESTIONS.noPrompt },
  cap: PROMPTS_CAP,
  cacheable: true,
});

export const RenderRequest = withValues().extend({
  version: z
    .int({ error: butCame('version must be a whole number of 1 or more') })
    .min(1, { error: butCame('version must be a whole number of 1 or more') })
    .optional()
    .openapi({ description: 'The version to fill, if the address names none.' }),
});

const renderPrompt = operation({
  method: 'post',
  path: '/api/prompts/{slug}/render',
  id: 'renderPrompt',
  tag: 'prompts',
  summary: 'Fill a prompt with values',
  description:
    'Values of the fields and the parameters of rendering in, finished prompt out; every problem is reported at once.',
  params: SlugPath,
  query: PinQuery,
  body: { component: 'RenderRequest', example: { values: ASKED.values } },
  ok: { description: 'The finished prompt.', schema: contract.RenderResponse, example: QUESTIONS.rendered },
  errors: {
    400: QUESTIONS.noValues,
    404: QUESTIONS.noPrompt,
    413: QUESTIONS.tooLarge,
    422: { description: 'The values do not fit.', schema: contract.RenderProblems, example: QUESTIONS.problems },
  },
  cap: PROMPTS_CAP,
  costly: true,
  cacheable: false,
});

const catalogMeta = operation({
  method: 'get',
  path: '/api/meta',
  id: 'catalogMeta',
  tag: 'catalog',
  summary: 'Counts, categories, roles, tools and deferred tools',
  description: 'No parameters.',
  ok: { description: 'The metadata.', schema: contract.CatalogMeta, example: QUESTIONS.meta },
  errors: {},
  cap: PROMPTS_CAP,
  cacheable: true,
});

export function addPromptRoutes(app: App, catalog: Catalog): void {
  app.openapi(search, (c) => {
    const { q, category, role, india, limit, offset, include_template: withTemplate } = c.req.valid('query');
    const baseUrl = baseUrlOf(c);
    const key = JSON.stringify(['search', baseUrl, q, category, role, india, limit, offset, withTemplate]);
    return cached(c, key, () =>
      costly(c, function* () {
        yield* catalog.prepare();
        const found = catalog.find({
          ...(q !== null && { q }),
          ...(category !== null && { category }),
          ...(role !== null && { role }),
          indiaOnly: india,
        });
        const results = found
          .slice(offset, offset + limit)
          .map((prompt) => (withTemplate ? fullOf(prompt, baseUrl) : summaryOf(prompt, baseUrl)));
        const query = { q, category, role, india, limit, offset };
        const fit = q === null ? {} : { fit: catalog.fit(q, found) };
        return { query, total: found.length, returned: results.length, ...fit, results };
      }),
    );
  });

  app.openapi(getPrompt, (c) => {
    const { version } = c.req.valid('query');
    const prompt = pinnedPrompt(catalog, c.req.valid('param').slug, version);
    const baseUrl = baseUrlOf(c);
    return cached(c, JSON.stringify(['prompt', baseUrl, prompt.slug, version]), () => fullOf(prompt, baseUrl));
  });

  app.openapi(diffPrompt, (c) => {
    const prompt = promptOf(catalog, c.req.valid('param').slug);
    const given = c.req.valid('query');
    const [newest] = prompt.history.changes;
    const to = given.to || newest.version;
    const from = given.from || Math.max(1, to - 1);
    return cached(c, JSON.stringify(['diff', prompt.slug, from, to]), () =>
      costly(c, () => versionDiff(prompt, from, to) ?? noVersion(prompt, from > newest.version ? from : to)),
    );
  });

  app.openapi(promptChanges, (c) => {
    const { law, since, limit, offset } = c.req.valid('query');
    const baseUrl = baseUrlOf(c);
    return cached(c, JSON.stringify(['changes', baseUrl, law, since, limit, offset]), () =>
      changesOf(catalog, { lawOnly: law, since, limit, offset }, baseUrl),
    );
  });

  app.openapi(getPromptSchema, (c) => {
    const { version } = c.req.valid('query');
    const prompt = pinnedPrompt(catalog, c.req.valid('param').slug, version);
    const id = `${baseUrlOf(c)}/api/prompts/${prompt.slug}/schema${version === 0 ? '' : `?version=${version}`}`;
    return cached(c, JSON.stringify(['schema', id]), () => fieldSchemaOf(prompt, id));
  });

  app.openapi(renderPrompt, async (c) => {
    const { slug } = c.req.valid('param');
    const { version: inAddress } = c.req.valid('query');
    const addressed = pinnedPrompt(catalog, slug, inAddress);
    const body = await readBody(c, bodyBytesFor(asRendered(addressed).fields));
    const { version, rendering } = await costly(c, () => {
      const { values, version: inBody = inAddress } = jsonIn(body, RenderRequest);
      if (inAddress !== 0 && inBody !== inAddress) {
        throw new Refusal(400, `Parameter version is ${inAddress}, but version in the body is ${inBody}; name one.`);
      }
      const prompt = pinnedPrompt(catalog, slug, inBody);
      return { version: prompt.history.changes[0].version, rendering: catalog.render(prompt, values) };
    });
    if (!rendering.ok) throw notRight(rendering.problems);
    return fresh(c, { slug, version, prompt: rendering.prompt });
  });

  app.openapi(catalogMeta, (c) => {
    const baseUrl = baseUrlOf(c);
    return cached(c, JSON.stringify(['meta', baseUrl]), () => metaOf(catalog, baseUrl));
  });
}
