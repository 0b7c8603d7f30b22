// The routes of the prompt catalog service: from a checked request to an answer of the catalog.
import { quoted } from '../../contract/came.ts';
import { type Answer, cached, cachedSteps, fresh } from '../../http/answer.ts';
import { MAX_BODY_BYTES } from '../../http/body.ts';
import type { CapPolicy } from '../../http/cap.ts';
import { later, needing } from '../../http/later.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Incoming, Route } from '../../http/route.ts';
import { inTurn } from '../../http/turns.ts';
import {
  type Catalog,
  changesOf,
  fieldSchemaOf,
  fullOf,
  metaOf,
  type PromptRecord,
  summaryOf,
  versionDiff,
  versionNumbers,
  versionOf,
} from '../../prompts/catalog/index.ts';

import type { FieldMap } from '../../prompts/kit.ts';
import { maxLengthOf, type Problem } from '../../prompts/values.ts';
import type { Surroundings } from '../../tools/kit.ts';
import { laterTools } from './laterTools.ts';

type Requests = typeof import('./requests.ts');

/** Over every path under /api/, for one client address. */
export const PROMPTS_CAP: CapPolicy = { name: 'prompts', perMinute: 30 };

/** As `SearchQuery` has them. */
export const SEARCH_PARAMETERS = ['q', 'category', 'role', 'india', 'limit', 'offset', 'include_template'];

/** A character outside the basic plane, escaped in JSON as two halves. */
const MOST_BYTES_A_CHARACTER = 12;
/** Beside the texts: names of fields, choices, numbers, spaces. */
const BYTES_BESIDE_TEXTS = 16 * 1024;

/** What values that every field takes can need as JSON or as a form, however they are escaped. */
export function bodyBytesFor(fields: FieldMap): number {
  const characters = Object.values(fields).reduce((sum, field) => sum + (maxLengthOf(field) ?? 0), 0);
  return Math.max(MAX_BODY_BYTES, characters * MOST_BYTES_A_CHARACTER + BYTES_BESIDE_TEXTS);
}

/** Tools that compute have no prompt, but `/api/meta` lists them beside those that have. */
export function noPrompt(catalog: Catalog, slug: string): Refusal {
  const hint = catalog.calculators.some((tool) => tool.slug === slug)
    ? `it is a tool that computes: POST /api/tools/${slug}/run`
    : '/api/prompts lists those that exist';
  return new Refusal(404, `There is no prompt with the slug ${quoted(slug)}; ${hint}.`);
}

function noTool(catalog: Catalog, slug: string): Refusal {
  const hint =
    catalog.get(slug) === undefined ? '/api/meta lists them' : `it is a prompt: POST /api/prompts/${slug}/render`;
  return new Refusal(404, `There is no tool that computes with the slug ${quoted(slug)}; ${hint}.`);
}

function noVersion(prompt: PromptRecord, version: number): never {
  throw new Refusal(404, `The prompt "${prompt.slug}" has no version ${version}; it has ${versionNumbers(prompt)}.`);
}

export function promptRoutes(catalog: Catalog): readonly Route[] {
  const requests = later(() => import('./requests.ts'));

  const search = ({ parse, SearchQuery }: Requests, { query, baseUrl }: Incoming): Answer => {
    const { q, category, role, india, limit, offset, include_template: withTemplate } = parse(SearchQuery, query);
    const key = JSON.stringify(['search', baseUrl, q, category, role, india, limit, offset, withTemplate]);
    return cachedSteps(key, function* () {
      const found = yield* catalog.findSteps({
        q: q ?? undefined,
        category: category ?? undefined,
        role: role ?? undefined,
        indiaOnly: india,
      });
      const results = found
        .slice(offset, offset + limit)
        .map((prompt) => (withTemplate ? fullOf(prompt, baseUrl) : summaryOf(prompt, baseUrl)));
      const echo = { q, category, role, india, limit, offset };
      return { query: echo, total: found.length, returned: results.length, results };
    });
  };

  const promptOf = (request: Incoming): PromptRecord => {
    const slug = request.param('slug');
    const prompt = catalog.get(slug);
    if (prompt !== undefined) return prompt;
    throw noPrompt(catalog, slug);
  };

  const get = (request: Incoming): Answer | Promise<Answer> => {
    const prompt = promptOf(request);
    if (request.query.version !== undefined) return ofVersion(request);
    return cached(JSON.stringify(['prompt', request.baseUrl, prompt.slug]), () => fullOf(prompt, request.baseUrl));
  };

  const ofVersion = needing(requests, ({ parse, PromptQuery }, request: Incoming): Answer => {
    const prompt = promptOf(request);
    const { version } = parse(PromptQuery, request.query);
    const older = versionOf(prompt, version) ?? noVersion(prompt, version);
    return cached(JSON.stringify(['prompt', request.baseUrl, prompt.slug, version]), () =>
      fullOf(older, request.baseUrl),
    );
  });

  const diff = ({ parse, DiffQuery }: Requests, request: Incoming): Answer => {
    const prompt = promptOf(request);
    const asked = parse(DiffQuery, request.query);
    const [newest] = prompt.history.changes;
    const to = asked.to || newest.version;
    const from = asked.from || Math.max(1, to - 1);
    return cached(
      JSON.stringify(['diff', prompt.slug, from, to]),
      () => versionDiff(prompt, from, to) ?? noVersion(prompt, from > newest.version ? from : to),
    );
  };

  const changes = ({ parse, ChangesQuery }: Requests, { query, baseUrl }: Incoming): Answer => {
    const { law, limit, offset } = parse(ChangesQuery, query);
    return cached(JSON.stringify(['changes', baseUrl, law, limit, offset]), () =>
      changesOf(catalog, { lawOnly: law, limit, offset }, baseUrl),
    );
  };

  const schema = (request: Incoming): Answer => {
    const prompt = promptOf(request);
    const id = `${request.baseUrl}/api/prompts/${prompt.slug}/schema`;
    return cached(JSON.stringify(['schema', id]), () => fieldSchemaOf(prompt, id));
  };

  const render = async ({ parse, RenderRequest }: Requests, request: Incoming): Promise<Answer> => {
    const prompt = promptOf(request);
    const { values } = parse(RenderRequest, await request.body(bodyBytesFor(prompt.fields)));
    const rendering = catalog.render(prompt, values);
    if (rendering.ok) return fresh({ slug: prompt.slug, prompt: rendering.prompt });
    throw notRight(rendering.problems);
  };

  const meta = ({ baseUrl }: Incoming): Answer =>
    cached(JSON.stringify(['meta', baseUrl]), () => metaOf(catalog, baseUrl));

  return [
    {
      method: 'GET',
      path: '/api/prompts',
      parameters: SEARCH_PARAMETERS,
      cap: PROMPTS_CAP,
      handle: needing(requests, search),
    },
    { method: 'GET', path: '/api/prompts/:slug', parameters: ['version'], cap: PROMPTS_CAP, handle: get },
    {
      method: 'GET',
      path: '/api/prompts/:slug/diff',
      parameters: ['from', 'to'],
      cap: PROMPTS_CAP,
      handle: needing(requests, diff),
    },
    {
      method: 'GET',
      path: '/api/changes',
      parameters: ['law', 'limit', 'offset'],
      cap: PROMPTS_CAP,
      handle: needing(requests, changes),
    },
    { method: 'GET', path: '/api/prompts/:slug/schema', cap: PROMPTS_CAP, handle: schema },
    { method: 'POST', path: '/api/prompts/:slug/render', cap: PROMPTS_CAP, handle: needing(requests, render) },
    { method: 'GET', path: '/api/meta', cap: PROMPTS_CAP, handle: meta },
  ];
}

/** All problems with the values of a prompt or a tool in one sentence, and each for itself. */
function notRight(problems: readonly Problem[]): Refusal {
  const count = problems.length === 1 ? 'One value is' : `${problems.length} values are`;
  const all = problems.map(({ message }) => message.replace(/\.$/, '')).join('; ');
  return new Refusal(422, `${count} not right: ${all}.`, { details: { problems } });
}

/** The tools that compute, loaded by the first who runs one. */
export function toolRoute(catalog: Catalog, surroundings: Surroundings = {}): Route {
  const needed = later(async () => {
    const [requests, tools, { toolRunOf }] = await Promise.all([
      import('./requests.ts'),
      laterTools(surroundings).load(),
      import('./toolRun.ts'),
    ]);
    return { ...requests, tools, toolRunOf };
  });
  return {
    method: 'POST',
    path: '/api/tools/:slug/run',
    cap: PROMPTS_CAP,
    handle: needing(needed, async ({ parse, RunRequest, tools, toolRunOf }, request: Incoming) => {
      const slug = request.param('slug');
      const tool = tools.get(slug);
      if (tool === undefined) throw noTool(catalog, slug);
      const { values } = parse(RunRequest, await request.body());
      const outcome = await inTurn(() => tool.steps(values));
      if (!outcome.ok) throw notRight(outcome.problems);
      return fresh(toolRunOf(slug, outcome.result));
    }),
  };
}
