// Runs a prompt tool: checks the values, renders the prompt, and on request has a model answer it.
import type { Catalog, PromptRecord } from '../catalog/index.ts';
import type { Problem } from '../values.ts';
import { type CompleteOptions, complete } from './complete.ts';
import type { ModelEndpoint } from './endpoint.ts';

export type PromptRun =
  | { readonly ok: false; readonly problems: readonly Problem[] }
  | {
      readonly ok: true;
      readonly prompt: string;
      /** The model's answer, piece by piece; each call asks anew. */
      answer(endpoint: ModelEndpoint, options?: CompleteOptions): AsyncGenerator<string>;
    };

/** Renders in a single pass; every problem with the values is reported at once. */
export function runPrompt(
  catalog: Catalog,
  prompt: PromptRecord,
  values: Readonly<Record<string, unknown>>,
): PromptRun {
  const rendering = catalog.render(prompt, values);
  if (!rendering.ok) return rendering;
  return {
    ok: true,
    prompt: rendering.prompt,
    answer: (endpoint, options) => complete(endpoint, rendering.prompt, options),
  };
}
