// The route that runs a tool that computes.
import { z } from '@hono/zod-openapi';
import { quoted } from '../../contract/came.ts';
import { fresh } from '../../http/answers.ts';
import { jsonIn, readBody } from '../../http/body.ts';
import { costly } from '../../http/context.ts';
import { operation } from '../../http/operation.ts';
import { text } from '../../http/parameters.ts';
import { Refusal } from '../../http/refusal.ts';
import type { App } from '../../http/service.ts';
import { RenderProblems, ToolRun } from '../../prompts/catalog/contract.ts';
import type { Catalog } from '../../prompts/catalog/index.ts';
import { once } from '../../steps/once.ts';
import { type OpenedTool, openTools } from '../../tools/index.ts';
import type { Surroundings } from '../../tools/kit.ts';
import { ASKED, QUESTIONS } from './examples.ts';
import { notRight, PROMPTS_CAP, withValues } from './source.ts';
import { toolRunOf } from './toolRun.ts';

export const RunRequest = withValues();

const runTool = operation({
  method: 'post',
  path: '/api/tools/{slug}/run',
  id: 'runTool',
  tag: 'tools',
  summary: 'Run a tool that computes',
  description: 'Values in, the worked-out answer with its sources out; every problem is reported at once.',
  params: z.object({
    slug: text('Path parameter slug', 200, {
      description: 'The slug of a tool that computes, as `calculators` of /api/meta names it.',
      example: ASKED.tool,
    }),
  }),
  body: { component: 'RunRequest', example: { values: ASKED.toolValues } },
  ok: { description: 'The answer.', schema: ToolRun, example: QUESTIONS.run },
  errors: {
    400: QUESTIONS.noToolValues,
    404: QUESTIONS.noTool,
    413: QUESTIONS.tooLarge,
    422: { description: 'The values do not fit.', schema: RenderProblems, example: QUESTIONS.runProblems },
  },
  cap: PROMPTS_CAP,
  costly: true,
  cacheable: false,
});

/** By slug. */
export type Tools = ReadonlyMap<string, OpenedTool>;

/** The tools that compute, opened when one is first wanted. */
export const toolsIn = (surroundings: Surroundings): (() => Tools) =>
  once(() => new Map(openTools(surroundings).map((tool) => [tool.slug, tool])));

export function addToolRoute(app: App, catalog: Catalog, tools: () => Tools): void {
  app.openapi(runTool, async (c) => {
    const { slug } = c.req.valid('param');
    const tool = tools().get(slug);
    if (tool === undefined) {
      const hint =
        catalog.get(slug) === undefined ? '/api/meta lists them' : `it is a prompt: POST /api/prompts/${slug}/render`;
      throw new Refusal(404, `There is no tool that computes with the slug ${quoted(slug)}; ${hint}.`);
    }
    const body = await readBody(c);
    const outcome = await costly(c, () => tool.run(jsonIn(body, RunRequest).values));
    if (!outcome.ok) throw notRight(outcome.problems);
    return fresh(c, toolRunOf(slug, outcome.result));
  });
}
