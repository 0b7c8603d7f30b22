// The one error of the services: a status and one sentence that names the input and what would be right.

interface RefusalDetails {
  /** Fields beside `error`, such as the list of problems. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Headers that belong to this refusal, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere below a route; the service answers it with `{"error": message}`, or on pages with a page. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 422 | 429 | 503;
  readonly details: NonNullable<RefusalDetails['details']>;
  readonly headers: NonNullable<RefusalDetails['headers']>;

  constructor(status: Refusal['status'], message: string, { details = {}, headers = {} }: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** The client closed its connection: nobody waits for the answer any more. */
export class ClientLeft extends Error {}
