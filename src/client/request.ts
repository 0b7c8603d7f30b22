// One request of the client: the answer as JSON, a wait and a retry when the service says so, an error that tells why.
import { came } from '../contract/came.ts';

export interface ClientOptions {
  /** Address of the service, such as `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** Default: the runtime's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** Seconds until a request without an answer is given up; default 30. */
  readonly timeoutSeconds?: number;
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

/** The service did not answer: nothing is at the address, it took too long, or the answer broke off. */
export class NetworkError extends Error {
  /** What was asked. */
  readonly address: string;

  constructor(address: string, problem: string, cause: unknown) {
    super(`${address} ${problem}.`, { cause });
    this.name = 'NetworkError';
    this.address = address;
  }
}

export interface Requested {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

interface Received {
  readonly response: Response;
  readonly text: string;
}

/** Sends a request and hands back its JSON; the caller names the type that the document promises. */
export type Sender = <Answer>(request: Requested, options?: CallOptions) => Promise<Answer>;

const TOO_MANY = 429;

export function createSender(options: ClientOptions): Sender {
  const base = baseOf(options);
  const { retries = 3, longestWaitSeconds = 90, timeoutSeconds = 30, onWait } = options;
  const send = options.fetch ?? globalThis.fetch;

  /** The whole answer, its body read; what the network throws becomes a sentence with the address. */
  async function asked(address: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Received> {
    const limit = new AbortController();
    const abort = (): void => limit.abort();
    const timer = setTimeout(abort, timeoutSeconds * 1000);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      signal?.throwIfAborted();
      const response = await send(address, { ...init, signal: limit.signal });
      return { response, text: await response.text() };
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      const problem = limit.signal.aborted
        ? `did not answer within ${timeoutSeconds} seconds`
        : 'cannot be reached, or its answer broke off';
      throw new NetworkError(address, problem, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return async <Answer>({ method = 'GET', path, query = {}, body }: Requested, { signal }: CallOptions = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    for (let attempt = 0; ; attempt++) {
      const init = {
        method,
        headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const received = await asked(`${base}${path}${search}`, init, signal);
      const { response } = received;
      if (response.ok) return answerOf<Answer>(received);
      const failure = new ServiceError(response.status, bodyOf(received));
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
function answerOf<Answer>({ response, text }: Received): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    const error = `The answer must be JSON, but ${came(text)} came; is baseUrl that of the service?`;
    throw new ServiceError(response.status, { error });
  }
}

function bodyOf({ text }: Received): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
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
