// What can go wrong between the prompt and the answer, each told apart from the others.

export type ModelErrorKind =
  /** No connection. */
  | 'unreachable'
  /** The service is there, but lets no page of this origin ask it. */
  | 'other origin'
  /** A secure page may not ask an address without TLS. */
  | 'insecure'
  /** The service sends on to another address, which is not followed: the key is for this one. */
  | 'redirected'
  /** The service answered with an error status. */
  | 'refused'
  /** Status 429, after the retries. */
  | 'rate limited'
  /** The answer ended before it was whole; what came before was passed on. */
  | 'cut'
  /** The model stopped at the most it may write; what it wrote was passed on. */
  | 'too long'
  /** A filter of the service stopped the model; what it wrote was passed on. */
  | 'filtered'
  /** The answer is not what the protocol says. */
  | 'malformed';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly status: number | undefined;
  /** From the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: ModelErrorKind,
    message: string,
    {
      status,
      retryAfterSeconds,
      cause,
    }: { status?: number; retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Seconds or an HTTP date; undefined when absent or unreadable. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header.trim());
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}
