// Sends a prompt to an OpenAI-compatible endpoint and gives out the answer piece by piece.
import type { ModelEndpoint } from './endpoint.ts';
import { eventData } from './events.ts';
import { ModelError, retryAfterSeconds } from './modelError.ts';

export interface CompleteOptions {
  readonly signal?: AbortSignal;
  readonly wait?: (seconds: number) => Promise<void>;
  /** Why nothing could be sent to the address, where the runtime itself does not tell. */
  readonly whyUnreachable?: ((url: URL) => Promise<ModelError | undefined>) | undefined;
}

/** How often to try again after 429 or 503 before giving up, and the longest Retry-After that is waited for. */
const RETRIES = 2;
const LONGEST_WAIT_SECONDS = 30;

/** A member of what a service sent; undefined where there is none. */
const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** What a service says went wrong; undefined: it says nothing of the kind. */
function errorIn(body: unknown): string | undefined {
  const error = member(body, 'error');
  const message = typeof error === 'string' ? error : member(error, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** The choices of a chunk or a whole answer; undefined: it is neither. */
function choicesIn(body: unknown): readonly unknown[] | undefined {
  const choices = member(body, 'choices');
  return Array.isArray(choices) ? choices : undefined;
}

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
    const [choice] = choicesIn(await response.json().catch(() => undefined)) ?? [];
    const content = member(member(choice, 'message'), 'content');
    if (typeof content !== 'string')
      throw new ModelError('malformed', 'The model service must answer with choices, but something else came.');
    yield content;
    checkFinish(member(choice, 'finish_reason'));
    return;
  }
  let finish: string | undefined;
  try {
    for await (const data of eventData(response.body)) {
      if (data === '[DONE]') return checkFinish(finish);
      const { text, finish: reason } = readChunk(data);
      finish ??= reason;
      if (text !== '') yield text;
    }
  } catch (cause) {
    if (cause instanceof ModelError || options.signal?.aborted === true) throw cause;
    throw new ModelError('cut', 'The connection to the model service broke before the answer was whole.', { cause });
  }
  if (finish === undefined) throw new ModelError('cut', 'The answer of the model service ended before it was whole.');
  checkFinish(finish);
}

/** An answer that did not end by itself is not whole, whatever it looks like. */
function checkFinish(reason: unknown): void {
  if (typeof reason !== 'string') return;
  if (/length|max_?(?:output_?)?tokens/i.test(reason)) {
    throw new ModelError(
      'too long',
      'The model stopped at its limit, so the answer is not whole. Raise the limit of the answer or the context of the model, give less material, or take another model.',
    );
  }
  if (/filter|safety|blocked|recitation/i.test(reason)) {
    throw new ModelError(
      'filtered',
      'A filter of the model service stopped the model, so the answer is not whole. Leave out what it objects to, or take another model.',
    );
  }
}

function readChunk(data: string): { readonly text: string; readonly finish: string | undefined } {
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
  const failed = errorIn(json);
  if (failed !== undefined) throw new ModelError('refused', `The model service broke off: ${failed}`);
  const choices = choicesIn(json);
  if (choices === undefined)
    throw new ModelError('malformed', 'The model service must send choices in each event, but something else came.');
  const content = member(member(choices[0], 'delta'), 'content');
  const finish = member(choices[0], 'finish_reason');
  return {
    text: typeof content === 'string' ? content : '',
    finish: typeof finish === 'string' ? finish : undefined,
  };
}

async function request(
  endpoint: ModelEndpoint,
  prompt: string,
  { signal, wait = waitFor, whyUnreachable }: CompleteOptions,
): Promise<Response> {
  for (let left = RETRIES; ; left--) {
    const response = await send(endpoint, prompt, { signal, whyUnreachable });
    if (response.ok) return response;
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      throw redirected(endpoint, response);
    const error = await refusal(response);
    const again = response.status === 429 || response.status === 503;
    const seconds = error.retryAfterSeconds ?? 1;
    if (!again || left <= 0 || seconds > LONGEST_WAIT_SECONDS) throw error;
    await wait(seconds);
  }
}

async function send(
  { url, model, key }: ModelEndpoint,
  prompt: string,
  { signal, whyUnreachable }: { signal: AbortSignal | undefined } & Pick<CompleteOptions, 'whyUnreachable'>,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      // The key is for this address alone.
      redirect: 'manual',
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
    const { host } = new URL(url);
    throw (
      (await whyUnreachable?.(new URL(url))) ??
      new ModelError(
        'unreachable',
        `The model service at ${host} cannot be reached: nothing answers there. Start it, or correct the address.`,
        { cause },
      )
    );
  }
}

function redirected({ url }: ModelEndpoint, response: Response): ModelError {
  const to = response.headers.get('location');
  const where = to !== null && URL.canParse(to, url) ? `to ${new URL(to, url).href}` : 'to another address';
  return new ModelError(
    'redirected',
    `The model service at ${new URL(url).host} sends on ${where}, which is not followed. Set that address, if you trust it.`,
    { status: response.status },
  );
}

async function refusal(response: Response): Promise<ModelError> {
  const known = errorIn(await response.json().catch(() => undefined));
  const said = known === undefined ? '.' : `: ${known}`;
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
