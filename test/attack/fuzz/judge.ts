// What holds for every answer whatever was sent: no 5xx but a 503 that says when to ask again, clean headers, the one error
// shape, CORS.
import type { Exchange, WireAnswer } from '../wire.ts';

/** Every header the services send; another one would be an injected one. */
const KNOWN_HEADERS = new Set([
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'allow',
  'cache-control',
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'mcp-protocol-version',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
  'x-content-type-options',
  'x-frame-options',
]);

/** What is wrong with an exchange; undefined: nothing. */
export function problemOf({ answers }: Exchange): string | undefined {
  for (const answer of answers) {
    const problem = problemOfAnswer(answer);
    if (problem !== undefined)
      return `${problem} in ${answer.head.join(' | ')} ${answer.body.toString().slice(0, 300)}`;
  }
  return undefined;
}

function problemOfAnswer({ status, head, headers, body }: WireAnswer): string | undefined {
  const isRefusal = status === 503 && headers['retry-after'] !== undefined;
  if (!(status >= 100 && status < 500) && !isRefusal) return `status ${status}`;
  if (status < 200) return undefined;
  // A slash too many leads on to the page on this host, and nothing else leads anywhere.
  const leadsOn =
    status === 301 && /^\/(?![/\\])/.test(headers.location ?? '') && !/\/(?:\?|$)/.test(headers.location ?? '');
  if (status >= 300 && status < 400 && status !== 304 && !leadsOn) return `redirect ${status}`;
  for (const line of head.slice(1)) {
    const name = /^([\w-]+): [\t\x20-\x7e]*$/.exec(line)?.[1];
    if (name === undefined) return `header line ${JSON.stringify(line)}`;
    if (!KNOWN_HEADERS.has(name.toLowerCase()) && !(leadsOn && name.toLowerCase() === 'location'))
      return `unexpected header ${name}`;
  }
  if (headers['access-control-allow-origin'] !== '*') return 'no CORS';
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html') && headers['content-security-policy'] === undefined) return 'a page without policy';
  const isPlain = headers['content-encoding'] === undefined && body.length > 0;
  if (isPlain && type.startsWith('application/json')) return problemOfJson(status, body);
  return undefined;
}

function problemOfJson(status: number, body: Buffer): string | undefined {
  try {
    const value = JSON.parse(body.toString()) as { error?: unknown; jsonrpc?: unknown };
    if (status < 400 || value.jsonrpc !== undefined) return undefined;
    return typeof value.error === 'string' && value.error.endsWith('.') ? undefined : 'an error without a sentence';
  } catch {
    return 'JSON that cannot be read';
  }
}
