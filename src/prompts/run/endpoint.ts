// Which model answers, and where: read from the environment, never from a file.

export interface ModelEndpoint {
  /** The address that takes chat completions. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token; undefined for endpoints without one. */
  readonly key: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `KOSH_MODEL_URL` is the base of an OpenAI-compatible service ("https://host/v1") or its full chat address,
 * `KOSH_MODEL_KEY` its key (optional). The model is the one given, else `KOSH_MODEL_NAME`.
 */
export function readEndpoint(environment: Environment, model?: string): ModelEndpoint {
  const base = environment.KOSH_MODEL_URL?.trim() ?? '';
  const name = (model ?? environment.KOSH_MODEL_NAME ?? '').trim();
  const missing: string[] = [];
  const url = endpointUrl(base);
  if (url === undefined) {
    const came = base === '' ? 'nothing' : `"${base}"`;
    missing.push(
      `KOSH_MODEL_URL must be the address of an OpenAI-compatible service such as https://host/v1, but ${came} came.`,
    );
  }
  if (name === '') missing.push('KOSH_MODEL_NAME must name the model, or name it with --model, but nothing came.');
  if (url === undefined || missing.length > 0) throw new Error(missing.join(' '));
  return { url: url.href, model: name, key: environment.KOSH_MODEL_KEY?.trim() || undefined };
}

/** Of chat completions, from the base of a service or that very address; undefined: no web address. */
export function endpointUrl(base: string): URL | undefined {
  if (!URL.canParse(base)) return undefined;
  const url = new URL(base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (!url.pathname.endsWith('/chat/completions')) {
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  }
  return url;
}
