// Sends a prompt to an OpenAI-compatible endpoint and gives out the answer piece by piece.
import { z } from 'zod';
import type { ModelEndpoint } from './endpoint.ts';
import { eventData } from './events.ts';
import { ModelError, retryAfterSeconds } from './modelError.ts';

export interface CompleteOptions {
  readonly signal?: AbortSignal;
  /** How often to try again after 429 or 503 before giving up; default 2. */
  readonly retries?: number;
  /** The longest Retry-After that is waited for, in seconds; default 30. */
  readonly longestWaitSeconds?: number;
  readonly wait?: (seconds: number) => Promise<void>;
}

const errorBody = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });
const chunkBody = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});
const wholeBody = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const waitFor = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Yields the answer's text as it arrives; throws `ModelError` when it does not arrive whole. */
export async function* complete(
  endpoint: ModelEndpoint,
  prompt: string,
  options: CompleteOptions = {},
): AsyncGenerator<string> {
  const response = await request(endpoint, prompt, options);
  if (response.headers.get('content-type')?.includes('application/json') === true || response.body === null) {
    const whole = wholeBody.safeParse(await response.json().catch(() => undefined));
    if (!whole.success)
      throw new ModelError('malformed', 'The model service must answer with choices, but something else came.');
    yield whole.data.choices[0]?.message.content ?? '';
    return;
  }
  let finished = false;
  try {
    for await (const data of eventData(response.body)) {
      if (data === '[DONE]') return;
      const { text, last } = readChunk(data);
      finished ||= last;
      if (text !== '') yield text;
    }
  } catch (cause) {
    if (cause instanceof ModelError || options.signal?.aborted === true) throw cause;
    throw new ModelError('cut', 'The connection to the model service broke before the answer was whole.', { cause });
  }
  if (!finished) throw new ModelError('cut', 'The answer of the model service ended before it was whole.');
}

function readChunk(data: string): { readonly text: string; readonly last: boolean } {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw new ModelError(
      'malformed',
      `The model service must send JSON events, but ${JSON.stringify(data.slice(0, 80))} came.`,
      { cause },
    );
  }
  const failed = errorBody.safeParse(json);
  if (failed.success) throw new ModelError('refused', `The model service broke off: ${messageOf(failed.data.error)}`);
  const chunk = chunkBody.safeParse(json);
  if (!chunk.success)
    throw new ModelError('malformed', 'The model service must send choices in each event, but something else came.');
  const choice = chunk.data.choices[0];
  return { text: choice?.delta?.content ?? '', last: typeof choice?.finish_reason === 'string' };
}

async function request(
  endpoint: ModelEndpoint,
  prompt: string,
  { signal, retries = 2, longestWaitSeconds = 30, wait = waitFor }: CompleteOptions,
): Promise<Response> {
  for (let left = retries; ; left--) {
    const response = await send(endpoint, prompt, signal);
    if (response.ok) return response;
    const error = await refusal(response);
    const again = response.status === 429 || response.status === 503;
    const seconds = error.retryAfterSeconds ?? 1;
    if (!again || left <= 0 || seconds > longestWaitSeconds) throw error;
    await wait(seconds);
  }
}

async function send(
  { url, model, key }: ModelEndpoint,
  prompt: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: prompt }] }),
      ...(signal !== undefined && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ModelError('unreachable', `The model service at ${new URL(url).host} cannot be reached.`, { cause });
  }
}

async function refusal(response: Response): Promise<ModelError> {
  const body: unknown = await response.json().catch(() => undefined);
  const known = errorBody.safeParse(body);
  const said = known.success ? `: ${messageOf(known.data.error)}` : '.';
  const { status } = response;
  const after = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  if (status === 429) {
    const hint = after === undefined ? '' : ` Try again in ${after} seconds.`;
    return new ModelError('rate limited', `The model service allows no more requests now (429)${said}${hint}`, {
      status,
      retryAfterSeconds: after,
    });
  }
  return new ModelError('refused', `The model service refused the request (${status})${said}`, {
    status,
    retryAfterSeconds: after,
  });
}

const messageOf = (error: string | { readonly message: string }): string =>
  typeof error === 'string' ? error : error.message;
