// The tools that compute, loaded by the first who runs one: the API and the pages run them.
import { type Later, later } from '../../http/later.ts';
import type { OpenedTool } from '../../tools/index.ts';
import type { Surroundings } from '../../tools/kit.ts';

/** By slug. */
export type Tools = ReadonlyMap<string, OpenedTool>;

export const laterTools = (surroundings: Surroundings = {}): Later<Tools> =>
  later(async () => {
    const { openTools } = await import('../../tools/index.ts');
    return new Map(openTools(surroundings).map((tool) => [tool.slug, tool]));
  });
