// The one error shape of the services: a status and one sentence that names the input and what would be right.

/** Thrown anywhere below a route; the service turns it into `{"error": message}`. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 422 | 429;
  /** Fields beside `error`, such as the list of problems. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Headers that belong to this refusal, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Refusal['status'],
    message: string,
    extra: { readonly details?: Refusal['details']; readonly headers?: Refusal['headers'] } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.details = extra.details ?? {};
    this.headers = extra.headers ?? {};
  }
}
