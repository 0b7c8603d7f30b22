// Requests whose head is nearly as long as it may be, with the status they must get.
import { request } from './wire.ts';

/** Name, bytes, status. */
export const LONG_HEADS: readonly (readonly [string, string, number])[] = [
  ['3,000 headers', request('GET /healthz', new Array<string>(3_000).fill('A:b')), 200],
  ['15 KB of cookies', request('GET /healthz', [`Cookie: ${'a'.repeat(15 * 1024)}`]), 200],
  ['a text of 15 KB', request(`GET /api/lookup?q=${'a'.repeat(15 * 1024)}`), 400],
  ['15 KB of unknown parameters', request(`GET /api/lookup?q=rice&${'x=1&'.repeat(3_800)}`), 200],
  ['15 KB of the same parameter', request(`GET /api/lookup?${'q=1&'.repeat(3_800)}`), 400],
  ['15 KB of percent signs', request(`GET /api/lookup?q=${'%'.repeat(15 * 1024)}`), 400],
  ['15 KB of slashes', request(`GET ${'/'.repeat(15 * 1024)}`), 404],
  ['15 KB of dots and slashes', request(`GET ${'/..'.repeat(5_000)}`, ['Accept: application/json']), 200],
  ['15 KB of forwarded addresses', request('GET /healthz', [`X-Forwarded-For: ${'1.1.1.1,'.repeat(1_900)}`]), 200],
  ['15 KB of codings', request('GET /api/meta', [`Accept-Encoding: ${'br;q=0.1,'.repeat(1_700)}`]), 200],
  ['15 KB of tags', request('GET /api/meta', [`If-None-Match: ${'"a",'.repeat(3_700)}`]), 200],
  ['15 KB of ranges', request('GET /api/meta', [`Range: bytes=${'0-0,'.repeat(3_700)}`]), 200],
];
