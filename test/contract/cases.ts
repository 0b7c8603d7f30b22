// The form of a contract case: which rows of the specifications it covers, what is sent, what must come back.
import { expect } from 'vitest';

export type Json = Record<string, unknown>;

export interface Reply {
  readonly response: Response;
  readonly text: string;
  /** The body parsed as JSON; an empty object when there is none. */
  readonly json: Json;
}

export interface Case {
  /** Rows of the specifications or of the decisions that this case shows. */
  readonly rows: readonly string[];
  readonly name: string;
  readonly service: 'tariff' | 'prompts';
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  /** Part of the message, for refusals. */
  readonly error?: RegExp;
  check?(reply: Reply): void;
}

export const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export async function send(baseUrl: string, path: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(`${baseUrl}${path}`, init);
  const text = await response.text();
  const isJson = text !== '' && (response.headers.get('content-type') ?? '').startsWith('application/json');
  return { response, text, json: isJson ? (JSON.parse(text) as Json) : {} };
}

/** What holds for every response whatever it is. */
export function checkAlways({ response, json }: Reply): void {
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  if (response.status < 400) return;
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(json.error).toMatch(/^\S.+[.]$/s);
}

export const list = (value: unknown): Json[] => {
  if (!Array.isArray(value)) throw new Error(`expected a list, but got ${JSON.stringify(value)}`);
  return value as Json[];
};
