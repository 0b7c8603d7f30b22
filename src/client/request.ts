// One request of the client: the answer as JSON, a wait and a retry when the service says so, an error that tells why.
import { came } from '../contract/came.ts';

export interface ClientOptions {
  /** Address of the service, such as `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** Default: the runtime's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** How often a request that met the cap is sent again; default 3. */
  readonly retries?: number;
  /** The longest wait that is accepted before a retry, in seconds; default 90. */
  readonly longestWaitSeconds?: number;
  /** Called before a wait, for example to tell the user. */
  readonly onWait?: (seconds: number) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The service answered with an error. */
export class ServiceError extends Error {
  readonly status: number;
  /** The whole body, such as the nearest codes or the list of problems. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body.error === 'string' ? body.error : `The service answered with status ${status}.`);
    this.name = 'ServiceError';
    this.status = status;
    this.body = body;
  }
}

export interface Requested {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** Sends a request and hands back its JSON; the caller names the type that the document promises. */
export type Sender = <Answer>(request: Requested, options?: CallOptions) => Promise<Answer>;

const TOO_MANY = 429;

export function createSender(options: ClientOptions): Sender {
  const base = baseOf(options);
  const { retries = 3, longestWaitSeconds = 90, onWait } = options;
  const send = options.fetch ?? globalThis.fetch;

  return async <Answer>({ method = 'GET', path, query = {}, body }: Requested, { signal }: CallOptions = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    for (let attempt = 0; ; attempt++) {
      const response = await send(`${base}${path}${search}`, {
        method,
        headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      });
      if (response.ok) return answerOf<Answer>(response);
      const failure = new ServiceError(response.status, await bodyOf(response));
      const wait = response.status === TOO_MANY ? secondsToWait(response.headers.get('retry-after')) : undefined;
      if (wait === undefined || wait > longestWaitSeconds || attempt >= retries) throw failure;
      onWait?.(wait);
      await pause(wait * 1000, signal);
    }
  };
}

/** Plain JavaScript may hand over anything, such as the address alone. A page may ask its own server: `''` or `/codes`. */
function baseOf(options: unknown): string {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`options must be an object with baseUrl, but ${came(options)} came.`);
  }
  const { baseUrl } = options as Partial<ClientOptions>;
  if (typeof baseUrl !== 'string' || !/^(https?:\/\/|\/|$)/i.test(baseUrl)) {
    throw new TypeError(`baseUrl must be an address such as "http://127.0.0.1:3001", but ${came(baseUrl)} came.`);
  }
  return baseUrl.replace(/\/+$/, '');
}

/** A page in the place of JSON means that something else is at the address. */
async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer;
  } catch {
    const error = `The answer must be JSON, but ${came(text)} came; is baseUrl that of the service?`;
    throw new ServiceError(response.status, { error });
  }
}

async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** `Retry-After` in seconds or as a date; undefined when it is neither. */
function secondsToWait(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
